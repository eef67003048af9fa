// Every view of the page: what must hold wherever one looks is checked in each of these.

/** @import { Page } from "playwright-core" */
/** @import { Screen } from "./support.js" */

/** Of each game a common position and those that are hard to draw; refusals, rungs and histories. */
const POSITIONS = [
  "#game=nim&position=21",
  "#game=nim&position=3+4+5&maxTake=unlimited",
  "#game=nim&position=2147483647",
  "#game=nim&position=9007199254740991+5&maxTake=unlimited",
  "#game=squares&position=15",
  "#game=squares&position=100000",
  "#game=flip&position=+++-+++++-++++++++-++",
  "#game=coins&position=9007199254740991+-9007199254740991+5+9007199254740991",
  "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB",
  `#game=grid&position=${Array(40).fill("WWB".repeat(20)).join("/")}`,
  "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB&view.overlay=depth",
  "#game=flip&position=+-x",
  "#game=nim&position=2x",
  "#game=nim&position=21&moves=2.1.3.1&ply=3&second=casual",
  "#game=squares&position=15&hints=nothing",
  "#game=nim&position=20&hints=move&colour=red",
];

/** Positions whose boards are looked at while they are set up, too. */
const BOARDS = [
  "#game=nim&position=3+4+5",
  `#game=nim&position=${Array(20).fill("1+2+3").join("+")}`,
  "#game=squares&position=1000",
  "#game=flip&position=+++-++",
  "#game=coins&position=8+15+3+7",
];

/** The dialogs, by the names of their buttons. */
const DIALOGS = ["Share", "Help and shortcuts"];

/**
 * Does something in every view of the page, with boards that are set up or previewed and with the
 * dialogs.
 * @param {Screen} screen
 * @param {Page} page
 * @param {(view: string) => Promise<void>} check gets the view's name
 */
export async function inEveryView(screen, page, check) {
  for (const position of POSITIONS) {
    await screen.goTo(position);
    await check(position.slice(0, 60));
  }
  for (const position of BOARDS) {
    await screen.goTo(position);
    await page.locator(".set-up").click();
    await check(`${position}, set up`);
    await page.locator(".set-up").click();
    await page.locator(".board button").first().focus();
    await check(`${position}, looked at`);
  }
  for (const name of DIALOGS) {
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await dialog.locator("details").evaluateAll(all => all.forEach(each => each.setAttribute("open", "")));
    await check(name);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
}

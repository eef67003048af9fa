// Every view of the page: what must hold wherever one looks is checked in each of these.

/** @import { Page } from "playwright-core" */
/** @import { Screen } from "./support.js" */

/** A small grid, and one that is drawn as a map. */
const GRID = "#game=grid&position=WBWBW/WWWWW/WBWBW/BWBWB";
const MAP = `#game=grid&position=${Array(40).fill("WWB".repeat(20)).join("/")}`;

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
  GRID,
  MAP,
  `${GRID}&view.overlay=depth`,
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

/**
 * What else is seen: what shows it, what is looked at then, and what puts it away.
 * @type {readonly { name: string, position: string, opener: string, seen: string, closer: string }[]}
 */
const STATES = [
  { name: "a grid, set up", position: GRID, opener: ".tool.set-up", seen: ".board button.cell", closer: ".tool.set-up" },
  { name: "a map, set up", position: MAP, opener: ".tool.set-up", seen: ".board canvas", closer: ".tool.set-up" },
  { name: "players and hints", position: "#game=coins&position=8+15+3+7", opener: ".tools .more", seen: ".options select", closer: ".tools .more" },
  { name: "looking ahead", position: GRID, opener: ".answer .line .next", seen: ".looking-ahead .next", closer: ".looking-ahead .return" },
];

/** The dialogs, by the names of their buttons. */
const DIALOGS = ["Share", "Help and shortcuts"];

/**
 * Does something in every view of the page.
 * @param {Screen} screen
 * @param {Page} page
 * @param {(view: string) => Promise<void>} check gets the view's name
 */
export async function inEveryView(screen, page, check) {
  await inMostViews(screen, page, check);
  for (const { name, position, opener, seen, closer } of STATES) {
    await screen.goTo(position);
    await page.locator(opener).click();
    await page.locator(seen).first().focus();
    await check(name);
    await page.locator(closer).click();
  }
}

/**
 * The same in those in which most can go wrong: positions, boards that are set up or previewed, and
 * the dialogs.
 * @param {Screen} screen
 * @param {Page} page
 * @param {(view: string) => Promise<void>} check gets the view's name
 */
export async function inMostViews(screen, page, check) {
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
    if (name === "Share") await dialog.locator(".code").waitFor();
    await check(name);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
}

// The bigger picture, for the tests beside this file.

import { onPage } from "./support.js";

/** @import { Page } from "playwright-core" */
/** @import { Screen } from "./support.js" */

/** What a person sees of the picture, and does with it. */
export class Picture {
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.section = page.locator("details.bigger");
    this.plot = page.locator(".plot");
    this.title = page.locator(".chart figcaption");
    this.readout = page.locator(".readout");
    this.notes = page.locator(".notes");
    this.table = page.locator("table.values");
  }

  async open() {
    if ((await this.section.getAttribute("open")) === null) await this.section.locator("summary").click();
    await this.plot.waitFor();
  }

  /** @param {string} name */
  button(name) {
    return this.section.getByRole("button", { name, exact: true });
  }

  /** Presses keys on the plot. @param {...string} keys */
  async press(...keys) {
    await this.plot.focus();
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** The cells of the table's page, the heads of its rows first. */
  async rows() {
    if (!(await this.table.count())) await this.button("Show as a table").click();
    return this.table.locator("tbody tr").evaluateAll(rows =>
      rows.map(row => [...row.children].map(cell => cell.textContent ?? "")));
  }

  /** The numbers of the table's page, without the heads of its rows; null where there is none. */
  async numbers() {
    return (await this.rows()).map(([, ...cells]) =>
      cells.map(cell => (cell === "" ? null : Number(cell.replaceAll(",", "").replace("−", "-").replace("+", "")))));
  }
}

/**
 * Opens the picture of a position.
 * @param {string} hash
 * @param {(picture: Picture, screen: Screen, page: Page) => Promise<void>} use
 * @param {Parameters<typeof onPage>[2]} [options]
 */
export const onPicture = (hash, use, options) =>
  onPage(hash, async (screen, page) => {
    const picture = new Picture(page);
    await picture.open();
    await use(picture, screen, page);
  }, options);

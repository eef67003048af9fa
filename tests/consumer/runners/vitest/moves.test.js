import { squares as asked } from "perfect-play/worker";
import { expect, test } from "vitest";
import { toTake } from "../moves.js";

test("takes what leaves a multiple of four", async () => {
  expect(toTake(21)).toBe(1);
  expect(await asked.wins(7)).toBe(false);
});

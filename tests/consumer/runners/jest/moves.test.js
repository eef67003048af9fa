import { expect, test } from "@jest/globals";
import { toTake } from "../moves.js";

test("takes what leaves a multiple of four", () => {
  expect(toTake(21)).toBe(1);
});

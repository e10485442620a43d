import { expect, test } from "vitest";
import { csvOf } from "./csv.js";

test("no cell is a formula, and quotes stay inside their cell", () => {
  expect(
    csvOf([
      ["=1+1", 'a "b"'],
      ["plain", ""],
    ]),
  ).toBe('\uFEFF"\'=1+1";"a ""b"""\r\n"plain";""\r\n');
});

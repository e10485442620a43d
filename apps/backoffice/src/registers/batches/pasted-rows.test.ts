import { expect, test } from "vitest";
import { pastedRows } from "./pasted-rows.js";

const columns = [
  { heading: "kun", example: "21.03.2027" },
  { heading: "turi", example: "bayram" },
];

test.each([
  ["21.03.2027;bayram", "kun;turi\n21.03.2027;bayram"],
  ["\n 21.03.2027\tbayram\n", "kun\tturi\n21.03.2027\tbayram"],
  ["\tbayram\n22.03.2027\t\n", "kun\tturi\n\tbayram\n22.03.2027"],
  ["Kun,Turi\n21.03.2027,bayram", "Kun,Turi\n21.03.2027,bayram"],
])("pasted rows without headings get the template's: %j", (pasted, file) => {
  expect(pastedRows(pasted, columns)).toBe(file);
});

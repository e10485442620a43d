import { expect, test } from "vitest";
import { templateLines } from "./template-lines.js";

test("a template has headings, one example that is marked as one, and the values each column can have", () => {
  const columns = [
    { heading: "Ground", example: "1", values: ["1", "2"] },
    { heading: "Address", example: "Garden street 1" },
  ];
  expect(templateLines(columns, { example: "example", values: "values" })).toEqual([
    ["#!", "Ground", "Address"],
    ["#! example", "1", "Garden street 1"],
    ["#! values", "1 | 2", ""],
  ]);
});

import { expect, test } from "vitest";
import { changesBetween } from "./changes-between.js";

test("what a record begins with is a change from nothing; what has no value yet is none", () => {
  expect(changesBetween({}, { name: "Samarqand", codes: [], note: null })).toEqual([
    { pointer: "/name", before: null, after: "Samarqand" },
    { pointer: "/codes", before: null, after: [] },
  ]);
});

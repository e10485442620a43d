import { expect, test } from "vitest";
import { followingRow } from "./following.js";

const is = (one: string) => (row: string) => row === one;

test("the next row follows; behind the last stand those that were passed over", () => {
  expect(followingRow(["a", "b", "c"], is("a"), 0).next).toBe("b");
  expect(followingRow(["a", "b", "c"], is("c"), 2)).toEqual({ next: undefined, passedOver: "a" });
});

test("a row that left its list is followed by the one that moved up into its place", () => {
  expect(followingRow(["a", "c", "d"], is("b"), 1).next).toBe("c");
  expect(followingRow(["b", "c"], is("a"), 0).next).toBe("b");
  // It was the last: what is left stands before it.
  expect(followingRow(["a", "b"], is("c"), 2)).toEqual({ next: undefined, passedOver: "a" });
});

test("nothing follows the only row, and nothing is left of an empty list", () => {
  expect(followingRow(["a"], is("a"), 0)).toEqual({});
  expect(followingRow([], is("a"), 3)).toEqual({});
});

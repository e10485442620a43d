import { expect, test } from "vitest";
import { groupByReason } from "./groupByReason.js";

const file = (number: string, ...codes: string[]) => ({
  applicationId: number,
  number,
  reasons: codes.map((code) => ({ code })),
});

test("files stand under each sentence that keeps them, the most frequent first", () => {
  const groups = groupByReason([file("1", "a"), file("2", "b"), file("3", "b", "a", "b"), file("4", "b")], ({ code }) =>
    code.toUpperCase(),
  );
  expect(groups.map(({ why, files }) => [why, files.map(({ number }) => number)])).toEqual([
    ["B", ["2", "3", "4"]],
    ["A", ["1", "3"]],
  ]);
});

test("reasons that read the same are one group", () => {
  const groups = groupByReason([file("1", "x"), file("2", "y")], () => "Yopiq");
  expect(groups).toHaveLength(1);
});

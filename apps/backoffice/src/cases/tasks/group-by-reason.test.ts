import type { ReasonCode } from "@yer/api/contract/reason-codes";
import { expect, test } from "vitest";
import { groupByReason } from "./group-by-reason.js";

const application = (number: string, ...codes: ReasonCode[]) => ({
  applicationId: number,
  number,
  reasons: codes.map((code) => ({ code })),
});

test("files stand under each sentence that keeps them, the most frequent first", () => {
  const groups = groupByReason(
    [
      application("1", "oneself"),
      application("2", "blocked"),
      application("3", "blocked", "oneself", "blocked"),
      application("4", "blocked"),
    ],
    ({ code }) => code.toUpperCase(),
  );
  expect(groups.map(({ why, applications }) => [why, applications.map(({ number }) => number)])).toEqual([
    ["BLOCKED", ["2", "3", "4"]],
    ["ONESELF", ["1", "3"]],
  ]);
});

test("reasons that read the same are one group", () => {
  const groups = groupByReason([application("1", "frozen"), application("2", "unpaid")], () => "Yopiq");
  expect(groups).toHaveLength(1);
});

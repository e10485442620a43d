import { expect, test } from "vitest";
import { statusOfRead } from "./status-of-read.js";

const failure = { kind: "network", fault: "unreachable" } as const;

test.each([
  ["what is asked for is there", { currentData: [], failure: undefined, isFetching: false }, "ready"],
  ["what is there and read anew", { currentData: [], failure: undefined, isFetching: true }, "ready"],
  ["what is there, and could not be read anew", { currentData: [], failure, isFetching: false }, "ready"],
  ["nothing was asked", { currentData: undefined, failure: undefined, isFetching: false }, "ready"],
  ["it is on its way", { currentData: undefined, failure: undefined, isFetching: true }, "loading"],
  ["it failed and is tried again", { currentData: undefined, failure, isFetching: true }, "loading"],
  ["it failed", { currentData: undefined, failure, isFetching: false }, "error"],
] as const)("%s", (_, read, status) => {
  expect(statusOfRead(read)).toBe(status);
});

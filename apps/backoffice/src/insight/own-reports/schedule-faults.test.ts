import type { Fault } from "@yer/api/contract/problem";
import type { Failure } from "@yer/api/react";
import { expect, it } from "vitest";
import { isAbout, readersWithoutRight } from "./schedule-faults.js";

const readers = ["Karimov Aziz", "Saidova Lola", "Umarov Anvar"].map((label) => ({ id: label, label }));

function refused(...faults: readonly (readonly [string, Fault["code"]])[]): Failure {
  const errors = faults.map(([pointer, code]) => ({ in: "body" as const, pointer, code }));
  return { kind: "problem", problem: { type: "about:blank", title: "", status: 400, code: "invalid", errors } };
}

it("names who may not open reports, and nobody whose territory lies elsewhere", () => {
  const failure = refused(["/readers/1", "permission"], ["/readers/2", "choice"]);
  expect(readersWithoutRight(failure, readers)).toEqual(["Saidova Lola"]);
  expect(isAbout(failure, "readers")).toBe(true);
  expect(isAbout(failure, "endsOn")).toBe(false);
  expect(readersWithoutRight(undefined, readers)).toEqual([]);
});

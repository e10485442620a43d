import type { Failure } from "@yer/api/react";

/** Whether somebody else changed the record since it was read (a failed If-Match, 0098): the optimistic lock's refusal. */
export function isStale(failure: Failure | undefined): boolean {
  return failure?.kind === "problem" && failure.problem.code === "precondition-failed";
}

/** The record as it stands now, out of a refusal of {@link isStale}; undefined for any other failure. */
export function standingOf(failure: Failure | undefined): unknown {
  return failure?.kind === "problem" && isStale(failure) ? failure.problem.current : undefined;
}

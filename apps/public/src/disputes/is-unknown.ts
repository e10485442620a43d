import type { Failure } from "@yer/api/react";

/** Whether a reading failed because there is nothing of the kind, or nothing that is this person's. */
export function isUnknown(failure: Failure): boolean {
  return failure.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
}

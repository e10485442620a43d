import type { Failure } from "@yer/api/react";
import type { ScheduleValues } from "./schedule-values.js";

/** Where in what was sent of a schedule something is wrong: the parts of its pointers, with what is. */
function faultsOf(failure: Failure | undefined) {
  if (failure?.kind !== "problem") return [];
  return (failure.problem.errors ?? []).map(({ pointer, code }) => {
    const [, field, at] = pointer.split("/");
    return { field, at: Number(at), code };
  });
}

/** Whether a refusal is of a field of the form. */
export function isAbout(failure: Failure | undefined, field: "endsOn" | "readers"): boolean {
  return faultsOf(failure).some((fault) => fault.field === field);
}

/** Names of those whom a schedule shall not send to because they may not open reports. */
export function readersWithoutRight(
  failure: Failure | undefined,
  readers: ScheduleValues["readers"],
): readonly string[] {
  return faultsOf(failure).flatMap(({ field, at, code }) =>
    field === "readers" && code === "permission" ? (readers[at]?.label ?? []) : [],
  );
}

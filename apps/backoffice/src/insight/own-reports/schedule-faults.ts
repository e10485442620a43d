import type { Fault } from "@yer/api/contract/problem";
import type { ScheduleValues } from "./schedule-values.js";

/** Names of those whom a schedule shall not send to because they may not open reports. */
export function readersWithoutRight(faults: readonly Fault[], readers: ScheduleValues["readers"]): readonly string[] {
  return faults.flatMap(({ pointer, code }) => {
    const [, field, at] = pointer.split("/");
    return field === "readers" && code === "permission" ? (readers[Number(at)]?.label ?? []) : [];
  });
}

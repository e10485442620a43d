import { measure } from "./measure.js";
import { schedulesRegister } from "./schedules.js";

const filter = { state: ["schedule_running" as const] };

/** The plan against what was done, of the schedules that run today. */
export const scheduleMeasures = {
  running: measure(schedulesRegister, { filter }),
  late: measure(schedulesRegister, { filter: { ...filter, late: true } }),
  plots: measure(schedulesRegister, { what: { sum: "plots" }, filter, unit: "plots" }),
  /** What their lines have until today begins. */
  expected: measure(schedulesRegister, { what: { sum: "expected" }, filter, unit: "plots" }),
  submitted: measure(schedulesRegister, { what: { sum: "submitted" }, filter, unit: "plots" }),
} as const;

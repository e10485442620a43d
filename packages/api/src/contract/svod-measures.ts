import { measure, type MeasureRows } from "./measure.js";
import { svodQuery, svodSums } from "./svod.js";

/** The summary table as what lists the rows of a sum: places, with their total below them. */
export const svodRows = {
  name: "svod",
  read: "read:svod",
  asked: svodQuery.shape,
  columns: svodSums.shape,
} as const satisfies MeasureRows;

const sum = (name: keyof typeof svodSums.shape) =>
  measure(svodRows, {
    what: { sum: name },
    days: ["from", "to"],
    unit: "tiyin",
    // Of the journal alone: since when an application is suspended nothing tells.
    ...(name !== "late" && { asOf: "event" as const }),
  });

/** Money of a period, by the journal; what remains and what is late as its last day left them. */
export const svodMeasures = {
  charged: sum("charged"),
  discounted: sum("discounted"),
  paid: sum("paid"),
  remaining: sum("remaining"),
  late: sum("late"),
  distributed: sum("distributed"),
} as const;

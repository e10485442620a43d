import { openStatuses } from "./application-measures.js";
import { applicationsRegister } from "./application-register.js";
import { measure, type MeasureFormula } from "./measure.js";

const stood = (formula: MeasureFormula) =>
  measure(applicationsRegister, {
    what: { computed: "status", formula },
    filter: { status: [...openStatuses], sort: "statusSince" },
    unit: "days",
  });

/**
 * For how many whole days unfinished applications stand in the status that they are in: computed of the list, which
 * begins with the longest.
 */
export const stayMeasures = {
  median: stood("median"),
  p90: stood("p90"),
  oldest: stood("oldest"),
} as const;

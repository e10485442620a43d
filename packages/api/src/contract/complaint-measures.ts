import { measure } from "./measure.js";
import { complaintsRegister, type DisputeVerdict } from "./objections.js";

const days = ["from", "to"] as const;
const decided = (state: DisputeVerdict) => measure(complaintsRegister, { filter: { state: [state] }, days });

/** Complaints against decisions that came in a period, and how those of them ended that are decided. */
export const complaintMeasures = {
  made: measure(complaintsRegister, { days }),
  upheld: decided("upheld"),
  dismissed: decided("dismissed"),
} as const;

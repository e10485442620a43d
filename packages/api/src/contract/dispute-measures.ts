import { measure } from "./measure.js";
import { type DisputeVerdict, objectionsRegister } from "./objections.js";
import { queueMeasures } from "./queue-measures.js";

const ended = (state: DisputeVerdict | "withdrawn") =>
  measure(objectionsRegister, { filter: { state: [state] }, days: ["decidedFrom", "decidedTo"] });

/** Objections that came and how they ended in a period; what waits for a decision. */
export const disputeMeasures = {
  objected: measure(objectionsRegister, { days: ["from", "to"] }),
  upheld: ended("upheld"),
  dismissed: ended("dismissed"),
  withdrawn: ended("withdrawn"),
  undecided: queueMeasures.objections,
  late: measure(objectionsRegister, { filter: { late: true, sort: "deadline" } }),
  complaints: queueMeasures.complaints,
} as const;

import { chargesRegister } from "./charges.js";
import { measure } from "./measure.js";
import { queueMeasures } from "./queue-measures.js";

/** Charges: all that there are, those charged in a period, and how they stand. */
export const chargeMeasures = {
  bills: measure(chargesRegister),
  billed: measure(chargesRegister, { filter: { booked: "charged" }, days: ["from", "to"] }),
  due: measure(chargesRegister, { filter: { state: ["open"] } }),
  part: measure(chargesRegister, { filter: { part: true } }),
  late: queueMeasures.charges_late,
  paid: measure(chargesRegister, { filter: { state: ["paid"] } }),
} as const;

import { applicationsRegister } from "./application-register.js";
import { measure } from "./measure.js";

/**
 * What applications did in a period: came, were first submitted, ended for the first time. Each application does each
 * of them once.
 */
export const flowMeasures = {
  opened: measure(applicationsRegister, { days: ["from", "to"] }),
  submitted: measure(applicationsRegister, { days: ["submittedFrom", "submittedTo"], asOf: "event" }),
  finished: measure(applicationsRegister, { days: ["finishedFrom", "finishedTo"], asOf: "record" }),
} as const;

/** Applications that await an organisation's conclusion, and how many days they do. */
export const awaitedMeasures = {
  total: (organisation: string) => measure(applicationsRegister, { filter: { awaits: [organisation] } }),
} as const;

import { applicationsRegister, type ConclusionEvent } from "./application-register.js";
import { measure } from "./measure.js";

const days = ["conclusionFrom", "conclusionTo"] as const;
const event = (conclusion: ConclusionEvent) =>
  measure(applicationsRegister, { filter: { conclusion }, days, asOf: "event" });

/**
 * What organisations and applications had to do with each other in a period; each application once for an organisation,
 * however many steps it asked it at.
 */
export const conclusionMeasures = {
  asked: event("asked"),
  given: event("given"),
  // Terms are moved when the calendar changes: nobody can tell what was late then.
  late: measure(applicationsRegister, { filter: { conclusion: "late" }, days }),
  negative: event("negative"),
} as const;

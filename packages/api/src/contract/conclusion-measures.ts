import { applicationsRegister, type ConclusionEvent } from "./application-register.js";
import { measure } from "./measure.js";

const event = (conclusion: ConclusionEvent) =>
  measure(applicationsRegister, { filter: { conclusion }, days: ["conclusionFrom", "conclusionTo"] });

/**
 * What organisations and files had to do with each other in a period; each file once for an organisation, however many
 * steps it asked it at.
 */
export const conclusionMeasures = {
  asked: event("asked"),
  given: event("given"),
  late: event("late"),
  negative: event("negative"),
} as const;

import { beginTerm, type TermUnderWay } from "../../cases/applications/term.js";
import type { Acting } from "../../platform/acting/acting.js";
import { daysUntil } from "../../rules/workflow/instalments.js";

/** A term until a day. Calendar days, so that a change of the holiday calendar never moves a day that was agreed. */
export function termUntil({ now, settings }: Acting, day: string): TermUnderWay {
  return beginTerm({ days: daysUntil(day, now), unit: "calendar" }, now, settings);
}

import type { ApplicationRecord } from "../../cases/applications/application.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { AskingBounds } from "../../rules/money/instalment-request.js";

/** What may be asked for where an application lies, by the settings of this day. */
export function boundsIn(
  { settings, now }: Pick<Acting, "settings" | "now">,
  { district_soato }: Pick<ApplicationRecord["row"], "district_soato">,
): AskingBounds {
  const here = settings.in(district_soato);
  return { mostParts: here.value("instalments.parts", now), mostDays: here.value("instalments.days", now) };
}

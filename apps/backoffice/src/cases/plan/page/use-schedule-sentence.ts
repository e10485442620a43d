import type { Schedule } from "@yer/api/contract/schedule-facts";
import { useTheme } from "@yer/api/react";
import { useDates } from "@yer/ui";
import { usePlanText } from "../plan-texts.js";

/** The one sentence of a schedule: who must do what by when, and why it ended where it did. */
export function useScheduleSentence(schedule: Schedule): string {
  const text = usePlanText();
  const dates = useDates();
  const { locale } = useTheme();
  const { sentence, organisation, startsOn, endsOn, plots, submitted, expected, endReason, endCause } = schedule;
  const said = text(`plan.sentence.${sentence}`, {
    team: organisation.name[locale],
    from: dates.day(startsOn),
    to: dates.day(endsOn),
    plots,
    submitted,
    expected,
  });
  if (endCause !== undefined) return `${said} ${text(`plan.cause.${endCause}`)}`;
  return endReason === null ? said : `${said} ${text("plan.endReason", { reason: endReason })}`;
}

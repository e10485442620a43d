import type { UiText } from "../../UiProvider/ui-intl.js";
import { paperDate } from "./dates.js";

/** Which dates may be given. Dates are ISO 8601 strings (`2026-03-05`). */
export interface DateRules {
  /** Earliest date that can be chosen. */
  readonly minValue?: string;
  /** Latest date that can be chosen. */
  readonly maxValue?: string;
  /** Why a day between the two cannot be chosen, in words people read at it ("a holiday"); undefined where it can. */
  readonly unavailableReason?: (date: string) => string | undefined;
}

/** Why a date may not be given; undefined where it may. */
export function dateFault(date: string, rules: DateRules, text: UiText): string | undefined {
  // ISO dates stand in the order of the calendar.
  if (rules.minValue !== undefined && date < rules.minValue)
    return text("date.tooEarly", { date: paperDate(rules.minValue) });
  if (rules.maxValue !== undefined && date > rules.maxValue)
    return text("date.tooLate", { date: paperDate(rules.maxValue) });
  return rules.unavailableReason?.(date);
}

/** Between which dates one chooses, in words; empty where there are no bounds. */
export function dateBounds({ minValue, maxValue }: DateRules, text: UiText): string {
  if (minValue !== undefined && maxValue !== undefined)
    return text("date.between", { from: paperDate(minValue), to: paperDate(maxValue) });
  if (minValue !== undefined) return text("date.tooEarly", { date: paperDate(minValue) });
  return maxValue === undefined ? "" : text("date.tooLate", { date: paperDate(maxValue) });
}

import type { UiText } from "../../UiProvider/UiIntl.js";
import { paperDate } from "./dates.js";

/** Which dates may be given. Dates are ISO 8601 strings (`2026-03-05`). */
export interface DateRules {
  /** Earliest date that can be chosen. */
  readonly min?: string;
  /** Latest date that can be chosen. */
  readonly max?: string;
  /** Why a day between the two cannot be chosen, in words people read at it ("a holiday"); undefined where it can. */
  readonly unavailable?: (date: string) => string | undefined;
}

/** Why a date may not be given; undefined where it may. */
export function dateFault(date: string, rules: DateRules, text: UiText): string | undefined {
  // ISO dates stand in the order of the calendar.
  if (rules.min !== undefined && date < rules.min) return text("date.tooEarly", { date: paperDate(rules.min) });
  if (rules.max !== undefined && date > rules.max) return text("date.tooLate", { date: paperDate(rules.max) });
  return rules.unavailable?.(date);
}

/** Between which dates one chooses, in words; empty where there are no bounds. */
export function dateBounds({ min, max }: DateRules, text: UiText): string {
  if (min !== undefined && max !== undefined) return text("date.between", { from: paperDate(min), to: paperDate(max) });
  if (min !== undefined) return text("date.tooEarly", { date: paperDate(min) });
  return max === undefined ? "" : text("date.tooLate", { date: paperDate(max) });
}

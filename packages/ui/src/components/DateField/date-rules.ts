import { type UiText, useUiText } from "../../UiProvider/ui-intl.js";
import { useShortDates } from "./use-short-dates.js";

/** Which dates may be given. Dates are ISO 8601 strings (`2026-03-05`). */
export interface DateRules {
  /** Earliest date that can be chosen. */
  readonly minValue?: string;
  /** Latest date that can be chosen. */
  readonly maxValue?: string;
  /** Why a day between the two cannot be chosen, in words people read at it ("a holiday"); undefined where it can. */
  readonly unavailableReason?: (date: string) => string | undefined;
}

/** What the rules are said with: the kit's texts, and how short dates are written. */
export interface DateWords {
  readonly text: UiText;
  readonly write: (iso: string) => string;
}

/** The words of the page. */
export function useDateWords(): DateWords {
  const text = useUiText();
  const { write } = useShortDates();
  return { text, write };
}

/** Why a date may not be given; undefined where it may. */
export function dateFault(date: string, rules: DateRules, { text, write }: DateWords): string | undefined {
  // ISO dates stand in the order of the calendar.
  if (rules.minValue !== undefined && date < rules.minValue)
    return text("date.tooEarly", { date: write(rules.minValue) });
  if (rules.maxValue !== undefined && date > rules.maxValue)
    return text("date.tooLate", { date: write(rules.maxValue) });
  return rules.unavailableReason?.(date.slice(0, 10));
}

/** Between which dates one chooses, in words; empty where there are no bounds. */
export function dateBounds({ minValue, maxValue }: DateRules, { text, write }: DateWords): string {
  if (minValue !== undefined && maxValue !== undefined)
    return text("date.between", { from: write(minValue), to: write(maxValue) });
  if (minValue !== undefined) return text("date.tooEarly", { date: write(minValue) });
  return maxValue === undefined ? "" : text("date.tooLate", { date: write(maxValue) });
}

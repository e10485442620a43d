import { CalendarDate, endOfMonth, endOfYear, startOfMonth, startOfYear } from "@internationalized/date";
import type { UiMessageId } from "../../messages/ui-messages.js";

/** Two dates, ISO 8601, both counted in. */
export interface DateRange {
  /** First day. */
  readonly from: string;
  /** Last day. Where a person types one before the first, the field says so, and the form must not take it. */
  readonly to: string;
}

/** A span of days with a name. */
export interface DatePreset {
  /** Names it among the others. */
  readonly id: string;
  /** What people read. */
  readonly label: string;
  /** The span on a given day (`2026-03-05`). */
  readonly range: (today: string) => DateRange;
}

type Spans = Readonly<Record<string, readonly [CalendarDate, CalendarDate]>>;

function spansOf(today: CalendarDate): Spans {
  const lastMonth = today.subtract({ months: 1 });
  return {
    last7Days: [today.subtract({ days: 6 }), today],
    last30Days: [today.subtract({ days: 29 }), today],
    thisMonth: [startOfMonth(today), endOfMonth(today)],
    lastMonth: [startOfMonth(lastMonth), endOfMonth(lastMonth)],
    thisYear: [startOfYear(today), endOfYear(today)],
    lastYear: [startOfYear(today.subtract({ years: 1 })), endOfYear(today.subtract({ years: 1 }))],
  };
}

const kitPresets = {
  last7Days: "date.last7Days",
  last30Days: "date.last30Days",
  thisMonth: "date.thisMonth",
  lastMonth: "date.lastMonth",
  thisYear: "date.thisYear",
  lastYear: "date.lastYear",
} as const satisfies Record<string, UiMessageId>;

/** The spans people ask for most, named in the language of the page. */
export function usualPresets(text: (id: UiMessageId) => string): readonly DatePreset[] {
  return Object.entries(kitPresets).map(([id, message]) => ({
    id,
    label: text(message),
    range: (today) => {
      const [year = 1, month = 1, day = 1] = today.split("-").map(Number);
      const date = new CalendarDate(year, month, day);
      const [from, to] = spansOf(date)[id] ?? [date, date];
      return { from: from.toString(), to: to.toString() };
    },
  }));
}

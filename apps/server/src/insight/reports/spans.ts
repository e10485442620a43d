import { daysOfSpan } from "@yer/api/contract/report";
import { addDays } from "../../rules/workflow/calendar.js";

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Spans that are told whether something happened in them or not; of a longer period only those in which something did. */
const mostSpans = 120;

/** The weeks (by their Mondays) or months of a period, those too that it begins or ends in. */
export function spansOf(by: "week" | "month", { from, to }: Period): string[] {
  const spans: string[] = [];
  for (let key = spanOf(by, from); spans.length <= mostSpans;) {
    const days = daysOfSpan(by, key);
    if (days.from > to) return spans;
    spans.push(key);
    key = spanOf(by, addDays(days.to, 1));
  }
  return [];
}

/** The week or month that a day lies in. */
function spanOf(by: "week" | "month", day: string): string {
  if (by === "month") return day.slice(0, 7);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

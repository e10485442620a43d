import type { UiIntl } from "@yer/ui";

/** A due day as staff read it, in Tashkent time: "5-mart, 2026". A value that is no date is shown as it is. */
export function dueText(due: string, intl: UiIntl["intl"]): string {
  const date = new Date(due);
  if (Number.isNaN(date.getTime())) return due;
  // A bare day has no time: it is the same day everywhere.
  const timeZone = due.length === 10 ? "UTC" : "Asia/Tashkent";
  return intl.formatDate(date, { day: "numeric", month: "long", year: "numeric", timeZone });
}

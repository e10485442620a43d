import type { UiIntl } from "@yer/ui";

/** A due day as staff read it, in the time zone of `UiProvider`: "March 5, 2026". A value that is no date is shown as it is. */
export function dueText(due: string, intl: UiIntl["intl"]): string {
  const date = new Date(due);
  if (Number.isNaN(date.getTime())) return due;
  // A bare day has no time: it is the same day everywhere.
  const zone = due.length === 10 ? { timeZone: "UTC" } : {};
  return intl.formatDate(date, { day: "numeric", month: "long", year: "numeric", ...zone });
}

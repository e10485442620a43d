/** The name of a day of the week, 1: Monday. */
export function weekdayName(locale: string, day: number): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, day)));
}

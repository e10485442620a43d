/**
 * The same day of the next year. The twenty-ninth of February is the first of March for a first day and the
 * twenty-eighth for a last one, so that two schedules that were apart stay so.
 */
export function inNextYear(day: string, which: "first" | "last"): string {
  const year = Number(day.slice(0, 4)) + 1;
  if (!day.endsWith("-02-29")) return `${year}${day.slice(4)}`;
  return which === "first" ? `${year}-03-01` : `${year}-02-28`;
}

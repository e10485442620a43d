import { inTashkent, tashkentDay } from "@yer/api/formats";

/** A moment for a sheet or a letter, to the minute, in the time of Tashkent: `2026-03-05 14:00`. */
export function minuteInTashkent(moment: Date): string {
  const { hour, minute } = inTashkent(moment);
  return `${tashkentDay(moment)} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

import { addDays } from "../workflow/calendar.js";

/** Days of fifty years: at a pace that takes longer nothing is foretold. */
const farthest = 18_250;

/**
 * The day on which all that is open will have ended, at the pace of a period: today and as many days more as
 * open × days ÷ ended. Null where nothing is open, nothing ended, or it would take longer than anyone foretells.
 */
export function doneBy(
  { open, ended, days }: { readonly open: number; readonly ended: number; readonly days: number },
  today: string,
): string | null {
  if (open <= 0 || ended <= 0) return null;
  const left = Math.ceil((open * days) / ended);
  return left > farthest ? null : addDays(today, left);
}

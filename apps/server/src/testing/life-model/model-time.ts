import type { PauseReason } from "@yer/api/contract/terms";

/**
 * Time as DOMAIN §3 tells it, reckoned day by day: a term counts days of its unit at whose end it runs, and is over at
 * 24:00 in Tashkent of the last.
 */

/** Days the state rests, and weekend days it works, by ISO day. */
export type ModelCalendar = ReadonlyMap<string, "holiday" | "workday">;

/** So many days of a unit, begun at an instant; it stands still from each `from` to its `to`, and why. */
export interface ModelTerm {
  readonly days: number;
  readonly unit: "working" | "calendar";
  readonly start: number;
  readonly pauses: { from: number; to: number | null; readonly why: PauseReason }[];
}

/** Milliseconds of a day. */
export const dayLength = 86_400_000;
const offset = 5 * 3_600_000;

/** The ISO day in Tashkent. */
export function tashkent(at: number): string {
  return new Date(at + offset).toISOString().slice(0, 10);
}

/** The first midnight in Tashkent after an instant. */
export function midnightAfter(at: number): number {
  return (Math.floor((at + offset) / dayLength) + 1) * dayLength - offset;
}

function rests(day: string, calendar: ModelCalendar): boolean {
  const said = calendar.get(day);
  if (said !== undefined) return said === "holiday";
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}

/** When a term is over, or `null` while it stands still. */
export function overAt(term: ModelTerm, calendar: ModelCalendar): number | null {
  if (term.pauses.some(({ to }) => to === null)) return null;
  let midnight = midnightAfter(term.start);
  let left = term.days;
  while (left > 0) {
    midnight += dayLength;
    // The day that this midnight ends, as it was in its last moment.
    const last = midnight - 1;
    const still = term.pauses.some(({ from, to }) => from <= last && last < (to ?? Infinity));
    if (!still && (term.unit === "calendar" || !rests(tashkent(last), calendar))) left -= 1;
  }
  return midnight;
}

/** Stops a term, for a reason, or lets it run on; one that stands still already does so for the reason it has. */
export function stand(term: ModelTerm, why: PauseReason | null, now: number): void {
  const open = term.pauses.find(({ to }) => to === null);
  if (why !== null && open === undefined) term.pauses.push({ from: now, to: null, why });
  if (why === null && open !== undefined) open.to = now;
}

/** What a reader is told of a term. */
export function told(
  over: number | null,
  still: boolean,
  now: number,
  soonDays: number,
): { endsAt: string | null; state: string; daysLeft: number | null } {
  const endsAt = over === null ? null : new Date(over).toISOString();
  if (still) return { endsAt, state: "paused", daysLeft: null };
  if (over === null) return { endsAt, state: "none", daysLeft: null };
  // Midnights between now and the end, the last day's own not counted.
  const daysLeft = Math.round((over - midnightAfter(now)) / dayLength);
  return { endsAt, state: now >= over ? "late" : daysLeft <= soonDays ? "soon" : "running", daysLeft };
}

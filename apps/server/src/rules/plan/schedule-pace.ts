import type { ScheduleStateKey } from "@yer/api/contract/schedule-states";

const dayLength = 86_400_000;

/** Days from one to another; negative where the second comes first. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** A schedule as its progress is measured. Days are Tashkent's. */
export interface Planned {
  readonly state: ScheduleStateKey;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly plots: number;
}

/** Plots that should be submitted when a day begins: nothing on the first day, all of them after the last. */
export function expectedBy({ state, startsOn, endsOn, plots }: Planned, today: string): number {
  if (state === "schedule_closed") return plots;
  if (state !== "schedule_running") return 0;
  const days = daysBetween(startsOn, endsOn) + 1;
  return Math.floor((plots * Math.min(Math.max(daysBetween(startsOn, today), 0), days)) / days);
}

/** Whether a running schedule is behind its line by more than so many percent of its plots. */
export function isLate(planned: Planned, submitted: number, today: string, percent: number): boolean {
  if (planned.state !== "schedule_running") return false;
  return (expectedBy(planned, today) - submitted) * 100 > planned.plots * percent;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Plots a day of a running schedule: submitted on the days gone by, and needed on those left, today among them. */
export function paceOf(
  planned: Planned,
  submitted: number,
  today: string,
): { readonly is: number; readonly needed: number; readonly daysLeft: number } | null {
  if (planned.state !== "schedule_running") return null;
  const gone = Math.max(daysBetween(planned.startsOn, today), 0);
  const daysLeft = Math.max(daysBetween(today, planned.endsOn) + 1, 0);
  const left = Math.max(planned.plots - submitted, 0);
  return {
    is: gone === 0 ? 0 : tenth(submitted / gone),
    needed: daysLeft === 0 ? left : tenth(left / daysLeft),
    daysLeft,
  };
}

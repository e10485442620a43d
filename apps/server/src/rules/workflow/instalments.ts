import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { Instalment } from "../../schema/tables/payments.js";
import { addDays, dayInTashkent } from "./calendar.js";

/** An instalment with what came of it. */
export interface InstalmentStanding extends Instalment {
  /** How much of it the receipts cover. */
  readonly paid: number;
  readonly state: "paid" | "due" | "overdue";
}

/** Receipts cover instalments in their order, the earliest first. */
export function standingOfInstalments(schedule: readonly Instalment[], paid: number, now: Date): InstalmentStanding[] {
  const today = dayInTashkent(now);
  let left = paid;
  return schedule.map((instalment) => {
    const covered = Math.max(0, Math.min(instalment.amount, left));
    left -= covered;
    const state = covered === instalment.amount ? "paid" : instalment.dueOn < today ? "overdue" : "due";
    return { ...instalment, paid: covered, state };
  });
}

/**
 * What is wrong with a schedule, as codes with JSON pointers; empty for one that pays exactly what is owed.
 * @param mostDays calendar days from today within which it ends
 */
export function faultsOfSchedule(
  schedule: readonly Instalment[],
  owed: number,
  now: Date,
  mostDays: number,
): { pointer: string; code: FaultCode }[] {
  const today = dayInTashkent(now);
  const last = addDays(today, mostDays);
  const faults = schedule.flatMap(({ dueOn }, index) => {
    const before = index === 0 ? addDays(today, -1) : (schedule[index - 1]?.dueOn ?? "");
    const code = dueOn <= before ? "instalment-order" : dueOn > last ? "instalment-far" : undefined;
    return code === undefined ? [] : [{ pointer: `/schedule/${index}/dueOn`, code } as const];
  });
  const sum = schedule.reduce((all, { amount }) => all + amount, 0);
  return sum === owed ? faults : [...faults, { pointer: "/schedule", code: "instalment-sum" }];
}

/** Calendar days from an instant's day to another day; never negative. */
export function daysUntil(day: string, now: Date): number {
  return Math.max(0, Math.round((Date.parse(day) - Date.parse(dayInTashkent(now))) / 86_400_000));
}

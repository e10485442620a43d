import { tashkentDay } from "@yer/api/formats";
import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { bookingOf } from "../../rules/money/months.js";
import type { EntryRow } from "./queries.js";

/** Days on which entries are booked, and the closed months that they name, by what is closed in each region. */
export async function booked(transaction: Transaction, entries: readonly EntryRow[]) {
  const { rows: months } = await sql<{ region: string; last: string }>`
    select home_region as region, max(month)::text as last from money_months
    where state = 'closed' and home_region = any(${[...new Set(entries.map((row) => row.home_region))]}::text[])
    group by 1`.execute(transaction);
  const closed = new Map(months.map(({ region, last }) => [region, last]));
  const countered = closed.size === 0 ? [] : entries.flatMap(({ corrects }) => corrects ?? []);
  const days =
    countered.length === 0 ? new Map<string, string>() : await daysOf(transaction, [...closed.keys()], countered);
  return entries.map((row) => {
    const { bookedDay, closedMonth } = bookingOf({
      today: tashkentDay(row.at),
      valueDay: row.value_day,
      correctedDay: days.get(row.corrects ?? ""),
      closedThrough: closed.get(row.home_region) ?? null,
    });
    return { ...row, booked_day: bookedDay, closed_month: closedMonth };
  });
}

/** The days on which entries were booked. */
async function daysOf(transaction: Transaction, regions: readonly string[], ids: readonly string[]) {
  const { rows } = await sql<{ id: string; day: string }>`
    select id, booked_day::text as day from journal_entries
    where home_region = any(${regions}::text[]) and id = any(${ids}::uuid[])`.execute(transaction);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

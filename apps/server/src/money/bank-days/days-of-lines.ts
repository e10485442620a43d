import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** A line's place: its account and day. */
export interface DayOfLine {
  readonly home_region: string;
  readonly account_id: string;
  readonly value_day: string;
}

/**
 * Shares the days of lines until the transaction ends, so that none is closed meanwhile; a day is there from its first
 * line on.
 * @returns those that are closed, by {@link dayKey}
 */
export async function shareDays(transaction: Transaction, lines: readonly DayOfLine[]): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const asked = sql`jsonb_to_recordset(${jsonb(daysOf(lines))}) as l (home_region text, account_id uuid, value_day date)`;
  await sql`
    insert into bank_days (home_region, account_id, day)
    select l.home_region, l.account_id, l.value_day from ${asked}
    join bank_accounts as a on a.home_region = l.home_region and a.id = l.account_id and a.kind <> 'clearing'
    order by 1, 2, 3
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ account_id: string; value_day: string; state: string }>`
    select d.account_id, d.day::text as value_day, d.state from bank_days as d
    join ${asked} on l.home_region = d.home_region and l.account_id = d.account_id and l.value_day = d.day
    order by d.home_region, d.account_id, d.day for key share of d`.execute(transaction);
  return new Set(rows.filter(({ state }) => state === "closed").map(dayKey));
}

/** Days of these that are closed, by {@link dayKey}; nothing is locked. */
export async function closedDays(transaction: Transaction, lines: readonly DayOfLine[]): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const { rows } = await sql<{ account_id: string; value_day: string }>`
    select distinct d.account_id, d.day::text as value_day from bank_days as d
    join jsonb_to_recordset(${jsonb(daysOf(lines))}) as l (home_region text, account_id uuid, value_day date)
      on l.home_region = d.home_region and l.account_id = d.account_id and l.value_day = d.day
    where d.state = 'closed'`.execute(transaction);
  return new Set(rows.map(dayKey));
}

/** The days of lines, each once. */
function daysOf(lines: readonly DayOfLine[]): DayOfLine[] {
  const days = new Map<string, DayOfLine>();
  for (const { home_region, account_id, value_day } of lines) {
    days.set(dayKey({ account_id, value_day }), { home_region, account_id, value_day });
  }
  return [...days.values()];
}

/** Key of the bank day that a line belongs to: account and value day. */
export function dayKey({ account_id, value_day }: Pick<DayOfLine, "account_id" | "value_day">): string {
  return `${account_id} ${value_day}`;
}

/** What lists tell of days as wholes: the bank's total of what came in, kept where the day is open. */
export async function keepTotals(
  transaction: Transaction,
  told: readonly (DayOfLine & { readonly total: number })[],
  by: { readonly id: string; readonly name: string },
): Promise<void> {
  if (told.length === 0) return;
  const days = [...new Map(told.map((one) => [dayKey(one), one])).values()];
  await sql`
    update bank_days as d
    set turnover = l.total, total = l.total, opening = null, closing = null, paid_out = null, told_by = ${by.id},
      teller = ${by.name}, version = d.version + 1
    from jsonb_to_recordset(${jsonb(days)}) as l (home_region text, account_id uuid, value_day date, total bigint)
    where l.home_region = d.home_region and l.account_id = d.account_id and l.value_day = d.day
      and d.state = 'open' and d.total is distinct from l.total`.execute(transaction);
}

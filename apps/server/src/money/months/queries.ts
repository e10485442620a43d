import type { MoneyMonthQuery, MoneyMonthTurnover } from "@yer/api/contract/money-months";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { day, falling, keyset, type Placed, text } from "../../platform/lists/keyset.js";
import { isWithin } from "../../platform/lists/territory.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { type MonthFound, monthAfter } from "../../rules/money/months.js";
import type { MoneyMonthsTable } from "../../schema/tables/money-months.js";

/** A month as it stands; one of which nothing was said yet has version 0. */
export type MonthRow = Selectable<MoneyMonthsTable> & { readonly region_name: Names };

/** The register's one order: the latest month first. */
export const orderOfMonths = keyset({ "-month": falling(day(sql`m.month`), text(sql`m.home_region`)) });

/**
 * Months of regions from the first in which something was booked to this one, under the name `m`; of those of which
 * nothing was said yet there is no row of the table.
 */
function monthsUntil(today: string): RawBuilder<unknown> {
  return sql`(
    select r.soato as home_region, r.name as region_name, each.month, coalesce(m.state, 'open') as state, m.proposed_by,
      m.proposed_through, m.proposer, m.proposed_at, m.closed_by, m.closer, m.closed_at, m.reason, m.turnovers, m.entries,
      coalesce(m.version, 0) as version
    from regions as r
    cross join lateral (
      select min(booked_day) as day from journal_entries where home_region = r.soato) as first
    cross join lateral (
      select month::date as month from generate_series(date_trunc('month', first.day), ${today}::date, '1 month') as month
    ) as each
    left join money_months as m on m.home_region = r.soato and m.month = each.month
  ) as m`;
}

/** Months of regions in the reader's territory: who works in a district sees none, for the books are a region's. */
export function conditionsOf(
  actor: Actor,
  { state, region }: Omit<MoneyMonthQuery, "after" | "limit" | "exact">,
): RawBuilder<SqlBool> {
  return every([
    isWithin(actor.territory, sql`m.home_region`),
    conditionsFor(
      { ...(state && { state }), ...(region && { region }) },
      {
        state: (states) => among(sql`m.state`, states),
        region: (regions) => among(sql`m.home_region`, regions),
      },
    ),
  ]);
}

/** Months that a condition leaves, in the register's order. */
export async function readMonths(
  db: Db | Transaction,
  today: string,
  where: RawBuilder<SqlBool>,
  limit: number,
  { past, along, cursor } = orderOfMonths.at("-month", undefined),
): Promise<(MonthRow & Placed)[]> {
  const { rows } = await sql<MonthRow & Placed>`
    select ${cursor} as cursor, m.*, m.month::text as month from ${monthsUntil(today)}
    where ${where} and ${past} order by ${along} limit ${limit}`.execute(db);
  return rows;
}

/** How many months a condition leaves. */
export async function countMonths(db: Db, today: string, where: RawBuilder<SqlBool>, exact: boolean): Promise<Total> {
  return countUpTo(db, sql`from ${monthsUntil(today)} where ${where}`, exact);
}

/** One month of a region in the reader's territory, if anything was booked until its end. */
export async function readMonth(
  db: Db | Transaction,
  actor: Actor,
  today: string,
  of: { readonly region: string; readonly month: string },
): Promise<MonthRow | undefined> {
  const where = every([conditionsOf(actor, {}), sql`m.home_region = ${of.region}`, sql`m.month = ${of.month}::date`]);
  const [row] = await readMonths(db, today, where, 1);
  return row;
}

/** Holds a month: of two who act on it at once one waits, and then sees what the other did. */
export async function holdMonth(
  transaction: Transaction,
  { region, month }: { readonly region: string; readonly month: string },
): Promise<void> {
  await sql`
    insert into money_months (home_region, month, state, version) values (${region}, ${month}::date, 'open', 0)
    on conflict do nothing`.execute(transaction);
  await sql`
    select from money_months where home_region = ${region} and month = ${month}::date for update`.execute(transaction);
}

/** Waits until nothing is being entered in a region, and lets nothing be entered until the transaction ends. */
export async function holdEntering(transaction: Transaction, region: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(money_months_lock(${region}))`.execute(transaction);
}

/** Writes a month anew, as its next version. */
export async function changeMonth(
  transaction: Transaction,
  { home_region, month }: Pick<MonthRow, "home_region" | "month">,
  {
    turnovers,
    ...change
  }: Omit<Updateable<MoneyMonthsTable>, "version" | "turnovers"> & {
    readonly turnovers?: readonly MoneyMonthTurnover[];
  },
): Promise<void> {
  await transaction
    .updateTable("money_months")
    .set((eb) => ({
      ...change,
      ...(turnovers && { turnovers: jsonb(turnovers) }),
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", home_region)
    .where("month", "=", month)
    .execute();
}

/** What was booked in a month on each account, in the accounts' order, and by how many entries. */
export async function turnoversOf(
  db: Db | Transaction,
  { home_region: region, month }: Pick<MonthRow, "home_region" | "month">,
): Promise<{ readonly turnovers: readonly MoneyMonthTurnover[]; readonly entries: number }> {
  const { rows } = await sql<MoneyMonthTurnover & { entries: number }>`
    with booked as materialized (
      select id from journal_entries
      where home_region = ${region} and booked_day >= ${month}::date and booked_day < ${monthAfter(month)}::date)
    select l.account, coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as debit,
      coalesce(-sum(l.amount) filter (where l.amount < 0), 0)::bigint as credit,
      (select count(*) from booked)::integer as entries
    from booked join journal_lines as l on l.home_region = ${region} and l.entry_id = booked.id
    group by l.account order by l.account`.execute(db);
  return {
    turnovers: rows.map(({ account, debit, credit }) => ({ account, debit, credit })),
    entries: rows[0]?.entries ?? 0,
  };
}

/** What is found of a month before it is closed. */
export async function findOfMonth(
  db: Db | Transaction,
  today: string,
  { home_region: region, month }: Pick<MonthRow, "home_region" | "month">,
): Promise<MonthFound> {
  const end = monthAfter(month);
  const { rows } = await sql<Omit<MonthFound, "month" | "today">>`
    select
      (select count(*)::integer from ${monthsUntil(today)}
        where m.home_region = ${region} and m.month < ${month}::date and m.state <> 'closed') as earlier,
      night.day is not null as checked,
      coalesce(${region} = any(night.wrong_regions), false) as faulty,
      (select count(*)::integer from receipt_corrections as c
        where c.home_region = ${region} and c.state = 'proposed' and exists (
          select from journal_entries as e
          where e.home_region = c.home_region and e.receipt_id = c.receipt_id and e.booked_day < ${end}::date)
      ) as corrections,
      (select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0)) from payment_orders
        where home_region = ${region} and day < ${end}::date and state = 'made') as "ordersMade",
      (select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0)) from payment_orders
        where home_region = ${region} and day < ${end}::date and state = 'approved') as "ordersSent",
      (select json_build_object('count', count(*), 'amount', coalesce(sum(unmatched), 0)) from statement_lines
        where home_region = ${region} and value_day < ${end}::date and unmatched > 0) as unmatched
    from (values (1)) as one
    left join lateral (
      select day, wrong_regions from journal_checks
      where ended_at is not null and day >= ${end}::date order by day desc limit 1) as night on true`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error("One row is always selected.");
  return { ...found, month, today };
}

import type { BankDayQuery } from "@yer/api/contract/bank-days";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { day as dayKey, falling, keyset, type Placed, uuid } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { notFound } from "../../platform/problem/problem.js";
import type { BankDaySums } from "../../rules/money/bank-day.js";
import type { BankDaysTable } from "../../schema/tables/bank-days.js";
import { accountsWithin } from "../accounts/queries.js";

/** A day with its account, and what became of its lines. */
export type BankDayRow = Selectable<BankDaysTable> &
  BankDaySums & {
    readonly number: string;
    readonly name: string;
    readonly lines: number;
    /** Who brought lists that have lines of it. */
    readonly brought_by: readonly string[];
  };

/** The register's one order: the latest day first. */
export const orderOfDays = keyset({ "-day": falling(dayKey(sql`d.day`), uuid(sql`d.account_id`)) });

/** Key of a bank day. */
export interface BankDayKey {
  readonly home_region: string;
  readonly account_id: string;
  readonly day: string;
}

/** Regions whose accounts a territory holds. */
async function regionsWithin(db: Db, territory: string | null): Promise<string[]> {
  const accounts = await accountsWithin(db, territory);
  return [...new Set([...accounts.values()].map(({ home_region: region }) => region))];
}

/** Days of a territory's accounts that a query leaves. */
export async function conditionsOf(
  db: Db,
  territory: string | null,
  { state, from, to }: Pick<BankDayQuery, "state" | "from" | "to">,
): Promise<RawBuilder<SqlBool>> {
  return every([
    sql`d.home_region = any(${await regionsWithin(db, territory)}::text[])`,
    conditionsFor(
      {
        ...(state && { state }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
      {
        state: (states) => among(sql`d.state`, states),
        from: (first) => sql`d.day >= ${first}::date`,
        to: (last) => sql`d.day <= ${last}::date`,
      },
    ),
  ]);
}

/** Days that a condition leaves, in the register's order; what became of their lines is added up for these alone. */
export async function readDays(
  db: Db | Transaction,
  where: RawBuilder<SqlBool>,
  limit: number,
  { past, along, cursor } = orderOfDays.at("-day", undefined),
): Promise<(BankDayRow & Placed)[]> {
  const { rows } = await sql<BankDayRow & Placed>`
    with page as (
      select d.*, ${cursor} as cursor, row_number() over (order by ${along}) as turn
      from bank_days as d where ${where} and ${past} order by ${along} limit ${limit})
    select d.*, d.day::text as day, a.number, a.name, l.*,
      coalesce((select json_agg(distinct b.by_id) from batches as b where b.id in (
        select distinct s.batch_id from statement_lines as s
        where s.home_region = d.home_region and s.account_id = d.account_id and s.value_day = d.day
          and s.unbooked_at is null)), '[]') as brought_by
    from page as d
    join bank_accounts as a on a.home_region = d.home_region and a.id = d.account_id
    cross join lateral (
      select count(*)::integer as lines, coalesce(sum(s.amount - s.unmatched - s.returned), 0)::bigint as entered,
        coalesce(sum(s.unmatched) filter (where s.aside_at is null), 0)::bigint as unmatched,
        coalesce(sum(s.unmatched) filter (where s.aside_at is not null), 0)::bigint as aside,
        coalesce(sum(s.returned), 0)::bigint as returned
      from statement_lines as s
      where s.home_region = d.home_region and s.account_id = d.account_id and s.value_day = d.day
        and s.unbooked_at is null) as l
    order by d.turn`.execute(db);
  return rows;
}

/** How many days a condition leaves. */
export async function countDays(db: Db, where: RawBuilder<SqlBool>, exact: boolean): Promise<Total> {
  return countUpTo(db, sql`from bank_days as d where ${where}`, exact);
}

/** A day of an account within a territory; locked, it takes no line meanwhile. @throws {Problem} `not-found` */
export async function findDay(
  db: Db | Transaction,
  territory: string | null,
  { account, day }: { readonly account: string; readonly day: string },
  lock = false,
): Promise<BankDayRow> {
  const own = sql<SqlBool>`d.account_id = ${account} and d.day = ${day}::date`;
  if (lock) await sql`select from bank_days as d where ${own} for update`.execute(db);
  // Read behind the lock, for what others booked until then.
  const [row] = await readDays(db, own, 1);
  if (row === undefined || !contains(territory, row.home_region)) throw notFound();
  return row;
}

/** Changes a day whose row is locked. */
export async function changeDay(
  transaction: Transaction,
  { home_region: region, account_id: account, day }: BankDayKey,
  to: Partial<Omit<Selectable<BankDaysTable>, keyof BankDayKey | "version">>,
): Promise<void> {
  await transaction
    .updateTable("bank_days")
    .set((eb) => ({ ...to, version: eb("version", "+", 1) }))
    .where("home_region", "=", region)
    .where("account_id", "=", account)
    .where("day", "=", day)
    .execute();
}

/** Lines of a day, as its statement names them. */
export async function linesOfDay(
  transaction: Transaction,
  { home_region: region, account_id: account, day }: BankDayKey,
) {
  return transaction
    .selectFrom("statement_lines")
    .select(["bank_id", "document", "payer_name", "amount", "unmatched", "returned"])
    .select((eb) => eb("aside_at", "is not", null).as("aside"))
    .where("home_region", "=", region)
    .where("account_id", "=", account)
    .where("value_day", "=", day)
    .where("unbooked_at", "is", null)
    .orderBy("document")
    .orderBy("bank_id")
    .execute();
}

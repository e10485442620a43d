import type { LineReturnQuery } from "@yer/api/contract/line-returns";
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, keyset, moment, type Placed, uuid } from "../../platform/lists/keyset.js";
import { isWithin } from "../../platform/lists/territory.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { notFound } from "../../platform/problem/problem.js";
import type { RefundStanding } from "../../rules/money/refund.js";
import type { LineReturnsTable } from "../../schema/tables/line-returns.js";
import type { LineRecord } from "../statement-lines/queries.js";

/** A return with the line that it is of, and the line's account. */
export type ReturnRow = Selectable<LineReturnsTable> & {
  readonly document: string;
  readonly payer_name: string;
  readonly purpose: string;
  readonly value_day: string;
  readonly line_amount: number;
  readonly account_number: string;
  readonly account_name: string;
};

/** The register's one order: the latest first. */
export const orderOfReturns = keyset({ "-at": falling(moment(sql`r.proposed_at`), uuid(sql`r.id`)) });

/** Returns of accounts in the reader's territory: who works in a district sees none, for an account is a region's. */
export function conditionsOf(actor: Actor, { state }: Pick<LineReturnQuery, "state">): RawBuilder<SqlBool> {
  return every([
    isWithin(actor.territory, sql`r.home_region`),
    conditionsFor({ ...(state && { state }) }, { state: (states) => among(sql`r.state`, states) }),
  ]);
}

/** Returns that a condition leaves, in the register's order. */
export async function readReturns(
  db: Db | Transaction,
  where: RawBuilder<SqlBool>,
  limit: number,
  { past, along, cursor } = orderOfReturns.at("-at", undefined),
): Promise<(ReturnRow & Placed)[]> {
  const { rows } = await sql<ReturnRow & Placed>`
    select ${cursor} as cursor, r.*, r.order_day::text as order_day, r.executed_on::text as executed_on, l.document,
      l.payer_name, l.purpose, l.value_day::text as value_day, l.amount as line_amount, a.number as account_number,
      a.name as account_name
    from line_returns as r
    join statement_lines as l on l.home_region = r.home_region and l.id = r.statement_line_id
    join bank_accounts as a on a.home_region = l.home_region and a.id = l.account_id
    where ${where} and ${past} order by ${along} limit ${limit}`.execute(db);
  return rows;
}

/** How many returns a condition leaves. */
export async function countReturns(db: Db, where: RawBuilder<SqlBool>, exact: boolean): Promise<Total> {
  return countUpTo(db, sql`from line_returns as r where ${where}`, exact);
}

/** A return within the actor's territory. @throws {Problem} `not-found` */
export async function findReturn(db: Db | Transaction, actor: Actor, id: string): Promise<ReturnRow> {
  const [row] = await readReturns(db, every([conditionsOf(actor, {}), sql`r.id = ${id}`]), 1);
  if (row === undefined) throw notFound();
  return row;
}

/** The same, held with its line until the transaction ends: lines are locked first, as everywhere. @throws {Problem} */
export async function holdReturn(transaction: Transaction, actor: Actor, id: string): Promise<ReturnRow> {
  const { home_region: region, statement_line_id: line } = await findReturn(transaction, actor, id);
  await sql`
    select from statement_lines where home_region = ${region} and id = ${line} for update`.execute(transaction);
  return findReturn(transaction, actor, id);
}

/** Returns of a person's territory by the numbers of their last orders. */
export async function returnsByNumber(
  db: Db | Transaction,
  actor: Actor,
  numbers: readonly string[],
): Promise<ReturnRow[]> {
  const where = every([conditionsOf(actor, {}), sql`r.order_number = any(${numbers}::text[])`]);
  return readReturns(db, where, Math.max(numbers.length, 1));
}

/** Returns of a line, whatever became of them, the latest first. */
export async function returnsOf(
  db: Db | Transaction,
  { home_region: region, id }: Pick<LineRecord, "home_region" | "id">,
): Promise<(Pick<RefundStanding, "state" | "amount"> & { readonly id: string })[]> {
  return db
    .selectFrom("line_returns")
    .select(["id", "state", "amount"])
    .where("home_region", "=", region)
    .where("statement_line_id", "=", id)
    .orderBy("id", "desc")
    .execute();
}

/** Stores a proposed return. @returns its id */
export async function insertReturn(
  transaction: Transaction,
  proposed: Omit<Insertable<LineReturnsTable>, "id" | "state">,
): Promise<string> {
  const id = uuidv7();
  await transaction
    .insertInto("line_returns")
    .values({ ...proposed, id, state: "proposed" })
    .execute();
  return id;
}

/** Writes a return anew, as its next version. */
export async function changeReturn(
  transaction: Transaction,
  { home_region, id }: Pick<ReturnRow, "home_region" | "id">,
  change: Omit<Updateable<LineReturnsTable>, "version">,
): Promise<void> {
  await transaction
    .updateTable("line_returns")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}

/** The next number of a region's returns in a year; of two that order at once one waits. */
export async function nextOfReturns(transaction: Transaction, region: string, year: number): Promise<number> {
  await sql`select soato from regions where soato = ${region} for no key update`.execute(transaction);
  const { last } = await transaction
    .selectFrom("line_returns")
    .select((eb) => eb.fn.max("sequence").as("last"))
    .where("home_region", "=", region)
    .where("year", "=", year)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Moves money of a line that is set aside to what of it was returned. The line is locked. */
export async function markReturned(
  transaction: Transaction,
  { home_region, statement_line_id, amount }: Pick<ReturnRow, "home_region" | "statement_line_id" | "amount">,
): Promise<void> {
  await transaction
    .updateTable("statement_lines")
    .set((eb) => ({
      unmatched: eb("unmatched", "-", amount),
      returned: eb("returned", "+", amount),
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", home_region)
    .where("id", "=", statement_line_id)
    .execute();
}

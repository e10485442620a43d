import type { PaymentOrderQuery } from "@yer/api/contract/payment-orders";
import type { Names } from "@yer/api/contract/values";
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { day, falling, keyset, type Placed, uuid } from "../../platform/lists/keyset.js";
import { isWithin } from "../../platform/lists/territory.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { orderedStates } from "../../rules/money/payment-orders.js";
import type { PaymentOrdersTable } from "../../schema/tables/payment-orders.js";

/** A payment order, with the names of its region. */
export type OrderRow = Selectable<PaymentOrdersTable> & { readonly region_name: Names };

/** The register's one order: the latest day first. */
export const orderOfOrders = keyset({ "-day": falling(day(sql`o.day`), uuid(sql`o.id`)) });

/** What the treasury refused and nobody has ordered since: it waits to be ordered anew. */
const waitsAgain = sql<SqlBool>`(o.state = 'refused' and not exists (
  select from payment_orders as n
  where n.home_region = o.home_region and n.budget = o.budget and n.made_at >= o.closed_at
    and ${among(sql`n.state`, orderedStates)}))`;

/** Orders of regions in the reader's territory: who works in a district sees none, for an order is a region's. */
export function conditionsOf(
  actor: Actor,
  { state, again, budget, from, to }: Omit<PaymentOrderQuery, "after" | "limit" | "exact">,
): RawBuilder<SqlBool> {
  return every([
    isWithin(actor.territory, sql`o.home_region`),
    conditionsFor(
      {
        ...(state && { state }),
        ...(again === true && { again }),
        ...(budget && { budget }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
      {
        state: (states) => among(sql`o.state`, states),
        again: () => waitsAgain,
        budget: (budgets) => among(sql`o.budget`, budgets),
        from: (first) => sql`o.day >= ${first}::date`,
        to: (last) => sql`o.day <= ${last}::date`,
      },
    ),
  ]);
}

/** Orders that a condition leaves, in the register's order. */
export async function readOrders(
  db: Db | Transaction,
  where: RawBuilder<SqlBool>,
  limit: number,
  { past, along, cursor } = orderOfOrders.at("-day", undefined),
): Promise<(OrderRow & Placed)[]> {
  const { rows } = await sql<OrderRow & Placed>`
    select ${cursor} as cursor, o.*, o.day::text as day, o.executed_on::text as executed_on, r.name as region_name
    from payment_orders as o join regions as r on r.soato = o.home_region
    where ${where} and ${past} order by ${along} limit ${limit}`.execute(db);
  return rows;
}

/** How many orders a condition leaves. */
export async function countOrders(db: Db, where: RawBuilder<SqlBool>, exact: boolean): Promise<Total> {
  return countUpTo(db, sql`from payment_orders as o where ${where}`, exact);
}

/** Orders by their ids, the latest first. */
export async function ordersById(transaction: Transaction, ids: readonly string[]): Promise<OrderRow[]> {
  return readOrders(transaction, sql`o.id = any(${ids}::uuid[])`, ids.length);
}

/** Orders of a person's territory by their numbers. */
export async function ordersByNumber(
  db: Db | Transaction,
  actor: Actor,
  numbers: readonly string[],
): Promise<OrderRow[]> {
  const where = every([conditionsOf(actor, {}), sql`o.number = any(${numbers}::text[])`]);
  return readOrders(db, where, Math.max(numbers.length, 1));
}

/** Holds an order of the actor's territory until the transaction ends. */
export async function lockOrder(transaction: Transaction, actor: Actor, id: string): Promise<OrderRow | undefined> {
  await transaction.selectFrom("payment_orders").select("id").where("id", "=", id).forUpdate().execute();
  const [order] = await readOrders(transaction, every([conditionsOf(actor, {}), sql`o.id = ${id}`]), 1);
  return order;
}

/** What is due of one district to one budget and not ordered yet. */
export interface DueRow {
  readonly region: string;
  readonly region_name: Names;
  readonly district: string;
  readonly budget: string;
  readonly due: number;
}

/** What was distributed in a territory and not ordered yet, by district and budget. */
export async function readDue(db: Db | Transaction, territory: string, until?: string): Promise<DueRow[]> {
  const booked =
    until === undefined
      ? sql`true`
      : sql`(select booked_day from journal_entries where home_region = l.home_region and id = l.entry_id) <= ${until}::date`;
  const { rows } = await sql<DueRow>`
    with due as (
      select home_region, district_soato, budget, -sum(amount) as amount from journal_lines as l
      where account = 'budget_due' and starts_with(home_region, ${territory}) and ${booked}
      group by 1, 2, 3),
    ordered as (
      select o.home_region, p.district_soato, o.budget, sum(p.amount) as amount
      from payment_orders as o
      join payment_order_parts as p on p.home_region = o.home_region and p.order_id = o.id
      where starts_with(o.home_region, ${territory}) and ${among(sql`o.state`, orderedStates)}
      group by 1, 2, 3)
    select d.home_region as region, r.name as region_name, d.district_soato as district, d.budget,
      (d.amount - coalesce(o.amount, 0))::bigint as due
    from due as d
    join regions as r on r.soato = d.home_region
    left join ordered as o
      on o.home_region = d.home_region and o.district_soato = d.district_soato and o.budget = d.budget
    order by d.home_region, d.budget collate "C", d.district_soato`.execute(db);
  return rows;
}

/** What the treasury refused and nobody has ordered since. */
export interface RefusedRow {
  readonly region: string;
  readonly budget: string;
  readonly number: string;
  readonly reason: string;
}

/** The latest refused order of each region and budget in a territory, where none was made after it was refused. */
export async function readRefused(db: Db, territory: string): Promise<RefusedRow[]> {
  const { rows } = await sql<RefusedRow>`
    select distinct on (o.home_region, o.budget) o.home_region as region, o.budget, o.number, o.reason
    from payment_orders as o
    where ${waitsAgain} and starts_with(o.home_region, ${territory})
    order by o.home_region, o.budget, o.closed_at desc`.execute(db);
  return rows;
}

/** Holds what a region owes its budgets: of two that order at once one waits, and then sees what the other ordered. */
export async function lockDue(transaction: Transaction, region: string): Promise<void> {
  await sql`select soato from regions where soato = ${region} for no key update`.execute(transaction);
}

/** The next number of a region's orders in a year; its dues are locked. */
export async function nextSequence(transaction: Transaction, region: string, year: number): Promise<number> {
  const { last } = await transaction
    .selectFrom("payment_orders")
    .select((eb) => eb.fn.max("sequence").as("last"))
    .where("home_region", "=", region)
    .where("year", "=", year)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Stores a payment order with its parts. */
export async function insertOrder(
  transaction: Transaction,
  order: Insertable<PaymentOrdersTable>,
  parts: readonly { readonly district: string; readonly amount: number }[],
): Promise<void> {
  await transaction.insertInto("payment_orders").values(order).execute();
  await transaction
    .insertInto("payment_order_parts")
    .values(
      parts.map(({ district, amount }) => ({
        home_region: order.home_region,
        order_id: order.id,
        district_soato: district,
        amount,
      })),
    )
    .execute();
}

/** Writes an order anew, as its next version. */
export async function changeOrder(
  transaction: Transaction,
  { home_region, id }: Pick<OrderRow, "home_region" | "id">,
  change: Omit<Updateable<PaymentOrdersTable>, "version">,
): Promise<void> {
  await transaction
    .updateTable("payment_orders")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}

/** What of an order is of which district. */
export async function partsOfOrder(
  transaction: Transaction,
  { home_region, id }: Pick<OrderRow, "home_region" | "id">,
): Promise<{ district: string; amount: number }[]> {
  return transaction
    .selectFrom("payment_order_parts")
    .select(["district_soato as district", "amount"])
    .where("home_region", "=", home_region)
    .where("order_id", "=", id)
    .orderBy("district_soato")
    .execute();
}

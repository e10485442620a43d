import type { ApplicationRow } from "@yer/api/contract/application-register";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { type Answering, answering, type RegisterFilters } from "./register-conditions.js";
import type { ApplicationSort } from "./register-cursor.js";
import { aggregateTotal } from "./register-aggregate.js";
import { asTotal, countedAtMost, countUpTo, type Total } from "../../platform/lists/total.js";
import { foundAtOnce, type Order, pageOf, type Way } from "./register-page.js";
import type { Moment, RegisterRow } from "./register-rows.js";
import { among } from "../../platform/lists/conditions.js";

/** Filters, and what else of the applications `a` is left by a condition that no address says. */
export type Narrowed = RegisterFilters & { readonly narrowed?: RawBuilder<SqlBool> };

async function narrowedTo(db: Db | Transaction, actor: Actor, asked: Narrowed, now: Date): Promise<Answering> {
  const { narrowed, ...filters } = asked;
  const all = await answering(db, actor, filters, now);
  return narrowed === undefined ? all : { ...all, others: sql`${all.others} and ${narrowed}` };
}

/** A page of the register as `actor` sees it, at most `limit` rows after `after`. */
export async function registerPage(
  db: Db | Transaction,
  actor: Actor,
  asked: Narrowed,
  order: Order,
  at: Moment,
): Promise<RegisterRow[]> {
  return pageOf(db, await narrowedTo(db, actor, asked, at.now), order, at);
}

/** Some applications as the register shows them to `actor`, those that they see; in no order. */
export async function rowsOf(
  db: Db | Transaction,
  actor: Actor,
  ids: readonly string[],
  at: { readonly now: Date; readonly soonDays: number },
): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  const order = { sort: "number", after: undefined, limit: ids.length } as const;
  const found = await registerPage(db, actor, { narrowed: sql`a.id in (${sql.join([...ids])})` }, order, at);
  return found.map(({ row }) => row);
}

/** How many applications the filters leave, counted: exact up to {@link countedAtMost}, or beyond where `exact`. */
export async function registerTotal(
  db: Db | Transaction,
  actor: Actor,
  asked: Narrowed,
  now: Date,
  exact: boolean,
): Promise<Total> {
  return totalOf(db, await narrowedTo(db, actor, asked, now), exact);
}

async function totalOf(db: Db | Transaction, { statuses, others }: Answering, exact: boolean): Promise<Total> {
  return countUpTo(db, sql`from applications as a where ${among(sql`a.status`, statuses)} and ${others}`, exact);
}

/**
 * A page of the register with how many applications there are in all: what a person is shown. The number is read where
 * it is kept, and counted where it is not; the tests hold the two to each other.
 */
export async function registerList(
  db: Db,
  actor: Actor,
  filters: RegisterFilters,
  { exact, ...order }: Order & { readonly exact: boolean },
  at: Moment,
): Promise<Total & { readonly rows: RegisterRow[]; readonly forgiven: boolean }> {
  const asked = await answering(db, actor, filters, at.now);
  const { forgiven } = asked;
  if (filters.search !== undefined && filters.search.trim() !== "") {
    const most = /occupier/.test(order.sort) ? gatheredByName : countedAtMost;
    const found = await foundAtOnce(db, asked, order, at, exact ? undefined : most);
    if (found === "more") {
      return { rows: await pageOf(db, asked, order, at), total: countedAtMost, more: true, forgiven };
    }
    return { rows: found.rows, ...asTotal(found.total, exact), forgiven };
  }
  const aggregate = await aggregateTotal(db, actor, { ...filters, places: asked.places }, at);
  const total = aggregate === undefined ? await totalOf(db, asked, exact) : asTotal(aggregate, exact);
  const way = wayOf(filters, order.sort, total);
  return { rows: await pageOf(db, asked, order, at, way), ...total, forgiven };
}

/**
 * How many applications the register's list says it has, without its rows: from an aggregate exactly, counted up to a
 * limit.
 */
export async function registerCount(
  db: Db,
  actor: Actor,
  filters: RegisterFilters,
  at: { readonly now: Date; readonly soonDays: number },
): Promise<Total> {
  const asked = await answering(db, actor, filters, at.now);
  const aggregate = await aggregateTotal(db, actor, { ...filters, places: asked.places }, at);
  return aggregate === undefined ? totalOf(db, asked, false) : asTotal(aggregate, true);
}

/**
 * Applications that are gathered for a page at the most: as many are looked at, about, where one in two hundred fits.
 */
const gatheredAtMost = 5_000;
/** Those of one name lie together in the order of names: many are gathered before the whole order is walked. */
const gatheredByName = 50_000;

function wayOf(filters: RegisterFilters, sort: ApplicationSort, { total, more }: Total): Way {
  if (!more && total <= gatheredAtMost) return "gather";
  // All that is late has a term, and lies in a few statuses.
  const dated = filters.late === true || filters.soon === true;
  return dated && !/deadline/.test(sort) ? "gather" : "walk";
}

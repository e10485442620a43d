import type { ApplicationRow } from "@yer/api/contract/application-register";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../access/actor.js";
import type { Db, Transaction } from "../database/database.js";
import { among } from "./file-filters.js";
import { type Answering, answering, type RegisterFilters } from "./register-conditions.js";
import type { ApplicationSort } from "./register-cursor.js";
import { keptTotal } from "./register-kept.js";
import { foundAtOnce, type Order, pageOf, type Way } from "./register-page.js";
import type { Moment, RegisterRow } from "./register-rows.js";

/** A page of the register as `actor` sees it, at most `limit` rows after `after`. */
export async function registerPage(
  db: Db | Transaction,
  actor: Actor,
  filters: RegisterFilters,
  order: Order,
  at: Moment,
  narrowed: RawBuilder<SqlBool> = sql`true`,
): Promise<RegisterRow[]> {
  return pageOf(db, await answering(db, actor, filters, at.now), order, at, "walk", narrowed);
}

/** Some files as the register shows them to `actor`, those that they see; in no order. */
export async function rowsOf(
  db: Db | Transaction,
  actor: Actor,
  ids: readonly string[],
  at: { readonly now: Date; readonly soonDays: number },
): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  const order = { sort: "number", after: undefined, limit: ids.length } as const;
  const found = await registerPage(db, actor, {}, order, at, sql`a.id in (${sql.join([...ids])})`);
  return found.map(({ row }) => row);
}

/** Rows where counting stops unless it is asked to go on. */
export const countedAtMost = 10_000;

/** How many files the filters leave. */
export interface Total {
  readonly total: number;
  /** There are more than {@link countedAtMost}, and nobody asked how many. */
  readonly more: boolean;
}

/** How many files the filters leave, counted: exact up to {@link countedAtMost}, or beyond where `exact`. */
export async function registerTotal(
  db: Db | Transaction,
  actor: Actor,
  filters: RegisterFilters,
  now: Date,
  exact: boolean,
  narrowed: RawBuilder<SqlBool> = sql`true`,
): Promise<Total> {
  return totalOf(db, await answering(db, actor, filters, now), exact, narrowed);
}

async function totalOf(
  db: Db | Transaction,
  asked: Answering,
  exact: boolean,
  narrowed: RawBuilder<SqlBool>,
): Promise<Total> {
  return asTotal(await countTo(db, asked, exact ? undefined : countedAtMost + 1, narrowed), exact);
}

/** Files that fit; with `most`, no more of them than that are counted. */
async function countTo(
  db: Db | Transaction,
  { statuses, others }: Answering,
  most: number | undefined,
  narrowed: RawBuilder<SqlBool> = sql`true`,
): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from applications as a where ${among(sql`a.status`, statuses)} and ${others} and ${narrowed} ${limit}
    ) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}

function asTotal(total: number, exact: boolean): Total {
  return exact || total <= countedAtMost ? { total, more: false } : { total: countedAtMost, more: true };
}

/**
 * A page of the register with how many files there are in all: what a person is shown. The number is read where it is
 * kept, and counted where it is not; the tests hold the two to each other.
 */
export async function registerList(
  db: Db,
  actor: Actor,
  filters: RegisterFilters,
  order: Order,
  at: Moment,
  exact: boolean,
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
  const kept = await keptTotal(db, actor, { ...filters, places: asked.places }, at);
  const total = kept === undefined ? await totalOf(db, asked, exact, sql`true`) : asTotal(kept, exact);
  const way = wayOf(filters, order.sort, total);
  return { rows: await pageOf(db, asked, order, at, way), ...total, forgiven };
}

/** Files that are gathered for a page at the most: as many are looked at, about, where one in two hundred fits. */
const gatheredAtMost = 5_000;
/** Those of one name lie together in the order of names: many are gathered before the whole order is walked. */
const gatheredByName = 50_000;

function wayOf(filters: RegisterFilters, sort: ApplicationSort, { total, more }: Total): Way {
  if (!more && total <= gatheredAtMost) return "gather";
  // All that is late has a term, and lies in a few statuses.
  const dated = filters.late === true || filters.soon === true;
  return dated && !/deadline/.test(sort) ? "gather" : "walk";
}

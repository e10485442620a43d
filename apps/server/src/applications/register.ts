import type { ApplicationRow } from "@yer/api/contract/application-register";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../access/actor.js";
import type { Db, Transaction } from "../database/database.js";
import { keptPlan } from "../database/keptPlans.js";
import { standingOf } from "../workflow/deadlines.js";
import { among } from "./file-filters.js";
import { type Answering, answering, type RegisterFilters, termEnd } from "./register-conditions.js";
import { type ApplicationSort, type RegisterCursor, sortsByTime } from "./register-cursor.js";
import { keptTotal } from "./register-kept.js";

/** A row of the register with its place in the order. */
export interface RegisterRow {
  readonly row: ApplicationRow;
  readonly cursor: RegisterCursor;
}

const sortColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`a.created_at`,
  number: sql`a.number`,
  deadline: termEnd,
  occupier: sql`a.occupier_sort`,
  statusSince: sql`a.status_since`,
};

interface SqlRow {
  id: string;
  number: string;
  status: StatusKey;
  ground: ApplicationRow["ground"];
  cadastre_number: string | null;
  occupier_name: string | null;
  region_soato: string;
  region_name: Names;
  district_soato: string;
  district_name: Names;
  neighborhood_id: string;
  neighborhood_name: Names;
  address: string | null;
  area: number | null;
  deadline_at: Date | null;
  suspended: boolean;
  created_at: Date;
  status_since: Date;
  cursor: string;
}

/** An order, from a row of it on. */
interface Order {
  readonly sort: ApplicationSort;
  readonly after: RegisterCursor | undefined;
  readonly limit: number;
}

/** When a row is shown, and how many days before its end a term warns. */
interface Moment {
  readonly now: Date;
  readonly soonDays: number;
}

/** A page of the register as `actor` sees it, at most `limit` rows after `after`. */
export async function registerPage(
  db: Db | Transaction,
  actor: Actor,
  filters: RegisterFilters,
  order: Order,
  at: Moment,
  narrowed: RawBuilder<SqlBool> = sql`true`,
): Promise<RegisterRow[]> {
  return pageOf(db, await answering(db, actor, filters, at.now), order, at, narrowed);
}

/**
 * How a page is found: by walking along its order until there are rows enough, or by gathering all files that fit and
 * ordering those. The database cannot tell which is less: it takes what filters leave for spread evenly along every
 * order, where the files of a year or those that are late lie all at one end.
 */
type Way = "walk" | "gather";

async function pageOf(
  db: Db | Transaction,
  { statuses, years, others, plain }: Answering,
  { sort, after, limit: most }: Order,
  at: Moment,
  narrowed: RawBuilder<SqlBool>,
  way: Way = "walk",
): Promise<RegisterRow[]> {
  // Written out: a plan for any number of rows would be one for a tenth of all.
  const limit = sql.lit(most);
  // An order is walked by its index, whatever the values are. What is gathered is gathered differently each time.
  const kept = plain && way === "walk" && after === undefined ? keptPlan : sql``;
  const column = sortColumns[sort.replace("-", "")] ?? sql`a.created_at`;
  const descending = sort.startsWith("-");
  const direction = sql.raw(descending ? "desc" : "asc");
  const past =
    after === undefined
      ? sql`true`
      : sql`(${column}, a.id) ${sql.raw(descending ? "<" : ">")} (${after.value}::text::${sql.raw(
          sortsByTime(sort) ? "timestamptz" : "text",
        )}, ${after.id}::uuid)`;
  const chosen = (status: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
    select a.id, ${column} as place from applications as a
    where ${status} and ${others} and ${alongYears(sort, years)} and ${narrowed} and ${past}
    order by ${column} ${direction}, a.id ${direction} limit ${limit}`;
  const all = sql`
    with fitting as materialized (
      select a.id, ${column} as place from applications as a
      where ${among(sql`a.status`, statuses)} and ${others} and ${narrowed} and ${past}
    )
    select id, place from fitting order by place ${direction}, id ${direction} limit ${limit}`;
  // Inside one status an index has every order; of several the first rows of each are taken, and of those the first.
  const each = [...new Set(statuses)].map((status) => sql`(${chosen(sql`a.status = ${status}`)})`);
  const walked =
    each.length < 2
      ? chosen(among(sql`a.status`, statuses))
      : sql`select id, place from (${sql.join(each, sql` union all `)}) as each
          order by place ${direction}, id ${direction} limit ${limit}`;
  const { rows } = await sql<SqlRow>`
    ${kept} select a.id, a.number, a.status, a.ground, a.cadastre_number, a.occupier_name, a.region_soato, a.district_soato,
      a.neighborhood_id, a.facts ->> 'address' as address, (a.facts #>> '{areas,total}')::float8 as area,
      a.deadline_at, a.suspended, a.created_at, a.status_since, (${column})::text as cursor,
      r.name as region_name, d.name as district_name, n.name as neighborhood_name
    from (${way === "gather" ? all : walked}) as found
    join applications as a on a.id = found.id
    join regions as r on r.soato = a.region_soato
    join districts as d on d.soato = a.district_soato
    join neighborhoods as n on n.id = a.neighborhood_id
    order by found.place ${direction}, found.id ${direction}`.execute(db);
  return rows.map((row) => ({
    row: registerRow(row, at.now, at.soonDays),
    cursor: { sort, value: row.cursor, id: row.id },
  }));
}

/**
 * Where files of some years lie in an order that begins with other years, in the words of an index: numbers of a year
 * stand together, and moments of one year's files have an index of their own.
 */
function alongYears(sort: ApplicationSort, years: readonly number[] | undefined): RawBuilder<SqlBool> {
  if (years === undefined || years.length === 0) return sql`true`;
  if (/number/.test(sort)) {
    return sql`(a.number >= ${String(Math.min(...years))} and a.number < ${String(Math.max(...years) + 1)})`;
  }
  return /deadline|Since/.test(sort) && years.length === 1 ? sql`left(a.number, 4) = ${String(years[0])}` : sql`true`;
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

function registerRow(row: SqlRow, now: Date, soonDays: number): ApplicationRow {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    ground: row.ground,
    cadastreNumber: row.cadastre_number,
    occupier: row.occupier_name,
    region: { soato: row.region_soato, name: row.region_name },
    district: { soato: row.district_soato, name: row.district_name },
    neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
    address: row.address,
    area: row.area,
    deadline: deadlineView(row.deadline_at, row.suspended, now, soonDays),
    suspended: row.suspended,
    createdAt: row.created_at.toISOString(),
    statusSince: row.status_since.toISOString(),
  };
}

/** A term as the contract shows it. */
export function deadlineView(
  endsAt: Date | null,
  paused: boolean,
  now: Date,
  soonDays: number,
): ApplicationRow["deadline"] {
  return { endsAt: endsAt?.toISOString() ?? null, ...standingOf(endsAt, paused, now, soonDays) };
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
  const kept = await keptTotal(db, actor, { ...filters, places: asked.places }, at);
  const total = kept === undefined ? await totalOf(db, asked, exact, sql`true`) : asTotal(kept, exact);
  const way = await wayOf(db, asked, filters, order.sort, total);
  return { rows: await pageOf(db, asked, order, at, sql`true`, way), ...total, forgiven: asked.forgiven };
}

/** Files that are gathered for a page at the most: as many are looked at, about, where one in two hundred fits. */
const gatheredAtMost = 5_000;
/** Those of one name lie together in the order of names: many are gathered before the whole order is walked. */
const gatheredByName = 50_000;

async function wayOf(
  db: Db,
  asked: Answering,
  filters: RegisterFilters,
  sort: ApplicationSort,
  { total, more }: Total,
): Promise<Way> {
  if (!more && total <= gatheredAtMost) return "gather";
  // All that is late has a term, and lies in a few statuses.
  if (filters.late === true || filters.soon === true) return /deadline/.test(sort) ? "walk" : "gather";
  if (filters.search === undefined || !/occupier/.test(sort)) return "walk";
  return (await countTo(db, asked, gatheredByName + 1)) > gatheredByName ? "walk" : "gather";
}

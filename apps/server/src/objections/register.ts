import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type ObjectionQuery,
  type ObjectionRow,
  type objections,
  objectionStates,
  type ObjectionState,
} from "@yer/api/contract/objections";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { checkPhone, checkPinfl, checkStir, parsePhone, parsePinfl, parseStir, searchKey } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../access/actor.js";
import { fileScope } from "../access/scope.js";
import { among, placedIn } from "../applications/file-filters.js";
import { countedAtMost } from "../applications/register.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db } from "../database/database.js";
import { readTimeCursor, writeTimeCursor } from "../http/time-cursor.js";
import { askedPlaces } from "../places/asked-places.js";
import { objectionNumber } from "./numbers.js";

/** What the register can be narrowed by; paging is apart. */
export type ObjectionFilters = Omit<ObjectionQuery, "after" | "limit" | "exact" | "sort">;

const both = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join([...conditions], sql` and `)})`;

/** Files and their places, `a`, of records `o` that hang on them. */
export const ofFiles = sql`
  join applications as a on a.home_region = o.home_region and a.id = o.application_id
  join districts as d on d.soato = a.district_soato
  join neighborhoods as h on h.id = a.neighborhood_id`;

/** Files whose disputes a person reads: of members of bodies none (DOMAIN §8). */
export function disputesSeenBy(actor: Actor): RawBuilder<SqlBool> {
  const scope = fileScope(actor);
  return scope === undefined || scope.organisationId !== null ? sql`false` : sql`${inScope(scope)}`;
}

/** Words that begin words of a key column, all of them; nothing to look for finds nothing. */
export function keyed(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const words = searchKey(text).split(" ").filter(Boolean);
  if (words.length === 0) return sql`false`;
  const terms = words.map((word) => `'${word}':*`).join(" & ");
  return sql`array_to_tsvector(string_to_array(${column}, ' ')) @@ ${terms}::tsquery`;
}

/** Undecided though the term of the file's status is over. */
function isLate(now: Date): RawBuilder<SqlBool> {
  return sql`(o.state in ('new', 'in_review') and not a.suspended and a.deadline_at is not null
    and a.deadline_at <= ${now})`;
}

/** Of an announcement that still runs: its objections come in. */
function isRunning(now: Date): RawBuilder<SqlBool> {
  return sql`(n.closed_at is null and n.closes_at > ${now})`;
}

async function conditionsOf(db: Db, actor: Actor, filters: ObjectionFilters, now: Date): Promise<RawBuilder<SqlBool>> {
  const { search, state, application, running, late, places } = await askedPlaces(db, filters);
  return both([
    disputesSeenBy(actor),
    placedIn(places),
    among(sql`o.state`, state),
    ...(application === undefined ? [] : [sql<SqlBool>`o.application_id = ${application}`]),
    ...(running === undefined ? [] : [running ? isRunning(now) : sql<SqlBool>`not ${isRunning(now)}`]),
    ...(late === undefined ? [] : [late ? isLate(now) : sql<SqlBool>`not ${isLate(now)}`]),
    ...(search === undefined || search.trim() === "" ? [] : [keyed(sql`o.search_key`, search)]),
  ]);
}

const from = sql`objections as o
  join announcements as n on n.home_region = o.home_region and n.id = o.announcement_id ${ofFiles}`;

/** Characters of an original that a row of a register shows. */
export const excerptLength = 160;

interface SqlRow {
  id: string;
  sequence: number;
  application_id: string;
  number: string;
  status: StatusKey;
  district_soato: string;
  district_name: Names;
  neighborhood_id: string;
  neighborhood_name: Names;
  announcement: number;
  closes_at: Date;
  running: boolean;
  objector_name: string;
  excerpt: string;
  files: number;
  at: Date;
  state: ObjectionState;
  late: boolean;
  redacted: boolean;
  alike: number;
  cursor: string;
}

/** Where a page begins and how long it is. */
interface Order {
  readonly descending: boolean;
  readonly after: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
}

async function rowsOf(
  db: Db,
  where: RawBuilder<SqlBool>,
  now: Date,
  { descending, after, limit }: Order,
): Promise<{ row: ObjectionRow; cursor: { at: string; id: string } }[]> {
  const direction = sql.raw(descending ? "desc" : "asc");
  const past =
    after === undefined
      ? sql`true`
      : sql`(o.at, o.id) ${sql.raw(descending ? "<" : ">")} (${after.at}::text::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<SqlRow>`
    select o.id, o.sequence, o.application_id, a.number, a.status, a.district_soato, d.name as district_name,
      a.neighborhood_id, h.name as neighborhood_name, n.sequence as announcement, n.closes_at,
      ${isRunning(now)} as running, o.objector_name, left(o.text, ${excerptLength}::integer) as excerpt,
      jsonb_array_length(o.file_ids) as files, o.at, o.state, ${isLate(now)} as late,
      o.redacted_at is not null as redacted, o.at::text as cursor,
      (select count(*) from objections as g
        where g.home_region = o.home_region and g.group_id = o.group_id) as alike
    from ${from} where ${where} and ${past}
    order by o.at ${direction}, o.id ${direction} limit ${limit}`.execute(db);
  return rows.map((row) => ({
    cursor: { at: row.cursor, id: row.id },
    row: {
      id: row.id,
      number: objectionNumber(row.number, row.sequence),
      application: {
        id: row.application_id,
        number: row.number,
        status: row.status,
        district: { soato: row.district_soato, name: row.district_name },
        neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
      },
      announcement: { sequence: row.announcement, to: row.closes_at.toISOString(), running: row.running },
      objector: row.objector_name,
      excerpt: row.excerpt,
      files: row.files,
      at: row.at.toISOString(),
      state: row.state,
      late: row.late,
      redacted: row.redacted,
      alike: row.alike,
    },
  }));
}

async function totalOf(db: Db, where: RawBuilder<SqlBool>, exact: boolean): Promise<{ total: number; more: boolean }> {
  const limit = exact ? sql`` : sql`limit ${countedAtMost + 1}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${from} where ${where} ${limit}) as counted`.execute(db);
  const total = rows[0]?.total ?? 0;
  return exact || total <= countedAtMost ? { total, more: false } : { total: countedAtMost, more: true };
}

/** A page of the register as a person sees it. */
export async function objectionPage(
  db: Db,
  actor: Actor,
  query: ObjectionQuery,
  now: Date,
): Promise<ReplyOf<typeof objections.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-at", ...filters } = query;
  const where = await conditionsOf(db, actor, filters, now);
  const found = await rowsOf(db, where, now, {
    descending: sort === "-at",
    after: after === undefined ? undefined : readTimeCursor(after),
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ row }) => row),
    ...(await totalOf(db, where, exact)),
    next: found.length > limit && last !== undefined ? writeTimeCursor(last.cursor) : null,
  };
}

/** Every row the filters leave, page by page in short queries, for a file of them. */
export async function* everyObjection(
  db: Db,
  actor: Actor,
  filters: ObjectionFilters,
  descending: boolean,
  now: Date,
): AsyncGenerator<readonly ObjectionRow[]> {
  const where = await conditionsOf(db, actor, filters, now);
  const limit = 500;
  let after: Order["after"];
  for (;;) {
    const found = await rowsOf(db, where, now, { descending, after, limit });
    yield found.map(({ row }) => row);
    if (found.length < limit) return;
    after = found.at(-1)?.cursor;
  }
}

/** Objections by an objector's PINFL, STIR or phone; anything else finds nothing. */
export async function searchPersonally(
  db: Db,
  actor: Actor,
  personal: string,
  now: Date,
): Promise<ReplyOf<typeof objections.search>> {
  const where = both([disputesSeenBy(actor), holding(personal)]);
  const found = await rowsOf(db, where, now, { descending: true, after: undefined, limit: pageSizes.most });
  return { items: found.map(({ row }) => row), ...(await totalOf(db, where, false)), next: null };
}

function holding(text: string): RawBuilder<SqlBool> {
  const pinfl = parsePinfl(text);
  if (checkPinfl(pinfl) === undefined) return sql`o.objector_number = ${pinfl}`;
  const stir = parseStir(text);
  if (checkStir(stir) === undefined) return sql`o.objector_number = ${stir}`;
  const phone = parsePhone(text);
  return checkPhone(phone) === undefined ? sql`o.objector_phone = ${phone}` : sql`false`;
}

/** Objections by state, as many as the register lists under the same filters; complaints that wait, beside them. */
export async function objectionCounts(
  db: Db,
  actor: Actor,
  filters: Omit<ObjectionFilters, "state">,
  now: Date,
): Promise<ReplyOf<typeof objections.counts>> {
  const { rows } = await sql<{ state: ObjectionState; total: number }>`
    select o.state, count(*) as total from ${from} where ${await conditionsOf(db, actor, filters, now)}
    group by o.state`.execute(db);
  const { places, application } = await askedPlaces(db, filters);
  const { rows: waiting } = await sql<{ total: number }>`
    select count(*) as total from complaints as o ${ofFiles}
    where ${disputesSeenBy(actor)} and ${placedIn(places)} and o.state = 'new'
      and ${application === undefined ? sql`true` : sql`o.application_id = ${application}`}`.execute(db);
  const totals = new Map(rows.map(({ state, total }) => [state, total]));
  const byState = Object.fromEntries(objectionStates.map((state) => [state, totals.get(state) ?? 0])) as Record<
    ObjectionState,
    number
  >;
  return {
    all: Object.values(byState).reduce((sum, total) => sum + total, 0),
    byState,
    complaints: waiting[0]?.total ?? 0,
  };
}

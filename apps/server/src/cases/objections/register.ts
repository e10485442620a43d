import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type ObjectionQuery,
  type ObjectionRow,
  type objections,
  objectionStates,
  type ObjectionState,
} from "@yer/api/contract/objections";
import type { PlaceLevel } from "@yer/api/contract/places";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import {
  checkPhone,
  checkPinfl,
  checkStir,
  endOfTashkentDay,
  parsePhone,
  parsePinfl,
  parseStir,
  startOfTashkentDay,
} from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationScope, applicationScope } from "../../identity/access/scope.js";
import { countDays, type DaysAsked, groupedDays } from "../day-counts/queries.js";
import type { DayCounted } from "../../schema/tables/applications.js";
import { keyed } from "../applications/keyed.js";
import { placeColumns, placedIn } from "../../places/register/placed-in.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db } from "../../platform/database/database.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import { among, conditionsFor, every, is } from "../../platform/lists/conditions.js";
import {
  everyPage,
  falling,
  keyset,
  moment,
  type Place,
  type Placed,
  rising,
  uuid,
} from "../../platform/lists/keyset.js";
import {
  dayOfMoment,
  type Grouped,
  groupedBy,
  type GroupKeys,
  keyIn,
  spansOfDay,
} from "../../platform/lists/grouped.js";
import { asTotal, countUpTo, howMany, leastOf, type Total } from "../../platform/lists/total.js";
import { objectionNumber } from "./numbers.js";

/** What the register can be narrowed by; paging is apart. */
export type ObjectionFilters = Omit<ObjectionQuery, "after" | "limit" | "exact" | "sort">;

/** What objections and complaints can be counted by. */
export type DisputeGroup = PlaceLevel | "week" | "month";

/** Applications and their places, `a`, of objections and complaints, `o`, about them. */
export const ofApplications = sql`
  join applications as a on a.home_region = o.home_region and a.id = o.application_id
  join districts as d on d.soato = a.district_soato
  join neighborhoods as h on h.id = a.neighborhood_id`;

/** Applications whose disputes a person reads: of members of organisations none (DOMAIN §8). */
export function disputesSeenBy(actor: Actor): RawBuilder<SqlBool> {
  const scope = applicationScope(actor);
  return scope === undefined || scope.organisationId !== null ? sql`false` : sql`${inScope(scope)}`;
}

/** Undecided though the term of the application's status is over. */
function isLate(now: Date): RawBuilder<SqlBool> {
  return sql`(o.state in ('new', 'in_review') and not a.suspended and a.deadline_at is not null
    and a.deadline_at <= ${now})`;
}

/** Condition on an announcement that still runs: objections can be made. */
function isRunning(now: Date): RawBuilder<SqlBool> {
  return sql`(n.closed_at is null and n.closes_at > ${now})`;
}

async function conditionsOf(db: Db, actor: Actor, filters: ObjectionFilters, now: Date): Promise<RawBuilder<SqlBool>> {
  return every([
    disputesSeenBy(actor),
    conditionsFor(await askedPlaces(db, filters), {
      places: placedIn,
      state: (states) => among(sql`o.state`, states),
      application: (id) => sql`o.application_id = ${id}`,
      running: (wanted) => is(wanted, isRunning(now)),
      late: (wanted) => is(wanted, isLate(now)),
      from: (first) => sql`o.at >= ${startOfTashkentDay(first)}`,
      to: (last) => sql`o.at < ${endOfTashkentDay(last)}`,
      decidedFrom: (first) => sql`o.decided_at >= ${startOfTashkentDay(first)}`,
      decidedTo: (last) => sql`o.decided_at < ${endOfTashkentDay(last)}`,
      search: (typed) => (typed.trim() === "" ? sql`true` : keyed(sql`o.search_key`, typed)),
    }),
  ]);
}

const from = sql`objections as o
  join announcements as n on n.home_region = o.home_region and n.id = o.announcement_id ${ofApplications}`;

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
}

const keys = [moment(sql`o.at`), uuid(sql`o.id`)] as const;

/** The register's orders. */
const order = keyset({
  at: rising(...keys),
  "-at": falling(...keys),
  deadline: rising(moment(sql`coalesce(a.deadline_at, 'infinity'::timestamptz)`), uuid(sql`o.id`)),
});

async function rowsOf(
  db: Db,
  where: RawBuilder<SqlBool>,
  now: Date,
  { past, along, cursor }: Place,
  limit: number,
): Promise<({ readonly row: ObjectionRow } & Placed)[]> {
  const { rows } = await sql<SqlRow & Placed>`
    select o.id, o.sequence, o.application_id, a.number, a.status, a.district_soato, d.name as district_name,
      a.neighborhood_id, h.name as neighborhood_name, n.sequence as announcement, n.closes_at,
      ${isRunning(now)} as running, o.objector_name, left(o.text, ${excerptLength}::integer) as excerpt,
      jsonb_array_length(o.file_ids) as files, o.at, o.state, ${isLate(now)} as late,
      o.redacted_at is not null as redacted, ${cursor} as cursor,
      (select count(*) from objections as g
        where g.home_region = o.home_region and g.group_id = o.group_id) as alike
    from ${from} where ${where} and ${past}
    order by ${along} limit ${limit}`.execute(db);
  return rows.map((row) => ({
    cursor: row.cursor,
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

/** A page of the register as a person sees it. */
export async function objectionPage(
  db: Db,
  actor: Actor,
  query: ObjectionQuery,
  now: Date,
): Promise<ReplyOf<typeof objections.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-at", ...filters } = query;
  const where = await conditionsOf(db, actor, filters, now);
  const found = await rowsOf(db, where, now, order.at(sort, after), limit + 1);
  return {
    ...order.page(sort, found, limit, ({ row }) => row),
    ...(await countUpTo(db, sql`from ${from} where ${where}`, exact)),
  };
}

/**
 * Objections that wait for a decision, as many as the register lists under some filters; how many of them are late, and when
 * the first is due. Numbers are exact up to where lists stop counting.
 */
export async function objectionsWaiting(
  db: Db,
  actor: Actor,
  filters: ObjectionFilters,
  now: Date,
): Promise<Total & { readonly late: number; readonly due: Date | null }> {
  const where = await conditionsOf(db, actor, filters, now);
  const due = sql<Date | null>`case when a.suspended then null else a.deadline_at end`;
  const { also, ...total } = await countUpTo(db, sql`from ${from} where ${where}`, false, {
    late: howMany(isLate(now)),
    due: leastOf(due),
  });
  if (also !== undefined) return { ...total, ...also };
  const late = await countUpTo(db, sql`from ${from} where ${where} and ${isLate(now)}`, false);
  const { rows } = await sql<{ due: Date }>`
    select a.deadline_at as due from ${from} where ${where} and not a.suspended and a.deadline_at is not null
    order by ${order.at("deadline", undefined).along} limit 1`.execute(db);
  return { ...total, late: late.total, due: rows[0]?.due ?? null };
}

/**
 * How many objections the register lists under some filters: from the aggregate by day where that says it, counted up to
 * where lists stop counting otherwise.
 */
export async function countObjections(db: Db, actor: Actor, filters: ObjectionFilters, now: Date): Promise<Total> {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return asTotal(0, true);
  const days = await daysAsked(db, scope, filters);
  if (days !== undefined) return asTotal(await countDays(db, [days.what], days), true);
  return countUpTo(db, sql`from ${from} where ${await conditionsOf(db, actor, filters, now)}`, false);
}

/** The objections that the register lists by group, exactly; without one all together under null. */
export async function groupedObjections(
  db: Db,
  actor: Actor,
  filters: ObjectionFilters,
  { by, now }: { readonly by: GroupKeys<DisputeGroup>; readonly now: Date },
): Promise<Grouped> {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return new Map();
  if (by === undefined || by === "region" || by === "district") {
    const days = await daysAsked(db, scope, filters);
    if (days !== undefined) return groupedDays(db, [days.what], days, by);
  }
  const where = await conditionsOf(db, actor, filters, now);
  const isOfDecisions = filters.decidedFrom !== undefined || filters.decidedTo !== undefined;
  return groupedBy(db, sql`from ${from} where ${where}`, {
    // Of the days that are asked for: on which they were decided, or made.
    key: keyIn({ ...placeColumns, ...spansOfDay(dayOfMoment(isOfDecisions ? sql`o.decided_at` : sql`o.at`)) }, by),
  });
}

/** What the aggregate by day is asked where it knows what filters ask: days of making or of one end, and places. */
async function daysAsked(
  db: Db,
  { territory }: ApplicationScope,
  filters: ObjectionFilters,
): Promise<(DaysAsked & { readonly what: DayCounted }) | undefined> {
  const { state, from: first, to: last, decidedFrom, decidedTo, ...rest } = filters;
  const { places, ...others } = await askedPlaces(db, rest);
  if (Object.values(others).some((one) => one !== undefined) || places?.neighborhood.length) return undefined;
  const [ended, another] = state ?? [];
  if (state === undefined && first !== undefined && last !== undefined && !decidedFrom && !decidedTo) {
    return { what: "objected", territory, places, from: first, to: last };
  }
  const isEnded = ended === "upheld" || ended === "dismissed" || ended === "withdrawn";
  if (!isEnded || another !== undefined || first || last || !decidedFrom || !decidedTo) return undefined;
  return { what: ended, territory, places, from: decidedFrom, to: decidedTo };
}

/** Every row the filters leave, page by page in short queries, for a file of them. */
export async function* everyObjection(
  db: Db,
  actor: Actor,
  filters: ObjectionFilters,
  sort: NonNullable<ObjectionQuery["sort"]>,
  now: Date,
): AsyncGenerator<readonly ObjectionRow[]> {
  const where = await conditionsOf(db, actor, filters, now);
  const pages = everyPage<{ readonly row: ObjectionRow } & Placed>(async (last, limit) =>
    rowsOf(db, where, now, order.behind(sort, last), limit),
  );
  for await (const rows of pages) yield rows.map(({ row }) => row);
}

/** Objections by an objector's PINFL, STIR or phone; anything else finds nothing. */
export async function searchPersonally(
  db: Db,
  actor: Actor,
  personal: string,
  now: Date,
): Promise<ReplyOf<typeof objections.search>> {
  const where = every([disputesSeenBy(actor), holding(personal)]);
  const found = await rowsOf(db, where, now, order.at("-at", undefined), pageSizes.most);
  return {
    items: found.map(({ row }) => row),
    ...(await countUpTo(db, sql`from ${from} where ${where}`, false)),
    next: null,
  };
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
    select count(*) as total from complaints as o ${ofApplications}
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

import type { ApplicationQuery, ApplicationRow } from "@yer/api/contract/application-register";
import type { Box } from "@yer/api/contract/file-filters";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { type AgeBand, ageBands } from "@yer/api/contract/standing";
import { endOfTashkentDay, searchKey, startOfTashkentDay, tashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../access/actor.js";
import type { Member } from "../access/members.js";
import { fileScope } from "../access/scope.js";
import type { Db, Transaction } from "../database/database.js";
import { askedPlaces } from "../places/asked-places.js";
import { meantWords, termsOf } from "../search/words.js";
import { readSettings } from "../settings/queries.js";
import { addDays } from "../workflow/calendar.js";
import { standingOf } from "../workflow/deadlines.js";
import { holderKinds, statusesWaitingFor } from "./holder.js";
import { type ApplicationSort, type RegisterCursor, sortsByTime } from "./register-cursor.js";
import { filteredBy } from "./file-filters.js";
import { inScope } from "./scope-sql.js";
import { isOpen } from "./standing.js";
import { isStuckFor } from "./stuck.js";

/** What the register can be narrowed by; paging is apart. */
export type RegisterFilters = Omit<ApplicationQuery, "after" | "limit" | "exact" | "sort">;

/** A row of the register with its place in the order. */
export interface RegisterRow {
  readonly row: ApplicationRow;
  readonly cursor: RegisterCursor;
}

const sortColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`a.created_at`,
  number: sql`a.number`,
  deadline: sql`coalesce(a.deadline_at, 'infinity'::timestamptz)`,
  occupier: sql`a.occupier_sort`,
  statusSince: sql`a.status_since`,
};

const every = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`;

/**
 * Files whose next step is the reader's: a move of their office, a conclusion that their body owes, an objection to
 * decide.
 */
export function waitsFor(actor: Pick<Member, "organisation" | "codes">): RawBuilder<SqlBool> {
  const { organisation } = actor;
  if (organisation === null) return sql`false`;
  const held = statusesWaitingFor(actor);
  const waits: RawBuilder<SqlBool>[] = held.length === 0 ? [] : [sql`a.status in (${sql.join(held)})`];
  if (actor.codes.has("give:conclusion")) {
    waits.push(sql`(a.status = 'in_discussion' and exists (
      select from step_bodies as b
      where b.organisation_id = ${organisation.id} and b.application_id = a.id and b.state = 'awaited'))`);
  }
  if (actor.codes.has("decide:objection") && holderKinds.announced === organisation.kind) {
    waits.push(sql`(a.status = 'announced' and exists (
      select from objections as o
      where o.home_region = a.home_region and o.application_id = a.id and o.state in ('new', 'in_review')))`);
  }
  return waits.length === 0 ? sql`false` : sql`(${sql.join(waits, sql` or `)})`;
}

/** Files `a` that a search finds, small mistakes forgiven; one that is blank asks nothing. */
export async function searchedFor(db: Db | Transaction, search: string | undefined): Promise<RawBuilder<SqlBool>> {
  if (search === undefined || search.trim() === "") return sql`true`;
  const words = await meantWords(db, searchKey(search));
  return words.length === 0 ? sql`false` : sql`a.search @@ ${termsOf(words)}`;
}

/** Whether a search is answered by files that hold not its words, but words like them. */
export async function isForgiven(db: Db, search: string | undefined): Promise<boolean> {
  const words = await meantWords(db, searchKey(search ?? ""));
  return words.some(({ similar }) => similar.length > 0);
}

/** A box in degrees as SQL. */
export function envelope([west, south, east, north]: Box): RawBuilder<unknown> {
  return sql`ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)`;
}

/** Files that came into their status between so many days ago and so many. */
function ofAge(band: AgeBand, now: Date): RawBuilder<SqlBool> {
  const [least, most] = ageBands[band];
  const today = tashkentDay(now);
  const until = sql<SqlBool>`a.status_since < ${endOfTashkentDay(addDays(today, -least))}`;
  return most === null ? until : sql`(a.status_since >= ${startOfTashkentDay(addDays(today, -most))} and ${until})`;
}

/** Files whose term ends within the days of the warning. */
function endsSoon(now: Date, soonDays: number): RawBuilder<SqlBool> {
  return sql`(a.deadline_at > ${now} and a.deadline_at <= ${endOfTashkentDay(addDays(tashkentDay(now), soonDays))})`;
}

/** Files under a contract of instalments that is still being paid. */
const paysByInstalments = sql<SqlBool>`(a.status = 'in_payment' and exists (
  select from instalment_contracts as i
  join charges as c on c.home_region = i.home_region and c.id = i.charge_id
  where i.home_region = a.home_region and i.application_id = a.id and c.state = 'open'))`;

/** Condition of the files `a` that a person sees and that answer the register's filters at a moment. */
export async function filesAnswering(
  db: Db | Transaction,
  actor: Member,
  filters: RegisterFilters,
  now: Date,
): Promise<RawBuilder<SqlBool>> {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`${inScope(fileScope(actor))}`,
    filteredBy(await askedPlaces(db, filters)),
  ];
  if (filters.bbox !== undefined) conditions.push(sql`ST_Intersects(a.outline, ${envelope(filters.bbox)})`);
  if (filters.organisation !== undefined && filters.organisation.length > 0) {
    conditions.push(sql`exists (
      select from step_bodies as b
      where b.organisation_id in (${sql.join(filters.organisation)}) and b.application_id = a.id
        and b.state <> 'waiting')`);
  }
  if (filters.from !== undefined) conditions.push(sql`a.created_at >= ${startOfTashkentDay(filters.from)}`);
  if (filters.to !== undefined) conditions.push(sql`a.created_at < ${endOfTashkentDay(filters.to)}`);
  if (filters.late === true) conditions.push(sql`a.deadline_at <= ${now}`);
  if (filters.late === false) conditions.push(sql`(a.deadline_at is null or a.deadline_at > ${now})`);
  if (filters.soon !== undefined) {
    const soon = endsSoon(now, (await readSettings(db)).value("soon.days", now));
    conditions.push(filters.soon ? soon : sql`(a.deadline_at is null or not ${soon})`);
  }
  if (filters.suspended !== undefined) conditions.push(filters.suspended ? sql`a.suspended` : sql`not a.suspended`);
  if (filters.instalments !== undefined) {
    conditions.push(filters.instalments ? paysByInstalments : sql`not ${paysByInstalments}`);
  }
  if (filters.age !== undefined) {
    const bands = filters.age.map((band) => ofAge(band, now));
    conditions.push(bands.length === 0 ? sql`false` : sql`(${sql.join(bands, sql` or `)})`);
  }
  if (filters.assignee === "none") conditions.push(sql`(a.assignee_id is null and ${isOpen})`);
  else if (filters.assignee !== undefined) conditions.push(sql`(a.assignee_id = ${filters.assignee} and ${isOpen})`);
  if (filters.stuck !== undefined) conditions.push(await isStuckFor(db, filters.stuck, now));
  if (filters.waiting === true) conditions.push(waitsFor(actor));
  if (filters.waiting === false) conditions.push(sql`not ${waitsFor(actor)}`);
  conditions.push(await searchedFor(db, filters.search));
  return every(conditions);
}

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

/** A page of the register as `actor` sees it, at most `limit` rows after `after`. */
export async function registerPage(
  db: Db | Transaction,
  actor: Actor,
  filters: RegisterFilters,
  order: { readonly sort: ApplicationSort; readonly after: RegisterCursor | undefined; readonly limit: number },
  at: { readonly now: Date; readonly soonDays: number },
  narrowed: RawBuilder<SqlBool> = sql`true`,
): Promise<RegisterRow[]> {
  const column = sortColumns[order.sort.replace("-", "")] ?? sql`a.created_at`;
  const descending = order.sort.startsWith("-");
  const direction = sql.raw(descending ? "desc" : "asc");
  const past =
    order.after === undefined
      ? sql`true`
      : sql`(${column}, a.id) ${sql.raw(descending ? "<" : ">")} (${order.after.value}::text::${sql.raw(
          sortsByTime(order.sort) ? "timestamptz" : "text",
        )}, ${order.after.id}::uuid)`;
  const conditions = await filesAnswering(db, actor, filters, at.now);
  const { rows } = await sql<SqlRow>`
    select a.id, a.number, a.status, a.ground, a.cadastre_number, a.occupier_name, a.region_soato, a.district_soato,
      a.neighborhood_id, a.facts ->> 'address' as address, (a.facts #>> '{areas,total}')::float8 as area,
      a.deadline_at, a.suspended, a.created_at, a.status_since, a.cursor,
      r.name as region_name, d.name as district_name, n.name as neighborhood_name
    from (
      select a.*, (${column})::text as cursor, ${column} as place
      from applications as a
      where ${conditions} and ${narrowed} and ${past}
      order by ${column} ${direction}, a.id ${direction}
      limit ${order.limit}
    ) as a
    join regions as r on r.soato = a.region_soato
    join districts as d on d.soato = a.district_soato
    join neighborhoods as n on n.id = a.neighborhood_id
    order by a.place ${direction}, a.id ${direction}`.execute(db);
  return rows.map((row) => ({
    row: registerRow(row, at.now, at.soonDays),
    cursor: { sort: order.sort, value: row.cursor, id: row.id },
  }));
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

/** How many files the filters leave: exact up to {@link countedAtMost}, or beyond where `exact`. */
export async function registerTotal(
  db: Db | Transaction,
  actor: Actor,
  filters: RegisterFilters,
  now: Date,
  exact: boolean,
  narrowed: RawBuilder<SqlBool> = sql`true`,
): Promise<{ total: number; more: boolean }> {
  const conditions = await filesAnswering(db, actor, filters, now);
  const limit = exact ? sql`` : sql`limit ${countedAtMost + 1}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from applications as a where ${conditions} and ${narrowed} ${limit}
    ) as counted`.execute(db);
  const total = rows[0]?.total ?? 0;
  return exact || total <= countedAtMost ? { total, more: false } : { total: countedAtMost, more: true };
}

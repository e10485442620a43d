import type { AreaFaultCount, AreaRow } from "@yer/api/contract/area-facts";
import type { AreaQuery, areas, AreaSort, NarrowedAreas } from "@yer/api/contract/areas";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceLevel } from "@yer/api/contract/places";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationScope, applicationScope } from "../../identity/access/scope.js";
import { placeColumns } from "../../places/register/placed-in.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { falling, keyset, moment, type Place, type Placed, rising, text, uuid } from "../../platform/lists/keyset.js";
import { type Grouped, groupedBy, type GroupKeys, keyIn } from "../../platform/lists/grouped.js";
import { asTotal, countUpTo, howMany, leastOf, type Total } from "../../platform/lists/total.js";
import { causeIn } from "./area-cause.js";
import { areaColumns, type AreaRecord } from "./area.js";
import { areaTotal, areaTotals } from "./area-total.js";
import { type ListedAreas, listedAreas, type Reading } from "./listed-areas.js";

/** The district of a neighbourhood that is offered today. */
export async function districtOfOffered(db: Db | Transaction, neighborhood: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("neighborhoods")
    .select("district_soato")
    .where("id", "=", neighborhood)
    .where("active", "=", true)
    .executeTakeFirst();
  return found?.district_soato;
}

/** Whether areas can be entered in a district today. */
export async function offeredDistrict(transaction: Transaction, soato: string): Promise<boolean> {
  const found = await transaction
    .selectFrom("districts")
    .select("soato")
    .where("soato", "=", soato)
    .where("active", "=", true)
    .executeTakeFirst();
  return found !== undefined;
}

const [id, number, entered, since, due] = [
  uuid(sql`a.id`),
  text(sql`a.number`),
  moment(sql`a.created_at`),
  moment(sql`a.state_since`),
  // What has no term comes after all that have one.
  moment(sql`coalesce(a.deadline_at, 'infinity')`),
];
const order = keyset({
  "-createdAt": falling(entered, id),
  createdAt: rising(entered, id),
  "-number": falling(number, id),
  number: rising(number, id),
  "-stateSince": falling(since, id),
  stateSince: rising(since, id),
  deadlineAt: rising(due, id),
  "-deadlineAt": falling(due, id),
});

/** Areas that the reader sees, the latest entered first; those in a basket only where it is asked for. */
export async function areaPage(db: Db, actor: Actor, query: AreaQuery, now: Date): Promise<ReplyOf<typeof areas.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-createdAt", ...filters } = query;
  const scope = applicationScope(actor);
  if (scope === undefined) return { items: [], total: 0, more: false, next: null };
  const asked = await askedPlaces(db, filters);
  const reading = { reader: actor, now };
  const listed = await listedAreas(db, scope, reading, asked);
  const place = order.at(sort, after);
  if (areFew(scope, asked)) {
    const { rows, total } = await gathered(db, listed, place, limit + 1);
    return { ...order.page(sort, rows, limit, rowOf), ...asTotal(total, exact) };
  }
  const rows = await walked(db, await listedParts(db, scope, reading, partsOf(sort, asked)), place, limit + 1);
  // Where schedules run most areas lie: they are counted as far as counting goes before their numbers are summed up.
  const isSooner = asked.schedule === "running" && !exact;
  const known = isSooner ? undefined : await areaTotal(db, scope.territory, asked);
  return {
    ...order.page(sort, rows, limit, rowOf),
    ...(known === undefined
      ? await countUpTo(db, sql`from ${listed.areas} where ${listed.where}`, exact)
      : asTotal(known, exact)),
  };
}

/** How many of the areas that the register lists have each fault that nobody refused, the commonest first. */
export async function areaFaultCounts(
  db: Db | Transaction,
  reading: Reading,
  filters: Omit<NarrowedAreas, "fault">,
): Promise<AreaFaultCount[]> {
  const scope = applicationScope(reading.reader);
  if (scope === undefined) return [];
  const { areas, where } = await listedAreas(db, scope, reading, await askedPlaces(db, filters));
  const { rows } = await sql<AreaFaultCount>`
    select f.code, count(*)::integer as total
    from area_faults as f join ${areas} on a.home_region = f.home_region and a.id = f.area_id
    where f.refused_at is null and ${where} group by f.code order by total desc, f.code`.execute(db);
  return rows;
}

/**
 * Whether what is asked for is little among all and lies in no order, which the database would walk to its end: what an
 * organisation was sent, what is proposed, what lies over another plot, the areas of districts.
 */
function areFew(
  { organisationId, territory }: ApplicationScope,
  { proposed, overlaps, places }: Asked<NarrowedAreas>,
): boolean {
  const isNarrow = places !== undefined && places.region.length === 0;
  return organisationId !== null || proposed === true || overlaps === true || territory.length === 7 || isNarrow;
}

/**
 * Filters of which each is walked alone in the order of terms: which areas have one depends on where they stand, so that
 * those of one state or basket may all lie at the end of that order.
 */
function partsOf(sort: AreaSort, filters: Asked<NarrowedAreas>): readonly Asked<NarrowedAreas>[] {
  if (sort !== "deadlineAt" && sort !== "-deadlineAt") return [filters];
  const { state, basket } = filters;
  const parts =
    basket === undefined
      ? state?.map((one) => ({ ...filters, state: [one] }))
      : basket.map((one) => ({ ...filters, basket: [one] }));
  return parts === undefined || parts.length === 0 ? [filters] : parts;
}

const listedParts = async (
  db: Db,
  scope: ApplicationScope,
  reading: Reading,
  parts: readonly Asked<NarrowedAreas>[],
): Promise<ListedAreas[]> => Promise.all(parts.map(async (part) => listedAreas(db, scope, reading, part)));

type Row = AreaRecord & Placed;

/** A page found by walking along its order in the indexes alone; rows are read of the areas that are shown. */
async function walked(
  db: Db,
  parts: readonly ListedAreas[],
  { past, along, keys, alongKeys, cursor }: Place,
  limit: number,
): Promise<Row[]> {
  const each = parts.map(
    ({ areas, where }) => sql`
      (select a.id, ${keys} from ${areas} where ${where} and ${past} order by ${along} limit ${limit})`,
  );
  const { rows } = await sql<Row>`
    select ${areaColumns}, ${cursor} as cursor
    from (select * from (${sql.join(each, sql` union all `)}) as each order by ${alongKeys} limit ${limit}) as found
    join areas as a on a.id = found.id
    order by ${along}`.execute(db);
  return rows;
}

/** A page and how many there are in all, of areas that are looked for once, counted and ordered. */
async function gathered(
  db: Db,
  { areas, where }: ListedAreas,
  { past, keys, alongKeys, cursor }: Place,
  limit: number,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const { rows } = await sql<{ readonly total: number } & (Row | { readonly id: null })>`
    with fitting as materialized (select a.id, ${past} as behind, ${keys} from ${areas} where ${where})
    select listed.*, counted.total from (select count(*)::integer as total from fitting) as counted
    left join (
      select ${areaColumns}, ${cursor} as cursor, ${keys}
      from (select id from fitting where behind order by ${alongKeys} limit ${limit}) as found
      join areas as a on a.id = found.id
    ) as listed on true
    order by ${alongKeys}`.execute(db);
  return { rows: rows.flatMap((row) => (row.id === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}

/** Ids of what the register lists under its filters, in the order of numbers. */
export async function areaIds(
  db: Db | Transaction,
  reading: Reading,
  filters: NarrowedAreas,
  { except, limit }: { readonly except: readonly string[]; readonly limit: number },
): Promise<string[]> {
  const scope = applicationScope(reading.reader);
  if (scope === undefined) return [];
  const { areas, where } = await listedAreas(db, scope, reading, await askedPlaces(db, filters));
  const others = except.length === 0 ? sql`true` : sql`a.id not in (${sql.join([...except])})`;
  const { rows } = await sql<{ id: string }>`
    select a.id from ${areas} where ${where} and ${others} order by a.number, a.id limit ${limit}`.execute(db);
  return rows.map(({ id: found }) => found);
}

/** How many areas the register lists under some filters, up to where lists stop counting. */
export async function countAreas(db: Db, actor: Actor, filters: NarrowedAreas, now: Date): Promise<Total> {
  const scope = applicationScope(actor);
  if (scope === undefined) return { total: 0, more: false };
  const { areas, where } = await listedAreas(db, scope, { reader: actor, now }, await askedPlaces(db, filters));
  return countUpTo(db, sql`from ${areas} where ${where}`, false);
}

/**
 * How many areas of a kind wait for a reader, how many of them are late, and the term that ends first. Numbers are exact up to
 * where lists stop counting.
 */
export async function areasWaiting(
  db: Db,
  actor: Actor,
  filters: NarrowedAreas,
  now: Date,
): Promise<Total & { readonly late: number; readonly due: Date | null }> {
  const scope = applicationScope(actor);
  if (scope === undefined) return { total: 0, more: false, late: 0, due: null };
  const [reading, asked] = [{ reader: actor, now }, await askedPlaces(db, filters)];
  const listed = await listedAreas(db, scope, reading, asked);
  const { areas, where } = listed;
  const isLate = sql<SqlBool>`a.deadline_at <= ${now}`;
  const { also, ...total } = await countUpTo(db, sql`from ${areas} where ${where}`, false, {
    late: howMany(isLate),
    due: leastOf(sql<Date | null>`a.deadline_at`),
  });
  if (also !== undefined) return { ...total, ...also };
  const late = await countUpTo(db, sql`from ${areas} where ${where} and ${isLate}`, false);
  const begin = order.at("deadlineAt", undefined);
  const [first] = areFew(scope, asked)
    ? (await gathered(db, listed, begin, 1)).rows
    : await walked(db, await listedParts(db, scope, reading, partsOf("deadlineAt", asked)), begin, 1);
  return { ...total, late: late.total, due: first?.deadline_at ?? null };
}

/** What areas can be counted by. */
export type AreaGroup = PlaceLevel | "areaState" | "legalBasis";

const groupColumns: Readonly<Record<AreaGroup, RawBuilder<unknown>>> = {
  ...placeColumns,
  areaState: sql`a.state`,
  legalBasis: sql`a.legal_basis::text`,
};

/** The areas that the register lists by group, exactly; without one all together under null. */
export async function groupedAreas(
  db: Db,
  actor: Actor,
  filters: NarrowedAreas,
  { by, now }: { readonly by: GroupKeys<AreaGroup>; readonly now: Date },
): Promise<Grouped> {
  const scope = applicationScope(actor);
  if (scope === undefined) return new Map();
  const asked = await askedPlaces(db, filters);
  if (scope.organisationId === null && (by === undefined || by === "region" || by === "district")) {
    const known = await areaTotals(db, scope.territory, asked, by);
    if (known !== undefined) return known;
  }
  const { areas, where } = await listedAreas(db, scope, { reader: actor, now }, asked);
  return groupedBy(db, sql`from ${areas} where ${where}`, { key: keyIn(groupColumns, by) });
}

/** A row of the register. */
export function rowOf(area: AreaRecord): AreaRow {
  const cause = causeIn(area.basket_reason);
  return {
    id: area.id,
    number: area.number,
    state: area.state,
    basket: area.basket,
    confirmed: area.confirmed,
    organisation: area.organisation,
    deadlineAt: area.deadline_at?.toISOString() ?? null,
    source: area.source,
    region: { soato: area.region_soato, name: area.region_name },
    district: { soato: area.district_soato, name: area.district_name },
    neighborhood:
      area.neighborhood_id === null || area.neighborhood_name === null
        ? null
        : { id: area.neighborhood_id, name: area.neighborhood_name },
    legalBasis: area.legal_basis,
    cadastreNumber: area.cadastre_number,
    address: area.address,
    ...(cause ? { basketReason: null, basketCause: cause } : { basketReason: area.basket_reason }),
    setAsideBy: area.set_aside_by,
    createdAt: area.created_at.toISOString(),
    stateSince: area.state_since.toISOString(),
  };
}

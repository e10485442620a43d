import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceLevel } from "@yer/api/contract/places";
import type { PlacedKind, placing, UnplacedQuery, UnplacedRow } from "@yer/api/contract/placing";
import { finalStatuses } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { applicationScope } from "../../identity/access/scope.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { endedPlaces } from "../../places/register/ended-place.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { conditionsFor, every } from "../../platform/lists/conditions.js";
import { keyset, type Placed, rising, text, uuid } from "../../platform/lists/keyset.js";
import { type Grouped, groupedBy } from "../../platform/lists/grouped.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { placeColumns, placedIn } from "../../places/register/placed-in.js";
import { inTerritory } from "../applications/scope-sql.js";
import { openScheduleStates } from "../plan/place-schedule.js";

type Page = ReplyOf<typeof placing.list>;
type Filters = Omit<UnplacedQuery, "after" | "limit" | "exact">;

interface SqlRow extends Omit<UnplacedRow, "district" | "neighborhood" | "startsOn" | "endsOn" | "ended"> {
  readonly neighborhood_id: string;
  readonly neighborhood_name: Names;
  readonly district_soato: string;
  readonly district_name: Names;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

const order = keyset({ place: rising(text(sql`a.neighborhood_id`), uuid(sql`a.id`)) });

/** What reading a kind of record takes. */
const readBy = {
  application: "read:property",
  area: "read:area",
  schedule: "read:plan",
} as const satisfies Record<PlacedKind, string>;

/** Neighbourhoods that are no more: few beside those that stand, and indexed apart. */
const ended = sql`join neighborhoods as n on n.id = r.neighborhood_id and not n.active`;

/** What waits to be placed, of each kind under the same columns. */
const waiting: Readonly<Record<PlacedKind, RawBuilder<unknown>>> = {
  application: sql`
    select 'application' as kind, r.id, r.number, r.status, null::text as basket, r.region_soato, r.district_soato,
      r.neighborhood_id, r.facts ->> 'address' as address, null::date as starts_on, null::date as ends_on
    from applications as r ${ended} where r.status not in (${sql.join([...finalStatuses])})`,
  area: sql`
    select 'area' as kind, r.id, r.number, r.state as status, r.basket, r.region_soato, r.district_soato,
      r.neighborhood_id, r.address, null::date as starts_on, null::date as ends_on
    from areas as r ${ended} where r.state <> 'area_opened' or r.basket is not null`,
  schedule: sql`
    select 'schedule' as kind, r.id, null::text as number, r.state as status, null::text as basket, r.region_soato,
      r.district_soato, r.neighborhood_id, null::text as address, r.starts_on, r.ends_on
    from schedules as r ${ended} where r.state in (${sql.join([...openScheduleStates])})`,
};

/** Kinds that are asked for and that the reader may read; members of organisations place nothing. */
function kindsFor(actor: Actor, asked: Filters["kind"]): readonly PlacedKind[] {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return [];
  return (["application", "area", "schedule"] as const).filter(
    (kind) => actor.codes.has(readBy[kind]) && (asked === undefined || asked.includes(kind)),
  );
}

function sourceOf(
  actor: Actor,
  kinds: readonly PlacedKind[],
  filters: Asked<Omit<Filters, "kind">>,
): { readonly from: RawBuilder<unknown>; readonly where: RawBuilder<SqlBool> } {
  const from = sql`(${sql.join(
    kinds.map((kind) => waiting[kind]),
    sql` union all `,
  )})`;
  const territory = sql<SqlBool>`${inTerritory(actor.territory ?? "-")}`;
  return { from, where: every([territory, conditionsFor(filters, { places: placedIn })]) };
}

/** What waits to be placed in the reader's territory, by place. */
export async function unplacedPage(db: Db, actor: Actor, query: UnplacedQuery): Promise<Page> {
  const { after, limit = pageSizes.usual, exact = false, kind, ...filters } = query;
  const kinds = kindsFor(actor, kind);
  if (kinds.length === 0) return { items: [], total: 0, more: false, next: null };
  const { from, where } = sourceOf(actor, kinds, await askedPlaces(db, filters));
  const { past, along, cursor } = order.at("place", after);
  const { rows } = await sql<SqlRow & Placed>`
    select a.kind, a.id, a.number, a.status, a.basket, a.address, a.starts_on, a.ends_on, a.neighborhood_id,
      n.name as neighborhood_name, a.district_soato, d.name as district_name, ${cursor} as cursor
    from (select * from ${from} as a where ${where} and ${past} order by ${along} limit ${limit + 1}) as a
    join neighborhoods as n on n.id = a.neighborhood_id join districts as d on d.soato = a.district_soato
    order by ${along}`.execute(db);
  const endings = await endedPlaces(
    db,
    rows.map((row) => row.neighborhood_id),
  );
  return {
    ...order.page("place", rows, limit, (row) => ({
      kind: row.kind,
      id: row.id,
      number: row.number,
      status: row.status,
      basket: row.basket,
      district: { soato: row.district_soato, name: row.district_name },
      neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
      address: row.address,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      ended: endings.get(row.neighborhood_id) ?? { how: "closed" as const, today: [] },
    })),
    ...(await countUpTo(db, sql`from ${from} as a where ${where}`, exact)),
  };
}

/** What the register lists by place, exactly; without a level all together under null. */
export async function groupedUnplaced(
  db: Db,
  actor: Actor,
  { kind, ...filters }: Filters,
  by: PlaceLevel | undefined,
): Promise<Grouped> {
  const kinds = kindsFor(actor, kind);
  if (kinds.length === 0) return new Map();
  const { from, where } = sourceOf(actor, kinds, await askedPlaces(db, filters));
  return groupedBy(db, sql`from ${from} as a where ${where}`, { key: by && placeColumns[by] });
}

/** How much the register lists, up to where lists stop counting. */
export async function countUnplaced(db: Db, actor: Actor, { kind, ...filters }: Filters): Promise<Total> {
  const kinds = kindsFor(actor, kind);
  if (kinds.length === 0) return { total: 0, more: false };
  const { from, where } = sourceOf(actor, kinds, await askedPlaces(db, filters));
  return countUpTo(db, sql`from ${from} as a where ${where}`, false);
}

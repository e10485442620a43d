import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceLevel } from "@yer/api/contract/places";
import type { VisitQuery, visitRegister, VisitRow } from "@yer/api/contract/visit-register";
import { type RawBuilder, sql } from "kysely";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { day, falling, keyset, moment, type Placed, rising, uuid } from "../../platform/lists/keyset.js";
import { asTotal, countUpTo, type Total } from "../../platform/lists/total.js";
import { type Grouped, groupedBy, type GroupKeys, keyIn, spansOfDay } from "../../platform/lists/grouped.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import { placeColumns } from "../../places/register/placed-in.js";
import { type VisitFilters, visitsOfAreas, visitsSeen } from "./filters.js";

type Page = ReplyOf<typeof visitRegister.list>;

const [id, received, visited] = [uuid(sql`v.id`), moment(sql`v.received_at`), day(sql`v.visited_on`)];
const order = keyset({
  "-receivedAt": falling(received, id),
  receivedAt: rising(received, id),
  "-visitedOn": falling(visited, id),
  visitedOn: rising(visited, id),
});

interface SqlRow extends Omit<VisitRow, "receivedAt"> {
  readonly receivedAt: Date;
}

/** Visits that the reader sees, the latest received first. */
export async function visitPage(db: Db, actor: Actor, query: VisitQuery): Promise<Page> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-receivedAt", ...filters } = query;
  const scope = applicationScope(actor);
  if (scope === undefined) return { items: [], total: 0, more: false, next: null };
  const where = visitsSeen(scope, await askedPlaces(db, filters));
  const { past, along, cursor } = order.at(sort, after);
  const { rows } = await sql<SqlRow & Placed>`
    select v.id, jsonb_build_object('id', a.id, 'number', a.number) as area,
      jsonb_build_object('soato', r.soato, 'name', r.name) as region,
      jsonb_build_object('soato', d.soato, 'name', d.name) as district,
      case when n.id is null then null else jsonb_build_object('id', n.id, 'name', n.name) end as neighborhood,
      v.visited_on as "visitedOn", v.finding,
      case when w.id is null then null else jsonb_build_object('id', w.id, 'name', w.name) end as by,
      jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
      v.hours, v.words, v.position,
      (select count(*)::integer from visit_photos as p where p.home_region = v.home_region and p.visit_id = v.id) as photos,
      v.outline is not null as walked, v.received_at as "receivedAt", v.kept_because as "keptBecause",
      ${cursor} as cursor
    from ${visitsOfAreas}
    join organisations as o on o.id = v.organisation_id
    join regions as r on r.soato = a.region_soato
    join districts as d on d.soato = a.district_soato
    left join neighborhoods as n on n.id = a.neighborhood_id
    left join users as w on w.id = v.written_by
    where ${where} and ${past} order by ${along} limit ${limit + 1}`.execute(db);
  return {
    ...order.page(sort, rows, limit, (row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
    ...(await countUpTo(db, sql`from ${visitsOfAreas} where ${where}`, exact)),
  };
}

/** How many visits the register lists under some filters, up to where lists stop counting. */
export async function countVisits(db: Db, actor: Actor, filters: VisitFilters): Promise<Total> {
  const scope = applicationScope(actor);
  if (scope === undefined) return asTotal(0, false);
  const where = visitsSeen(scope, await askedPlaces(db, filters));
  return countUpTo(db, sql`from ${visitsOfAreas} where ${where}`, false);
}

/** What visits can be counted by. */
export type VisitGroup = PlaceLevel | "inspector" | "organisation" | "week" | "month";

const groupColumns: Readonly<Record<VisitGroup, RawBuilder<unknown>>> = {
  ...placeColumns,
  inspector: sql`v.written_by::text`,
  organisation: sql`v.organisation_id::text`,
  ...spansOfDay(sql`v.visited_on`),
};

/** The visits that the register lists by group, exactly; without one all together under null. */
export async function groupedVisits(
  db: Db,
  actor: Actor,
  filters: VisitFilters,
  by: GroupKeys<VisitGroup>,
): Promise<Grouped> {
  const scope = applicationScope(actor);
  if (scope === undefined) return new Map();
  const where = visitsSeen(scope, await askedPlaces(db, filters));
  return groupedBy(db, sql`from ${visitsOfAreas} where ${where}`, { key: keyIn(groupColumns, by) });
}

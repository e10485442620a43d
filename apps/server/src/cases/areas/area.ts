import { sql } from "kysely";
import type { AreaPosition } from "@yer/api/contract/area-states";
import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { Names, OrganisationRef } from "@yer/api/contract/values";
import type { Actor } from "../../platform/acting/actor.js";
import { enforce, type Need } from "../../identity/access/decide.js";
import { applicationScope } from "../../identity/access/scope.js";
import { contains } from "../../platform/territory/territory.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory, type NewEntry } from "../../platform/history/append-history.js";
import { notFound } from "../../platform/problem/problem.js";
import type { AreasTable } from "../../schema/tables/areas.js";

/** An area as rules see it, with the names of its place. */
export interface AreaRecord extends Omit<AreasTable, "version" | "outline" | "search_key" | "basket_by"> {
  readonly version: number;
  /** Name of who set it aside. */
  readonly set_aside_by: string | null;
  readonly region_name: Names;
  readonly district_name: Names;
  /** Null where the neighbourhood is not known. */
  readonly neighborhood_name: Names | null;
  /** Whether its neighbourhood has been merged, split or closed. */
  readonly place_ended: boolean;
  /** The organisation that inspects it now. */
  readonly organisation: OrganisationRef | null;
}

/** An area as rules of access and of moves need it. */
export interface FoundArea extends AreaRecord {
  /** Ids of the organisations that it is, or was, sent to. */
  readonly sent_to: readonly string[];
}

/** Where an area stands: the basket, where it was set aside. */
export function positionOf({ state, basket }: Pick<AreasTable, "state" | "basket">): AreaPosition {
  return basket ?? state;
}

/**
 * Columns of {@link AreaRecord} from `areas as a`. The names beside it are each looked up for the rows that are shown:
 * as joins of seven tables they took the database longer to plan than to read.
 */
export const areaColumns = sql`
  a.home_region, a.id, a.number, a.state, a.basket, a.basket_reason, a.version, a.legal_basis, a.region_soato,
  a.district_soato, a.neighborhood_id, a.cadastre_number, a.address, a.occupied_since, a.sizes, a.buildings, a.source,
  a.found_on, a.found_by, a.confirmed, a.came_from, a.deadline_at, a.drawn, a.created_at, a.state_since,
  (select r.name from regions as r where r.soato = a.region_soato) as region_name,
  (select d.name from districts as d where d.soato = a.district_soato) as district_name,
  (select n.name from neighborhoods as n where n.id = a.neighborhood_id) as neighborhood_name,
  coalesce((select not n.active from neighborhoods as n where n.id = a.neighborhood_id), false) as place_ended,
  (select jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind)
    from area_sendings as s join organisations as o on o.id = s.organisation_id
    where s.home_region = a.home_region and s.area_id = a.id and s.ended_at is null) as organisation,
  (select u.name from users as u where u.id = a.basket_by) as set_aside_by`;

/** @throws {Problem} `not-found` */
export async function findArea(db: Db | Transaction, id: string): Promise<FoundArea> {
  const { rows } = await sql<FoundArea>`
    select ${areaColumns}, (
      select coalesce(jsonb_agg(distinct every.organisation_id), '[]') from area_sendings as every
      where every.home_region = a.home_region and every.area_id = a.id) as sent_to
    from areas as a where a.id = ${id}`.execute(db);
  const [area] = rows;
  if (area === undefined) throw notFound();
  return area;
}

/** Reads an area as {@link findArea} does, and locks its row. @throws {Problem} `not-found` */
export async function lockArea(transaction: Transaction, id: string): Promise<FoundArea> {
  await sql`select from areas where id = ${id} for update`.execute(transaction);
  return findArea(transaction, id);
}

/** The same of many, in the order of their ids; what is not there is left out. */
export async function lockAreas(transaction: Transaction, ids: readonly string[]): Promise<FoundArea[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from areas where id in (${sql.join([...ids])}) order by id for update`.execute(transaction);
  const areas: FoundArea[] = [];
  for (const { id } of rows) areas.push(await findArea(transaction, id));
  return areas;
}

/** What of an area decides who sees it. */
type SeenArea = Pick<AreasTable, "district_soato"> & Partial<Pick<FoundArea, "sent_to">>;

/** Why a person does not see an area; `undefined`: they do. Members of organisations see what is, or was, sent to theirs. */
export function areaSubjectReason(actor: Actor, area: SeenArea): "unseen" | undefined {
  const scope = applicationScope(actor);
  if (scope === undefined || !contains(scope.territory, area.district_soato)) return "unseen";
  return scope.organisationId === null || area.sent_to?.includes(scope.organisationId) ? undefined : "unseen";
}

/**
 * Refuses what a person may not do to an area; the clock and the making of the demonstration (`null`) may always.
 * @throws {Problem} `not-found` for unknown and not visible alike
 */
export function enforceOnArea(actor: Actor | null, need: Need, area: SeenArea): void {
  if (actor === null) return;
  if (areaSubjectReason(actor, area) !== undefined) throw notFound();
  enforce(actor, need, { kind: "none" });
}

/** Facts of an area as the contract has them. */
export function areaFactsOf(area: AreaRecord): AreaFacts {
  return {
    districtSoato: area.district_soato,
    neighborhoodId: area.neighborhood_id,
    legalBasis: area.legal_basis,
    cadastreNumber: area.cadastre_number,
    address: area.address,
    occupiedSince: area.occupied_since,
    sizes: area.sizes,
    buildings: area.buildings,
    outline: area.drawn,
    source: area.source,
    foundOn: area.found_on,
    foundBy: area.found_by,
  };
}

/** Keeps what was done to an area, and tells open screens, in the transaction of the act. */
export async function recordArea(
  transaction: Transaction,
  { actor, now, events }: Acting,
  area: Pick<AreasTable, "home_region" | "id" | "district_soato">,
  entry: Omit<NewEntry, "record" | "at" | "actor" | "impersonator">,
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "area", id: area.id, homeRegion: area.home_region },
    at: now,
    actor: actor?.id ?? null,
    impersonator: actor?.impersonation?.byId ?? null,
    ...entry,
  });
  await events.publish(transaction, { kind: entry.action, id: area.id, district: area.district_soato });
}

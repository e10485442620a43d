import type { AreaBasket, AreaStateKey } from "@yer/api/contract/area-states";
import type { Names, Polygon } from "@yer/api/contract/values";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { RoundsTable } from "../../schema/tables/diary.js";

type Reader = Db | Transaction;

/** An area by its key. */
interface AreaKey {
  readonly home_region: string;
  readonly id: string;
}

/** A round with how far its person has come. */
export interface RoundRow extends Selectable<RoundsTable> {
  readonly areas: number;
  readonly visited: number;
}

/** Whether the person of `rounds as r` handed in a visit of the area of `round_areas as ra` since it was made. */
const isVisited = sql<boolean>`exists (
  select from visits as v
  where v.home_region = ra.home_region and v.area_id = ra.area_id and v.written_by = r.user_id
    and v.received_at >= r.created_at)`;

/** A person's rounds, by their day, the latest first; or one of them. */
export async function roundsOf(db: Reader, userId: string, id?: string): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.*,
      (select count(*)::integer from round_areas as ra where ra.round_id = r.id) as areas,
      (select count(*)::integer from round_areas as ra where ra.round_id = r.id and ${isVisited}) as visited
    from rounds as r where r.user_id = ${userId} ${id === undefined ? sql`` : sql`and r.id = ${id}`}
    order by r.day desc, r.id desc limit 100`.execute(db);
  return rows;
}

/** Areas that an organisation has taken to inspection and not found yet: of those named, or of a neighbourhood. */
export async function takenAreas(
  db: Reader,
  organisationId: string,
  { areaIds, neighborhoodId }: { readonly areaIds?: readonly string[]; readonly neighborhoodId?: string },
): Promise<AreaKey[]> {
  const { rows } = await sql<AreaKey>`
    select a.home_region, a.id from area_sendings as s
    join areas as a on a.home_region = s.home_region and a.id = s.area_id
    where s.organisation_id = ${organisationId} and s.ended_at is null and s.taken_at is not null
      and a.state = 'area_taken' and a.basket is null
      ${areaIds === undefined ? sql`` : sql`and a.id in (${sql.join([...areaIds])})`}
      ${neighborhoodId === undefined ? sql`` : sql`and a.neighborhood_id = ${neighborhoodId}`}
    order by a.deadline_at, a.id`.execute(db);
  return rows;
}

/** Keeps a round with its areas, in their order. */
export async function insertRound(
  transaction: Transaction,
  round: Insertable<RoundsTable>,
  areas: readonly AreaKey[],
): Promise<void> {
  await transaction.insertInto("rounds").values(round).execute();
  await transaction
    .insertInto("round_areas")
    .values(areas.map(({ home_region, id }, position) => ({ round_id: round.id, position, home_region, area_id: id })))
    .execute();
}

/** Puts a round of a person's away; whether there was one. */
export async function deleteRound(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("rounds")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A plot of a round. */
export interface PlotRow {
  readonly id: string;
  readonly number: string;
  readonly state: AreaStateKey;
  readonly basket: AreaBasket | null;
  readonly neighborhood_id: string | null;
  readonly neighborhood_name: Names | null;
  readonly address: string | null;
  readonly cadastre_number: string | null;
  readonly total: number | null;
  readonly deadline_at: Date | null;
  readonly drawn: Polygon | null;
  readonly visited: boolean;
}

/** Plots of a round in its order, as they stand now. */
export async function plotsOf(db: Reader, roundId: string): Promise<PlotRow[]> {
  const { rows } = await sql<PlotRow>`
    select a.id, a.number, a.state, a.basket, a.neighborhood_id, n.name as neighborhood_name, a.address,
      a.cadastre_number, (a.sizes->>'total')::double precision as total, a.deadline_at, a.drawn,
      ${isVisited} as visited
    from round_areas as ra join rounds as r on r.id = ra.round_id
    join areas as a on a.home_region = ra.home_region and a.id = ra.area_id
    left join neighborhoods as n on n.id = a.neighborhood_id
    where ra.round_id = ${roundId} order by ra.position`.execute(db);
  return rows;
}

/** About a hundred metres, in degrees. */
const near = 0.001;

/**
 * Outlines of standing areas and applications about a hundred metres around the plots of a round, without these; so
 * many at most.
 */
export async function outlinesAround(db: Reader, roundId: string, most: number): Promise<Polygon[]> {
  const { rows } = await sql<{ drawn: Polygon }>`
    with own as (
      select a.id, st_expand(a.outline, ${near}::double precision) as ground from round_areas as ra
      join areas as a on a.home_region = ra.home_region and a.id = ra.area_id
      where ra.round_id = ${roundId} and a.outline is not null)
    select distinct on (id) id, drawn from (
      select a.id, a.drawn from own join areas as a on a.outline && own.ground
      where a.state <> 'area_opened' and a.basket is distinct from 'written_off' and a.id not in (select id from own)
      union all
      select f.id, f.facts->'outline' as drawn from own join applications as f on f.outline && own.ground
      where f.status <> 'unregistered'
    ) as around where drawn is not null order by id limit ${most}`.execute(db);
  return rows.map(({ drawn }) => drawn);
}

/** Which inspection of an area a visit of a person belongs to: the latest of their organisation, or of that of a round of theirs. */
export async function inspectionOf(
  db: Reader,
  areaId: string,
  userId: string,
): Promise<{ readonly id: string; readonly organisation_id: string } | undefined> {
  const { rows } = await sql<{ id: string; organisation_id: string }>`
    select s.id, s.organisation_id from area_sendings as s
    where s.area_id = ${areaId} and (
      s.organisation_id = (select u.organisation_id from users as u where u.id = ${userId})
      or s.organisation_id in (
        select r.organisation_id from rounds as r join round_areas as ra on ra.round_id = r.id
        where r.user_id = ${userId} and ra.area_id = ${areaId}))
    order by s.sent_at desc, s.id desc limit 1`.execute(db);
  return rows[0];
}

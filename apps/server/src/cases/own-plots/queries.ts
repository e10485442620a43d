import type { AreaPosition } from "@yer/api/contract/area-states";
import type { OwnPlotTold } from "@yer/api/contract/own-plots";
import type { Spot } from "@yer/api/contract/spot";
import type { Names, Polygon } from "@yer/api/contract/values";
import { searchKey } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { geometry } from "../applications/overlaps.js";

/** Metres within which two outlines or points of one person are one plot: what a finger draws is not exact. */
const nearMetres = 20;

/** Metres that a point may lie beyond the outline of the country, which is approximate. */
const borderMetres = 10_000;

function pointOf({ latitude, longitude }: Spot) {
  return sql<string>`ST_SetSRID(ST_MakePoint(${longitude}::float8, ${latitude}::float8), 4326)`;
}

/** Whether a point lies in the country, as far as the outlines of its regions tell. */
export async function isInCountry(transaction: Transaction, spot: Spot): Promise<boolean> {
  const { rows } = await sql`
    select from place_outlines
    where length(code) = 4 and ST_DWithin(outline::geography, ${pointOf(spot)}::geography, ${borderMetres})
    limit 1`.execute(transaction);
  return rows.length > 0;
}

/** A point as it is kept. */
export interface StoredSpot {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly point_accuracy: number | null;
}

/** A point as the contract tells it; null where none was told. */
export function spotOf({ latitude, longitude, point_accuracy: accuracy }: StoredSpot): Spot | null {
  return latitude === null || longitude === null ? null : { latitude, longitude, accuracy };
}

/** A plot as its occupier told of it, and where its area stands; none: the area is gone. */
export interface ToldPlot extends StoredSpot {
  readonly home_region: string;
  readonly area_id: string;
  readonly number: string;
  readonly at: Date;
  readonly address: string | null;
  readonly district_name: Names;
  readonly neighborhood_name: Names | null;
  readonly outline: Polygon | null;
  readonly withdrawn_at: Date | null;
  readonly position: AreaPosition | null;
  readonly confirmed: boolean | null;
}

/** Plots that a person told of, the latest first; one of them where it is named. */
export async function toldPlotsOf(db: Db | Transaction, pinfl: string, only?: string): Promise<ToldPlot[]> {
  const { rows } = await sql<ToldPlot>`
    select t.home_region, t.area_id, t.number, t.at, t.address, t.withdrawn_at, d.name as district_name,
      n.name as neighborhood_name, ST_AsGeoJSON(t.outline)::jsonb as outline,
      ST_Y(t.point) as latitude, ST_X(t.point) as longitude, t.point_accuracy, coalesce(a.basket, a.state) as position, a.confirmed
    from told_plots as t
    join districts as d on d.soato = t.district_soato
    left join neighborhoods as n on n.id = t.neighborhood_id
    left join areas as a on a.home_region = t.home_region and a.id = t.area_id
    where t.pinfl = ${pinfl} and ${only === undefined ? sql`true` : sql`t.area_id = ${only}`}
    order by t.at desc, t.area_id desc limit 100`.execute(db);
  return rows;
}

/**
 * The number under which a person told of the same plot before, and did not take it back: their outlines or points
 * meet, or all but touch; or it is the same address of the neighbourhood.
 */
export async function toldBefore(
  transaction: Transaction,
  pinfl: string,
  { neighborhoodId, address, outline, point }: Pick<OwnPlotTold, "neighborhoodId" | "address" | "outline" | "point">,
): Promise<string | undefined> {
  const there = outline ? geometry(outline) : point && pointOf(point);
  const near = there
    ? sql`ST_DWithin(coalesce(t.outline, t.point)::geography, ${there}::geography, ${nearMetres})`
    : sql`false`;
  const { rows } = await sql<{ number: string }>`
    select t.number from told_plots as t
    where t.pinfl = ${pinfl} and t.withdrawn_at is null
      and (coalesce(t.outline, t.point) is not null and ${near}
        or t.neighborhood_id = ${neighborhoodId} and t.address_key = ${addressKey(address)})
    order by t.at desc limit 1`.execute(transaction);
  return rows[0]?.number;
}

function addressKey(address: string | null): string | null {
  return address === null ? null : searchKey(address);
}

/** Lets what one person tells be looked through and added to by one request at a time. */
export async function lockTeller(transaction: Transaction, user: string): Promise<void> {
  await transaction.selectFrom("users").select("id").where("id", "=", user).forNoKeyUpdate().execute();
}

/** Who tells, as OneID vouches for them. */
export interface Teller {
  readonly name: string;
  readonly pinfl: string;
}

/** Keeps who occupies an area as a list names them. */
export async function insertListedOccupier(
  transaction: Transaction,
  area: { readonly home_region: string; readonly id: string; readonly number: string },
  { name, district, at }: { readonly name: string; readonly district: string; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("told_plots")
    .values({
      home_region: area.home_region,
      area_id: area.id,
      number: area.number,
      district_soato: district,
      neighborhood_id: null,
      address: null,
      address_key: null,
      outline: null,
      point: null,
      point_accuracy: null,
      name,
      pinfl: null,
      words: null,
      file_ids: jsonb([]),
      at,
      withdrawn_at: null,
    })
    .execute();
}

/** Keeps what a person told of a plot. */
export async function insertToldPlot(
  transaction: Transaction,
  area: { readonly home_region: string; readonly id: string; readonly number: string },
  { name, pinfl }: Teller,
  told: OwnPlotTold & { readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("told_plots")
    .values({
      home_region: area.home_region,
      area_id: area.id,
      number: area.number,
      district_soato: told.districtSoato,
      neighborhood_id: told.neighborhoodId,
      address: told.address,
      address_key: addressKey(told.address),
      outline: told.outline && geometry(told.outline),
      point: told.point && pointOf(told.point),
      point_accuracy: told.point?.accuracy ?? null,
      name,
      pinfl,
      words: told.words,
      file_ids: jsonb(told.fileIds),
      at: told.at,
      withdrawn_at: null,
    })
    .execute();
}

/** Writes down that a person took back what they told of a plot. */
export async function markWithdrawn(transaction: Transaction, plot: ToldPlot, at: Date): Promise<void> {
  await transaction
    .updateTable("told_plots")
    .set({ withdrawn_at: at })
    .where("home_region", "=", plot.home_region)
    .where("area_id", "=", plot.area_id)
    .execute();
}

/** What was told of the occupier of an area; no number where a list named them. */
export interface ToldOfArea extends StoredSpot {
  readonly name: string;
  readonly pinfl: string | null;
  readonly at: Date;
  readonly words: string | null;
  readonly file_ids: readonly string[];
}

/** What was told of the occupier of an area, with the person. */
export async function toldOfArea(
  db: Db | Transaction,
  area: { readonly home_region: string; readonly id: string },
): Promise<ToldOfArea | undefined> {
  return db
    .selectFrom("told_plots")
    .select(["name", "pinfl", "at", "words", "file_ids", "point_accuracy"])
    .select([
      sql<number | null>`ST_Y(told_plots.point)`.as("latitude"),
      sql<number | null>`ST_X(told_plots.point)`.as("longitude"),
    ])
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .executeTakeFirst();
}

/** Keeps who read the name of an area's occupier. */
export async function insertAreaReading(
  transaction: Transaction,
  area: { readonly home_region: string; readonly id: string },
  reading: { readonly by: string; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("personal_readings")
    .values({
      home_region: area.home_region,
      id: uuidv7(),
      application_id: null,
      area_id: area.id,
      user_id: reading.by,
      at: reading.at,
    })
    .execute();
}

/** Areas whose occupiers attached a file, and whether it was this person. */
export async function toldWithFile(
  db: Db | Transaction,
  fileId: string,
): Promise<readonly { readonly area_id: string; readonly pinfl: string | null }[]> {
  const { rows } = await sql<{ area_id: string; pinfl: string | null }>`
    select area_id, pinfl from told_plots where file_ids @> ${JSON.stringify([fileId])}::jsonb limit 20`.execute(db);
  return rows;
}

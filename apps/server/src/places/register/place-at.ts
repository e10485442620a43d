import type { PlaceAt } from "@yer/api/contract/places";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** How much farther than the nearest middle the next one must be, for the nearest to decide. */
const decidesAt = 2;
/** Metres beyond which no middle is near. */
const nearMetres = 1500;

/** A point of the map. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where a point lies: the one neighbourhood whose outline holds it; else the one whose middle is far nearer than any
 * other's; else the district alone. Outlines may be approximate, so that it is a suggestion, and nobody is bound by it.
 */
export async function placeAt(db: Db, { latitude, longitude }: Point): Promise<PlaceAt> {
  const point = sql`ST_SetSRID(ST_MakePoint(${longitude}::float8, ${latitude}::float8), 4326)`;
  const { rows: holding } = await sql<{ code: string; district_soato: string }>`
    select n.id as code, n.district_soato from place_outlines as o join neighborhoods as n on n.id = o.code and n.active
    where ST_Covers(o.outline, ${point}) limit 2`.execute(db);
  const [held, another] = holding;
  if (held !== undefined && another === undefined) return placed(held.district_soato, held.code, "within");
  const { rows: districts } = await sql<{ soato: string }>`
    select d.soato from place_outlines as o join districts as d on d.soato = o.code and d.active
    where ST_Covers(o.outline, ${point}) order by o.kind = 'official' desc, d.soato limit 1`.execute(db);
  const district = districts[0]?.soato ?? null;
  const { rows: near } = await sql<{ code: string; district_soato: string; metres: number }>`
    select n.id as code, n.district_soato, close.metres
    from (
      select code, ST_Distance(ST_Centroid(outline)::geography, ${point}::geography) as metres
      from (select code, outline from place_outlines where length(code) = 8 order by outline <-> ${point} limit 20) as o
    ) as close join neighborhoods as n on n.id = close.code and n.active
    where ${district}::text is null or n.district_soato = ${district} order by close.metres limit 2`.execute(db);
  const [nearest, next] = near;
  const decides =
    nearest !== undefined &&
    nearest.metres <= nearMetres &&
    (next === undefined || next.metres >= nearest.metres * decidesAt);
  if (decides) return placed(nearest.district_soato, nearest.code, "nearest");
  return district === null ? { place: null, by: null } : placed(district, null, "within");
}

function placed(districtSoato: string, neighborhoodId: string | null, by: "within" | "nearest"): PlaceAt {
  return { place: { regionSoato: districtSoato.slice(0, 4), districtSoato, neighborhoodId }, by };
}

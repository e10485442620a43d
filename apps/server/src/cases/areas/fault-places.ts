import type { AreaFaultPlace } from "@yer/api/contract/area-facts";
import type { AreaFaultCode } from "@yer/api/contract/area-faults";
import type { Polygon } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { AreasTable } from "../../schema/tables/areas.js";
import { inScope } from "../applications/scope-sql.js";
import { mapScope } from "../tiles/map-scope.js";

type Keyed = Pick<AreasTable, "home_region" | "id" | "district_soato">;

/** Degrees of a border that are drawn around a plot. */
const around = 0.001;

/** The border of the district near an outline that lies beyond it. */
async function borderAt(db: Db | Transaction, area: Keyed): Promise<AreaFaultPlace | null> {
  const { rows } = await sql<{ border: { coordinates: [number, number][][] }; metres: number }>`
    select ST_AsGeoJSON(ST_Multi(ST_Intersection(b.line, near.box)), 7)::jsonb as border,
      ST_Distance(a.outline::geography, b.line::geography) as metres
    from areas as a
    join place_outlines as o on o.code = a.district_soato and o.kind = 'official'
    cross join lateral (select ST_Boundary(o.outline) as line) as b
    cross join lateral (
      select ST_Expand(ST_Envelope(ST_Collect(a.outline, ST_ClosestPoint(b.line, a.outline))), ${around}) as box) as near
    where a.home_region = ${area.home_region} and a.id = ${area.id}`.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  return { kind: "border", lines: found.border.coordinates, metres: Math.round(found.metres) };
}

/** Whole square metres that the outline holds, as the check reckons them. */
async function sizeOf(db: Db | Transaction, area: Keyed): Promise<number | null> {
  const { rows } = await sql<{ holds: number | null }>`
    select round(ST_Area(outline::geography))::integer as holds from areas
    where home_region = ${area.home_region} and id = ${area.id}`.execute(db);
  return rows[0]?.holds ?? null;
}

/** Where the faults of an area are to be seen beside its outline, by code: of other plots those that the reader sees on the map. */
export async function placesOfFaults(
  db: Db | Transaction,
  actor: Actor,
  area: Keyed,
  faults: readonly { readonly code: AreaFaultCode; readonly twin: string | null }[],
): Promise<ReadonlyMap<AreaFaultCode, AreaFaultPlace>> {
  const places = new Map<AreaFaultCode, AreaFaultPlace>();
  const scope = mapScope(actor);
  const twins = faults.flatMap(({ twin }) => twin ?? []);
  if (scope !== undefined && twins.length > 0) {
    const kinds = [...(scope.areas ? ["area"] : []), ...(actor.codes.has("read:property") ? ["application"] : [])];
    const { rows } = await sql<{ number: string; outline: Polygon }>`
      select a.number, a.drawn as outline from all_plots as a
      where a.home_region = ${area.home_region} and a.number = any (${twins}::text[]) and a.drawn is not null
        and a.kind = any (${kinds}::text[]) and ${inScope(scope)}`.execute(db);
    for (const { code, twin } of faults) {
      const found = rows.find(({ number }) => number === twin);
      if (found) places.set(code, { kind: "plot", outline: found.outline });
    }
  }
  if (faults.some(({ code }) => code === "outline_outside")) {
    const border = await borderAt(db, area);
    if (border) places.set("outline_outside", border);
  }
  if (faults.some(({ code }) => code === "sizes_outline")) {
    const holds = await sizeOf(db, area);
    if (holds !== null) places.set("sizes_outline", { kind: "size", holds });
  }
  return places;
}

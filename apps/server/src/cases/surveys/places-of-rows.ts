import { searchKey } from "@yer/api/formats";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** Where a row lies, or what keeps it from being known. */
export type PlaceOfRow =
  | { readonly district: string; readonly neighborhood: string }
  | {
      readonly field: "region" | "district" | "neighborhood";
      readonly code: "required" | "place-unknown" | "place-several" | "neighborhood-elsewhere";
    };

/** Finds the place that a row names by codes or by names, in any language and script. */
export type FindPlace = (region: string, district: string, neighborhood: string) => PlaceOfRow;

interface Named {
  readonly code: string;
  readonly parent: string;
  readonly name: Names;
}

/** Words that lists add to names or leave out. */
const kinds = /\b(?:tumani|tuman|shahri|shahar|viloyati|viloyat|mfy|mahalla|mahallasi|rayon|district|region|city)\b/g;

function keyOf(name: string): string {
  const folded = searchKey(name);
  return folded.replaceAll(kinds, " ").replaceAll(/\s+/g, " ").trim() || folded;
}

function index(places: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  const byKey = new Map<string, Named[]>();
  for (const place of places) {
    const keys = new Set(Object.values(place.name).map(keyOf));
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), place]);
  }
  return byKey;
}

/** Reads the places a person's rows may lie in, as they stand now. */
export async function readPlacesOfRows(db: Db | Transaction, territory: string): Promise<FindPlace> {
  const { rows: regions } = await sql<Named>`
    select soato as code, '' as parent, name from regions where active`.execute(db);
  const { rows: districts } = await sql<Named>`
    select soato as code, region_soato as parent, name from districts where active`.execute(db);
  const { rows: neighborhoods } = await sql<Named>`
    select id as code, district_soato as parent, name from neighborhoods
    where active and starts_with(district_soato, ${territory})`.execute(db);
  return placeFinder(regions, districts, neighborhoods);
}

/** The same from places at hand. */
export function placeFinder(
  regions: readonly Named[],
  districts: readonly Named[],
  neighborhoods: readonly Named[],
): FindPlace {
  const regionsNamed = index(regions);
  const districtsNamed = index(districts);
  const neighborhoodsNamed = index(neighborhoods);
  const districtOf = new Map(neighborhoods.map(({ code, parent }) => [code, parent]));

  return (region, district, neighborhood) => {
    if (neighborhood === "") return { field: "neighborhood", code: "required" };
    const regionCodes = region === "" ? undefined : codesOf(region, regionsNamed);
    if (regionCodes?.length === 0) return { field: "region", code: "place-unknown" };
    const inRegion = (code: string): boolean =>
      regionCodes === undefined || regionCodes.some((one) => code.startsWith(one));
    const districtCodes = district === "" ? undefined : codesOf(district, districtsNamed).filter(inRegion);
    if (districtCodes?.length === 0) return { field: "district", code: "place-unknown" };
    const isWithin = (parent: string): boolean =>
      districtCodes === undefined ? inRegion(parent) : districtCodes.includes(parent);
    if (/^\d{8}$/.test(neighborhood)) {
      const parent = districtOf.get(neighborhood);
      if (parent === undefined) return { field: "neighborhood", code: "place-unknown" };
      return isWithin(parent)
        ? { district: parent, neighborhood }
        : { field: "neighborhood", code: "neighborhood-elsewhere" };
    }
    const named = neighborhoodsNamed.get(keyOf(neighborhood)) ?? [];
    const found = named.filter(({ parent }) => isWithin(parent));
    const [only] = found;
    if (only === undefined) {
      return { field: "neighborhood", code: named.length > 0 ? "neighborhood-elsewhere" : "place-unknown" };
    }
    if (found.length > 1) return { field: district === "" ? "district" : "neighborhood", code: "place-several" };
    return { district: only.parent, neighborhood: only.code };
  };

  function codesOf(text: string, places: ReadonlyMap<string, readonly Named[]>): string[] {
    if (/^17\d{2}(?:\d{3})?$/.test(text)) return [text];
    return (places.get(keyOf(text)) ?? []).map(({ code }) => code);
  }
}

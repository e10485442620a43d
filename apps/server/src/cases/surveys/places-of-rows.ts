import { searchKey } from "@yer/api/formats";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** Where a row lies, or what keeps it from being known. */
export type PlaceOfRow =
  | { readonly district: string; readonly neighborhood: string }
  | {
      readonly field: "region" | "district" | "neighborhood";
      readonly code: "required" | "place-unknown" | "place-ended" | "place-several" | "neighborhood-elsewhere";
    };

/** Finds the place that a row names by codes or by names, in any language and script. */
export interface FindPlace {
  (region: string, district: string, neighborhood: string): PlaceOfRow;
  /** The one district that a row names, whatever it says of the neighbourhood. */
  districtOf(region: string, district: string): string | undefined;
}

interface Named {
  /** `false` of one that was split, merged or closed: no row can lie there. */
  readonly active?: boolean;
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
    select id as code, district_soato as parent, name, active from neighborhoods
    where starts_with(district_soato, ${territory})`.execute(db);
  return placeFinder(regions, districts, neighborhoods);
}

/** Finds places as above, among places that are at hand already. */
export function placeFinder(
  regions: readonly Named[],
  districts: readonly Named[],
  neighborhoods: readonly Named[],
): FindPlace {
  const regionsNamed = index(regions);
  const districtsNamed = index(districts);
  const standing = neighborhoods.filter(({ active = true }) => active);
  const ended = neighborhoods.filter(({ active = true }) => !active);
  const neighborhoodsNamed = index(standing);
  const endedNamed = index(ended);
  const known = new Set(districts.map(({ code }) => code));
  const parentOf = new Map(standing.map(({ code, parent }) => [code, parent]));
  const endedCodes = new Set(ended.map(({ code }) => code));

  return Object.assign(find, { districtOf });

  function districtOf(region: string, district: string): string | undefined {
    if (district === "") return undefined;
    const regionCodes = region === "" ? undefined : codesOf(region, regionsNamed);
    const within = codesOf(district, districtsNamed).filter(
      (code) => code.length === 7 && known.has(code) && (regionCodes?.some((one) => code.startsWith(one)) ?? true),
    );
    return within.length === 1 ? within[0] : undefined;
  }

  function find(region: string, district: string, neighborhood: string): PlaceOfRow {
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
      const parent = parentOf.get(neighborhood);
      if (parent === undefined) {
        return { field: "neighborhood", code: endedCodes.has(neighborhood) ? "place-ended" : "place-unknown" };
      }
      return isWithin(parent)
        ? { district: parent, neighborhood }
        : { field: "neighborhood", code: "neighborhood-elsewhere" };
    }
    const named = neighborhoodsNamed.get(keyOf(neighborhood)) ?? [];
    const found = named.filter(({ parent }) => isWithin(parent));
    const [only] = found;
    if (only === undefined) {
      const ends = (endedNamed.get(keyOf(neighborhood)) ?? []).some(({ parent }) => isWithin(parent));
      if (ends) return { field: "neighborhood", code: "place-ended" };
      return { field: "neighborhood", code: named.length > 0 ? "neighborhood-elsewhere" : "place-unknown" };
    }
    if (found.length > 1) return { field: district === "" ? "district" : "neighborhood", code: "place-several" };
    return { district: only.parent, neighborhood: only.code };
  }

  function codesOf(text: string, places: ReadonlyMap<string, readonly Named[]>): string[] {
    if (/^17\d{2}(?:\d{3})?$/.test(text)) return [text];
    return (places.get(keyOf(text)) ?? []).map(({ code }) => code);
  }
}

import type { ApplicationFilters } from "@yer/api/contract/application-filters";
import { levelOfPlace, type PlaceLevel } from "@yer/api/contract/places";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readSuccessions, type Successions } from "./successions.js";

/** Codes by level. A record is asked for that lies in any of them. */
export type PlaceSet = Readonly<Record<PlaceLevel, readonly string[]>>;

type Named = Pick<ApplicationFilters, PlaceLevel>;

/** Filters whose places have become the codes that records may hold; `places` undefined: everywhere. */
export type Asked<Filters extends Named> = Omit<Filters, PlaceLevel> & { readonly places: PlaceSet | undefined };

/**
 * Filters with the codes under which records stand that lie in any of the places named. Applications and areas keep the
 * code they were made with (docs/decisions/0037), so a place is asked for together with those that were merged into it,
 * and a code of old times asks for what stands in its stead. A place that was split stands for itself: its code asks
 * for the records that nobody has put into a part of it, and they come with its parts where all of those are asked for
 * (docs/decisions/0068).
 */
export async function askedPlaces<Filters extends Named>(
  db: Db | Transaction,
  filters: Filters,
): Promise<Asked<Filters>> {
  const { region, district, neighborhood, ...others } = filters;
  if (region === undefined && district === undefined && neighborhood === undefined) {
    return { ...others, places: undefined };
  }
  const named = [...(region ?? []), ...(district ?? []), ...(neighborhood ?? [])];
  const codes = named.length === 0 ? named : within(await readSuccessions(db, named), named);
  const at = (level: PlaceLevel): string[] => codes.filter((code) => levelOfPlace(code) === level);
  const regions = at("region");
  return {
    ...others,
    places: {
      region: regions,
      // What a region holds is asked for with it.
      district: at("district").filter((code) => !regions.includes(code.slice(0, 4))),
      neighborhood: at("neighborhood"),
    },
  };
}

/** The codes named, those that stand under the same places, and those whose places of today are all among them. */
function within({ codes, today, standing }: Successions, named: readonly string[]): string[] {
  const wanted = new Set(named.map(standing));
  const led = codes.filter((code) => {
    const parts = today(code);
    return wanted.has(standing(code)) || (parts.length > 0 && parts.every((one) => wanted.has(one)));
  });
  return [...new Set([...named, ...led])];
}

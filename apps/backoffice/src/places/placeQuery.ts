import type { PlaceLevel } from "@yer/api/contract/places";
import { type PlaceQuery, placeQuery } from "@yer/api/contract/places-register";

/** What of a register's query its URL holds, beside where in the list the page is. */
export type PlaceFilters = Omit<PlaceQuery, "after" | "limit" | "exact" | "level">;

/** Addresses of the three registers. */
export const registerPaths: Readonly<Record<PlaceLevel, string>> = {
  region: "/allregions",
  district: "/alldistricts",
  neighborhood: "/allneighborhoods",
};

const names = ["search", "region", "district", "active", "demonstration", "outline", "sort"] as const;

/** The filters a URL holds; values that do not fit the contract are left out one by one. */
export function filtersOf(params: URLSearchParams): PlaceFilters {
  const filters: Record<string, unknown> = {};
  for (const name of names) {
    const given = params.getAll(name);
    if (given.length === 0) continue;
    const parsed = placeQuery.shape[name].safeParse(given.length === 1 ? given[0] : given);
    if (parsed.success && parsed.data !== undefined) filters[name] = parsed.data;
  }
  return filters;
}

/** The URL's parameters for filters. */
export function paramsOf(filters: PlaceFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filters[name];
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value])
      params.append(name, String(one));
  }
  return params;
}

import type { PlaceLevel } from "@yer/api/contract/places";
import { type PlaceQuery, placeQuery } from "@yer/api/contract/places-register";
import { readUrlQuery } from "@yer/api/contract/url-query";

/** What of a register's query its URL holds, beside where in the list the page is. */
export type PlaceFilters = Omit<PlaceQuery, "after" | "limit" | "exact" | "level">;

/** Addresses of the three registers. */
export const registerPaths: Readonly<Record<PlaceLevel, string>> = {
  region: "/allregions",
  district: "/alldistricts",
  neighborhood: "/allneighborhoods",
};

const names = ["search", "region", "district", "active", "demonstration", "outline", "sort"] as const;

/** The filters a URL holds. */
export function filtersOf(params: URLSearchParams): PlaceFilters {
  return readUrlQuery(params, names, placeQuery.shape);
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

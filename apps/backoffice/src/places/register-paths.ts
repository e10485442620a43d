import type { PlaceLevel } from "@yer/api/contract/places";

/** Addresses of the three registers. */
export const registerPaths: Readonly<Record<PlaceLevel, string>> = {
  region: "/allregions",
  district: "/alldistricts",
  neighborhood: "/allneighborhoods",
};

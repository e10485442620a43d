import type { PlaceLevel } from "@yer/api/contract/places";

/** What a register is called: as the side menu names it. */
export const titleOf = {
  region: "menu.allregions",
  district: "menu.alldistricts",
  neighborhood: "menu.allneighborhoods",
} as const satisfies Record<PlaceLevel, string>;

/** What kinds of districts are called. */
export const placeTypeWords = {
  tuman: "word.district",
  shahar: "places.type.shahar",
} as const;

/** What stands above a place, by the level of the place. */
export const parentWords = {
  district: "word.region",
  neighborhood: "word.district",
  region: "places.parent.region",
} as const;

/** What stands below a place, by the level of the place. */
export const childrenWords = {
  region: "menu.alldistricts",
  district: "menu.allneighborhoods",
} as const;

import type { AreaFacts } from "@yer/api/contract/area-facts";

/** Facts of an area of which nothing is known but its place, which is to be given. */
export const bareAreaFacts: Omit<AreaFacts, "districtSoato" | "neighborhoodId"> = {
  legalBasis: null,
  cadastreNumber: null,
  address: null,
  occupiedSince: null,
  sizes: { total: null, documented: null, excess: null, built: null },
  buildings: [],
  outline: null,
  source: "list",
  foundOn: null,
  foundBy: null,
};

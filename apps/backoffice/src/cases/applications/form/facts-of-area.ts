import { regionOf, writeOutline } from "@yer/area-picker/model";
import type { AreaFacts } from "@yer/api/contract/area-facts";
import { blankValues, type FactsValues } from "./facts-values.js";

/** The form of an application as it begins with what is known of an area: everything that the two have in common. */
export function factsOfArea(facts: AreaFacts): FactsValues {
  return {
    ...blankValues,
    legalBasis: facts.legalBasis === null ? null : String(facts.legalBasis),
    cadastreNumber: facts.cadastreNumber ?? "",
    neighborhoodId: {
      region: regionOf(facts.districtSoato),
      district: facts.districtSoato,
      neighborhood: facts.neighborhoodId,
    },
    address: facts.address ?? "",
    sizes: { ...facts.sizes },
    occupiedSince: facts.occupiedSince,
    outline: facts.outline ? writeOutline(facts.outline) : "",
    buildings: facts.buildings.map((building) => ({ ...building })),
  };
}

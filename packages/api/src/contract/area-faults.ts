import type { PlainAreaBasket } from "./area-states.js";

/**
 * What the check finds wrong with an area, or whoever brought it left unsaid (DOMAIN §6): the fact it stands at, and the
 * basket that the check proposes. Those of `drafts` stay with the area there until they are mended.
 */
export const areaFaults = {
  no_grip: { pointer: "/sizes/total", basket: "no_grip" },
  no_built: { pointer: "/sizes/built", basket: "construction" },
  cadastre_region: { pointer: "/cadastreNumber", basket: "drafts" },
  cadastre_district: { pointer: "/cadastreNumber", basket: "drafts" },
  cadastre_twin: { pointer: "/cadastreNumber", basket: "drafts" },
  outline_twin: { pointer: "/outline", basket: "drafts" },
  outline_outside: { pointer: "/outline", basket: "drafts" },
  sizes_outline: { pointer: "/sizes/total", basket: "drafts" },
  place_gone: { pointer: "/neighborhoodId", basket: "drafts" },
  place_missing: { pointer: "/neighborhoodId", basket: "drafts" },
  basis_missing: { pointer: "/legalBasis", basket: "drafts" },
  found_missing: { pointer: "/foundOn", basket: "drafts" },
  unread_cadastre: { pointer: "/cadastreNumber", basket: "drafts" },
  unread_since: { pointer: "/occupiedSince", basket: "drafts" },
  unread_total: { pointer: "/sizes/total", basket: "drafts" },
  unread_built: { pointer: "/sizes/built", basket: "drafts" },
  unread_documented: { pointer: "/sizes/documented", basket: "drafts" },
  unread_excess: { pointer: "/sizes/excess", basket: "drafts" },
  unread_building: { pointer: "/buildings", basket: "drafts" },
  unread_outline: { pointer: "/outline", basket: "drafts" },
} as const satisfies Record<string, { readonly pointer: string; readonly basket: PlainAreaBasket }>;

/** See {@link areaFaults}. */
export type AreaFaultCode = keyof typeof areaFaults;

/** Codes of {@link areaFaults}. */
export const areaFaultCodes = Object.keys(areaFaults) as [AreaFaultCode, ...AreaFaultCode[]];

/**
 * What whoever brings areas may leave unsaid, or write so that it cannot be read, and store as a fault: the check finds it nowhere by itself, and takes it away
 * once the fact is there.
 */
export const areaFaultsLeft = [
  "place_missing",
  "basis_missing",
  "found_missing",
  "unread_cadastre",
  "unread_since",
  "unread_total",
  "unread_built",
  "unread_documented",
  "unread_excess",
  "unread_building",
  "unread_outline",
] as const satisfies readonly AreaFaultCode[];

/** See {@link areaFaultsLeft}. */
export type AreaFaultLeft = (typeof areaFaultsLeft)[number];

/** Facts of which one value mends many areas at once, and the faults that it mends. */
export const areaMends = {
  neighborhoodId: ["place_missing", "place_gone"],
  legalBasis: ["basis_missing"],
  foundOn: ["found_missing"],
} as const satisfies Record<string, readonly AreaFaultCode[]>;

/** See {@link areaMends}. */
export type AreaMendFact = keyof typeof areaMends;

/** The fact of which one value mends all of some faults; undefined where there is none. */
export function mendOfFaults(codes: readonly AreaFaultCode[]): AreaMendFact | undefined {
  const facts = Object.keys(areaMends) as AreaMendFact[];
  const mends = (fact: AreaMendFact): readonly AreaFaultCode[] => areaMends[fact];
  return codes.length === 0 ? undefined : facts.find((fact) => codes.every((code) => mends(fact).includes(code)));
}

/** The basket that some faults call for: what is mended in its facts goes before what is only unknown. */
export function basketOfFaults(codes: readonly AreaFaultCode[]): PlainAreaBasket | undefined {
  const called = codes.map((code) => areaFaults[code].basket);
  return (["drafts", "no_grip", "construction"] as const).find((basket) => called.includes(basket));
}

/**
 * The states of an unauthorised area (DOMAIN §6) in the order of its way. The identity of a state is its `key`, no
 * status's key, so that both can stand in one list; `path` is `:state` in `/areas/:state`, exactly as SPEC spells it. An
 * area from which a file was opened is the file from then on: it is no longer on the map, and in nobody's way.
 */
export const areaStates = [
  { key: "area_new", path: "illegal-acquisition" },
  { key: "area_sent", path: "was_send_inspection" },
  { key: "area_taken", path: "has_failed_returned_from_inspection" },
  { key: "area_returned", path: "editing" },
  { key: "area_waiting", path: "before_start_date_pg" },
  { key: "area_opened", path: null },
] as const;

/** Key of a state. */
export type AreaStateKey = (typeof areaStates)[number]["key"];

/** Keys of all states. */
export const areaStateKeys = areaStates.map(({ key }) => key) as [AreaStateKey, ...AreaStateKey[]];

/** Key of a state in which an area is on the map. */
export type AreaStateOnMap = Exclude<AreaStateKey, "area_opened">;

/** Keys of the states in which an area is on the map. */
export const areaStatesOnMap = areaStateKeys.filter((key) => key !== "area_opened") as [
  AreaStateOnMap,
  ...AreaStateOnMap[],
];

/** What an area is set aside for (SPEC's Savatcha). It leaves the map; all but those written off stay in others' way. */
export const areaBaskets = [
  "not_registered",
  "no_grip",
  "construction",
  "drafts",
  "written_off",
  "state_owned",
] as const;

/** See {@link areaBaskets}. */
export type AreaBasket = (typeof areaBaskets)[number];

/** Where an area stands: in a state, or in the basket it was set aside in. */
export type AreaPosition = AreaStateKey | AreaBasket;

/** What can happen to an area; each is one move of the table of areas, or a set of them. */
export const areaMoveKeys = [
  "send",
  "recall",
  "take",
  "return",
  "answer",
  "give_back",
  "find",
  "confirm",
  "wait",
  "begin",
  "open",
  "set_aside",
  "put_back",
  "propose",
  "approve",
  "refuse",
  "withdraw_application",
  "end_application",
] as const;

/** Key of a move of an area. */
export type AreaMoveKey = (typeof areaMoveKeys)[number];

/** What a visit finds. */
export const areaFindings = ["occupied", "state_land", "papers_found", "empty", "not_there", "data_wrong"] as const;

/** See {@link areaFindings}. */
export type AreaFinding = (typeof areaFindings)[number];

/** What can be proposed for an area and takes a second person: two baskets, and the way out of them. */
export const areaProposalTargets = ["written_off", "state_owned", "area_new"] as const;

/** See {@link areaProposalTargets}. */
export type AreaProposalTarget = (typeof areaProposalTargets)[number];

/** Baskets that one person sets an area aside in. */
export const plainAreaBaskets = ["no_grip", "construction", "drafts"] as const;

/** See {@link plainAreaBaskets}. */
export type PlainAreaBasket = (typeof plainAreaBaskets)[number];

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

/** How it became known that the land is occupied. */
export const areaSources = ["inspector", "imagery", "list", "occupier", "application"] as const;

/** See {@link areaSources}. */
export type AreaSource = (typeof areaSources)[number];

/** What must happen next to an area, as variants of one sentence. Chosen by the rules that decide moves; the words are the apps'. */
export const areaSentenceCodes = [
  "place_ended",
  "proposed",
  "new_send",
  "new_send_or_confirm",
  "new_confirmed",
  "new_placeless",
  "new_open",
  "sent",
  "taken",
  "returned",
  "waiting",
  "opened",
  "no_grip",
  "construction",
  "drafts",
  "mended",
  "written_off",
  "state_owned",
  "not_registered",
] as const;

/** See {@link areaSentenceCodes}. */
export type AreaSentenceCode = (typeof areaSentenceCodes)[number];

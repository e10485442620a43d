/**
 * The states of an unauthorised area (DOMAIN §6) in the order of its way. The identity of a state is its `key`, no
 * status's key, so that both can stand in one list; `path` is `:state` in `/areas/:state`, exactly as SPEC spells it.
 * An area from which an application was opened is the application from then on: it is no longer on the map, and in
 * nobody's way.
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

/** Keys of the states in which an inspection has the area; only there it has a term. */
export const areaStatesAtInspection = ["area_sent", "area_taken"] as const satisfies readonly AreaStateKey[];

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

/**
 * What the service itself says of an area where a person would give a reason: the application that it was for ended
 * unregistered, the row of a brought file holds what is to be mended, all of its faults are mended.
 */
export const areaCauseCodes = ["ended_unregistered", "brought_faulty", "faults_mended"] as const;

/** See {@link areaCauseCodes}. */
export type AreaCauseCode = (typeof areaCauseCodes)[number];

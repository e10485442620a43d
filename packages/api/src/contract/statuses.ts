/**
 * The statuses of an application (DOMAIN §3). The identity of a status is its `key`; `code` is the number SPEC's labels
 * were made from (74 is two statuses), `path` is `:status` in `/applications/:status`, exactly as SPEC spells it.
 * The order is the side menu's.
 */
export const statuses = [
  { key: "to_conclusion", code: 9, path: "aplications_9" },
  { key: "in_discussion", code: 1, path: "aplications_1" },
  { key: "announced", code: 6, path: "aplications_6" },
  { key: "at_justice", code: 4, path: "aplications_4" },
  { key: "in_payment", code: 30, path: "aplications_30" },
  { key: "at_council", code: 2, path: "aplications_2" },
  { key: "rejected", code: 3, path: "aplications_3" },
  { key: "editing", code: 10, path: "aplications_10" },
  { key: "in_review", code: 5, path: "aplications_5" },
  { key: "registered", code: 74, path: "aplications_registered" },
  { key: "unregistered", code: 74, path: "aplications_unregistered" },
] as const;

/** Key of a status. */
export type StatusKey = (typeof statuses)[number]["key"];

/** Keys of all statuses. */
export const statusKeys = statuses.map((status) => status.key) as [StatusKey, ...StatusKey[]];

/** The status behind `:status` of a path, or `undefined`. */
export function statusOfPath(path: string): StatusKey | undefined {
  return statuses.find((status) => status.path === path)?.key;
}

/** `:status` of a status's register. */
export function pathOfStatus(key: StatusKey): string {
  const status = statuses.find((candidate) => candidate.key === key);
  return status ? status.path : "";
}

/** Statuses an application never leaves. */
export const finalStatuses = ["registered", "unregistered"] as const satisfies readonly StatusKey[];

/** What can happen to an application; each is one move of the transition table, or a set of them. */
export const moveKeys = [
  "submit",
  "start_discussion",
  "give_conclusion",
  "review_announce",
  "review_return",
  "review_reject",
  "return",
  "end_announcement",
  "uphold_objection",
  "justice_positive",
  "justice_negative",
  "record_payment",
  "agree_instalments",
  "uncover",
  "suspend",
  "refuse",
  "council_for",
  "council_against",
  "uphold_appeal",
  "end_appeal",
] as const;

/** Key of a move. */
export type MoveKey = (typeof moveKeys)[number];

/** Kinds of organisations that take part. */
export const organisationKinds = [
  "cadastre",
  "hokimlik",
  "justice",
  "council",
  "architecture",
  "ecology",
  "agriculture",
  "emergency",
  "tax",
  "water",
  "power",
  "gas",
  "roads",
  "heritage",
  "sanitary",
  "inspection",
  "agency",
] as const;

/** Kind of an organisation. */
export type OrganisationKind = (typeof organisationKinds)[number];

/** Parts in the course of an application; one person takes at most one of them (DOMAIN §8, separation of duties). */
export const parts = ["submit", "conclude", "review", "objections", "justice", "council"] as const;

/** See {@link parts}. `submit` is submitting or editing. */
export type Part = (typeof parts)[number];

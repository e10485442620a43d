import type { OrganisationKind, StatusKey } from "@yer/api/contract/statuses";

/**
 * The kind of body whose turn it is in a status. `null`: nobody's alone. In discussion it is the bodies that the run
 * awaits, which no kind can name.
 */
export const holderKinds = {
  editing: "cadastre",
  to_conclusion: "cadastre",
  in_discussion: null,
  in_review: "hokimlik",
  announced: "hokimlik",
  at_justice: "justice",
  in_payment: "cadastre",
  at_council: "council",
  rejected: null,
  registered: null,
  unregistered: null,
} as const satisfies Record<StatusKey, OrganisationKind | null>;

/** Statuses in which files wait for bodies of a kind. */
export function statusesHeldBy(kind: OrganisationKind): StatusKey[] {
  return (Object.entries(holderKinds) as [StatusKey, OrganisationKind | null][]).flatMap(([status, holder]) =>
    holder === kind ? [status] : [],
  );
}

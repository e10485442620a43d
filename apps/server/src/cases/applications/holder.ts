import { type MoveKey, type OrganisationKind, type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import type { EndpointCode } from "@yer/api/contract/codes";
import type { Actor } from "../../platform/acting/actor.js";
import { transitions } from "../../rules/workflow/transitions.js";

/**
 * The kind of organisation whose turn it is in a status. `null`: nobody's alone. In discussion it is the organisations
 * that the run awaits, which no kind can name.
 */
export const holderKinds = {
  editing: "cadastre",
  to_conclusion: "cadastre",
  in_discussion: null,
  in_review: "cadastre",
  announced: "cadastre",
  at_justice: "justice",
  in_payment: "cadastre",
  at_council: "council",
  rejected: null,
  registered: null,
  unregistered: null,
} as const satisfies Record<StatusKey, OrganisationKind | null>;

/** Moves that are an answer to something else than the application's turn: a fault found, an objection, a complaint. */
const besideTheWay: ReadonlySet<MoveKey> = new Set(["return", "give_conclusion", "uphold_objection", "uphold_appeal"]);

/**
 * The permissions by which staff carry an application on from a status; none where the clock, the occupier or an
 * organisation does.
 */
export function codesOnTheWay(status: StatusKey): EndpointCode[] {
  return [
    ...new Set(
      transitions[status].flatMap(({ move, mover }) =>
        mover.by === "staff" && !besideTheWay.has(move) ? [mover.code] : [],
      ),
    ),
  ];
}

/**
 * Statuses whose next move is a person's to make: their kind of organisation holds the application, and they hold the
 * move's code.
 */
export function statusesWaitingFor(actor: Pick<Actor, "organisation" | "codes">): StatusKey[] {
  return statusKeys.filter(
    (status) =>
      holderKinds[status] === actor.organisation?.kind && codesOnTheWay(status).some((code) => actor.codes.has(code)),
  );
}

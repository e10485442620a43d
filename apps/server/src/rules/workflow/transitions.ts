import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import type { EndpointCode } from "@yer/api/contract/codes";
import type { Part } from "@yer/api/contract/statuses";

/** Who sets a move going: staff holding a code, the occupier, or the clock (also inside the transaction of another move). */
export type Mover =
  | { readonly by: "staff"; readonly code: EndpointCode; readonly part: Part | null }
  | { readonly by: "occupier" }
  | { readonly by: "clock" };

/**
 * One row of the transition table. `to` lists every status the move can end in; the application's own facts choose
 * among them.
 */
export interface Transition {
  readonly move: MoveKey;
  readonly to: readonly StatusKey[];
  readonly mover: Mover;
}

const staff = (code: EndpointCode, part: Part | null): Mover => ({ by: "staff", code, part });
const clock: Mover = { by: "clock" };
const occupier: Mover = { by: "occupier" };

const sendBack: Transition = { move: "return", to: ["editing"], mover: staff("return:property", null) };
const upholdComplaint: Transition = {
  move: "uphold_appeal",
  to: ["in_review"],
  mover: staff("decide:complaint", "objections"),
};

/**
 * Every move out of every status (DOMAIN §3). The server decides by this table and the screens explain by it; a status
 * without a row does not compile. No code sets a status except by a row of it.
 */
export const transitions = {
  editing: [{ move: "submit", to: ["to_conclusion"], mover: staff("submit:property", "submit") }],
  to_conclusion: [
    { move: "start_discussion", to: ["in_discussion"], mover: staff("start:discussion", "submit") },
    sendBack,
  ],
  in_discussion: [
    // Stays while conclusions are awaited; the last one ends the run and carries the application on.
    {
      move: "give_conclusion",
      to: ["in_discussion", "announced", "in_review"],
      mover: staff("give:conclusion", "conclude"),
    },
    sendBack,
  ],
  in_review: [
    { move: "review_announce", to: ["announced"], mover: staff("review:property", "review") },
    { move: "review_return", to: ["editing"], mover: staff("review:property", "review") },
    { move: "review_reject", to: ["rejected"], mover: staff("review:property", "review") },
    sendBack,
  ],
  announced: [
    { move: "end_announcement", to: ["at_justice"], mover: clock },
    { move: "uphold_objection", to: ["in_review"], mover: staff("decide:objection", "objections") },
    upholdComplaint,
    sendBack,
  ],
  at_justice: [
    { move: "justice_positive", to: ["in_payment", "at_council"], mover: staff("justice:property", "justice") },
    { move: "justice_negative", to: ["in_review"], mover: staff("justice:property", "justice") },
    upholdComplaint,
    sendBack,
  ],
  in_payment: [
    { move: "record_payment", to: ["in_payment", "at_council"], mover: staff("record:payment", null) },
    { move: "agree_instalments", to: ["in_payment"], mover: staff("agree:instalments", null) },
    // Under a contract the term becomes that of the instalment that is due again.
    { move: "uncover", to: ["in_payment"], mover: clock },
    { move: "suspend", to: ["in_payment"], mover: clock },
    { move: "refuse", to: ["in_review"], mover: occupier },
    upholdComplaint,
    sendBack,
  ],
  at_council: [
    { move: "uncover", to: ["in_payment"], mover: clock },
    { move: "council_for", to: ["registered"], mover: staff("council:property", "council") },
    { move: "council_against", to: ["rejected"], mover: staff("council:property", "council") },
    upholdComplaint,
    sendBack,
  ],
  rejected: [upholdComplaint, { move: "end_appeal", to: ["unregistered"], mover: clock }],
  registered: [],
  unregistered: [],
} as const satisfies Record<StatusKey, readonly Transition[]>;

/** The row for a move out of a status, or `undefined` where the table has none. */
export function transitionOf(status: StatusKey, move: MoveKey): Transition | undefined {
  return transitions[status].find((row) => row.move === move);
}

/** What leaving one status for another does beside the move itself. */
export type Effect =
  | "cancel-run"
  | "close-announcement"
  | "void-charge"
  | "owe-back"
  | "start-run"
  | "open-announcement"
  | "compute-charge"
  | "freeze";

/** Where a charge counts; a registered application keeps the one it was registered with. */
const chargedIn: ReadonlySet<StatusKey> = new Set<StatusKey>(["in_payment", "at_council"]);

/**
 * Effects of a move, in the order to apply them. Leaving a status ends what ran in it (DOMAIN §3, Return and
 * Announcement); entering one begins what runs there. A move that stays in its status has none.
 */
export function effectsOf(from: StatusKey, to: StatusKey): readonly Effect[] {
  if (from === to) return [];
  const effects: Effect[] = [];
  if (from === "in_discussion" && to === "editing") effects.push("cancel-run");
  if (from === "announced") effects.push("close-announcement");
  if (chargedIn.has(from) && !chargedIn.has(to) && to !== "registered") effects.push("void-charge");
  if (to === "in_discussion") effects.push("start-run");
  if (to === "announced") effects.push("open-announcement");
  // A charge that is no longer covered stands: it is owed again.
  if (to === "in_payment" && !chargedIn.has(from)) effects.push("compute-charge");
  if (to === "registered" || to === "unregistered") effects.push("owe-back");
  if (to === "registered") effects.push("freeze");
  return effects;
}

/** Whether the total term stands still: in editing, while suspended, and while the charge is paid by instalments. */
export function pausesTotal(status: StatusKey, suspended: boolean, instalments = false): boolean {
  return status === "editing" || suspended || instalments;
}

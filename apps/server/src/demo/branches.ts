import type { StatusKey } from "@yer/api/contract/statuses";

/** A seat on the agenda of one of the Council's sessions, and what was decided there. */
export interface AgendaSeat {
  readonly session: "past" | "today" | "coming";
  readonly verdict: "for" | "against" | null;
}

/**
 * How an application of the demonstration's district leaves the usual way once its life has brought it to its status.
 */
export type Branch =
  | { readonly kind: "appeal"; readonly verdict: "upheld" | "dismissed" | null }
  | { readonly kind: "objections"; readonly end: "open" | "upheld" | "complained" }
  | { readonly kind: "instalments"; readonly paid: boolean }
  | { readonly kind: "agenda"; readonly seat: AgendaSeat }
  /** Its receipt is to be taken back: a second person has not decided yet. */
  | { readonly kind: "correction" }
  /** Was paid more than it owed: what it is owed back is refunded, or on its way. */
  | { readonly kind: "overpaid"; readonly refund: "proposed" | "approved" | "executed" }
  /** Its occupier asked to pay in instalments. */
  | { readonly kind: "asks"; readonly isRefused: boolean }
  /** Its occupier paid a part online, and then failed to pay another. */
  | { readonly kind: "online" }
  /** Was paid online in part, and then by the bank as a whole: the provider paid back what it had. */
  | { readonly kind: "paidTwice" }
  /** Lives the usual way: rows that people or banks bring are about it. */
  | { readonly kind: "usual" }
  /** Waits for a newcomer. */
  | { readonly kind: "walk" };

/** An application that a register needs in order not to be empty. */
export interface BranchPlan {
  readonly target: StatusKey;
  readonly daysInStatus: number;
  readonly branch: Branch;
  readonly variant: "usual" | "suspended";
}

const plan = (
  target: StatusKey,
  daysInStatus: number,
  branch: Branch,
  variant: BranchPlan["variant"] = "usual",
): BranchPlan => ({ target, daysInStatus, branch, variant });
const seat = (session: AgendaSeat["session"], verdict: AgendaSeat["verdict"] = null): Branch => ({
  kind: "agenda",
  seat: { session, verdict },
});

/** What is paid beyond a charge where it is, in tiyin. */
export const overpaid = 12_000_000;

/**
 * The first of the applications that leave the usual way: each second one, beside those with which every status begins.
 */
const firstBranch = 47;

const plans: readonly BranchPlan[] = [
  plan("rejected", 9, { kind: "appeal", verdict: null }),
  plan("rejected", 14, { kind: "appeal", verdict: "dismissed" }),
  plan("rejected", 16, { kind: "appeal", verdict: "upheld" }),
  plan("announced", 5, { kind: "objections", end: "open" }),
  plan("announced", 7, { kind: "objections", end: "complained" }),
  plan("announced", 6, { kind: "objections", end: "upheld" }),
  plan("in_payment", 34, { kind: "instalments", paid: true }),
  plan("in_payment", 40, { kind: "instalments", paid: false }),
  plan("in_payment", 66, { kind: "usual" }, "suspended"),
  plan("in_payment", 12, { kind: "usual" }),
  plan("in_payment", 15, { kind: "usual" }),
  plan("at_council", 16, seat("past", "for")),
  plan("at_council", 17, seat("past", "for")),
  plan("at_council", 18, seat("past", "against")),
  plan("at_council", 8, seat("today")),
  plan("at_council", 9, seat("today")),
  plan("at_council", 6, seat("coming")),
  plan("editing", 3, { kind: "usual" }),
  plan("editing", 4, { kind: "usual" }),
  plan("at_council", 11, { kind: "correction" }),
  plan("registered", 34, { kind: "overpaid", refund: "proposed" }),
  plan("registered", 130, { kind: "overpaid", refund: "approved" }),
  plan("registered", 420, { kind: "overpaid", refund: "executed" }),
  plan("in_payment", 9, { kind: "asks", isRefused: false }),
  plan("in_payment", 21, { kind: "asks", isRefused: true }),
  plan("in_payment", 14, { kind: "online" }),
  plan("registered", 52, { kind: "paidTwice" }),
];

/**
 * The second application there is: of the demonstration's citizen, ready to be carried through its whole life (README).
 */
export const walkedApplication = 1;

/** By index: the same applications at every start. */
export const branchPlans: ReadonlyMap<number, BranchPlan> = new Map([
  [walkedApplication, plan("editing", 2, { kind: "walk" })] as const,
  ...plans.map((one, nth) => [firstBranch + 2 * nth, one] as const),
]);

/** After this application all branches are lived: lists and acts on many are about them. */
export const lastBranch = firstBranch + 2 * (plans.length - 1);

import type { Reason } from "@yer/api/contract/problem";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import { transitionOf } from "./transitions.js";

/** What the rules of moves need to know of an application; read under the lock of its row. */
export interface ApplicationState {
  readonly status: StatusKey;
  readonly suspended: boolean;
  /** Whether its neighbourhood was split, merged or closed: until somebody, or its outline, says where it lies now. */
  readonly placeEnded: boolean;
  readonly legalBasis: number;
  /** JSON pointers of facts that submission still needs. */
  readonly missing: readonly string[];
  readonly openEditRequests: number;
  /** Numbers of unfinished or registered applications that this one duplicates and nobody has judged yet. */
  readonly untriagedDuplicates: readonly string[];
  /** Numbers of applications judged to be the same plot. */
  readonly sameAs: readonly string[];
  /** Whether a published diagram is in force for the legal basis and finds its organisations; else why not. */
  readonly diagram: { readonly ready: true } | { readonly ready: false; readonly reason: Reason };
  /** Outcome of the latest run once it has ended. */
  readonly runOutcome: "positive" | "negative" | null;
  readonly runState: "running" | "ended" | "cancelled" | null;
  /** Objections still new or in review, of any announcement of the application. */
  readonly openObjections: number;
  /** Objections to the running announcement that were upheld. */
  readonly upheldObjections: number;
  readonly announcementEndsAt: Date | null;
  /**
   * What is still owed in tiyin: in payment, the frozen charge less receipts; at justice, what the charge would be on entry,
   * credit from earlier ones counted; elsewhere `null`.
   */
  readonly owed: number | null;
  /** Whether the charge is paid by instalments under a contract. */
  readonly instalments: boolean;
  readonly paymentEndsAt: Date | null;
  readonly openAppeals: number;
  readonly appealEndsAt: Date | null;
}

type Rule = (state: ApplicationState, now: Date) => Reason[];

const nothing: Rule = () => [];

const owes: Rule = (state) => (state.owed === null || state.owed <= 0 ? [{ code: "nothing-owed" as const }] : []);

const unique: Rule = (state) => [
  ...state.untriagedDuplicates.map((number) => ({ code: "duplicate-untriaged" as const, params: { number } })),
  ...state.sameAs.map((number) => ({ code: "duplicate-same" as const, params: { number } })),
];

const objectionsDecided: Rule = (state) =>
  state.openObjections > 0 ? [{ code: "objections-open" as const, params: { count: state.openObjections } }] : [];

const rules = {
  submit: (state, now) => [
    ...(state.missing.length > 0
      ? [{ code: "facts-missing" as const, params: { count: state.missing.length, pointers: state.missing.join(" ") } }]
      : []),
    ...(state.openEditRequests > 0
      ? [{ code: "edit-requests-open" as const, params: { count: state.openEditRequests } }]
      : []),
    ...unique(state, now),
  ],
  start_discussion: (state) => (state.diagram.ready ? [] : [state.diagram.reason]),
  give_conclusion: (state) => (state.runState === "running" ? [] : [{ code: "run-not-running" as const }]),
  review_announce: objectionsDecided,
  review_return: nothing,
  review_reject: objectionsDecided,
  return: nothing,
  end_announcement: (state, now) => [
    ...(state.announcementEndsAt === null || now < state.announcementEndsAt
      ? [{ code: "announcement-running" as const }]
      : []),
    ...objectionsDecided(state, now),
    ...(state.upheldObjections > 0
      ? [{ code: "objection-upheld" as const, params: { count: state.upheldObjections } }]
      : []),
  ],
  uphold_objection: (state) => (state.openObjections > 0 ? [] : [{ code: "no-open-objection" as const }]),
  justice_positive: nothing,
  justice_negative: nothing,
  record_payment: owes,
  agree_instalments: (state, now) => [
    ...owes(state, now),
    ...(state.instalments ? [{ code: "instalments-agreed" as const }] : []),
  ],
  uncover: owes,
  suspend: (state, now) =>
    !state.suspended && state.paymentEndsAt !== null && now >= state.paymentEndsAt && (state.owed ?? 0) > 0
      ? []
      : [{ code: "payment-not-overdue" as const }],
  refuse: nothing,
  council_for: unique,
  council_against: nothing,
  uphold_appeal: (state) => (state.openAppeals > 0 ? [] : [{ code: "no-open-complaint" as const }]),
  end_appeal: (state, now) => [
    ...(state.appealEndsAt === null || now < state.appealEndsAt ? [{ code: "appeal-period-running" as const }] : []),
    ...(state.openAppeals > 0 ? [{ code: "appeals-open" as const, params: { count: state.openAppeals } }] : []),
  ],
} as const satisfies Record<MoveKey, Rule>;

/**
 * Why a move is closed to anyone at this moment; empty when its precondition holds. Who may make it is
 * `identity/access/`'s. Nothing moves on from a place that is no more; but a correction is always booked (DOMAIN §7).
 */
export function preconditions(move: MoveKey, state: ApplicationState, now: Date): Reason[] {
  if (transitionOf(state.status, move) === undefined)
    return [{ code: "not-from-here", params: { status: state.status } }];
  return [
    ...(state.placeEnded && move !== "uncover" ? [{ code: "place-ended" as const }] : []),
    ...rules[move](state, now),
  ];
}

/** Where a move that is open leads. Only for moves whose precondition holds. */
export function destinationOf(move: MoveKey, state: ApplicationState): StatusKey {
  const row = transitionOf(state.status, move);
  const [first] = row?.to ?? [];
  switch (move) {
    case "give_conclusion":
      if (state.runState !== "ended") return "in_discussion";
      return state.runOutcome === "positive" ? "announced" : "in_review";
    case "justice_positive":
      return (state.owed ?? 0) > 0 ? "in_payment" : "at_council";
    case "record_payment":
      return (state.owed ?? 0) > 0 ? "in_payment" : "at_council";
    default:
      return first ?? state.status;
  }
}

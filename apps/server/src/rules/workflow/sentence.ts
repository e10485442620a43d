import type { ApplicationSentence, SentenceCode } from "@yer/api/contract/sentence";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { type ApplicationState, preconditions } from "./preconditions.js";
import { nextMove } from "./next-move.js";

/** What the sentence about a file is made from: what decides its moves, and what it waits for. */
export interface SentenceBasis {
  readonly state: ApplicationState;
  /** The move that brought it into its status; `null` for a file that never moved. */
  readonly enteredBy: MoveKey | null;
  /** Organisations whose conclusions the running discussion awaits. */
  readonly awaited: readonly { readonly name: Names; readonly late: boolean }[];
  /** Objections that came to its latest announcement, whatever became of them. */
  readonly objectionsReceived: number;
  /** The council session that has the file on its agenda. */
  readonly agenda: { readonly number: string; readonly day: string } | null;
}

type Said = Partial<ApplicationSentence> & { readonly code: SentenceCode };
type Teller = (basis: SentenceBasis, against: ReadonlyMap<string, Against>) => Said;
type Against = Readonly<Record<string, string | number | boolean>>;

const countOf = (params: Against | undefined): number => Number(params?.["count"] ?? 0);

/** The file over this one's plot, where that keeps it from going on. */
function duplicateIn(against: ReadonlyMap<string, Against>): string | undefined {
  const params = against.get("duplicate-untriaged") ?? against.get("duplicate-same");
  return params === undefined ? undefined : String(params["number"]);
}

/** What took a file to review, by the move that did. */
const reviewedFor: Partial<Record<MoveKey, SentenceCode>> = {
  uphold_objection: "in_review_objection",
  justice_negative: "in_review_justice",
  refuse: "in_review_refusal",
  uphold_appeal: "in_review_appeal",
};

const tellers = {
  editing: ({ enteredBy }, against) => {
    const requests = against.get("edit-requests-open");
    if (requests !== undefined) return { code: "editing_returned", count: countOf(requests) };
    const missing = against.get("facts-missing");
    if (missing !== undefined) return { code: "editing_incomplete", count: countOf(missing) };
    const number = duplicateIn(against);
    if (number !== undefined) return { code: "editing_duplicate", number };
    return { code: enteredBy === null ? "editing_ready" : "editing_answered" };
  },
  to_conclusion: ({ state }, against) => {
    if (against.size === 0) return { code: "to_conclusion_ready" };
    if (against.has("no-diagram")) return { code: "to_conclusion_no_diagram", count: state.legalBasis };
    return { code: "to_conclusion_no_organisation" };
  },
  in_discussion: ({ awaited }) => {
    const late = awaited.filter((body) => body.late);
    return late.length > 0
      ? { code: "in_discussion_overdue", organisations: late.map(({ name }) => name) }
      : { code: "in_discussion_waiting", organisations: awaited.map(({ name }) => name) };
  },
  in_review: ({ enteredBy }, against) => {
    const open = against.get("objections-open");
    if (open !== undefined) return { code: "in_review_objections", count: countOf(open) };
    return { code: (enteredBy === null ? undefined : reviewedFor[enteredBy]) ?? "in_review_conclusion" };
  },
  announced: ({ state }, against) => {
    const running = against.has("announcement-running");
    if (state.openObjections === 0) return { code: "announced_running" };
    return { code: running ? "announced_objections" : "announced_over", count: state.openObjections };
  },
  at_justice: ({ objectionsReceived }) => ({ code: "at_justice", count: objectionsReceived }),
  in_payment: ({ state }) => ({
    code: state.suspended ? "in_payment_suspended" : state.instalments ? "in_payment_instalments" : "in_payment_open",
    amount: Math.max(0, state.owed ?? 0),
  }),
  at_council: ({ agenda }, against) => {
    const number = duplicateIn(against);
    if (number !== undefined) return { code: "at_council_duplicate", number };
    return agenda === null ? { code: "at_council_waiting" } : { code: "at_council_agenda", ...agenda };
  },
  rejected: ({ state }) =>
    state.openAppeals > 0 ? { code: "rejected_appeal", count: state.openAppeals } : { code: "rejected_running" },
  registered: () => ({ code: "registered" }),
  unregistered: () => ({ code: "unregistered" }),
} as const satisfies Record<StatusKey, Teller>;

/**
 * Why a file is where it is and what must happen next, by the preconditions of its next move: what the sentence says
 * stands in the way is exactly what refuses the move.
 */
export function sentenceOf(basis: SentenceBasis, now: Date): ApplicationSentence {
  const { state } = basis;
  const move = nextMove[state.status];
  const against = new Map(
    (move === undefined ? [] : preconditions(move, state, now)).map(({ code, params }) => [code, params ?? {}]),
  );
  const tell: Teller = tellers[state.status];
  return { organisations: [], count: 0, amount: null, number: null, day: null, ...tell(basis, against) };
}

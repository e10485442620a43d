import {
  type ApplicationSentence,
  type StatusSentenceCode,
  type TermTold,
  termsTold,
} from "@yer/api/contract/sentence";
import { finalStatuses, type MoveKey, type StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { nextPart } from "./next-part.js";
import { standingOf } from "./deadlines.js";
import { type ApplicationState, preconditions } from "./preconditions.js";
import { nextMove } from "./next-move.js";

/** A step whose conclusions are awaited. */
export interface AwaitedStep {
  /** How many of its organisations have to conclude yet. */
  readonly needed: number;
  /** Those that have not. */
  readonly organisations: readonly Names[];
  /** When they must have. */
  readonly dueAt: Date | null;
}

/** When a term ends; `paused` has no end until it runs again. */
interface TermEnd {
  readonly endsAt: Date | null;
  readonly paused: boolean;
}

/** What the sentence about an application is made from: what decides its moves, and what it waits for. */
export interface SentenceBasis {
  readonly state: ApplicationState;
  /** The move that brought it into its status; `null` for an application that never moved. */
  readonly enteredBy: MoveKey | null;
  /** Steps that the running discussion waits at. */
  readonly awaited: readonly AwaitedStep[];
  /** The term of its stay in its status, and that of the whole. */
  readonly terms: { readonly status: TermEnd; readonly total: TermEnd };
  /** Objections that came to its latest announcement, whatever became of them. */
  readonly objectionsReceived: number;
  /** The council session that has the application on its agenda. */
  readonly agenda: { readonly number: string; readonly day: string } | null;
  /** The instalments of the contract by which it is paid; `null`: it is paid at once. */
  readonly instalments: Parameters<typeof nextPart>[0] | null;
}

/** A sentence of a status, and of nothing else. */
type StatusSentence = ApplicationSentence & { readonly code: StatusSentenceCode };

type Said = Partial<ApplicationSentence> & { readonly code: StatusSentenceCode };
type Teller = (basis: SentenceBasis, against: ReadonlyMap<string, Against>, now: Date) => Said;
type Against = Readonly<Record<string, string | number | boolean>>;

const countOf = (params: Against | undefined): number => Number(params?.["count"] ?? 0);

const lateOf = (awaited: readonly AwaitedStep[], now: Date): AwaitedStep[] =>
  awaited.filter(({ dueAt }) => dueAt !== null && dueAt <= now);

/** The application over this one's plot, where that keeps it from going on. */
function duplicateIn(against: ReadonlyMap<string, Against>): string | undefined {
  const params = against.get("duplicate-untriaged") ?? against.get("duplicate-same");
  return params === undefined ? undefined : String(params["number"]);
}

/** What took an application to review, by the move that did. */
const reviewedFor: Partial<Record<MoveKey, StatusSentenceCode>> = {
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
  in_discussion: ({ awaited }, _against, now) => {
    const late = lateOf(awaited, now);
    const [code, told] =
      late.length > 0 ? (["in_discussion_overdue", late] as const) : (["in_discussion_waiting", awaited] as const);
    return { code, awaited: told.map(({ needed, organisations }) => ({ needed, organisations: [...organisations] })) };
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
  in_payment: ({ state, instalments }) => ({
    code: state.suspended ? "in_payment_suspended" : state.instalments ? "in_payment_instalments" : "in_payment_open",
    // What its charge's page says: under a contract the next part.
    amount: (instalments && nextPart(instalments)?.amount) ?? Math.max(0, state.owed ?? 0),
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

const final: ReadonlySet<StatusKey> = new Set(finalStatuses);
const isTold = (of: string): of is TermTold => termsTold.some((told) => told === of);

/** The terms that a sentence gives, each under its name: of the conclusions it speaks of, then of the status or the whole. */
function termsOf({ state, awaited, terms }: SentenceBasis, now: Date, soonDays: number): ApplicationSentence["terms"] {
  if (final.has(state.status)) return [];
  const tell = (of: TermTold, { endsAt, paused }: TermEnd) => {
    const standing = standingOf(endsAt, paused, now, soonDays);
    return standing.state === "none" ? [] : [{ of, endsAt: endsAt?.toISOString() ?? null, ...standing }];
  };
  const late = lateOf(awaited, now);
  const spoken = late.length > 0 ? late : awaited;
  const ends = spoken.flatMap(({ dueAt }) => dueAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  const [first = null, last = first] = [ends[0], ends.at(-1)];
  const ofSteps = tell(first?.getTime() === last?.getTime() ? "step" : "steps", { endsAt: first, paused: false });
  const named = state.status === "in_payment" && state.instalments ? "instalment" : state.status;
  const own = isTold(named) ? tell(named, terms.status) : [];
  return [...(state.status === "in_discussion" ? ofSteps : []), ...(own.length > 0 ? own : tell("total", terms.total))];
}

const nothing = { awaited: [], count: 0, amount: null, number: null, day: null };

/**
 * Why an application is where it is and what must happen next, by the preconditions of its next move: what the sentence
 * says stands in the way is exactly what refuses the move. Every number of days in it is of a term with a name.
 */
export function statusSentenceOf(basis: SentenceBasis, now: Date, soonDays: number): StatusSentence {
  const { state } = basis;
  const move = nextMove[state.status];
  const against = new Map(
    (move === undefined ? [] : preconditions(move, state, now)).map(({ code, params }) => [code, params ?? {}]),
  );
  const tell: Teller = tellers[state.status];
  return { ...nothing, terms: termsOf(basis, now, soonDays), ...tell(basis, against, now) };
}

/**
 * The same as staff read it: of an application whose place is no more, that it has to be placed before anything else
 * happens.
 */
export function sentenceOf(basis: SentenceBasis, now: Date, soonDays: number): ApplicationSentence {
  if (!basis.state.placeEnded || final.has(basis.state.status)) return statusSentenceOf(basis, now, soonDays);
  return { ...nothing, terms: termsOf(basis, now, soonDays), code: "place_ended" };
}

import type { EditRequestKind } from "@yer/api/contract/applications";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import type { ModelCalendar, ModelTerm } from "./model-time.js";
import type { OrganisationKey, CitizenKey, DistrictKey, StaffKey } from "./world-plan.js";

/** Parts that one person may take only one of (DOMAIN §8). */
export type ModelPart = "submit" | "conclude" | "review" | "objections" | "justice" | "council";

/** Where a plot lies: plots of one cell lie over each other, the less the further their shifts are apart. */
export interface ModelPlot {
  readonly cell: number;
  /** Sides of the square that it is moved by. */
  readonly shift: number;
}

/** A running or past discussion. */
export interface ModelRun {
  readonly startedAt: number;
  /** Organisations that a step asks, by step. */
  readonly asked: ReadonlyMap<string, readonly OrganisationKey[]>;
  /** The latest verdict of each organisation at each step. */
  readonly verdicts: Map<string, Map<OrganisationKey, "positive" | "negative">>;
  state: "running" | "ended" | "cancelled";
  /** Who was the last to be at each conclusion, by step and organisation with a space between. */
  readonly seats: Map<string, ModelSeat>;
}

/** A lease of a conclusion; over once `until` has come. */
export interface ModelSeat {
  readonly holder: StaffKey;
  readonly until: number;
}

/** An instalment: so much until the end of a day. */
export interface ModelInstalment {
  readonly dueOn: string;
  readonly amount: number;
}

/** A session of the Council; `null`: an application on its agenda that waits. By the application's id. */
export interface ModelSession {
  readonly by: StaffKey;
  readonly agenda: Map<string, "for" | "against" | null>;
}

/** An application as DOMAIN §3 says it must be. Instants in milliseconds, money in tiyin. */
export interface ModelApplication {
  readonly id: string;
  readonly number: string;
  readonly district: DistrictKey;
  readonly legalBasis: number;
  readonly occupier: CitizenKey;
  readonly discount: "none" | "disability" | "social_register";
  readonly cadastre: number;
  address: string;
  plot: ModelPlot;
  status: StatusKey;
  since: number;
  suspended: boolean;
  own: ModelTerm | null;
  ownOver: number | null;
  readonly total: ModelTerm;
  totalOver: number | null;
  readonly parts: { readonly person: StaffKey; readonly part: ModelPart }[];
  readonly requests: { readonly kind: EditRequestKind; readonly at: number; open: boolean }[];
  readonly runs: ModelRun[];
  readonly announcements: { readonly from: number; to: number; closed: boolean }[];
  readonly objections: {
    readonly by: CitizenKey;
    readonly announcement: number;
    /** Which of the letters that go around it is: those alike are answered together. */
    readonly letter: number;
    state: "new" | "in_review" | "upheld" | "dismissed" | "withdrawn";
    decidedAt: number | null;
  }[];
  readonly complaints: {
    readonly by: CitizenKey;
    readonly about: "rejection" | "objection";
    /** Which rejection, or which objection: each is complained of once. */
    readonly decision: number;
    state: "new" | "upheld" | "dismissed";
  }[];
  charge: {
    amount: number;
    state: "open" | "paid" | "free" | "void";
    consented: boolean;
    /** The contract of instalments, and what was paid before it. */
    contract: { readonly schedule: readonly ModelInstalment[]; readonly before: number } | null;
  } | null;
  paid: number;
  readonly moves: { readonly move: MoveKey; readonly from: StatusKey; readonly to: StatusKey }[];
}

/** What is judged of two plots that lie over each other; both applications' ids are its key. */
export interface ModelPair {
  readonly applications: readonly [string, string];
  readonly duplicate: boolean;
  decision: "distinct" | "same" | null;
}

/** All that the model knows. */
export interface ModelWorld {
  now: number;
  calendar: ModelCalendar;
  readonly applications: ModelApplication[];
  readonly pairs: Map<string, ModelPair>;
  readonly sessions: ModelSession[];
}

/** What an act is answered: done, or refused by a problem's code and, where moves are refused, the reasons' codes. */
export type Answer =
  | {
      readonly done: true;
      /** What became of each application of an act on many: its number, and why not. */
      readonly results?: readonly string[];
    }
  | { readonly done: false; readonly problem: string; readonly reasons?: readonly string[] };

/** Done. */
export const done: Answer = { done: true };

/** Refused. */
export function refused(problem: string, ...reasons: readonly string[]): Answer {
  return { done: false, problem, ...(reasons.length > 0 && { reasons }) };
}

import type { Verdict } from "../model/run.js";

/** Where a case stands at a step: passed, waiting there now, still ahead, or waiting there past its term. */
export type StepState = "done" | "now" | "awaited" | "late";

/** One organisation's answer at a step. */
export interface StepAnswer {
  /** The organisation's name. */
  readonly organisation: string;
  /** Its latest verdict; null while it is awaited. */
  readonly verdict: Verdict | null;
}

/** How a case stands at one step. */
export interface StepProgress {
  readonly state: StepState;
  /** Different organisations that have concluded. */
  readonly given: number;
  /** How many of them the step asks for. */
  readonly wanted: number;
  /** The day by which the step is due, as an ISO date or instant; shown in the time zone of `UiProvider`. */
  readonly due?: string;
  /** The organisations of the step, where the viewer may know them. */
  readonly answers?: readonly StepAnswer[];
}

/** How a case stands, by step id. A step without an entry is shown without a state. */
export type CaseProgress = Readonly<Record<string, StepProgress>>;

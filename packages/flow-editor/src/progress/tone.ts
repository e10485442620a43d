import type { Tone } from "@yer/ui";
import type { Verdict } from "../model/run.js";
import type { StepState } from "./case-progress.js";

/** The tone of each state; icon and word go with it, never colour alone. */
export const stateTone = {
  done: "success",
  now: "progress",
  awaited: "neutral",
  late: "danger",
} as const satisfies Record<StepState, Tone>;

/** The tone of each verdict, and of one that is still awaited. */
export const verdictTone = {
  positive: "success",
  negative: "danger",
  none: "neutral",
} as const satisfies Record<Verdict | "none", Tone>;

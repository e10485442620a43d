import type { Deadline } from "../contract/application-register.js";
import type { AreaFinding, AreaStateKey } from "../contract/area-states.js";
import type { objectionStates } from "../contract/objections.js";
import type { overlapClasses } from "../contract/plot-overlap.js";
import type { ScheduleStateKey } from "../contract/schedule-states.js";
import type { StatusKey } from "../contract/statuses.js";

/** How much something weighs on whoever sees it; the kit gives each tone an icon and a colour. */
export type Tone = "neutral" | "info" | "progress" | "success" | "warning" | "danger";

/**
 * Tone of an application's status or an area's state: still in work, before the public, waiting for the person, decided
 * for, decided against.
 */
export const statusTone = {
  editing: "warning",
  to_conclusion: "neutral",
  in_discussion: "progress",
  in_review: "progress",
  announced: "info",
  at_justice: "progress",
  in_payment: "warning",
  at_council: "progress",
  rejected: "danger",
  registered: "success",
  unregistered: "danger",
  area_new: "neutral",
  area_sent: "progress",
  area_taken: "info",
  area_returned: "warning",
  area_waiting: "neutral",
  area_opened: "success",
  schedule_draft: "neutral",
  schedule_proposed: "warning",
  schedule_approved: "info",
  schedule_running: "progress",
  schedule_closed: "success",
  schedule_cancelled: "danger",
} as const satisfies Record<StatusKey | AreaStateKey | ScheduleStateKey, Tone>;

/** Tone of what a visit found: each another, so that none is mistaken on the map. */
export const findingTone = {
  occupied: "warning",
  state_land: "info",
  papers_found: "success",
  empty: "neutral",
  not_there: "progress",
  data_wrong: "danger",
} as const satisfies Record<AreaFinding, Tone>;

/** Tone of a term. */
export const deadlineTone = {
  running: "neutral",
  soon: "warning",
  late: "danger",
  paused: "neutral",
  none: "neutral",
} as const satisfies Record<Deadline["state"], Tone>;

/** Tone of an overlap that nobody has judged. */
export const overlapTone = {
  sliver: "neutral",
  overlap: "warning",
  duplicate: "danger",
} as const satisfies Record<(typeof overlapClasses)[number], Tone>;

/** Tone of an objection. */
export const objectionTone = {
  new: "warning",
  in_review: "progress",
  upheld: "success",
  dismissed: "danger",
  withdrawn: "neutral",
} as const satisfies Record<(typeof objectionStates)[number], Tone>;

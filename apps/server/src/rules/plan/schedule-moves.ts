import type { EndpointCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import type { ScheduleMoveKey, ScheduleSentenceCode, ScheduleStateKey } from "@yer/api/contract/schedule-states";

/** Who sets a move going: the district or the region, each by its code; the clock; or the place that is no more. */
export type ScheduleMover =
  | { readonly by: "district"; readonly code: EndpointCode }
  | { readonly by: "region"; readonly code: EndpointCode }
  | { readonly by: "clock" }
  | { readonly by: "place" };

/** One row of the table; the same state where it stays. */
export interface ScheduleTransition {
  readonly move: ScheduleMoveKey;
  readonly to: ScheduleStateKey;
  readonly mover: ScheduleMover;
}

const district: ScheduleMover = { by: "district", code: "propose:plan" };
const approver: ScheduleMover = { by: "region", code: "approve:plan" };
const closer: ScheduleMover = { by: "region", code: "close:plan" };
const supersede: ScheduleTransition = { move: "supersede", to: "schedule_cancelled", mover: { by: "place" } };

/** What is decided about a change of a schedule that holds; it holds on as it is until then. */
function changes(held: ScheduleStateKey): readonly ScheduleTransition[] {
  return [
    { move: "change", to: held, mover: district },
    { move: "approve", to: held, mover: approver },
    { move: "return", to: held, mover: approver },
  ];
}

/**
 * Every move out of every state of a plan schedule (DOMAIN §6). The server decides by this table and the screens explain
 * by what it says of each; a state without a row does not compile. No code changes a state except by a row of it.
 */
export const scheduleTransitions: Readonly<Record<ScheduleStateKey, readonly ScheduleTransition[]>> = {
  schedule_draft: [
    { move: "propose", to: "schedule_proposed", mover: district },
    { move: "withdraw", to: "schedule_cancelled", mover: district },
    supersede,
  ],
  schedule_proposed: [
    { move: "approve", to: "schedule_approved", mover: approver },
    { move: "return", to: "schedule_draft", mover: approver },
    { move: "withdraw", to: "schedule_cancelled", mover: district },
    supersede,
  ],
  schedule_approved: [
    ...changes("schedule_approved"),
    { move: "begin", to: "schedule_running", mover: { by: "clock" } },
    { move: "cancel", to: "schedule_cancelled", mover: closer },
    supersede,
  ],
  schedule_running: [
    ...changes("schedule_running"),
    { move: "prolong", to: "schedule_running", mover: closer },
    { move: "close", to: "schedule_closed", mover: closer },
    { move: "end", to: "schedule_closed", mover: { by: "clock" } },
    supersede,
  ],
  schedule_closed: [],
  schedule_cancelled: [],
};

/** The row for a move out of a state, or `undefined` where the table has none. */
export function scheduleTransitionOf(state: ScheduleStateKey, move: ScheduleMoveKey): ScheduleTransition | undefined {
  return scheduleTransitions[state].find((row) => row.move === move);
}

/** What the rules of moves need to know of a schedule; read under the lock of its row. Days are Tashkent's. */
export interface ScheduleState {
  readonly state: ScheduleStateKey;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Last day of the change that is proposed; `null`: none is. */
  readonly changeEndsOn: string | null;
  readonly today: string;
  /** Whether its neighbourhood was split, merged or closed: until somebody says for which it is now. */
  readonly placeEnded: boolean;
}

const past: Reason = { code: "schedule-past" };

/** Moves that carry a schedule on: closed in a place that is no more, where those that end it stay open. */
const carriesOn: ReadonlySet<ScheduleMoveKey> = new Set(["propose", "approve", "change", "prolong", "begin"]);

/** Why a move is closed to anyone on this day; empty when its precondition holds. Who may make it is asked apart. */
export function schedulePreconditions(move: ScheduleMoveKey, state: ScheduleState): Reason[] {
  if (scheduleTransitionOf(state.state, move) === undefined) return [{ code: "schedule-elsewhere" }];
  const ended = state.placeEnded && carriesOn.has(move);
  return [...(ended ? [{ code: "place-ended" as const }] : []), ...againstOnItsDays(move, state)];
}

function againstOnItsDays(move: ScheduleMoveKey, state: ScheduleState): Reason[] {
  const held = state.state === "schedule_approved" || state.state === "schedule_running";
  const open = state.changeEndsOn !== null;
  switch (move) {
    case "propose":
      return state.endsOn < state.today ? [past] : [];
    case "approve":
      if (held && !open) return [{ code: "proposal-missing" }];
      return (state.changeEndsOn ?? state.endsOn) < state.today ? [past] : [];
    case "return":
      return held && !open ? [{ code: "proposal-missing" }] : [];
    case "change":
    case "prolong":
      return open ? [{ code: "proposal-open" }] : [];
    case "begin":
      return state.startsOn > state.today ? [{ code: "schedule-early" }] : [];
    case "end":
      return state.endsOn >= state.today ? [{ code: "schedule-runs-on" }] : [];
    case "withdraw":
    case "cancel":
    case "close":
    case "supersede":
      return [];
  }
}

/** What must happen next to a schedule: the sentence of its page. */
export function scheduleSentence(
  state: ScheduleStateKey,
  told: { readonly changeOpen: boolean; readonly late: boolean; readonly superseded: boolean },
): ScheduleSentenceCode {
  switch (state) {
    case "schedule_draft":
      return "draft";
    case "schedule_proposed":
      return "proposed";
    case "schedule_approved":
      return told.changeOpen ? "changing" : "approved";
    case "schedule_running":
      if (told.changeOpen) return "changing";
      return told.late ? "late" : "running";
    case "schedule_closed":
      return "closed";
    case "schedule_cancelled":
      return told.superseded ? "superseded" : "cancelled";
  }
}

/**
 * The states of a plan schedule (DOMAIN §6) in the order of its way. The identity of a state is no status's key and no
 * area's, so that all can stand in one list.
 */
export const scheduleStateKeys = [
  "schedule_draft",
  "schedule_proposed",
  "schedule_approved",
  "schedule_running",
  "schedule_closed",
  "schedule_cancelled",
] as const;

/** Key of a state. */
export type ScheduleStateKey = (typeof scheduleStateKeys)[number];

/** What matters most about a neighbourhood with several schedules: what runs, then what is to come or to be decided, then what was. */
export const scheduleStatesByWeight = [
  "schedule_running",
  "schedule_proposed",
  "schedule_approved",
  "schedule_draft",
  "schedule_closed",
  "schedule_cancelled",
] as const satisfies readonly ScheduleStateKey[];

/** What can happen to a schedule; each is one move of the table of schedules. */
export const scheduleMoveKeys = [
  "propose",
  "change",
  "approve",
  "return",
  "withdraw",
  "cancel",
  "begin",
  "prolong",
  "close",
  "end",
  "supersede",
] as const;

/** Key of a move of a schedule. */
export type ScheduleMoveKey = (typeof scheduleMoveKeys)[number];

/** Why the service itself ended a schedule: the list that it was brought with was undone. */
export const scheduleCauseCodes = ["list_undone"] as const;

/** See {@link scheduleCauseCodes}. */
export type ScheduleCauseCode = (typeof scheduleCauseCodes)[number];

/** What must happen next to a schedule, as variants of one sentence. Chosen by the rules that decide moves. */
export const scheduleSentenceCodes = [
  "draft",
  "proposed",
  "approved",
  "changing",
  "running",
  "late",
  "closed",
  "cancelled",
  "superseded",
] as const;

/** See {@link scheduleSentenceCodes}. */
export type ScheduleSentenceCode = (typeof scheduleSentenceCodes)[number];

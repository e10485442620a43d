import type { Reason } from "@yer/api/contract/problem";
import type { ScheduleMove, ScheduleTerms } from "@yer/api/contract/schedule-facts";
import type { ScheduleMoveKey } from "@yer/api/contract/schedule-states";
import { tashkentDay } from "@yer/api/formats";
import { decide } from "../../identity/access/decide.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { databaseErrorCode } from "../../platform/database/errors.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { Problem } from "../../platform/problem/problem.js";
import { schedulePreconditions, scheduleTransitionOf, scheduleTransitions } from "../../rules/plan/schedule-moves.js";
import { takersOf } from "../applications/last-able.js";
import { enforceOnSchedule, lockSchedule, recordSchedule, type ScheduleRecord } from "./schedule.js";
import { tellOfScheduleMove } from "./tell.js";
import {
  addVersion,
  changeSchedule,
  decideVersion,
  type Doer,
  type OpenVersion,
  openVersion,
  overlapping,
  termsOf,
} from "./version-queries.js";

/** A schedule with all that decides about its moves. */
export interface MovingSchedule {
  readonly schedule: ScheduleRecord;
  /** The version that waits for the region's decision, if any. */
  readonly open: OpenVersion | undefined;
}

/** What a person says with a move. */
export interface ScheduleMoveDetails {
  readonly reason?: string;
  /** Terms of a change, or of a prolongation. */
  readonly terms?: ScheduleTerms;
}

/** Who does it, and through whose name. */
export function doer({ actor, now }: Pick<Acting, "actor" | "now">): Doer {
  return { person: actor?.id ?? null, through: actor?.impersonation?.byId ?? null, at: now };
}

/** What decides about the moves of a schedule that was read, or locked, in this transaction. */
export async function movingSchedule(db: Db | Transaction, schedule: ScheduleRecord): Promise<MovingSchedule> {
  return { schedule, open: await openVersion(db, schedule) };
}

/** Reasons that lie in who the person is: a district does not decide, and nobody decides their own proposal. */
function personalReasons(actor: Actor, move: ScheduleMoveKey, { schedule, open }: MovingSchedule): Reason[] {
  const mover = scheduleTransitionOf(schedule.state, move)?.mover;
  const people = takersOf(actor);
  const decides = move === "approve" || move === "return";
  return [
    ...(mover?.by === "region" && (actor.territory?.length ?? 7) > 4 ? [{ code: "schedule-region" as const }] : []),
    ...(decides && [open?.proposed_by, open?.proposed_through].some((one) => one && people.includes(one))
      ? [{ code: "proposal-own" as const }]
      : []),
  ];
}

/** Why a move is closed to a person at this moment: theirs and the schedule's reasons together; empty when it is open. */
export function reasonsAgainstScheduleMove(
  { actor, now }: Pick<Acting, "actor" | "now">,
  move: ScheduleMoveKey,
  moving: MovingSchedule,
): Reason[] {
  const { schedule, open } = moving;
  const closed = schedulePreconditions(move, {
    state: schedule.state,
    startsOn: schedule.starts_on,
    endsOn: schedule.ends_on,
    changeEndsOn: schedule.change_open ? (open?.ends_on ?? null) : null,
    today: tashkentDay(now),
    placeEnded: schedule.place_ended,
  });
  const mover = scheduleTransitionOf(schedule.state, move)?.mover;
  if (actor === null || mover === undefined) return closed;
  const decision = "code" in mover ? decide(actor, { code: mover.code, kind: "act" }, { kind: "none" }) : undefined;
  return [
    ...(decision === undefined || decision.allowed ? [] : decision.reasons),
    ...personalReasons(actor, move, moving),
    ...closed,
  ];
}

/** The moves out of where a schedule stands, as a person finds them; those of the clock and of places have no button. */
export function scheduleMovesFor(acting: Pick<Acting, "now"> & { readonly actor: Actor }, moving: MovingSchedule) {
  return scheduleTransitions[moving.schedule.state].flatMap(({ move, mover }): ScheduleMove[] => {
    if (mover.by === "clock" || mover.by === "place") return [];
    const reasons = reasonsAgainstScheduleMove(acting, move, moving);
    return [{ key: move, allowed: reasons.length === 0, reasons }];
  });
}

/**
 * Locks a schedule for a move of a person, and refuses what they may not do.
 * @throws {Problem} `not-found` for what they do not see, `permission-missing`, `impersonation-limited`
 */
export async function lockScheduleForMove(
  transaction: Transaction,
  acting: Acting,
  id: string,
  move: ScheduleMoveKey,
): Promise<MovingSchedule> {
  const schedule = await lockSchedule(transaction, id);
  const row = Object.values(scheduleTransitions)
    .flat()
    .find((one) => one.move === move);
  const code = row !== undefined && "code" in row.mover ? row.mover.code : "read:plan";
  enforceOnSchedule(acting.actor, { code, kind: "act" }, schedule);
  return movingSchedule(transaction, schedule);
}

/** @throws {Problem} `move-refused` where another schedule of the neighbourhood has one of the days */
export async function assertApart(
  db: Db | Transaction,
  neighborhood: string,
  terms: Pick<ScheduleTerms, "startsOn" | "endsOn">,
  besides: string | null,
): Promise<void> {
  const other = await overlapping(db, neighborhood, terms, besides);
  if (other === undefined) return;
  const params = { from: other.starts_on, to: other.ends_on };
  throw new Problem("move-refused", { reasons: [{ code: "schedule-overlap", params }] });
}

/** Says of two people's overlapping schedules, which the database refused, what {@link assertApart} says. */
export async function refusingOverlap<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (databaseErrorCode(error) !== "23P01") throw error;
    throw new Problem("move-refused", { reasons: [{ code: "schedule-overlap" }] });
  }
}

/**
 * Carries a schedule on by one move: the only code that changes its state, or what holds. The caller holds its lock.
 * @throws {Problem} `move-refused` with every reason
 */
export async function makeScheduleMove(
  transaction: Transaction,
  acting: Acting,
  moving: MovingSchedule,
  move: ScheduleMoveKey,
  details: ScheduleMoveDetails = {},
): Promise<void> {
  const reasons = reasonsAgainstScheduleMove(acting, move, moving);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  const { schedule } = moving;
  const to = scheduleTransitionOf(schedule.state, move)?.to ?? schedule.state;
  const before = termsOf(schedule);
  const terms = await heldAfter(transaction, acting, moving, move, details);
  await writeVersions(transaction, acting, moving, move, details);
  const ends = to === "schedule_cancelled" || to === "schedule_closed";
  await refusingOverlap(async () =>
    changeSchedule(transaction, schedule, {
      ...(terms === undefined ? {} : { terms }),
      ...(to === schedule.state ? {} : { state: to, since: acting.now }),
      changeOpen: move === "change",
      ...(ends ? { endReason: details.reason ?? null } : {}),
    }),
  );
  await recordSchedule(transaction, acting, schedule, {
    action: `schedule.${move}`,
    from: schedule.state,
    to,
    reason: details.reason ?? null,
    changes: terms === undefined ? [] : changesBetween({ ...before }, { ...terms }),
  });
  await tellOfScheduleMove(transaction, acting, move, { schedule, terms: terms ?? before, open: moving.open });
}

/** The terms that hold after a move, where it changes them. @throws {Problem} `move-refused` */
async function heldAfter(
  transaction: Transaction,
  { now }: Acting,
  { schedule, open }: MovingSchedule,
  move: ScheduleMoveKey,
  { terms }: ScheduleMoveDetails,
): Promise<ScheduleTerms | undefined> {
  const running = schedule.state === "schedule_running";
  if (move === "close") return { ...termsOf(schedule), endsOn: tashkentDay(now) };
  const next = move === "approve" && open !== undefined ? termsOf(open) : terms;
  if (next === undefined) return undefined;
  if (running && next.startsOn !== schedule.starts_on) {
    throw new Problem("move-refused", { reasons: [{ code: "schedule-started" }] });
  }
  await assertApart(transaction, schedule.neighborhood_id, next, schedule.id);
  return move === "change" ? undefined : next;
}

/** What a move writes down of versions: what is proposed, and what became of it. */
async function writeVersions(
  transaction: Transaction,
  acting: Acting,
  { schedule }: MovingSchedule,
  move: ScheduleMoveKey,
  { reason, terms }: ScheduleMoveDetails,
): Promise<void> {
  const by = doer(acting);
  const said = { person: by.person, at: by.at, reason: reason ?? null };
  switch (move) {
    case "propose":
      return addVersion(transaction, schedule, termsOf(schedule), by);
    case "change":
      return addVersion(transaction, schedule, terms ?? termsOf(schedule), { ...by, reason: reason ?? null });
    case "prolong":
      return addVersion(transaction, schedule, terms ?? termsOf(schedule), {
        ...by,
        reason: reason ?? null,
        verdict: "approved",
      });
    case "approve":
      return decideVersion(transaction, schedule, "approved", said);
    case "return":
      return decideVersion(transaction, schedule, "returned", said);
    case "withdraw":
    case "cancel":
    case "supersede":
    case "close":
    case "end":
      return decideVersion(transaction, schedule, "withdrawn", said);
    case "begin":
      return;
  }
}

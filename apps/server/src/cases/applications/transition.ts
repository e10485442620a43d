import type { Reason } from "@yer/api/contract/problem";
import type { RefusalReason } from "@yer/api/contract/refusal-reasons";
import { finalStatuses, type MoveKey, type StatusKey } from "@yer/api/contract/statuses";
import type { PermissionCode } from "@yer/api/contract/codes";
import { decide, enforce, type Need } from "../../identity/access/decide.js";
import { appendEntries, type NewEntry } from "../../platform/history/append-history.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { Part } from "@yer/api/contract/statuses";
import { destinationOf, type ApplicationState, preconditions } from "../../rules/workflow/preconditions.js";
import { effectsOf, type Mover, pausesTotal, transitionOf, transitions } from "../../rules/workflow/transitions.js";
import type { Acting } from "../../platform/acting/acting.js";
import { countMoves } from "./counts.js";
import { moveOnMap } from "../map-numbers/aggregate.js";
import { countDone } from "../plan-progress/aggregate.js";
import { applyEffect } from "./effects.js";
import type { ApplicationRecord } from "./application.js";
import { reasonsOfLastAble, takersOf } from "./last-able.js";
import { countStanding } from "./standing.js";
import { tellOfArrival, tellOfDecision } from "./tell.js";
import { tellOccupiers } from "./tell-citizens.js";
import { pauseTerm, type TermUnderWay, termsOnEntry } from "./term.js";
import { writeMoved, writeParts } from "./transition-queries.js";

const movers = new Map<MoveKey, Mover>(
  Object.values(transitions).flatMap((rows) => rows.map(({ move, mover }) => [move, mover] as const)),
);

/** The permission a move asks of staff; `undefined` for moves of the occupier and of the clock. */
export function codeOfMove(move: MoveKey): PermissionCode | undefined {
  const mover = movers.get(move);
  return mover?.by === "staff" ? mover.code : undefined;
}

/** What is told about a move beside the move itself. */
export interface MoveDetails {
  readonly reason?: string;
  /** The coded reason, for a move that refuses the application. */
  readonly refusal?: RefusalReason;
  readonly params?: NonNullable<NewEntry["params"]>;
  readonly changes?: NonNullable<NewEntry["changes"]>;
  /**
   * What the act itself changed of the application's state: it chooses where the move leads, not whether it is open.
   */
  readonly after?: Partial<ApplicationState>;
  /** The move follows from the person's act and is none of theirs: they take no part by it. */
  readonly followsOnly?: boolean;
  /**
   * The term that a move within the status begins anew, such as that of the next instalment; it ends a suspension. Of a
   * move into another status: the term there, where it is not the usual one.
   */
  readonly ownTerm?: TermUnderWay;
}

/**
 * Refuses what the person may not do to the application: unknown and invisible alike, a missing permission, another
 * part taken before, one's own matter. The clock may always.
 * @throws {Problem}
 */
export function enforceOnApplication(
  acting: Pick<Acting, "actor">,
  code: PermissionCode,
  application: ApplicationRecord,
  kind: Need["kind"] = "act",
): void {
  if (acting.actor !== null) enforce(acting.actor, { code, kind }, application.subject);
}

/**
 * Why a move is closed to a person at this moment: theirs and the application's reasons together; empty when it is
 * open.
 */
export function reasonsAgainst(
  acting: Pick<Acting, "actor" | "now">,
  move: MoveKey,
  application: ApplicationRecord,
): Reason[] {
  const code = codeOfMove(move);
  const decision =
    acting.actor === null || code === undefined
      ? undefined
      : decide(acting.actor, { code, kind: "act" }, application.subject);
  const own = decision === undefined || decision.allowed ? [] : decision.reasons;
  return [...own, ...preconditions(move, application.state, acting.now)];
}

/** An application that makes a move, and what is told about it. */
export interface Moving {
  readonly application: ApplicationRecord;
  readonly details?: MoveDetails;
}

/**
 * Carries an application on by one move. The caller holds the application's lock. Status, terms, counters, effects, the
 * part taken, history and event commit together or not at all.
 *
 * @returns the status reached
 * @throws {Problem} `move-refused` with every reason
 */
export async function makeMove(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  move: MoveKey,
  details: MoveDetails = {},
): Promise<StatusKey> {
  const [to] = await makeMoves(transaction, acting, move, [{ application, details }]);
  return to ?? application.row.status;
}

/**
 * The same of many applications, each once, with as many statements for many as for one: the only code that writes a
 * status.
 * @throws {Problem} one of them may not make it; then none does
 */
export async function makeMoves(
  transaction: Transaction,
  acting: Acting,
  move: MoveKey,
  files: readonly Moving[],
): Promise<StatusKey[]> {
  if (files.length === 0) return [];
  const { now } = acting;
  const moved = files.map(({ application, details = {} }) => ({
    application,
    details,
    ...moveOf(acting, application, move, details),
  }));
  await writeMoves(transaction, moved, now);
  await countMoves(
    transaction,
    moved.map(({ application, from, to }) => ({ application: application.row, from, to })),
  );
  await countStanding(
    transaction,
    moved.map(({ application: { row }, from, to, terms, suspended }) => ({
      application: row,
      before: standingOfRow(row),
      after: {
        status: to,
        since: from === to ? row.status_since : now,
        deadlineAt: terms.own?.endsAt ?? null,
        suspended,
      },
    })),
  );
  const elsewhere = [...Map.groupBy(moved, ({ from, to }) => `${from} ${to}`)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  for (const [, alike] of elsewhere) {
    const [{ from, to }] = alike as [(typeof alike)[number]];
    const rows = alike.map(({ application }) => application.row);
    await moveOnMap(transaction, rows, from, to);
  }
  for (const { application, details, from, to, terms } of moved) {
    const { row } = application;
    if (move === "submit") await countDone(transaction, row, "submitted", now);
    if (finalStatuses.some((final) => final === to)) await countDone(transaction, row, "finished", now);
    for (const effect of effectsOf(from, to)) {
      await applyEffect(transaction, acting, application, effect, terms.own?.endsAt ?? null);
    }
    const mover = transitionOf(from, move)?.mover;
    if (mover?.by === "staff" && mover.part !== null && details.followsOnly !== true)
      await takePart(transaction, acting, application, mover.part, to);
  }
  await recordAll(
    transaction,
    acting,
    moved.map(({ application: { row }, details, from, to }) => ({
      row,
      entry: {
        action: "application.moved",
        from,
        to,
        reason: details.reason ?? null,
        params: {
          move,
          ...(details.refusal === undefined ? {} : { refusal: details.refusal }),
          ...(acting.bulk ? { bulk: acting.bulk.id, files: acting.bulk.files } : {}),
          ...details.params,
        },
        changes: details.changes ?? [],
      },
    })),
  );
  for (const [, alike] of elsewhere) {
    const [{ from, to }] = alike as [(typeof alike)[number]];
    if (from === to) continue;
    const told = alike.map(({ application }) => application);
    await tellOfArrival(transaction, acting, told, to);
    await tellOfDecision(transaction, acting, told, to);
    await tellOccupiers(transaction, acting, told, to);
  }
  return moved.map(({ to }) => to);
}

/** Where a move leads an application, and the terms there. @throws {Problem} `move-refused` with every reason */
function moveOf(
  { now, settings }: Acting,
  { row, state }: ApplicationRecord,
  move: MoveKey,
  { after, ownTerm }: MoveDetails,
) {
  const reasons = preconditions(move, state, now);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  const from = row.status;
  const to = destinationOf(move, { ...state, ...after });
  const suspended = move === "suspend" || (row.suspended && from === to && ownTerm === undefined);
  const instalments = after?.instalments ?? state.instalments;
  const terms =
    from === to
      ? {
          own: ownTerm ?? (row.deadline && pauseTerm(row.deadline, suspended, now, settings)),
          total: pauseTerm(row.total_deadline, pausesTotal(to, suspended, instalments), now, settings),
        }
      : termsOnEntry(row.total_deadline, to, now, settings.in(row.district_soato), {
          ...(ownTerm === undefined ? {} : { own: ownTerm }),
          instalments: after?.instalments ?? false,
        });
  return { from, to, suspended, terms };
}

const isRefused = (status: StatusKey): boolean => status === "rejected" || status === "unregistered";

/** Writes status and terms of applications that moved. */
async function writeMoves(
  transaction: Transaction,
  moved: readonly (Moving & ReturnType<typeof moveOf>)[],
  now: Date,
): Promise<void> {
  const rows = moved.map(({ application: { row }, details, from, to, suspended, terms }) => ({
    home_region: row.home_region,
    id: row.id,
    status: to,
    since: from === to ? null : now,
    suspended,
    // A refusal stands until somebody takes it up again; what ends unregistered keeps it.
    refused_because: details?.refusal ?? (isRefused(to) ? row.refused_because : null),
    own: terms.own?.term ?? null,
    own_at: terms.own?.endsAt ?? null,
    total: terms.total.term,
    total_at: terms.total.endsAt,
  }));
  await writeMoved(transaction, rows);
}

/** How an application stands by its row. */
export function standingOfRow(
  row: Pick<ApplicationRecord["row"], "status" | "status_since" | "deadline_at" | "suspended">,
) {
  return { status: row.status, since: row.status_since, deadlineAt: row.deadline_at, suspended: row.suspended };
}

/**
 * Remembers that a person took a part in an application; the one part they can take from now on. See
 * {@link sayWhyIfLastAble}.
 * @param status where the application stands after the act
 * @throws {Problem} `last-able`
 */
export async function takePart(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationRecord, "row" | "subject">,
  part: Part,
  status: StatusKey = application.row.status,
): Promise<void> {
  const taken = await takePartIn(transaction, acting, [application.row], part);
  if (taken.has(application.row.id)) await sayWhyIfLastAble(transaction, acting, application, part, status);
}

/**
 * Of a person who takes a part and is the last one able to take a later one: writes why they do it into the history.
 * @param status where the application stands after the act
 * @throws {Problem} `last-able` where they did not say it
 */
export async function sayWhyIfLastAble(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationEntry, "row"> & Pick<ApplicationRecord, "subject">,
  part: Part,
  status: StatusKey,
): Promise<void> {
  if (acting.actor === null) return;
  const reasons = await reasonsOfLastAble(transaction, acting.actor, application, part, status);
  if (reasons.length === 0) return;
  const reason = acting.why ?? null;
  if (reason === null) throw new Problem("last-able", { reasons });
  for (const { code, params } of reasons) {
    if (code !== "last-able" && code !== "too-few-able") continue;
    const later = String(params?.["part"]);
    await record(transaction, acting, application, {
      action: "application.last_able",
      reason,
      params: code === "last-able" ? { part, left: later } : { part, shared: later },
    });
  }
}

/**
 * The same of many applications, of which nothing is asked.
 * @returns ids of those that they took no such part in before
 */
export async function takePartIn(
  transaction: Transaction,
  acting: Acting,
  applications: readonly Pick<ApplicationRecord["row"], "home_region" | "id">[],
  part: Part,
): Promise<ReadonlySet<string>> {
  const { actor } = acting;
  if (actor === null || applications.length === 0) return new Set();
  return writeParts(transaction, applications, takersOf(actor), part, acting.now);
}

/** What happened to an application, and to which. */
export interface ApplicationEntry {
  readonly row: Pick<ApplicationRecord["row"], "id" | "home_region" | "district_soato">;
  readonly entry: Omit<NewEntry, "record" | "at" | "actor" | "impersonator">;
}

/** Writes what happened to an application into its history and tells who listens, in the transaction of the act. */
export async function record(
  transaction: Transaction,
  acting: Acting,
  { row }: Pick<ApplicationEntry, "row">,
  entry: ApplicationEntry["entry"],
): Promise<void> {
  await recordAll(transaction, acting, [{ row, entry }]);
}

/** The same of what happened to many applications. */
export async function recordAll(
  transaction: Transaction,
  acting: Acting,
  entries: readonly ApplicationEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await appendEntries(
    transaction,
    entries.map(({ row, entry }) => ({
      record: { kind: "application", id: row.id, homeRegion: row.home_region },
      at: acting.now,
      actor: acting.actor?.id ?? null,
      impersonator: acting.actor?.impersonation?.byId ?? null,
      ...entry,
    })),
  );
  const told = entries.map(({ row, entry }) => ({ kind: entry.action, id: row.id, district: row.district_soato }));
  await acting.events.publish(transaction, ...told);
}

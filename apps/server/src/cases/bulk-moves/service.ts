import {
  type BulkAsked,
  type BulkMove,
  type BulkMoveKey,
  type bulkMoves,
  mostBulkApplications,
  reasonedBulkMoves,
} from "@yer/api/contract/bulk-moves";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import { decide, enforce } from "../../identity/access/decide.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { readApplicationRecord } from "../applications/application.js";
import { reasonsOfLastAble } from "../applications/last-able.js";
import { withReadiness } from "../applications/moves.js";
import { registerPage } from "../applications/register.js";
import { codeOfMove, reasonsAgainst } from "../applications/transition.js";
import { transitionOf } from "../../rules/workflow/transitions.js";
import { assertPast } from "../applications/past-day.js";
import { reasonsAgainstAgenda } from "../council/agenda.js";
import { lockSession } from "../council/service.js";
import type { SameAtCouncil } from "../../schema/tables/bulk-moves.js";
import { reasonsOf } from "../../platform/database/attempt.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { allBut, insertTaken, bulkMoveById, insertBulkMove, leaveWaiting, numbersOf, stopBulkMove } from "./queries.js";

/** Applications that one act takes, as the setting stands. */
export function mostOf({ settings, now }: ActingPerson): number {
  return Math.min(settings.value("bulk.most", now), mostBulkApplications);
}

/** @throws {Problem} `move-refused` (`too-many-files`) */
export function assertFew(count: number, most: number): void {
  if (count > most) throw new Problem("move-refused", { reasons: [{ code: "too-many-files", params: { most } }] });
}

/**
 * Why one application cannot make a move now: what its own button says; an application that the person does not see
 * says no more.
 */
async function reasonsFor(db: Db, acting: ActingPerson, move: BulkMoveKey, id: string): Promise<Reason[]> {
  const application = await withReadiness(db, await readApplicationRecord(db, id));
  const seen = decide(acting.actor, { code: "read:property", kind: "read" }, application.subject);
  if (!seen.allowed && !seen.visible) throw notFound();
  if (move === "put_to_session") return reasonsAgainstAgenda(db, acting, application);
  const reasons = reasonsAgainst(acting, move, application);
  if (reasons.length > 0) return reasons;
  // Of whoever is the last one able a reason is asked for each application: of many at once none can be given.
  const { mover, to } = transitionOf(application.row.status, move) ?? {};
  const part = mover?.by === "staff" ? mover.part : null;
  return part === null || to?.[0] === undefined ? [] : reasonsOfLastAble(db, acting.actor, application, part, to[0]);
}

/** The ids asked for, each once: those given, or what the register lists. @throws {Problem} `move-refused` */
async function askedIds(db: Db, acting: ActingPerson, asked: BulkAsked, most: number): Promise<string[]> {
  if ("applicationIds" in asked) {
    const ids = [...new Set(asked.applicationIds)];
    assertFew(ids.length, most);
    return ids;
  }
  const { actor, now, settings } = acting;
  const order = { sort: "number", after: undefined, limit: most + 1 } as const;
  const at = { now, soonDays: settings.value("soon.days", now) };
  const except = asked.except ?? [];
  const rows = await registerPage(
    db,
    actor,
    { ...asked.filters, ...(except.length > 0 && { narrowed: allBut(except) }) },
    order,
    at,
  );
  assertFew(rows.length, most);
  return rows.map(({ row }) => row.id);
}

/**
 * Which of the applications could make the move at this moment, and of each other one every reason. @throws {Problem}
 * `move-refused` (`too-many-files`)
 */
export async function previewBulkMove(
  db: Db,
  acting: ActingPerson,
  asked: BulkAsked,
): Promise<ReplyOf<typeof bulkMoves.preview>> {
  const most = mostOf(acting);
  const ids = await askedIds(db, acting, asked, most);
  const able: string[] = [];
  const unable: { applicationId: string; number: string; reasons: Reason[] }[] = [];
  const numbers = ids.length === 0 ? new Map<string, string>() : await numbersOf(db, ids);
  for (const applicationId of ids) {
    try {
      const reasons = await reasonsFor(db, acting, asked.move, applicationId);
      if (reasons.length === 0) able.push(applicationId);
      else unable.push({ applicationId, number: numbers.get(applicationId) ?? "", reasons });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      unable.push({ applicationId, number: "", reasons: reasonsOf(error) });
    }
  }
  return { move: asked.move, total: ids.length, able, unable, most };
}

/**
 * Begins to move applications: writes down which, and leaves the moving to the job. A borrowed name moves one
 * application at a time: the loan may be over before the last of many.
 * @throws {Problem} `permission-missing`, `impersonation-limited`, `move-refused`, `invalid`
 */
export async function startBulkMove(
  transaction: Transaction,
  acting: ActingPerson,
  { move, applicationIds, reason, ...same }: BodyOf<typeof bulkMoves.start>,
): Promise<BulkMove> {
  const { actor, now, events } = acting;
  const code = move === "put_to_session" ? "council:property" : codeOfMove(move);
  if (code !== undefined) enforce(actor, { code, kind: "act" }, { kind: "none" });
  if (actor.impersonation !== null) throw new Problem("impersonation-limited");
  const reasoned = reasonedBulkMoves.includes(move);
  if (reasoned && reason === undefined) {
    throw required("/reason");
  }
  const given = await givenAtCouncil(transaction, acting, move, same);
  const ids = [...new Set(applicationIds)];
  assertFew(ids.length, mostOf(acting));
  const known = await numbersOf(transaction, ids);
  const id = uuidv7();
  await insertBulkMove(transaction, {
    id,
    userId: actor.id,
    move,
    reason: reasoned ? (reason ?? null) : null,
    given,
    at: now,
  });
  await insertTaken(
    transaction,
    id,
    ids.map((applicationId) => ({ applicationId, number: known.get(applicationId) ?? "" })),
  );
  await events.publish(transaction, { kind: "bulk.began", user: actor.id });
  return findBulkMove(transaction, actor, id);
}

/**
 * What an act of the Council gives each of its applications, as it can be told before their turn comes; null of the
 * other moves.
 * @throws {Problem} `invalid` where it is not named or its day has not come; `not-found` for a session of others
 */
async function givenAtCouncil(
  transaction: Transaction,
  acting: ActingPerson,
  move: BulkMoveKey,
  { sessionId, decision }: Pick<BodyOf<typeof bulkMoves.start>, "sessionId" | "decision">,
): Promise<SameAtCouncil | null> {
  if (move === "put_to_session") {
    if (sessionId === undefined) throw required("/sessionId");
    await lockSession(transaction, acting, sessionId);
    return { kind: "session", sessionId };
  }
  if (move !== "council_for") return null;
  if (decision === undefined) throw required("/decision/number");
  assertPast(acting, decision.date, "/decision/date");
  return { kind: "decision", ...decision };
}

const required = (pointer: string) => new Problem("invalid", { errors: [{ in: "body", pointer, code: "required" }] });

/** One of the person's own acts. @throws {Problem} `not-found`, somebody else's too */
export async function findBulkMove(db: Db | Transaction, actor: Actor, id: string): Promise<BulkMove> {
  const found = await bulkMoveById(db, actor.id, id);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Stops an act between two applications. The application that is being moved at this moment is waited for and keeps its
 * result.
 * @throws {Problem} `not-found`; `move-refused` once it is over
 */
export async function cancelBulkMove(transaction: Transaction, acting: ActingPerson, id: string): Promise<BulkMove> {
  const { actor, now, events } = acting;
  await findBulkMove(transaction, actor, id);
  await leaveWaiting(transaction, id, now);
  const stopped = await stopBulkMove(transaction, id, now);
  if (!stopped) throw new Problem("move-refused", { reasons: [{ code: "work-over" }] });
  await events.publish(transaction, { kind: "bulk.cancelled", user: actor.id });
  return findBulkMove(transaction, actor, id);
}

import { type BulkConclusionsAsked, type BulkMove, type bulkMoves, type SeatAsked } from "@yer/api/contract/bulk-moves";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import type { Names } from "@yer/api/contract/values";
import { namesOf } from "@yer/flow-editor/model/names";
import { uuidv7 } from "uuidv7";
import { decide, enforce } from "../../identity/access/decide.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { reasonsOf } from "../../platform/database/attempt.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { readFieldGroup } from "../../questions/field-groups/queries.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { readApplicationRecord } from "../applications/application.js";
import { reasonsOfLastAble } from "../applications/last-able.js";
import { inboxOrder, inboxPage, stepsAsking, usualSort } from "../conclusions/inbox.js";
import { reasonsAgainstSeat } from "../conclusions/lease.js";
import { diagramOf } from "../conclusions/queries.js";
import { readSeat } from "../conclusions/seats.js";
import { faultsOfAnswers } from "../discussion/answers.js";
import { insertTaken, insertBulkMove, numbersOf } from "./queries.js";
import { assertFew, findBulkMove, mostOf } from "./service.js";

/** The questions that a conclusion answers. */
interface Asks {
  readonly fieldGroupId: number;
  readonly version: number;
  readonly step: Names;
}

/** What stands of one conclusion: the questions it answers, or why the person cannot give it now. */
type Standing = { readonly asks: Asks } | { readonly reasons: readonly Reason[] };

const nameOf = ({ applicationId, stepId }: SeatAsked): string => `${applicationId} ${stepId}`;
const questionsOf = ({ fieldGroupId, version }: Asks): string => `${fieldGroupId} ${version}`;

/** The steps asked for, each once: those given, or what the list of the inbox holds. @throws {Problem} `move-refused` */
async function askedSeats(
  db: Db | Transaction,
  acting: ActingPerson,
  asked: BulkConclusionsAsked,
): Promise<SeatAsked[]> {
  const most = mostOf(acting);
  if ("seats" in asked) {
    const seats = [...new Map(asked.seats.map((seat) => [nameOf(seat), seat])).values()];
    assertFew(seats.length, most);
    return seats;
  }
  const { actor, now, settings } = acting;
  const { view, filters } = asked;
  const except = new Set(asked.except.map(nameOf));
  const place = inboxOrder.at(usualSort(view), undefined);
  const rows = await inboxPage(
    db,
    actor,
    { view, filters, steps: await stepsAsking(db, actor) },
    { from: place, limit: most + except.size + 1 },
    { now, soonDays: settings.value("soon.days", now) },
  );
  const seats = rows.flatMap(({ row }) => (except.has(nameOf(row)) ? [] : [row]));
  assertFew(seats.length, most);
  return seats.map(({ applicationId, stepId }) => ({ applicationId, stepId }));
}

/** Why one conclusion cannot be given now, as its own form says it, or what it asks. @throws {Problem} `not-found` */
async function standingOf(
  db: Db | Transaction,
  acting: ActingPerson,
  { applicationId, stepId }: SeatAsked,
): Promise<Standing> {
  const { actor, now } = acting;
  const application = await readApplicationRecord(db, applicationId);
  const { row, run, state, subject } = application;
  const seen = decide(actor, { code: "read:property", kind: "read" }, subject);
  if (!seen.allowed && !seen.visible) throw notFound();
  if (run === null || actor.organisation === null) return { reasons: [{ code: "run-not-running" }] };
  const seat = await readSeat(db, {
    homeRegion: row.home_region,
    applicationId,
    runId: run.id,
    stepId,
    organisationId: actor.organisation.id,
  });
  if (seat === undefined) return { reasons: [{ code: "not-your-step" }] };
  const closed = reasonsAgainstSeat(actor, "give", subject, seat, now);
  const reasons = closed.length > 0 ? closed : preconditions("give_conclusion", state, now);
  if (reasons.length > 0) return { reasons };
  // What was given already is looked at again one by one.
  if (seat.state !== "awaited") return { reasons: [{ code: "step-not-awaited" }] };
  const last = await reasonsOfLastAble(db, actor, application, "conclude", row.status);
  if (last.length > 0) return { reasons: last };
  const step = (await diagramOf(db, run.version_id)).steps.find(({ id }) => id === stepId);
  const group = step?.fieldGroupId ?? "";
  const version = run.group_versions[group];
  return step === undefined || version === undefined
    ? { reasons: [{ code: "not-your-step" }] }
    : { asks: { fieldGroupId: Number(group), version, step: namesOf(step) } };
}

/** The questions that most of some conclusions ask; of as many, those asked first. */
function mostAsked(asked: readonly Asks[]): Asks | null {
  const times = new Map<string, number>();
  for (const asks of asked) times.set(questionsOf(asks), (times.get(questionsOf(asks)) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  return asked.find((asks) => times.get(questionsOf(asks)) === most) ?? null;
}

/**
 * Which of some conclusions the person could give with the same answers, and of each other one every reason: those that
 * ask other questions than most are answered on their own. @throws {Problem} `move-refused` (`too-many-files`)
 */
export async function previewConclusions(
  db: Db | Transaction,
  acting: ActingPerson,
  asked: BulkConclusionsAsked,
): Promise<ReplyOf<typeof bulkMoves.previewConclusions>> {
  const seats = await askedSeats(db, acting, asked);
  const ids = seats.map(({ applicationId }) => applicationId);
  const numbers = ids.length === 0 ? new Map<string, string>() : await numbersOf(db, ids);
  const open: { readonly seat: SeatAsked; readonly asks: Asks }[] = [];
  const unable: { applicationId: string; number: string; reasons: Reason[] }[] = [];
  const refuse = ({ applicationId }: SeatAsked, number: string, reasons: readonly Reason[]) =>
    unable.push({ applicationId, number, reasons: [...reasons] });
  for (const seat of seats) {
    const number = numbers.get(seat.applicationId) ?? "";
    try {
      const standing = await standingOf(db, acting, seat);
      if ("asks" in standing) open.push({ seat, asks: standing.asks });
      else refuse(seat, number, standing.reasons);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refuse(seat, "", reasonsOf(error));
    }
  }
  const asks = mostAsked(open.map((one) => one.asks));
  const isAlike = (one: Asks) => asks !== null && questionsOf(one) === questionsOf(asks);
  for (const { seat, asks: own } of open) {
    if (!isAlike(own)) refuse(seat, numbers.get(seat.applicationId) ?? "", [{ code: "other-questions" }]);
  }
  const able = open.filter((one) => isAlike(one.asks)).map(({ seat }) => seat);
  return { total: seats.length, able, unable, asks, most: mostOf(acting) };
}

/**
 * Begins to give conclusions with the same answers: writes down which and what they say, and leaves the giving to the
 * job, which signs each on its own.
 * @throws {Problem} `permission-missing`, `impersonation-limited`; `move-refused` where none can be given; `invalid` for
 *   answers that do not fit the questions
 */
export async function startConclusions(
  transaction: Transaction,
  acting: ActingPerson,
  { seats, ...given }: BodyOf<typeof bulkMoves.giveConclusions>,
): Promise<BulkMove> {
  const { actor, now, events } = acting;
  enforce(actor, { code: "give:conclusion", kind: "act" }, { kind: "none" });
  const { unable, asks } = await previewConclusions(transaction, acting, { seats });
  if (asks === null) throw new Problem("move-refused", { reasons: unable[0]?.reasons ?? [] });
  // Nobody answers questions that they were not shown; what else closes one now is its result when its turn comes.
  const others = unable.flatMap(({ reasons }) => reasons.filter(({ code }) => code === "other-questions"));
  if (others.length > 0) throw new Problem("move-refused", { reasons: others.slice(0, 1) });
  const group = await readFieldGroup(transaction, asks.fieldGroupId, asks.version);
  if (group === undefined) throw new Error(`Field group ${asks.fieldGroupId} of a running discussion is gone.`);
  const errors = faultsOfAnswers(group.group, given.answers, given.fileIds);
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const numbers = await numbersOf(
    transaction,
    seats.map(({ applicationId }) => applicationId),
  );
  const id = uuidv7();
  await insertBulkMove(transaction, {
    id,
    userId: actor.id,
    move: "give_conclusion",
    reason: given.summary,
    given,
    at: now,
  });
  await insertTaken(
    transaction,
    id,
    [...new Map(seats.map((seat) => [nameOf(seat), seat])).values()].map((seat) => ({
      ...seat,
      number: numbers.get(seat.applicationId) ?? "",
    })),
  );
  await events.publish(transaction, { kind: "bulk.began", user: actor.id });
  return findBulkMove(transaction, actor, id);
}

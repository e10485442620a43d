import { bookMeasures } from "@yer/api/contract/book-measures";
import { queueKinds, type QueueKind, type QueueStatus, queueStatuses, type WorkQueue } from "@yer/api/contract/my-work";
import { queueMeasures } from "@yer/api/contract/queue-measures";
import { applicationScope } from "../../identity/access/scope.js";
import { openProposals } from "../../identity/settings/proposal-queries.js";
import { statusesWaitingFor, holderKinds } from "../../cases/applications/holder.js";
import { organisationThatConcludes } from "../../cases/applications/register-conditions.js";
import { deadlineView } from "../../cases/applications/register-rows.js";
import { areasWaiting } from "../../cases/areas/queries.js";
import { countComplaints } from "../../cases/complaints/register.js";
import { inboxOrder, inboxPage, inboxTotal, stepsAsking } from "../../cases/conclusions/inbox.js";
import { countUnplaced } from "../../cases/placing/waiting.js";
import { countSchedules } from "../../cases/plan/queries.js";
import { chargesWaiting, countCharges } from "../../money/charges/register.js";
import { conditionsOf as conditionsOfReturns, countReturns } from "../../money/line-returns/queries.js";
import { conditionsOf as conditionsOfMonths, countMonths } from "../../money/months/queries.js";
import { conditionsOf as conditionsOfOrders, countOrders } from "../../money/orders/queries.js";
import { objectionsWaiting } from "../../cases/objections/register.js";
import { countOverlaps } from "../../cases/overlaps/register.js";
import type { Actor } from "../../platform/acting/actor.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db } from "../../platform/database/database.js";
import { dayInTashkent, endOfDay } from "../../rules/workflow/calendar.js";
import { standingQueues } from "./queries.js";

/** The moment work is looked at, and the days of the setting `soon.days`. */
interface WorkMoment {
  readonly now: Date;
  readonly soonDays: number;
}

type Counted = Pick<WorkQueue, "total" | "more" | "late"> & { readonly due: Date | null };

const isQueue = (status: string): status is QueueStatus => queueStatuses.some((one) => one === status);

/**
 * What waits for a person, by kind: only kinds that their position, their organisation and their rights make theirs, each
 * counted in their territory. A kind of which nothing waits now is there with nothing in it.
 */
export async function readMyWork(db: Db, actor: Actor, at: WorkMoment): Promise<WorkQueue[]> {
  const counted = new Map<QueueKind, Counted>([
    ...(await statusQueues(db, actor, at)),
    ...(await otherQueues(db, actor, at)),
  ]);
  return queueKinds.flatMap((kind) => {
    const queue = counted.get(kind);
    if (queue === undefined) return [];
    const { due, ...numbers } = queue;
    return [{ kind, ...numbers, next: deadlineView(due, false, at.now, at.soonDays) }];
  });
}

async function statusQueues(db: Db, actor: Actor, { now }: WorkMoment): Promise<[QueueKind, Counted][]> {
  const scope = applicationScope(actor);
  const own = actor.organisation === null ? [] : statusesWaitingFor(actor).filter(isQueue);
  if (scope === undefined || own.length === 0) return [];
  const found = await standingQueues(db, scope, own, dayInTashkent(now));
  const byStatus = new Map(found.map((queue) => [queue.status, queue]));
  return own.map((status) => {
    const queue = byStatus.get(status);
    const { total = 0, late = 0, due = null } = queue ?? {};
    return [status, { total, more: false, late, due: due === null ? null : endOfDay(due) }];
  });
}

async function otherQueues(db: Db, actor: Actor, at: WorkMoment): Promise<[QueueKind, Counted][]> {
  const { codes, organisation } = actor;
  const queues: [QueueKind, Counted][] = [];
  if (organisationThatConcludes(actor) !== undefined)
    queues.push(["conclusions", await owedConclusions(db, actor, at)]);
  // Whose office holds an announced application decides what is said against it, and judges plots.
  const holds = organisation !== null && organisation.kind === holderKinds.announced;
  if (holds && codes.has("decide:objection") && codes.has("read:objection")) {
    const { sort: _, ...filter } = queueMeasures.objections.filter;
    queues.push(["objections", await objectionsWaiting(db, actor, filter, at.now)]);
  }
  const undated = { late: 0, due: null };
  if (holds && codes.has("decide:complaint") && codes.has("read:objection")) {
    queues.push(["complaints", { ...(await countComplaints(db, actor, queueMeasures.complaints.filter)), ...undated }]);
  }
  if (holds && codes.has("triage:overlap") && codes.has("read:property")) {
    queues.push(["overlaps", { ...(await countOverlaps(db, actor, queueMeasures.overlaps.filter)), ...undated }]);
  }
  queues.push(...(await areaQueues(db, actor, at)));
  // The region decides: nothing of the plan waits for who works in one district.
  if (codes.has("approve:plan") && codes.has("read:plan") && (actor.territory?.length ?? 7) <= 4) {
    const reading = { actor, today: dayInTashkent(at.now), latePercent: 0 };
    const total = await countSchedules(db, reading, queueMeasures.schedules_proposed.filter);
    queues.push(["schedules_proposed", { ...total, ...undated }]);
  }
  if (organisation?.kind === holderKinds.in_payment && codes.has("record:payment") && codes.has("read:cpayments")) {
    const { total, more, due } = await chargesWaiting(db, actor, queueMeasures.charges_late.filter);
    queues.push(["charges_late", { total, more, late: total, due: due === null ? null : endOfDay(due) }]);
  }
  queues.push(...(await chargeQueues(db, actor)));
  // The books are a region's: none of them wait for who works in one district.
  const keepsBooks = codes.has("read:cdistribution") && (actor.territory?.length ?? 7) <= 4;
  if (keepsBooks && codes.has("order:distribution")) {
    const where = conditionsOfOrders(actor, bookMeasures.orders_refused.filter);
    queues.push(["orders_refused", { ...(await countOrders(db, where, false)), ...undated }]);
  }
  if ((actor.territory?.length ?? 7) <= 4 && codes.has("approve:refund") && codes.has("read:payment")) {
    const where = conditionsOfReturns(actor, bookMeasures.returns_proposed.filter);
    queues.push(["returns_proposed", { ...(await countReturns(db, where, false)), ...undated }]);
  }
  if (keepsBooks && codes.has("approve:month")) {
    const where = conditionsOfMonths(actor, bookMeasures.months_proposed.filter);
    queues.push(["months_proposed", { ...(await countMonths(db, dayInTashkent(at.now), where, false)), ...undated }]);
  }
  if (codes.has("assign:place") && organisation?.kind === holderKinds.editing) {
    queues.push(["unplaced", { ...(await countUnplaced(db, actor, {})), ...undated }]);
  }
  if (codes.has("approve:setting") && codes.has("read:setting")) {
    const open = (await openProposals(db, actor, at.now)).filter(
      ({ own, territory }) => !own && contains(actor.territory, territory),
    );
    const due = open[0] === undefined ? null : new Date(open[0].expiresAt);
    queues.push(["proposals", { total: open.length, more: false, late: 0, due }]);
  }
  return queues;
}

/** What is asked or proposed of charges, for who may answer it. */
async function chargeQueues(db: Db, actor: Actor): Promise<[QueueKind, Counted][]> {
  const { codes } = actor;
  if (!codes.has("read:cpayments")) return [];
  const kinds = [
    ...(codes.has("agree:instalments") ? (["instalments_asked"] as const) : []),
    ...(codes.has("approve:correction") ? (["corrections_proposed"] as const) : []),
    ...(codes.has("approve:refund") ? (["refunds_proposed"] as const) : []),
  ];
  const queues: [QueueKind, Counted][] = [];
  for (const kind of kinds) {
    // What is due there is the charge, not the answer.
    queues.push([kind, { ...(await countCharges(db, actor, queueMeasures[kind].filter)), late: 0, due: null }]);
  }
  return queues;
}

/** Areas that wait for an inspection's people, for the office that sent them, and for who decides proposals. */
async function areaQueues(db: Db, actor: Actor, { now }: WorkMoment): Promise<[QueueKind, Counted][]> {
  const { codes, organisation } = actor;
  if (!codes.has("read:area") || organisation === null) return [];
  const inspects = organisation.kind === "inspection";
  const kinds = [
    ...(inspects && codes.has("take:area") ? (["areas_sent"] as const) : []),
    ...(inspects && codes.has("find:area") ? (["areas_taken"] as const) : []),
    ...(organisation.kind === holderKinds.editing && codes.has("update:area") ? (["areas_returned"] as const) : []),
    ...(codes.has("approve:write_off") ? (["areas_proposed"] as const) : []),
  ];
  const queues: [QueueKind, Counted][] = [];
  for (const kind of kinds) {
    const { sort: _, ...filter } = queueMeasures[kind].filter;
    queues.push([kind, await areasWaiting(db, actor, filter, now)]);
  }
  return queues;
}

async function owedConclusions(db: Db, actor: Actor, at: WorkMoment): Promise<Counted> {
  const steps = await stepsAsking(db, actor);
  const ofView = (view: "waiting" | "late") => ({ view, filters: {}, steps });
  const total = await inboxTotal(db, actor, ofView("waiting"), at, false);
  const { total: late } = await inboxTotal(db, actor, ofView("late"), at, false);
  const first = { from: inboxOrder.at("deadline", undefined), limit: 1 };
  const [next] = total.total === 0 ? [] : await inboxPage(db, actor, ofView("waiting"), first, at);
  const endsAt = next?.row.deadline.endsAt ?? null;
  return { ...total, late, due: endsAt === null ? null : new Date(endsAt) };
}

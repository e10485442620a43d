import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type PaymentOrder,
  type PaymentOrderMove,
  paymentOrderMoves,
  type PaymentOrderQuery,
  type paymentOrders,
} from "@yer/api/contract/payment-orders";
import { tashkentDay } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { assertPast } from "../../cases/applications/past-day.js";
import { insertEntries } from "../../cases/journal/queries.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { entryOfExecution, paymentOrderTransitionOf, reasonsAgainstOrder } from "../../rules/money/payment-orders.js";
import { accountsOf } from "./due.js";
import {
  changeOrder,
  conditionsOf,
  countOrders,
  insertOrder,
  lockDue,
  lockOrder,
  nextSequence,
  orderOfOrders,
  type OrderRow,
  ordersById,
  partsOfOrder,
  readDue,
  readOrders,
} from "./queries.js";

/** An order as the contract shows it, with what is closed to a person and why. */
function viewOf(row: OrderRow, actor: Actor): PaymentOrder {
  const acts = paymentOrderMoves.map(
    (move) => [move, reasonsAgainstOrder(move, { state: row.state, madeBy: row.made_by }, actor)] as const,
  );
  return {
    id: row.id,
    number: row.number,
    day: row.day,
    region: { soato: row.home_region, name: row.region_name },
    budget: row.budget,
    account: row.account,
    amount: row.amount,
    state: row.state,
    madeBy: row.made_by_name,
    madeAt: row.made_at.toISOString(),
    approvedBy: row.approved_by_name,
    approvedAt: row.approved_at?.toISOString() ?? null,
    executedOn: row.executed_on,
    reference: row.reference,
    reason: row.reason,
    acts: Object.fromEntries(acts) as PaymentOrder["acts"],
    version: row.version,
  };
}

/**
 * A page of the orders in a person's territory, the latest first.
 * @throws {Problem} `invalid` for a cursor that this service did not make
 */
export async function orderPage(
  db: Db,
  actor: Actor,
  { after, limit = pageSizes.usual, exact = false, ...filters }: PaymentOrderQuery,
): Promise<ReplyOf<typeof paymentOrders.list>> {
  const where = conditionsOf(actor, filters);
  const rows = await readOrders(db, where, limit + 1, orderOfOrders.at("-day", after));
  return {
    ...orderOfOrders.page("-day", rows, limit, (row) => viewOf(row, actor)),
    ...(await countOrders(db, where, exact)),
  };
}

/** Writes into an order's own history what was done with it. */
async function remember(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  { id, homeRegion }: { readonly id: string; readonly homeRegion: string },
  entry: { readonly action: string; readonly params?: Record<string, string | number>; readonly reason?: string },
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "payment_order", id, homeRegion },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    ...entry,
  });
}

/** Regions are locked in the order of their codes: of two that order at once one waits. */
function byRegion([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return Number(one) - Number(other);
}

/**
 * Orders for budgets exactly what is due to them at this moment, and nothing where one of the sums is another by now.
 * @param until of what was booked until that day
 * @throws {Problem} `move-refused`, `precondition-failed`
 */
export async function makeOrders(
  transaction: Transaction,
  acting: ActingPerson,
  { orders }: BodyOf<typeof paymentOrders.make>,
  until?: string,
): Promise<ReplyOf<typeof paymentOrders.make>> {
  const { actor, now, settings } = acting;
  const today = tashkentDay(now);
  const year = Number(today.slice(0, 4));
  const made: string[] = [];
  for (const [region, wanted] of [...Map.groupBy(orders, (one) => one.region)].toSorted(byRegion)) {
    if (!region.startsWith(actor.territory ?? "-")) {
      throw new Problem("move-refused", { reasons: [{ code: "other-territory" }] });
    }
    await lockDue(transaction, region);
    const due = accountsOf(await readDue(transaction, region, until), settings, now);
    for (const { budget, account, amount } of wanted) {
      const found = due.find((one) => one.budget === budget && one.account === account);
      if (found === undefined || found.due !== amount || amount <= 0) {
        throw new Problem("precondition-failed");
      }
      const id = uuidv7();
      const sequence = await nextSequence(transaction, region, year);
      const number = `T-${year}-${region}-${String(sequence).padStart(6, "0")}`;
      const by = { made_by: actor.id, made_by_name: actor.name, made_at: now };
      const of = { home_region: region, id, year, sequence, number, day: today, budget, account, amount };
      await insertOrder(transaction, { ...of, ...by, state: "made" }, found.parts);
      await remember(
        transaction,
        acting,
        { id, homeRegion: region },
        { action: "payment_order.made", params: { number } },
      );
      made.push(id);
      // Asked for twice in one call it would be ordered twice.
      due.splice(due.indexOf(found), 1);
    }
  }
  const rows = await ordersById(transaction, made);
  return { items: rows.map((row) => viewOf(row, actor)) };
}

/** A move of an order, and what it changes beside the state. */
interface Moving {
  readonly id: string;
  readonly ifMatch: number;
  readonly move: PaymentOrderMove;
}

/**
 * Makes a move of an order: it is held, looked at by the table, and kept with who did it.
 * @throws {Problem} `not-found`, `precondition-failed`, `move-refused`
 */
async function moveOrder(
  transaction: Transaction,
  acting: ActingPerson,
  { id, ifMatch, move }: Moving,
  change: Parameters<typeof changeOrder>[2],
): Promise<OrderRow> {
  const { actor } = acting;
  const order = await lockOrder(transaction, actor, id);
  if (order === undefined) throw notFound();
  if (order.version !== ifMatch) throw new Problem("precondition-failed", { current: viewOf(order, actor) });
  const reasons = reasonsAgainstOrder(move, { state: order.state, madeBy: order.made_by }, actor);
  const row = paymentOrderTransitionOf(order.state, move);
  if (reasons.length > 0 || row === undefined) throw new Problem("move-refused", { reasons });
  await changeOrder(transaction, order, { ...change, state: row.to });
  await remember(
    transaction,
    acting,
    { id, homeRegion: order.home_region },
    {
      action: `payment_order.${row.to}`,
      params: { number: order.number },
      ...(typeof change.reason === "string" && { reason: change.reason }),
    },
  );
  return order;
}

/** An order as it stands now. */
async function orderNow(transaction: Transaction, actor: Actor, id: string): Promise<PaymentOrder> {
  const [row] = await ordersById(transaction, [id]);
  if (row === undefined) throw notFound();
  return viewOf(row, actor);
}

/** Approves an order that somebody else made. @throws {Problem} */
export async function approveOrder(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  ifMatch: number,
): Promise<PaymentOrder> {
  const { actor, now } = acting;
  await moveOrder(
    transaction,
    acting,
    { id, ifMatch, move: "approve" },
    { approved_by: actor.id, approved_by_name: actor.name, approved_at: now },
  );
  return orderNow(transaction, actor, id);
}

/** Withdraws an order that is not approved, or marks one that the treasury refused: what it ordered is due again. */
export async function endOrder(
  transaction: Transaction,
  acting: ActingPerson,
  moving: Moving & { readonly move: "withdraw" | "refuse" },
  reason: string,
): Promise<PaymentOrder> {
  const { actor, now } = acting;
  await moveOrder(transaction, acting, moving, { reason, closed_by_name: actor.name, closed_at: now });
  return orderNow(transaction, actor, moving.id);
}

/** Marks an order as executed: the budget is paid, in the journal as well. @throws {Problem} */
export async function executeOrder(
  transaction: Transaction,
  acting: ActingPerson,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: number },
  { executedOn, reference }: BodyOf<typeof paymentOrders.execute>,
): Promise<PaymentOrder> {
  const { actor, now } = acting;
  assertPast(acting, executedOn, "/executedOn");
  const order = await moveOrder(
    transaction,
    acting,
    { id, ifMatch, move: "execute" },
    { executed_on: executedOn, reference, closed_by_name: actor.name, closed_at: now },
  );
  if (executedOn < order.day) {
    throw new Problem("invalid", {
      errors: [{ in: "body", pointer: "/executedOn", code: "too-small", params: { least: order.day } }],
    });
  }
  await insertEntries(transaction, [
    {
      ...entryOfExecution(order.budget, await partsOfOrder(transaction, order)),
      home_region: order.home_region,
      id: uuidv7(),
      application_id: null,
      charge_id: null,
      receipt_id: null,
      corrects: null,
      order_id: order.id,
      cause: "order.executed",
      value_day: executedOn,
      at: now,
      actor: actor.id,
    },
  ]);
  return orderNow(transaction, actor, id);
}

import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { OrderStanding } from "../../rules/money/treasury-row.js";
import { holdReturn, returnsByNumber, type ReturnRow } from "../line-returns/queries.js";
import { actOnReturn } from "../line-returns/service.js";
import { lockOrder, type OrderRow, ordersByNumber } from "./queries.js";
import { endOrder, executeOrder } from "./service.js";
import type { ReadTreasuryRow } from "./treasury-list.js";

/** What the treasury was told to pay, and answers by its list: a payment order to a budget, or the return of a receipt. */
export interface ToldToPay {
  readonly id: string;
  readonly number: string;
  readonly region: string;
  readonly version: number;
  readonly kind: "order" | "return";
  readonly standing: OrderStanding;
}

function ofOrder(order: OrderRow): ToldToPay {
  const { id, number, home_region: region, version, state, day, amount, executed_on, reference, reason } = order;
  const standing = { state, day, amount, executedOn: executed_on, reference, reason };
  return { id, number, region, version, kind: "order", standing };
}

/** A return as its last order stands: what the bank did not pay is proposed again, and that order is refused. */
const standsAs = {
  proposed: "refused",
  approved: "refused",
  ordered: "approved",
  executed: "executed",
  refused: "refused",
  withdrawn: "refused",
} as const satisfies Record<ReturnRow["state"], OrderStanding["state"]>;

function ofReturn(row: ReturnRow): ToldToPay[] {
  const { id, order_number: number, home_region: region, version, state, order_day: day, amount } = row;
  if (number === null || day === null) return [];
  const { executed_on: executedOn, bank_id: reference, bounced: reason } = row;
  const standing = { state: standsAs[state], day, amount, executedOn, reference, reason };
  return [{ id, number, region, version, kind: "return", standing }];
}

/** What of a person's territory bears one of the numbers. */
export async function toldByNumber(
  db: Db | Transaction,
  actor: Actor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ToldToPay>> {
  const told = [
    ...(await ordersByNumber(db, actor, numbers)).map(ofOrder),
    ...(await returnsByNumber(db, actor, numbers)).flatMap(ofReturn),
  ];
  return new Map(told.map((one) => [one.number, one]));
}

/** The same, held until the transaction ends; nothing where its number is another's by now. */
export async function holdTold(
  transaction: Transaction,
  actor: Actor,
  { id, kind, number }: ToldToPay,
): Promise<ToldToPay | undefined> {
  if (kind === "order") {
    const order = await lockOrder(transaction, actor, id);
    return order && ofOrder(order);
  }
  const [held] = ofReturn(await holdReturn(transaction, actor, id));
  return held?.number === number ? held : undefined;
}

/** Marks it as a row says, by the act of marking it by hand. @throws {Problem} */
export async function markTold(
  transaction: Transaction,
  entering: ActingPerson,
  { id, version: ifMatch, kind }: ToldToPay,
  { becomes, executedOn, reference, reason }: ReadTreasuryRow,
): Promise<void> {
  const isPaid = becomes === "executed" && executedOn !== null;
  if (kind === "order") {
    const moving = { id, ifMatch };
    if (isPaid) await executeOrder(transaction, entering, moving, { executedOn, reference });
    else await endOrder(transaction, entering, { ...moving, move: "refuse" }, reason);
    return;
  }
  const of = { id, ifMatch };
  if (isPaid)
    await actOnReturn(transaction, entering, { ...of, act: "execute", body: { day: executedOn, bankId: reference } });
  else await actOnReturn(transaction, entering, { ...of, act: "bounce", body: { reason } });
}

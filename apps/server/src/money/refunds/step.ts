import { assertPast } from "../../cases/applications/past-day.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { refuseFor } from "../../platform/problem/problem.js";
import type { PaidBackRow } from "./course.js";
import { isBankIdKnown } from "./queries.js";

/** An act on what is paid back, and what is said with it; what is said of an order differs by what is paid back. */
export type RefundStep<Order> =
  | { readonly act: "approve" | "withdraw" }
  | { readonly act: "refuse" | "bounce"; readonly body: { readonly reason: string } }
  | ({ readonly act: "order" } & Order)
  | { readonly act: "execute"; readonly body: { readonly day: string; readonly bankId: string } };

/** What a step writes down beside the state. @param order the number and the day that it is ordered under @throws {Problem} */
export async function changesOf<Order, Numbered extends Partial<PaidBackRow>>(
  transaction: Transaction,
  acting: ActingPerson,
  { home_region: region }: Pick<PaidBackRow, "home_region">,
  given: RefundStep<Order>,
  order: (given: RefundStep<Order> & { readonly act: "order" }) => Promise<Numbered> | Numbered,
): Promise<Partial<PaidBackRow> | Numbered> {
  const { name } = acting.actor;
  switch (given.act) {
    case "approve":
      return { decider: name };
    case "refuse":
      return { decider: name, answer: given.body.reason };
    case "withdraw":
      return {};
    case "order":
      return { ...(await order(given)), orderer: name, bounced: null };
    case "execute": {
      const { day, bankId } = given.body;
      assertPast(acting, day, "/day");
      if (await isBankIdKnown(transaction, region, bankId)) refuseFor([{ code: "refund-bank-known" }]);
      return { executed_on: day, bank_id: bankId };
    }
    case "bounce":
      return { bounced: given.body.reason, decider: null };
  }
}

/** The reason that a step is given with, where it is given with one. */
export function reasonOf(given: RefundStep<unknown>): { readonly reason?: string } {
  return given.act === "refuse" || given.act === "bounce" ? { reason: given.body.reason } : {};
}

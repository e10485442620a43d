import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { reasonSchema } from "./problem.js";
import { register } from "./register.js";
import { isTreasuryAccount } from "../formats/treasury-account.js";
import { byId, day, id, instant, names, regionSoato, text, tiyin } from "./values.js";

/** States of a payment order, in the order of its way; `refused` by the treasury, `withdrawn` before it was sent. */
export const paymentOrderStates = ["made", "approved", "executed", "refused", "withdrawn"] as const;
/** See {@link paymentOrderStates}. */
export type PaymentOrderState = (typeof paymentOrderStates)[number];

/** What can be done with a payment order. */
export const paymentOrderMoves = ["approve", "withdraw", "execute", "refuse"] as const;
/** See {@link paymentOrderMoves}. */
export type PaymentOrderMove = (typeof paymentOrderMoves)[number];

const region = z.object({ soato: regionSoato, name: names });
const account = z.string().check(z.refine(isTreasuryAccount, "format"));

/** An order to the treasury to pay a budget what is due to it. */
export const paymentOrder = z.object({
  id,
  number: z.string(),
  /** The day on which it was made. */
  day,
  region,
  /** By the name that the shares give it. */
  budget: z.string(),
  account: z.string(),
  /** In tiyin. */
  amount: z.number(),
  state: z.enum(paymentOrderStates),
  madeBy: z.string(),
  madeAt: instant,
  approvedBy: z.nullable(z.string()),
  approvedAt: z.nullable(instant),
  /** The treasury's day, and what it calls the payment. */
  executedOn: z.nullable(day),
  reference: z.nullable(z.string()),
  /** Why it was refused or withdrawn. */
  reason: z.nullable(z.string()),
  /** Why each move is closed to the reader; empty where it is open. */
  acts: z.record(z.enum(paymentOrderMoves), z.array(reasonSchema)),
  version: z.number(),
});
/** See {@link paymentOrder}. */
export type PaymentOrder = z.output<typeof paymentOrder>;

/** What a region owes a budget and has not ordered yet, by the account that the shares of its districts give it. */
export const budgetDue = z.object({
  region,
  budget: z.string(),
  /** Null where the shares in force name none: nothing can be ordered. */
  account: z.nullable(z.string()),
  /** In tiyin; below zero: what the budget got for what was taken back since, and waits for its next order. */
  due: z.number(),
  /** The order that the treasury refused, where none was made since. */
  refused: z.nullable(z.object({ number: z.string(), reason: z.string() })),
});
/** See {@link budgetDue}. */
export type BudgetDue = z.output<typeof budgetDue>;

/** Query of the register of payment orders. */
export const paymentOrderQuery = z.object({
  ...paging,
  state: z.optional(queryList(z.enum(paymentOrderStates))),
  /** What the treasury refused and nobody has ordered since. */
  again: z.optional(queryBoolean),
  budget: z.optional(queryList(text(60))),
  from: z.optional(day),
  to: z.optional(day),
});
/** See {@link paymentOrderQuery}. */
export type PaymentOrderQuery = z.output<typeof paymentOrderQuery>;

const changed = {
  params: byId,
  guarded: true,
  reply: paymentOrder,
  problems: ["not-found", "precondition-failed", "move-refused"],
  tags: ["applications"],
} as const;

/** Orders to the treasury to pay budgets what is due to them (DOMAIN §7). */
export const paymentOrders = resource("paymentOrders", {
  list: endpoint({
    method: "GET",
    path: "/payment-orders",
    summary: "Payment orders of the regions in the reader's territory, the latest first.",
    access: { code: "read:cdistribution" },
    query: paymentOrderQuery,
    reply: page(paymentOrder),
    tags: ["applications"],
  }),
  due: endpoint({
    method: "GET",
    path: "/payment-orders/due",
    summary: "What is due to each budget and not ordered yet, in the reader's territory.",
    access: { code: "read:cdistribution" },
    reply: z.object({ items: z.array(budgetDue) }),
    tags: ["applications", "settings"],
  }),
  make: endpoint({
    method: "POST",
    path: "/payment-orders",
    summary: "Order for budgets what is due to them: exactly as much as `due` says, or nothing is made.",
    access: { code: "order:distribution" },
    body: z.object({
      orders: z
        .array(z.object({ region: regionSoato, budget: text(60), account, amount: tiyin }))
        .check(z.minLength(1), z.maxLength(200)),
    }),
    reply: z.object({ items: z.array(paymentOrder) }),
    problems: ["move-refused", "precondition-failed"],
    tags: ["applications"],
  }),
  approve: endpoint({
    ...changed,
    method: "POST",
    path: "/payment-orders/{id}/approval",
    summary: "Approve an order that somebody else made: from then on it can go to the treasury.",
    access: { code: "execute:distribution" },
  }),
  withdraw: endpoint({
    ...changed,
    method: "POST",
    path: "/payment-orders/{id}/withdrawal",
    summary: "Withdraw an order that is not approved, with a reason: what it ordered is due again.",
    access: { code: "order:distribution" },
    body: z.object({ reason: text(500, 3) }),
  }),
  execute: endpoint({
    ...changed,
    method: "POST",
    path: "/payment-orders/{id}/execution",
    summary: "Mark an order as executed, with the treasury's day and reference: the budget is paid.",
    access: { code: "execute:distribution" },
    body: z.object({ executedOn: day, reference: text(60) }),
    problems: ["invalid", ...changed.problems],
  }),
  refuse: endpoint({
    ...changed,
    method: "POST",
    path: "/payment-orders/{id}/refusal",
    summary: "Mark an order as refused by the treasury, with its reason: what it ordered is due again.",
    access: { code: "execute:distribution" },
    body: z.object({ reason: text(500, 3) }),
  }),
});

/** The register of payment orders. */
export const paymentOrdersRegister = register("paymentOrders", {
  list: paymentOrders.list,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    day: { kind: "day", field: "day", heading: "word.day" },
    state: { kind: "own", heading: "word.state" },
    region: { kind: "named", field: "region", heading: "word.region" },
    budget: { kind: "own", heading: "word.budget" },
    account: { kind: "text", field: "account", heading: "places.column.code" },
    amount: { kind: "money", field: "amount", heading: "word.amount" },
    result: { kind: "own", heading: "word.result" },
  },
});

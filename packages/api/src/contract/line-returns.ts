import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryList } from "./list.js";
import { payee, refundCourse, refundStates } from "./refunds.js";
import { register } from "./register.js";
import { byId, day, id, text, tiyin } from "./values.js";

/** A return to who paid of what is set aside of a bank's line; its states and acts are those of refunds. Sums in tiyin. */
export const lineReturn = z.object({
  id,
  /** The line, and the account that it came into. */
  line: z.object({ id, document: z.string(), payer: z.string(), purpose: z.string(), valueDay: day, amount: tiyin }),
  account: z.object({ number: z.string(), name: z.string() }),
  amount: tiyin,
  /** Name, account and bank of who is paid. */
  payee: z.object({ name: z.string(), account: z.string(), mfo: z.string() }),
  ...refundCourse,
});
/** See {@link lineReturn}. */
export type LineReturn = z.output<typeof lineReturn>;

/** Query of the register of returns. */
export const lineReturnQuery = z.object({
  ...paging,
  state: z.optional(queryList(z.enum(refundStates))),
});
/** See {@link lineReturnQuery}. */
export type LineReturnQuery = z.output<typeof lineReturnQuery>;

const act = {
  method: "POST",
  reply: lineReturn,
  params: byId,
  guarded: true,
  problems: ["not-found", "precondition-failed", "move-refused", "duty-conflict", "invalid"],
  tags: ["batches", "counts"],
} as const;

/** Returns of what was set aside of banks' lines: proposed, approved by another person, ordered, executed. */
export const lineReturns = resource("lineReturns", {
  list: endpoint({
    method: "GET",
    path: "/line-returns",
    summary: "Returns of what was set aside of banks' lines, the latest first.",
    access: { code: "read:payment" },
    query: lineReturnQuery,
    reply: page(lineReturn),
    tags: ["batches"],
  }),
  get: endpoint({
    method: "GET",
    path: "/line-returns/{id}",
    summary: "A return, and what the reader can do about it.",
    access: { code: "read:payment" },
    params: byId,
    reply: lineReturn,
    problems: ["not-found"],
    tags: ["batches"],
  }),
  propose: endpoint({
    ...act,
    path: "/statement-lines/{id}/returns",
    creates: "/line-returns/{id}",
    summary: "Propose to return what is set aside of a line, or a part of it, to a payee's account.",
    access: { code: "propose:refund" },
    body: z.object({ amount: tiyin.check(z.gte(1)), ...payee }),
  }),
  approve: endpoint({
    ...act,
    path: "/line-returns/{id}/approve",
    summary: "Approve a return that another person proposed.",
    access: { code: "approve:refund" },
  }),
  refuse: endpoint({
    ...act,
    path: "/line-returns/{id}/refuse",
    summary: "Refuse a proposed return; its money stays set aside, and can be proposed anew.",
    access: { code: "approve:refund" },
    body: z.object({ reason: text(500, 3) }),
  }),
  withdraw: endpoint({
    ...act,
    path: "/line-returns/{id}/withdraw",
    summary: "Withdraw one's own proposed return; its money stays set aside.",
    access: { code: "propose:refund" },
  }),
  order: endpoint({
    ...act,
    path: "/line-returns/{id}/order",
    summary: "Order the approved return from the bank, under a number that its list answers to.",
    access: { code: "order:refund" },
  }),
  execute: endpoint({
    ...act,
    path: "/line-returns/{id}/execute",
    summary: "Say when the bank paid the ordered return, and under which of its ids; it is booked.",
    access: { code: "order:refund" },
    body: z.object({ day, bankId: text(100) }),
  }),
  bounce: endpoint({
    ...act,
    path: "/line-returns/{id}/bounce",
    summary: "Say why the bank did not pay the ordered return; it is proposed again, and waits for approval.",
    access: { code: "order:refund" },
    body: z.object({ reason: text(500, 3) }),
  }),
});

/** The register of returns. */
export const lineReturnsRegister = register("lineReturns", {
  list: lineReturns.list,
  columns: columnsOf<LineReturn>()({
    payee: { kind: "own", heading: "lineReturns.column.payee" },
    document: { kind: "own", heading: "word.document", secondary: true },
    amount: { kind: "money", field: "amount", heading: "word.amount" },
    state: { kind: "own", heading: "word.state" },
    order: { kind: "own", heading: "lineReturns.column.order", secondary: true },
    at: { kind: "day", field: "at", heading: "word.day", secondary: true },
  }),
});

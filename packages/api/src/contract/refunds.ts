import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { reasonSchema } from "./problem.js";
import { byId, day, id, instant, text, tiyin } from "./values.js";

/** Where a refund stands. The money of one that is proposed, approved or ordered is promised to nobody else. */
export const refundStates = ["proposed", "approved", "ordered", "executed", "refused", "withdrawn"] as const;
/** See {@link refundStates}. */
export type RefundState = (typeof refundStates)[number];

/** What is done to a refund. `bounce`: the bank does not execute the order, and the refund waits for approval anew. */
export const refundActs = ["approve", "refuse", "withdraw", "order", "execute", "bounce"] as const;
/** See {@link refundActs}. */
export type RefundAct = (typeof refundActs)[number];

/** Characters of what a refund is paid to. */
export const payeeBounds = { name: 200, account: 20, mfo: 5 } as const;

/** Name, account and bank of who is paid back. */
export const payee = {
  name: text(payeeBounds.name),
  /** Number of the payee's account, 20 digits. */
  account: z.string().check(z.regex(/^\d{20}$/, "bank-account")),
  /** Code of the payee's bank, 5 digits. */
  mfo: z.string().check(z.regex(/^\d{5}$/, "bank-mfo")),
} as const;

/** How far something has come that is paid back, whatever it is paid back of. */
export const refundCourse = {
  state: z.enum(refundStates),
  by: z.string(),
  at: instant,
  /** Who approved or refused it last. */
  decidedBy: z.nullable(z.string()),
  /** Why it was refused. */
  answer: z.nullable(z.string()),
  /** The order that it was given to the bank with, last. */
  order: z.nullable(z.object({ number: z.string(), day, by: z.string() })),
  /** What the bank executed, and when. */
  executed: z.nullable(z.object({ day, bankId: z.string() })),
  /** Why the bank did not execute the last order. */
  bounced: z.nullable(z.string()),
  version: z.number(),
  /** For each act that the refund's state has, why the reader cannot do it; empty where they can. */
  acts: z.array(z.object({ key: z.enum(refundActs), reasons: z.array(reasonSchema) })),
} as const;
const course = z.object(refundCourse);
/** See {@link refundCourse}. */
export type RefundCourse = z.output<typeof course>;

/** A refund of what an application is owed back (DOMAIN §7). */
export const refund = z.object({
  id,
  amount: tiyin,
  /** The payee; of what goes back to where it was paid online, the provider. */
  name: z.string(),
  /** Where the bank pays; `null` of what the provider pays back. */
  account: z.nullable(z.string()),
  mfo: z.nullable(z.string()),
  /** The online payment that it goes back of; `null` of what the bank pays. */
  online: z.nullable(z.object({ payment: id, paidOn: day })),
  ...refundCourse,
});
/** See {@link refund}. */
export type Refund = z.output<typeof refund>;

/** An online payment of the application, of which something can go back to who paid it. */
const refundablePayment = z.object({
  payment: id,
  provider: z.string(),
  paidOn: day,
  /** What was paid by it, and what of that no refund takes yet. */
  paid: tiyin,
  free: tiyin,
});
/** See {@link applicationRefunds}. */
export type RefundablePayment = z.output<typeof refundablePayment>;

/** What is owed back of an application, and its refunds. */
export const applicationRefunds = z.object({
  /** Owed back and not paid out, in tiyin. */
  due: tiyin,
  /** What of it no refund promises yet. */
  free: tiyin,
  /** Why the reader cannot propose one; empty where they can. */
  propose: z.array(reasonSchema),
  /** Online payments that refunds may go back of, the latest first. */
  online: z.array(refundablePayment),
  /** The latest first. */
  items: z.array(refund),
});
/** See {@link applicationRefunds}. */
export type ApplicationRefunds = z.output<typeof applicationRefunds>;

const act = {
  reply: applicationRefunds,
  problems: ["not-found", "move-refused", "duty-conflict", "invalid"],
  tags: ["applications", "counts"],
} as const;
const later = {
  ...act,
  params: z.object({ id, refund: id }),
  guarded: true,
  problems: [...act.problems, "precondition-failed"],
} as const;

/** Refunds of what applications are owed back: proposed, approved by another person, ordered, executed. */
export const refunds = resource("refunds", {
  list: endpoint({
    method: "GET",
    path: "/applications/{id}/refunds",
    summary: "What is owed back of the application, and its refunds.",
    access: { code: "read:property" },
    params: byId,
    reply: applicationRefunds,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  propose: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds",
    summary: "Propose a refund of what is owed back, or a part of it, to a payee's account.",
    access: { code: "propose:refund" },
    ...act,
    params: byId,
    body: z.object({ amount: tiyin.check(z.gte(1)), ...payee }),
  }),
  proposeOnline: endpoint({
    method: "POST",
    path: "/applications/{id}/online-refunds",
    summary: "Propose to pay back through its provider what was paid online, or a part of it.",
    access: { code: "propose:refund" },
    ...act,
    params: byId,
    body: z.object({ amount: tiyin.check(z.gte(1)), payment: id }),
  }),
  approve: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds/{refund}/approve",
    summary: "Approve a refund that another person proposed.",
    access: { code: "approve:refund" },
    ...later,
  }),
  refuse: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds/{refund}/refuse",
    summary: "Refuse a proposed refund; its money is free again.",
    access: { code: "approve:refund" },
    ...later,
    body: z.object({ reason: text(1000) }),
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds/{refund}/withdraw",
    summary: "Withdraw one's own proposed refund; its money is free again.",
    access: { code: "propose:refund" },
    ...later,
  }),
  order: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds/{refund}/order",
    summary: "Say by which order the bank was told to pay the approved refund.",
    access: { code: "order:refund" },
    ...later,
    body: z.object({ number: text(60), day }),
  }),
  send: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds/{refund}/send",
    summary: "Ask the provider to pay the approved refund back, once; what it answers is booked, whenever it does.",
    access: { code: "order:refund" },
    ...later,
  }),
  execute: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds/{refund}/execute",
    summary: "Say when the bank paid the ordered refund, and under which of its ids; it is booked.",
    access: { code: "order:refund" },
    ...later,
    body: z.object({ day, bankId: text(100) }),
  }),
  bounce: endpoint({
    method: "POST",
    path: "/applications/{id}/refunds/{refund}/bounce",
    summary: "Say why the bank did not pay the ordered refund; it is proposed again, and waits for approval.",
    access: { code: "order:refund" },
    ...later,
    body: z.object({ reason: text(1000) }),
  }),
});

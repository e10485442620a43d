import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { reasonSchema } from "./problem.js";
import { byId, day, id, instant, text, tiyin } from "./values.js";

/** Where a proposal to take a receipt back stands. */
export const correctionStates = ["proposed", "approved", "refused", "withdrawn"] as const;
/** See {@link correctionStates}. */
export type CorrectionState = (typeof correctionStates)[number];

/** A proposal to take a receipt back: one person makes it, another answers it. */
export const correction = z.object({
  id,
  receiptId: id,
  document: z.string(),
  paidOn: day,
  amount: tiyin,
  state: z.enum(correctionStates),
  reason: z.string(),
  by: z.string(),
  at: instant,
  /** Why it was refused. */
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  version: z.number(),
  /** Why the reader can neither approve nor refuse it; empty where they can. */
  decide: z.array(reasonSchema),
  /** Why the reader cannot withdraw it; empty where they can. */
  withdraw: z.array(reasonSchema),
});
/** See {@link correction}. */
export type Correction = z.output<typeof correction>;

/** What is corrected of an application's receipts. */
export const applicationCorrections = z.object({
  /** The latest first. */
  items: z.array(correction),
  /**
   * Receipts of the application, each with the reasons why the reader cannot propose to take it back; empty where they
   * can.
   */
  receipts: z.array(z.object({ id, propose: z.array(reasonSchema) })),
  /** What a registered application owes since a receipt was taken back, in tiyin. */
  registeredOwed: tiyin,
});
/** See {@link applicationCorrections}. */
export type ApplicationCorrections = z.output<typeof applicationCorrections>;

const act = {
  reply: applicationCorrections,
  problems: ["not-found", "move-refused", "duty-conflict"],
  tags: ["applications", "counts"],
} as const;
const answered = {
  ...act,
  params: z.object({ id, correction: id }),
  guarded: true,
  problems: [...act.problems, "precondition-failed"],
} as const;

/** Corrections of receipts (DOMAIN §7): a counter-entry with a reason, and a second person. */
export const corrections = resource("corrections", {
  list: endpoint({
    method: "GET",
    path: "/applications/{id}/corrections",
    summary: "Proposals to take receipts of the application back, and what can be proposed.",
    access: { code: "read:property" },
    params: byId,
    reply: applicationCorrections,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  propose: endpoint({
    method: "POST",
    path: "/applications/{id}/receipts/{receipt}/corrections",
    summary: "Propose to take a receipt back; another person approves it.",
    access: { code: "correct:payment" },
    ...act,
    params: z.object({ id, receipt: id }),
    body: z.object({ reason: text(1000) }),
  }),
  approve: endpoint({
    method: "POST",
    path: "/applications/{id}/corrections/{correction}/approve",
    summary: "Take the receipt back: an application before the Council that is covered no longer returns to payment.",
    access: { code: "approve:correction" },
    ...answered,
  }),
  refuse: endpoint({
    method: "POST",
    path: "/applications/{id}/corrections/{correction}/refuse",
    summary: "Refuse the proposal; the receipt stands.",
    access: { code: "approve:correction" },
    ...answered,
    body: z.object({ reason: text(1000) }),
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/applications/{id}/corrections/{correction}/withdraw",
    summary: "Withdraw one's own proposal; the receipt stands.",
    access: { code: "correct:payment" },
    ...answered,
  }),
});

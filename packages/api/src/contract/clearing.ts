import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { openLine } from "./statement-lines.js";
import { byId, day, id, instant, names, regionSoato, text, tiyin } from "./values.js";

const soatoAndName = z.object({ soato: z.string(), name: names });

/** What a region is owed by another, or by the provider of online payments (null). Sums in tiyin. */
export const clearingBalance = z.object({
  region: soatoAndName,
  by: z.nullable(soatoAndName),
  owed: tiyin,
});
/** See {@link clearingBalance}. */
export type ClearingBalance = z.output<typeof clearingBalance>;

/** Online payments of some days that no line has paid out yet, beside a line that may. Sums in tiyin. */
export const paidOut = z.object({
  from: day,
  to: day,
  count: z.number(),
  sum: tiyin,
  /** What of the line waits, what of the payments it does not pay, and what of it no payment accounts for. */
  waiting: tiyin,
  missing: tiyin,
  over: tiyin,
  /** The first of them. */
  payments: z.array(z.object({ id, document: z.string(), bill: z.string(), amount: tiyin, day, at: instant })),
});
/** See {@link paidOut}. */
export type PaidOut = z.output<typeof paidOut>;

const days = { from: day, to: day };
const act = {
  method: "POST",
  access: { code: "record:payment" },
  params: byId,
  reply: openLine,
  guarded: true,
  problems: ["not-found", "precondition-failed", "move-refused", "invalid"],
  tags: ["batches", "counts"],
} as const;

/** Clearing (DOMAIN §7): what came into the account of one region and is another's, and what providers pay out. */
export const clearing = resource("clearing", {
  list: endpoint({
    method: "GET",
    path: "/clearing",
    summary:
      "What regions of the reader's territory are owed by other regions and by the provider of online payments, and owe.",
    access: { code: "read:payment" },
    reply: z.object({ items: z.array(clearingBalance) }),
    tags: ["batches"],
  }),
  pass: endpoint({
    ...act,
    path: "/statement-lines/{id}/passing",
    summary: "Pass what waits of a line, or a part of it, on to the region whose charge it is for: it waits there.",
    body: z.object({ region: regionSoato, amount: tiyin.check(z.gte(1)), reason: text(500, 3) }),
  }),
  settle: endpoint({
    ...act,
    path: "/statement-lines/{id}/settling",
    summary: "Say that a line is what another region, or the provider (null), pays of what it owes by clearing.",
    body: z.object({ by: z.nullable(regionSoato), amount: tiyin.check(z.gte(1)) }),
  }),
  payments: endpoint({
    method: "GET",
    path: "/statement-lines/{id}/online-payments",
    summary: "Online payments of some days that no line has paid out yet, and what the line leaves of them.",
    access: { code: "record:payment" },
    params: byId,
    query: z.object(days),
    reply: paidOut,
    problems: ["not-found"],
    tags: ["batches"],
  }),
  cover: endpoint({
    ...act,
    path: "/statement-lines/{id}/covering",
    summary: "Say that a line pays out the online payments of some days, which come to the sum that was seen.",
    body: z.object({ ...days, sum: tiyin.check(z.gte(1)) }),
  }),
});

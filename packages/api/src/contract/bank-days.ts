import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import { documentKey } from "./documents.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryList } from "./list.js";
import { reasonSchema } from "./problem.js";
import { register } from "./register.js";
import { byId, day, id, instant, text } from "./values.js";

/** States of an account's day: lines come in; closed, for the bank's total is accounted for. */
export const bankDayStates = ["open", "closed"] as const;
/** See {@link bankDayStates}. */
export type BankDayState = (typeof bankDayStates)[number];

/** What can be done with a bank day. */
export const bankDayMoves = ["tell", "close", "reopen"] as const;
/** See {@link bankDayMoves}. */
export type BankDayMove = (typeof bankDayMoves)[number];

/** Tiyin, or what a statement does not tell. */
const sum = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)));

/**
 * What the bank says of an account's day as a whole, in tiyin: what came in (turnover), or the balances from which it
 * follows, with what was paid out between them.
 */
export const bankDayTold = z.object({ turnover: sum, opening: sum, closing: sum, paidOut: sum });
/** See {@link bankDayTold}. */
export type BankDayTold = z.output<typeof bankDayTold>;

/** An account's day: the bank's own total against what became of its lines. Sums in tiyin. */
export const bankDay = z.object({
  account: z.object({ id, number: z.string(), name: z.string() }),
  day,
  state: z.enum(bankDayStates),
  told: bankDayTold,
  /** The bank's total of what came in; null: nobody and no list has told it yet. */
  total: z.nullable(z.number()),
  toldBy: z.nullable(z.string()),
  lines: z.number(),
  /** Matched with charges. */
  entered: z.number(),
  /** Nobody's yet. */
  unmatched: z.number(),
  /** Waits to be returned to who paid. */
  aside: z.number(),
  /** Was returned to who paid. */
  returned: z.number(),
  /** What of the total is neither entered nor set aside nor returned; below zero: more is booked than the bank says. */
  missing: z.nullable(z.number()),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  /** Why it was opened again the last time. */
  reason: z.nullable(z.string()),
  /** Why each move is closed to the reader; empty where it is open. */
  acts: z.record(z.enum(bankDayMoves), z.array(reasonSchema)),
  version: z.number(),
});
/** See {@link bankDay}. */
export type BankDay = z.output<typeof bankDay>;

/** Query of the register of bank days. */
export const bankDayQuery = z.object({
  ...paging,
  state: z.optional(queryList(z.enum(bankDayStates))),
  from: z.optional(day),
  to: z.optional(day),
});
/** See {@link bankDayQuery}. */
export type BankDayQuery = z.output<typeof bankDayQuery>;

const params = z.object({ account: id, day });
const act = {
  method: "POST",
  params,
  reply: bankDay,
  guarded: true,
  problems: ["not-found", "precondition-failed", "move-refused", "invalid"],
  tags: ["batches"],
} as const;

/** Days of bank accounts (DOMAIN §7): each closes when the bank's total is accounted for. */
export const bankDays = resource("bankDays", {
  list: endpoint({
    method: "GET",
    path: "/bank-days",
    summary: "Days of the accounts of regions in the reader's territory, the latest first.",
    access: { code: "read:payment" },
    query: bankDayQuery,
    reply: page(bankDay),
    tags: ["batches"],
  }),
  get: endpoint({
    method: "GET",
    path: "/bank-days/{account}/{day}",
    summary: "A day of an account: the bank's total against what became of its lines.",
    access: { code: "read:payment" },
    params,
    reply: bankDay,
    problems: ["not-found"],
    tags: ["batches"],
  }),
  tell: endpoint({
    ...act,
    path: "/bank-days/{account}/{day}/total",
    summary:
      "Say the bank's total of a day where its list tells none: the turnover, or the balances and what was paid out.",
    access: { code: "record:payment" },
    body: bankDayTold,
  }),
  close: endpoint({
    ...act,
    path: "/bank-days/{account}/{day}/closing",
    summary:
      "Close a day whose total is entered, set aside or returned, and sign its statement; not by who recorded it.",
    access: { code: "close:payment" },
  }),
  reopen: endpoint({
    ...act,
    path: "/bank-days/{account}/{day}/opening",
    summary: "Open a closed day again, with a reason: it takes lines, and its statement is superseded.",
    access: { code: "close:payment" },
    body: z.object({ reason: text(500, 3) }),
  }),
  statement: endpoint({
    method: "GET",
    path: "/bank-days/{account}/{day}/statement",
    summary: "The signed statement of a closed day, as PDF.",
    access: { code: "read:payment" },
    params,
    media: "application/pdf",
    problems: ["not-found"],
  }),
});

/** Statements of bank days, for whoever holds one on paper. */
export const bankDayStatements = resource("bankDayStatements", {
  pdf: endpoint({
    method: "GET",
    path: "/bank-day-statements/{id}/pdf",
    summary: "A signed statement of a bank day as the register has it, by the key of its QR code.",
    access: "public",
    params: byId,
    query: z.object({ k: z.optional(documentKey) }),
    media: "application/pdf",
    problems: ["not-found", "too-many-requests"],
  }),
});

/** The register of bank days. */
export const bankDaysRegister = register("bankDays", {
  list: bankDays.list,
  columns: columnsOf<BankDay>()({
    day: { kind: "day", field: "day", heading: "word.day" },
    account: { kind: "own", heading: "lines.column.account" },
    state: { kind: "own", heading: "word.state" },
    total: { kind: "money", field: "total", heading: "bankDays.column.total" },
    entered: { kind: "money", field: "entered", heading: "bankDays.column.entered", secondary: true },
    unmatched: { kind: "money", field: "unmatched", heading: "lines.column.unmatched" },
    aside: { kind: "money", field: "aside", heading: "bankDays.column.aside", secondary: true },
    returned: { kind: "money", field: "returned", heading: "bankDays.column.returned", secondary: true },
  }),
});

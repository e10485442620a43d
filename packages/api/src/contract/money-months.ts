import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryList } from "./list.js";
import { reasonSchema } from "./problem.js";
import { register } from "./register.js";
import { instant, names, regionSoato, text } from "./values.js";

/** States of a region's month: nothing was said of it yet, or it was refused; proposed to be closed; closed for good. */
export const moneyMonthStates = ["open", "proposed", "closed"] as const;
/** See {@link moneyMonthStates}. */
export type MoneyMonthState = (typeof moneyMonthStates)[number];

/** What can be done with a month. */
export const moneyMonthMoves = ["propose", "approve", "refuse", "withdraw"] as const;
/** See {@link moneyMonthMoves}. */
export type MoneyMonthMove = (typeof moneyMonthMoves)[number];

/**
 * What is looked at before a month is closed: whether it is over · whether one before it is open · whether a night has
 * checked the journal since · whether that check found something in the region · proposals to take a receipt back that
 * nobody answered · payment orders that nobody approved or withdrew · orders that the treasury has not executed ·
 * money that is nobody's yet.
 */
export const moneyMonthChecks = [
  "over",
  "earlier",
  "checked",
  "faults",
  "corrections",
  "orders-made",
  "orders-sent",
  "unmatched",
] as const;
/** See {@link moneyMonthChecks}. */
export type MoneyMonthCheckCode = (typeof moneyMonthChecks)[number];

/** A month of the books, by its number: `2026-10`. */
export const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "format"));

/** A month of a region's books. */
export const moneyMonth = z.object({
  month,
  region: z.object({ soato: regionSoato, name: names }),
  state: z.enum(moneyMonthStates),
  /** Who proposed to close it, and when; null where nobody has. */
  proposedBy: z.nullable(z.string()),
  proposedAt: z.nullable(instant),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  /** Why the last proposal was refused or withdrawn. */
  reason: z.nullable(z.string()),
  /** Why each move is closed to the reader; empty where it is open. What the checks find is not among them. */
  acts: z.record(z.enum(moneyMonthMoves), z.array(reasonSchema)),
  version: z.number(),
});
/** See {@link moneyMonth}. */
export type MoneyMonth = z.output<typeof moneyMonth>;

/** One thing that is looked at before a month is closed. */
export const moneyMonthCheck = z.object({
  code: z.enum(moneyMonthChecks),
  /** `holds`, `warns` of what may be left as it is, or `blocks` the closing. */
  outcome: z.enum(["holds", "warns", "blocks"]),
  /** How many there are of what it looks at. */
  count: z.number(),
  /** What they come to, in tiyin, where they are money. */
  amount: z.nullable(z.number()),
});
/** See {@link moneyMonthCheck}. */
export type MoneyMonthCheck = z.output<typeof moneyMonthCheck>;

/** What a month moved on one account of the journal, in tiyin. */
export const moneyMonthTurnover = z.object({ account: z.string(), debit: z.number(), credit: z.number() });
/** See {@link moneyMonthTurnover}. */
export type MoneyMonthTurnover = z.output<typeof moneyMonthTurnover>;

/** A month with what is looked at before it is closed, and what it moved. */
export const moneyMonthPage = z.object({
  ...moneyMonth.shape,
  /** Checks to pass before it can be closed; empty once it is. */
  checks: z.array(moneyMonthCheck),
  /** As they were kept when it was closed; of an open month as they are now. */
  turnovers: z.array(moneyMonthTurnover),
  entries: z.number(),
});
/** See {@link moneyMonthPage}. */
export type MoneyMonthPage = z.output<typeof moneyMonthPage>;

/** Query of the register of months. */
export const moneyMonthQuery = z.object({
  ...paging,
  state: z.optional(queryList(z.enum(moneyMonthStates))),
  region: z.optional(queryList(regionSoato)),
});
/** See {@link moneyMonthQuery}. */
export type MoneyMonthQuery = z.output<typeof moneyMonthQuery>;

const params = z.object({ region: regionSoato, month });
const act = { params, guarded: true, reply: moneyMonthPage, tags: ["applications", "counts"] } as const;
const problems = ["not-found", "precondition-failed", "move-refused"] as const;

/** Months of the journal of money, closed by two people (DOMAIN §7). */
export const moneyMonths = resource("moneyMonths", {
  list: endpoint({
    method: "GET",
    path: "/money-months",
    summary: "Months of the regions in the reader's territory in which money was booked, the latest first.",
    access: { code: "read:cdistribution" },
    query: moneyMonthQuery,
    reply: page(moneyMonth),
    tags: ["applications"],
  }),
  read: endpoint({
    method: "GET",
    path: "/money-months/{region}/{month}",
    summary: "A month with what is looked at before it is closed, and what it moved on each account.",
    access: { code: "read:cdistribution" },
    params,
    reply: moneyMonthPage,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  propose: endpoint({
    ...act,
    method: "POST",
    path: "/money-months/{region}/{month}/proposal",
    summary: "Propose to close a month; another person approves it.",
    access: { code: "close:month" },
    problems,
  }),
  approve: endpoint({
    ...act,
    method: "POST",
    path: "/money-months/{region}/{month}/approval",
    summary: "Close a month that somebody else proposed: nothing is booked into it any more, ever.",
    access: { code: "approve:month" },
    problems,
  }),
  refuse: endpoint({
    ...act,
    method: "POST",
    path: "/money-months/{region}/{month}/refusal",
    summary: "Refuse to close a month that somebody else proposed, with a reason: it stays open.",
    access: { code: "approve:month" },
    body: z.object({ reason: text(500, 3) }),
    problems,
  }),
  withdraw: endpoint({
    ...act,
    method: "POST",
    path: "/money-months/{region}/{month}/withdrawal",
    summary: "Withdraw one's own proposal to close a month, with a reason: it stays open.",
    access: { code: "close:month" },
    body: z.object({ reason: text(500, 3) }),
    problems,
  }),
});

/** The register of months. */
export const moneyMonthsRegister = register("moneyMonths", {
  list: moneyMonths.list,
  columns: {
    month: { kind: "own", heading: "word.month" },
    region: { kind: "named", field: "region", heading: "word.region" },
    state: { kind: "own", heading: "word.state" },
    proposed: { kind: "own", heading: "word.proposed", secondary: true },
    closed: { kind: "own", heading: "word.closedBy", secondary: true },
  },
});

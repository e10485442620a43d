import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import { endpoint, resource } from "./endpoint.js";
import { reasonSchema } from "./problem.js";
import { register } from "./register.js";
import { byId, id, instant, names, regionSoato, text } from "./values.js";

/**
 * How an account stands: `proposed`, and opened by another person · `open` · `closing`, and closed by another person ·
 * `closed`, for good: its lines stay. `refused` and `withdrawn` were never open.
 */
export const bankAccountStates = ["proposed", "open", "closing", "closed", "refused", "withdrawn"] as const;
/** See {@link bankAccountStates}. */
export type BankAccountState = (typeof bankAccountStates)[number];

/** What is done with an account that is there. */
export const bankAccountMoves = ["approve", "refuse", "withdraw", "close"] as const;
/** See {@link bankAccountMoves}. */
export type BankAccountMove = (typeof bankAccountMoves)[number];

/** Whose lines it has: those of the bank's lists, or what a payment provider says was paid online. */
export const bankAccountKinds = ["bank", "online"] as const;

/** An account into which charges of a region are paid, as lists of banks name it. */
export const bankAccount = z.object({
  id,
  /** SOATO of its region. */
  region: z.string(),
  /** Twenty digits. */
  number: z.string(),
  /** Five digits of the bank's branch. */
  mfo: z.string(),
  name: z.string(),
});
/** See {@link bankAccount}. */
export type BankAccount = z.output<typeof bankAccount>;

/** An account with how it came to stand as it does, and what the reader can do with it. */
export const bankAccountRead = z.object({
  id,
  region: z.object({ soato: z.string(), name: names }),
  number: bankAccount.shape.number,
  mfo: bankAccount.shape.mfo,
  name: bankAccount.shape.name,
  kind: z.enum(bankAccountKinds),
  state: z.enum(bankAccountStates),
  /** Who proposed what it waits for, or what it is. */
  proposedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** Why it is to be closed, or was refused. */
  reason: z.nullable(z.string()),
  /** When it last changed. */
  at: instant,
  /** What closes each move to the reader; a move that is left out is none of its state. */
  acts: z.partialRecord(z.enum(bankAccountMoves), z.array(reasonSchema)),
  version: z.number(),
});
/** See {@link bankAccountRead}. */
export type BankAccountRead = z.output<typeof bankAccountRead>;

const move = {
  method: "POST",
  params: byId,
  reply: bankAccountRead,
  guarded: true,
  problems: ["not-found", "precondition-failed", "move-refused", "invalid"],
  tags: ["batches"],
} as const;

/** Bank accounts of regions: opened and closed by two people. */
export const bankAccounts = resource("bankAccounts", {
  list: endpoint({
    method: "GET",
    path: "/bank-accounts",
    summary: "Open accounts of the regions that the reader's territory holds, whose lines banks' lists bring.",
    access: { code: "record:payment" },
    reply: z.object({ items: z.array(bankAccount) }),
    tags: ["batches"],
  }),
  register: endpoint({
    method: "GET",
    path: "/bank-accounts/register",
    summary: "All accounts of the regions that the reader's territory holds, and what waits for a second person.",
    access: { code: "menu:receipts" },
    reply: z.object({ items: z.array(bankAccountRead) }),
    tags: ["batches"],
  }),
  open: endpoint({
    method: "POST",
    path: "/bank-accounts",
    summary: "Propose an account of a region; it is open once another person has approved it.",
    access: { code: "open:account" },
    body: z.object({
      region: regionSoato,
      /** Twenty digits, of an account in soum. */
      number: z.string().check(z.regex(/^\d{5}000(?!0{12})\d{12}$/, "bank-account")),
      mfo: z.string().check(z.regex(/^(?!0{5})\d{5}$/, "bank-mfo")),
      name: text(200),
      kind: z.enum(bankAccountKinds),
    }),
    reply: bankAccountRead,
    problems: ["invalid", "move-refused"],
    tags: ["batches"],
  }),
  close: endpoint({
    ...move,
    path: "/bank-accounts/{id}/close",
    summary: "Propose to close an account; it takes lines until another person has approved that.",
    access: { code: "open:account" },
    body: z.object({ reason: text(500) }),
  }),
  withdraw: endpoint({
    ...move,
    path: "/bank-accounts/{id}/withdraw",
    summary: "Take back what one proposed oneself.",
    access: { code: "open:account" },
  }),
  approve: endpoint({
    ...move,
    path: "/bank-accounts/{id}/approve",
    summary: "Open, or close, an account as another person proposed.",
    access: { code: "approve:account" },
  }),
  refuse: endpoint({
    ...move,
    path: "/bank-accounts/{id}/refuse",
    summary: "Refuse what another person proposed.",
    access: { code: "approve:account" },
    body: z.object({ reason: text(500) }),
  }),
});

/** The register of accounts, those that wait for a second person first. */
export const bankAccountsRegister = register("bankAccounts", {
  list: bankAccounts.register,
  columns: columnsOf<BankAccountRead>()({
    name: { kind: "own", heading: "accounts.column.name" },
    region: { kind: "named", field: "region", heading: "word.region" },
    number: { kind: "own", heading: "lines.column.account" },
    state: { kind: "own", heading: "word.state" },
    acts: { kind: "own", heading: "word.actions" },
  }),
});

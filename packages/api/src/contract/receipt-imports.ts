import * as z from "zod/mini";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { moneyList } from "./money-lists.js";
import { register } from "./register.js";
import { matchedBy, waitingReasons } from "./statement-lines.js";
import { day, id } from "./values.js";

/** Bounds of a bank's list of receipts. */
export const receiptListBounds = { mostBytes: 60_000_000, mostRows: 200_000 } as const;

/**
 * Banks' lists. A row that names the account it was paid into is a line of that account's statement: it is booked
 * whosever it is, and matched with the charge that it is for, or waits. A row without an account is a receipt of the
 * application that it names: `new` is one to enter; `over` pays more than is owed, and is entered only if somebody
 * confirms it. `known` stands already, so that one list brought twice changes nothing.
 */
export const bankLists = batch({
  ...moneyList,
  name: "receiptImports",
  kind: "bank-list",
  path: "/receipt-imports",
  noun: "bank's list of receipts",
  file: "CSV, JSON or XLSX with the columns amount, paid_on and document, in soum, and account, purpose, payer, tax_id and day_total (the bank's total of that account's day), or number of the file; or 1C's client-bank exchange; up to 200 000 rows. Columns of other names, and a value that all rows share, are told at the check",
  code: "record:payment",
  fields: ["number", "amount", "paidOn", "document", "account", "purpose", "payer", "taxId", "bankId", "dayTotal"],
  needed: ["amount", "paidOn", "document"],
  neededOneOf: ["number", "account"],
  rowKinds: ["new", "over", "known", "wrong", "entered", "undone", "kept"],
  undoesAgain: true,
  row: {
    applicationId: z.nullable(id),
    amount: z.nullable(z.number()),
    paidOn: z.nullable(day),
    document: z.string(),
    /** What of an `over` row is beyond what is owed, in tiyin: the credit it would be. */
    excess: z.nullable(z.number()),
    /** For a line of a statement: the account's number, and whose it is or why it waits for a person; else null. */
    account: z.nullable(z.string()),
    matchedBy: z.nullable(z.enum(matchedBy)),
    waits: z.nullable(z.enum(waitingReasons)),
    /** The region that a line goes on to by itself: the bill that it names is that region's, and all agrees. */
    passesTo: z.optional(z.nullable(z.string())),
  },
  batch: {
    /** Sum of the rows that are new, or were entered, in tiyin. */
    amount: z.number(),
  },
});
/** What a bank's list looks like: headings that the import knows, and an example row. */
export const bankListTemplate = {
  number: { heading: "number", example: "2026-1718-000001" },
  amount: { heading: "amount", example: "1250000,50" },
  paidOn: { heading: "paid_on", example: "05.03.2026" },
  document: { heading: "document", example: "K-17" },
  account: { heading: "account", example: "20208000900100001001" },
  purpose: { heading: "purpose", example: "2026-1718-000001-01" },
  payer: { heading: "payer", example: "Namunaliyev S. A." },
  taxId: { heading: "tax_id", example: "301234567" },
  dayTotal: { heading: "day_total", example: "98500000" },
} as const;
/** See {@link bankLists}. */
export const receiptImports = bankLists.calls;

/** A bank's list of receipts on its way into the applications. */
export type ReceiptBatch = z.output<typeof bankLists.schemas.batch>;
/** One row of such a list; what it is about is the application's number, as the list has it. */
export type ReceiptRow = z.output<typeof bankLists.schemas.row>;

/** What a list of receipts shows of its rows. */
export const receiptRowColumns = columnsOf<ReceiptRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  number: { kind: "own", heading: "word.application" },
  document: { kind: "text", field: "document", heading: "word.document" },
  day: { kind: "day", field: "paidOn", heading: "word.day" },
  amount: { kind: "money", field: "amount", heading: "word.amount" },
  what: { kind: "own", heading: "word.outcome" },
});

const { file, rows, entered, ...behind } = batchListColumns;

/** The register of banks' lists. */
export const receiptsRegister = register("receipts", {
  list: receiptImports.list,
  columns: { file, rows, entered, amount: { kind: "money", field: "amount", heading: "word.amount" }, ...behind },
});

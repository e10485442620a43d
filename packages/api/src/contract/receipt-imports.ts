import * as z from "zod/mini";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { register } from "./register.js";
import { day, id } from "./values.js";

/** Bounds of a bank's list of receipts. */
export const receiptListBounds = { mostBytes: 2_000_000, mostRows: 1000 } as const;

/**
 * Receipts out of a bank's CSV. `new` is a receipt to enter; `over` pays more than is owed, and is entered only if
 * somebody confirms it; `known` stands in its file already, so that one list brought twice changes nothing.
 */
export const bankLists = batch({
  name: "receiptImports",
  kind: "bank-list",
  path: "/receipt-imports",
  noun: "bank's list of receipts",
  file: "CSV with the columns number, amount, paid_on and document, in soum, up to 1 000 rows; columns of other names, and a value that all rows share, are told at the check",
  code: "record:payment",
  changes: ["applications", "counts"],
  fields: ["number", "amount", "paidOn", "document"],
  needed: ["number", "amount", "paidOn", "document"],
  columns: "known",
  says: "reasons",
  rowKinds: ["new", "over", "known", "wrong", "entered", "undone", "kept"],
  wrong: "left-out",
  previews: false,
  undoesAgain: true,
  row: {
    applicationId: z.nullable(id),
    amount: z.nullable(z.number()),
    paidOn: z.nullable(day),
    document: z.string(),
    /** What of an `over` row is beyond what is owed, in tiyin: the credit it would be. */
    excess: z.nullable(z.number()),
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
} as const;
/** See {@link bankLists}. */
export const receiptImports = bankLists.calls;

/** A bank's list of receipts on its way into the files. */
export type ReceiptBatch = z.output<typeof bankLists.schemas.batch>;
/** One row of such a list; what it is about is the file's number, as the list has it. */
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

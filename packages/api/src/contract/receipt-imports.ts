import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging } from "./list.js";
import { reasonSchema } from "./problem.js";
import { byId, day, id, instant } from "./values.js";

/** Bounds of a bank's list of receipts. */
export const receiptListBounds = { mostBytes: 2_000_000, mostRows: 1000 } as const;

/** How far a list is: read and tried, entered, taken back. */
export const receiptBatchStates = ["checked", "applied", "undone"] as const;

/**
 * What a row of the list would do, or did: `new` is a receipt to enter; `over` is one that pays more than is owed, entered
 * only if somebody confirms it; `known` stands in its file already, so that one
 * list brought twice changes nothing; `wrong` says why it cannot be entered. After entering: `entered`; after undoing:
 * `undone`, or `kept` with the reason why it could not be taken back.
 */
export const receiptRowKinds = ["new", "over", "known", "wrong", "entered", "undone", "kept"] as const;
/** See {@link receiptRowKinds}. */
export type ReceiptRowKind = (typeof receiptRowKinds)[number];

/** One row of the list. */
export const receiptRow = z.object({
  /** Line of the file, its header counted. */
  line: z.number(),
  kind: z.enum(receiptRowKinds),
  /** The file's number, as the list has it. */
  number: z.string(),
  applicationId: z.nullable(id),
  amount: z.nullable(z.number()),
  paidOn: z.nullable(day),
  document: z.string(),
  /** What of an `over` row is beyond what is owed, in tiyin: the credit it would be. */
  excess: z.nullable(z.number()),
  faults: z.array(reasonSchema),
});
/** See {@link receiptRow}. */
export type ReceiptRow = z.output<typeof receiptRow>;

/** A bank's list of receipts on its way into the files. */
export const receiptBatch = z.object({
  id,
  fileName: z.string(),
  state: z.enum(receiptBatchStates),
  /** Rows by kind. */
  counts: z.record(z.enum(receiptRowKinds), z.number()),
  /** Sum of the rows that are new, or were entered, in tiyin. */
  amount: z.number(),
  by: z.string(),
  at: instant,
  appliedAt: z.nullable(instant),
  undoneAt: z.nullable(instant),
  version: z.number(),
});
/** See {@link receiptBatch}. */
export type ReceiptBatch = z.output<typeof receiptBatch>;

const access = { code: "record:payment" } as const;
const changed = { tags: ["applications", "counts"], problems: ["not-found", "move-refused", "conflict"] } as const;

/** Receipts out of a bank's CSV: uploaded and tried without changing anything, entered, taken back. */
export const receiptImports = resource("receiptImports", {
  list: endpoint({
    method: "GET",
    path: "/receipt-imports",
    summary: "Lists of receipts brought within the reader's territory, newest first.",
    access,
    query: z.object({ after: paging.after, limit: paging.limit }),
    reply: page(receiptBatch),
    tags: ["applications"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/receipt-imports",
    summary:
      "Upload a list (multipart, part `file`): CSV with the columns number, amount, paid_on and document, in soum, up to 1 000 rows. It is tried, and changes nothing.",
    access,
    upload: true,
    reply: receiptBatch,
    problems: ["payload-too-large", "file-refused", "too-many-requests"],
    tags: ["applications"],
  }),
  get: endpoint({
    method: "GET",
    path: "/receipt-imports/{id}",
    summary: "A list, and every row of it in the file's order.",
    access,
    params: byId,
    reply: z.object({ batch: receiptBatch, rows: z.array(receiptRow) }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  apply: endpoint({
    method: "POST",
    path: "/receipt-imports/{id}/apply",
    summary:
      "Enter the receipts that are new, and of those that pay more than is owed the confirmed lines; every row is judged again, and says what became of it.",
    access,
    params: byId,
    guarded: true,
    body: z.object({ confirmed: z.array(z.number()).check(z.maxLength(receiptListBounds.mostRows)) }),
    reply: receiptBatch,
    ...changed,
  }),
  undo: endpoint({
    method: "POST",
    path: "/receipt-imports/{id}/undo",
    summary: "Take back the receipts of a list, except those whose file has gone on by them: they are named.",
    access,
    params: byId,
    guarded: true,
    reply: receiptBatch,
    ...changed,
  }),
});

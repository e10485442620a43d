import type { ReplyOf } from "@yer/api/contract/endpoint";
import {
  type ReceiptBatch,
  type receiptImports,
  type ReceiptRow,
  receiptRowColumns,
  receiptsRegister,
} from "@yer/api/contract/receipt-imports";
import { id } from "@yer/api/contract/values";
import { sayReason } from "@yer/api/messages/sentences";
import * as z from "zod/mini";
import { listBatches, listBatchRows } from "../../registers/batches/queries.js";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { bankListKind } from "./bank-list-kind.js";

/** Lists of receipts that were brought. */
export const receiptsExport = exportRegister({
  title: "export.receipts",
  codes: ["record:payment"],
  query: z.object({}),
  columns: receiptsRegister.columns,
  cells: {
    entered: { width: 14, cell: ({ counts }: ReceiptBatch) => counts.entered + counts.kept },
    state: { cell: (row: ReceiptBatch, words) => words(`export.batch.${row.state}`) },
  },
  ...paged<object, ReceiptBatch>(
    async ({ db, actor }: Reader, { after, limit }) =>
      // What is its own stands beside what all batches have.
      listBatches(db, actor, bankListKind, { limit, ...(after === undefined ? {} : { after }) }) as Promise<
        ReplyOf<typeof receiptImports.list>
      >,
  ),
});

/** Rows of one list. */
export const receiptRowsExport = exportRegister({
  title: "export.receiptRows",
  codes: ["record:payment"],
  query: z.object({ id }),
  columns: receiptRowColumns,
  cells: {
    number: { width: 24, cell: (row: ReceiptRow) => row.about },
    what: { cell: (row: ReceiptRow, words) => words(`export.receipt.${row.kind}`) },
  },
  also: [
    {
      id: "why",
      of: "what",
      heading: "facts.overlap.reason",
      width: 60,
      cell: ({ faults }: ReceiptRow, words) => faults.map((fault) => sayReason(words, fault)).join(" · "),
    },
  ],
  ...paged<{ id: string }, ReceiptRow>(
    async ({ db, actor }: Reader, { id: batch, after, limit }) =>
      listBatchRows(db, actor, bankListKind, batch, { limit, ...(after === undefined ? {} : { after }) }) as Promise<
        ReplyOf<typeof receiptImports.rows>
      >,
  ),
});

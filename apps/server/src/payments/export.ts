import type { ReceiptBatch, ReceiptRow } from "@yer/api/contract/receipt-imports";
import { id } from "@yer/api/contract/values";
import { sayReason } from "@yer/api/messages/sentences";
import * as z from "zod/mini";
import { minuteInTashkent } from "../clock/minute-in-tashkent.js";
import { exportRegister, paged, type Reader, whole } from "../exports/register.js";
import { listReceiptBatches, readReceiptBatch } from "./import-service.js";

/** Tiyin in a soum. */
const perSoum = 100;

/** Lists of receipts that were brought. */
export const receiptsExport = exportRegister({
  title: "export.receipts",
  codes: ["record:payment", "export:property"],
  query: z.object({}),
  columns: [
    { id: "file", heading: "export.fileName", width: 40, cell: (row: ReceiptBatch) => row.fileName },
    { id: "amount", heading: "export.soum", cell: ({ amount }: ReceiptBatch) => amount / perSoum },
    { id: "state", heading: "export.status", cell: (row: ReceiptBatch, words) => words(`export.batch.${row.state}`) },
    { id: "by", heading: "export.by", width: 34, cell: (row: ReceiptBatch) => row.by },
    { id: "at", heading: "export.at", cell: (row: ReceiptBatch) => minuteInTashkent(new Date(row.at)) },
  ],
  ...paged<object, ReceiptBatch>(async ({ db, actor }: Reader, { after, limit }) =>
    listReceiptBatches(db, actor, { limit, ...(after === undefined ? {} : { after }) }),
  ),
});

/** Rows of one list. */
export const receiptRowsExport = exportRegister({
  title: "export.receiptRows",
  codes: ["record:payment", "export:property"],
  query: z.object({ id }),
  columns: [
    { id: "line", heading: "export.line", width: 8, cell: (row: ReceiptRow) => row.line },
    { id: "number", heading: "export.number", cell: (row: ReceiptRow) => row.number },
    { id: "document", heading: "export.document", width: 30, cell: (row: ReceiptRow) => row.document },
    {
      id: "day",
      heading: "export.day",
      width: 14,
      cell: ({ paidOn }: ReceiptRow) => (paidOn === null ? null : { day: paidOn }),
    },
    {
      id: "amount",
      heading: "export.soum",
      cell: ({ amount }: ReceiptRow) => (amount === null ? null : amount / perSoum),
    },
    { id: "what", heading: "export.result", cell: (row: ReceiptRow, words) => words(`export.receipt.${row.kind}`) },
    {
      id: "why",
      of: "what",
      heading: "export.why",
      width: 60,
      cell: ({ faults }: ReceiptRow, words) => faults.map((fault) => sayReason(words, fault)).join(" · "),
    },
  ],
  ...whole<{ id: string }, ReceiptRow>(
    async ({ db, actor }: Reader, { id: batch }) => (await readReceiptBatch(db, actor, batch)).rows,
  ),
});

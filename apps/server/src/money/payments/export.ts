import {
  type ReceiptBatch,
  type ReceiptRow,
  receiptRowColumns,
  receiptsRegister,
} from "@yer/api/contract/receipt-imports";
import { id } from "@yer/api/contract/values";
import { sayReason } from "@yer/api/messages/sentences";
import * as z from "zod/mini";
import { batchCells, batchesOf, rowsOfBatch } from "../../registers/batches/list-export.js";
import { exportRegister } from "../../registers/exports/register.js";
import { bankListKind } from "./bank-list-kind.js";

/** Lists of receipts that were brought. */
export const receiptsExport = exportRegister({
  title: "export.receipts",
  codes: ["record:payment"],
  query: z.object({}),
  columns: receiptsRegister.columns,
  cells: batchCells,
  ...batchesOf<ReceiptBatch>(bankListKind),
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
  ...rowsOfBatch<ReceiptRow>(bankListKind),
});

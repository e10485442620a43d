import {
  type TreasuryBatch,
  treasuryListsRegister,
  type TreasuryRow,
  treasuryRowColumns,
} from "@yer/api/contract/treasury-lists";
import { id } from "@yer/api/contract/values";
import { sayReason } from "@yer/api/messages/sentences";
import * as z from "zod/mini";
import { batchCells, batchesOf, rowsOfBatch } from "../../registers/batches/list-export.js";
import { exportRegister } from "../../registers/exports/register.js";
import { treasuryListKind } from "./treasury-list-kind.js";

/** The treasury's lists that were brought. */
export const treasuryListsExport = exportRegister({
  title: "export.treasuryLists",
  codes: ["execute:distribution"],
  query: z.object({}),
  columns: treasuryListsRegister.columns,
  cells: batchCells,
  ...batchesOf<TreasuryBatch>(treasuryListKind),
});

/** Rows of one list: what became of each order, by which document and day, or why not. */
export const treasuryRowsExport = exportRegister({
  title: "export.treasuryRows",
  codes: ["execute:distribution"],
  query: z.object({ id }),
  columns: treasuryRowColumns,
  cells: {
    number: { width: 24, cell: (row: TreasuryRow) => row.about },
    becomes: {
      width: 26,
      cell: ({ becomes }: TreasuryRow, words) => (becomes === null ? null : words(`export.order.${becomes}`)),
    },
    what: { cell: (row: TreasuryRow, words) => words(`export.receipt.${row.kind}`) },
  },
  also: [
    {
      id: "executedOn",
      of: "becomes",
      heading: "word.day",
      width: 14,
      cell: ({ executedOn }: TreasuryRow) => (executedOn === null ? null : { day: executedOn }),
    },
    {
      id: "reference",
      of: "becomes",
      heading: "word.document",
      width: 24,
      cell: (row: TreasuryRow) => row.reference,
    },
    {
      id: "why",
      of: "what",
      heading: "facts.overlap.reason",
      width: 60,
      cell: ({ reason, faults }: TreasuryRow, words) =>
        [...(reason === "" ? [] : [reason]), ...faults.map((fault) => sayReason(words, fault))].join(" · "),
    },
  ],
  ...rowsOfBatch<TreasuryRow>(treasuryListKind),
});

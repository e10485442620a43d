import { asBatch } from "@yer/api/contract/batch";
import { type TreasuryRow, treasuryLists, treasuryRowColumns } from "@yer/api/contract/treasury-lists";
import { sayReason } from "@yer/api/messages/sentences";
import { batchFace } from "../../registers/batches/batch-face.js";
import type { TreasuryTextId } from "./treasury-texts.js";

/** What the fields of a row are called. */
const headings = {
  number: "treasury.field.number",
  state: "treasury.column.answer",
  executedOn: "treasury.field.executedOn",
  reference: "treasury.field.reference",
  reason: "word.reason",
  amount: "word.amount",
} as const;

/** How the treasury's lists look. */
export const treasuryListFace = batchFace<TreasuryTextId, TreasuryRow, typeof treasuryRowColumns>({
  declared: asBatch(treasuryLists),
  table: "treasuryRows",
  file: ({ id }) => ({ register: "treasuryRows", query: { id } }),
  words: ({ text }) => ({
    rows: text("word.rows"),
    field: (field) => text(headings[field as keyof typeof headings]),
    missing: text("treasury.columns.missing"),
    fault: (fault) => sayReason(text, fault),
    kinds: { known: text("treasury.kind.known") },
    working: {
      checking: text("treasury.progress.checking"),
      applying: text("treasury.progress.applying"),
      undoing: text("treasury.progress.undoing"),
    },
    apply: (count) => text("treasury.apply", { count }),
    nothing: text("treasury.apply.none"),
    applied: ({ entered, kept }) => text("treasury.applied", { count: entered + kept }),
    undone: ({ undone, kept }) => text("treasury.undone", { undone, kept }),
    undoes: () => text("treasury.undo.text"),
    another: text("treasury.another"),
  }),
  columns: treasuryRowColumns,
  drawn: ({ text, dates }) => ({
    number: { cell: ({ about }) => about || "—", isRowHeader: true, width: 200 },
    amount: { minWidth: 150 },
    becomes: {
      cell: ({ becomes, executedOn, reference, reason }) => {
        if (becomes === null) return "—";
        if (becomes === "refused") return text("treasury.refused", { reason });
        return text("treasury.executed", { day: executedOn === null ? "—" : dates.short(executedOn), reference });
      },
      minWidth: 240,
      wraps: true,
    },
  }),
});

import { asBatch } from "@yer/api/contract/batch";
import { bankLists, type ReceiptRow, receiptRowColumns } from "@yer/api/contract/receipt-imports";
import { formatMoney } from "@yer/api/formats";
import { sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { Link } from "@yer/ui";
import { batchFace } from "../../registers/batches/batch-face.js";
import { AccountSelect } from "./AccountSelect.js";
import type { ReceiptsTextId } from "./receipts-texts.js";

/** What the fields of a receipt are called. */
const headings = {
  number: "word.application",
  amount: "word.amount",
  paidOn: "word.day",
  document: "word.document",
  account: "lines.column.account",
  purpose: "lines.column.purpose",
  payer: "lines.column.payer",
  taxId: "receipts.field.taxId",
  bankId: "receipts.field.bankId",
  dayTotal: "bankDays.column.total",
} as const;

/** How banks' lists look. */
export const bankListFace = batchFace<ReceiptsTextId, ReceiptRow, typeof receiptRowColumns>({
  declared: asBatch(bankLists),
  table: "receiptRows",
  file: ({ id }) => ({ register: "receiptRows", query: { id } }),
  words: ({ text }) => ({
    rows: text("word.rows"),
    field: (field) => text(headings[field as keyof typeof headings]),
    missing: text("receipts.columns.missing"),
    fault: (fault) => sayReason(text, fault),
    kinds: {
      over: text("receipts.kind.over"),
      known: text("receipts.kind.known"),
    },
    working: {
      checking: text("receipts.progress.checking"),
      applying: text("receipts.progress.applying"),
      undoing: text("receipts.progress.undoing"),
    },
    apply: (count) => text("receipts.apply", { count }),
    nothing: text("receipts.apply.none"),
    confirm: { lead: text("receipts.confirm.lead"), row: (line) => text("receipts.confirm", { line }) },
    applied: ({ entered, kept }) => text("receipts.applied", { count: entered + kept }),
    undone: ({ undone, kept }) => text("receipts.undone", { undone, kept }),
    undoes: () => text("receipts.undo.text"),
    another: text("receipts.another"),
  }),
  inputs: { account: AccountSelect },
  columns: receiptRowColumns,
  drawn: ({ dates }) => ({
    number: {
      cell: ({ about, applicationId: id }) =>
        id === null ? about || "—" : <Link href={addressOf("/application/:id", { id })}>{about}</Link>,
      width: 190,
      wraps: true,
    },
    document: { isRowHeader: true, minWidth: 140 },
    day: { cell: ({ paidOn }) => (paidOn === null ? "—" : dates.day(paidOn)), align: "start", width: 160 },
    amount: { minWidth: 150 },
  }),
  more: ({ kind, excess, account, number, matchedBy, waits, passesTo }, { text, locale }) => {
    if (kind === "over" && excess !== null) return text("receipts.excess", { excess: formatMoney(excess, locale) });
    if (account === null || (kind !== "new" && kind !== "entered")) return undefined;
    // What was tried has been matched, unless its application had something else meanwhile.
    if (matchedBy !== null && (kind === "new" || number !== null)) return text(`line.by.${matchedBy}`);
    if (passesTo) return text("line.passes");
    return waits === null ? text("line.waits.changed") : text(`line.waits.${waits}`);
  },
  figures: (batch, { text, locale }) => [
    { label: text("word.amount"), value: formatMoney((batch as unknown as { amount: number }).amount, locale) },
  ],
});

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of bank lists in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "receipts.lead":
    "Upload the bank’s list of receipts: every row is tried first, and nothing changes until you enter it.",
  "receipts.file": "The list (CSV, XLSX or 1C)",
  "receipts.file.hint":
    "Columns: amount (in soʻm), paid_on (day), document (its number), and account or number (of the file); purpose, payer and tax_id if there are. Up to 200,000 rows. Columns of other names, and a value that all rows share, are told afterwards.",
  "receipts.columns.missing":
    "Choose the columns of amount, day and document, and of account or file, or write a value for all rows",
  "receipts.none": "No list has been uploaded yet",
  "receipts.before": "Earlier lists",
  "receipts.kind.over": "Pays too much",
  "receipts.kind.known": "Entered before",
  "receipts.apply": "Enter {count, plural, one {# receipt} other {# receipts}}",
  "receipts.apply.none": "There is no new receipt",
  "receipts.excess": "{excess} beyond what is owed would become credit",
  "receipts.confirm": "Enter line {line} all the same",
  "receipts.confirm.lead":
    "Choose the rows that pay more than is owed and are right: what is beyond becomes credit of the file. The others are not entered.",
  "receipts.undo.text": "What this list entered is taken back. A row whose file has gone on by it stays, and says why.",
  "receipts.notFound": "There is no such list",
  "receipts.failed": "The list could not be opened",
  "receipts.noPermission": "To see bank lists you need the permission “Payment: record”. Ask the administrator.",
  "receipts.progress.checking": "The receipts are being tried",
  "receipts.progress.applying": "The receipts are being entered",
  "receipts.progress.undoing": "The receipts are being undone",
  "receipts.applied": "{count, plural, one {# receipt} other {# receipts}} entered",
  "receipts.undone": "{undone, plural, one {# receipt} other {# receipts}} undone, {kept, number} kept",
  "receipts.another": "Bring another list",
  "receipts.tab.lists": "Statements and lists",
  "receipts.tab.accounts": "Accounts",
  "receipts.tab.lines": "Unidentified",
  "receipts.tab.returns": "Returns",
  "receipts.tab.days": "Bank days",
  "receipts.field.taxId": "Payer’s PINFL or STIR",
  "receipts.field.bankId": "The bank’s id",
  "line.by.bill": "By the bill’s number",
  "line.by.file": "By the file’s number",
  "line.by.payer": "By payer and sum",
  "line.waits.unknown": "Nothing says whose it is",
  "line.waits.several": "Several files fit equally",
  "line.waits.beyond": "More than its file owes",
  "line.waits.nothing-due": "The file it names owes nothing",
  "line.waits.earlier-bill": "It names the bill of an earlier charge",
  "line.waits.sum-differs": "Who paid owes another sum",
  "line.waits.changed": "Left waiting: its file has changed",
};

import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the treasury’s lists in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "treasury.title": "The treasury’s lists",
  "treasury.lead":
    "Upload the treasury’s list: it is shown first which orders were executed and which were refused, and nothing changes until you mark them.",
  "treasury.file": "The list (CSV or XLSX)",
  "treasury.file.hint":
    "Columns: number (of the order), executed_on (day) and reference (document), or reason (of the refusal); amount (in soum) if there is one.",
  "treasury.before": "Brought before",
  "treasury.none": "No treasury’s list has been brought yet",
  "treasury.noPermission":
    "For the treasury’s lists you need the permission “Payment orders of distributions: execute”. Ask the administrator.",
  "treasury.notFound": "The treasury has no such list here",
  "treasury.failed": "The treasury’s list could not be opened",
  "treasury.field.number": "Number of the order",
  "treasury.field.executedOn": "Executed on",
  "treasury.field.reference": "The treasury’s document",
  "treasury.columns.missing": "Choose the columns of the order’s number, and of the document or the reason",
  "treasury.kind.known": "Already known",
  "treasury.progress.checking": "The orders are being compared",
  "treasury.progress.applying": "The orders are being marked",
  "treasury.progress.undoing": "Looking for what can be undone",
  "treasury.apply": "Mark {count, plural, one {# order} other {# orders}}",
  "treasury.apply.none": "There is no order to mark",
  "treasury.applied": "{count, plural, one {# order} other {# orders}} marked",
  "treasury.undone": "{undone, number} marks undone, {kept, number} left",
  "treasury.undo.text": "What the treasury did is not undone: marked orders stay as they are.",
  "treasury.another": "Bring one more list",
  "treasury.refused": "Refused: {reason}",
  "treasury.executed": "Executed: {day}, {reference}",
};

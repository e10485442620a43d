import * as z from "zod/mini";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { moneyList } from "./money-lists.js";
import { register } from "./register.js";
import { day } from "./values.js";

/** Bounds of the treasury's list: an order is a region's, of a budget and a day. */
export const treasuryListBounds = { mostBytes: 10_000_000, mostRows: 20_000 } as const;

/** What the treasury says of an order. */
export const treasuryResults = ["executed", "refused"] as const;
/** See {@link treasuryResults}. */
export type TreasuryResult = (typeof treasuryResults)[number];

/**
 * The treasury's lists: each row marks an approved payment order as executed, with the treasury's day and document, or as
 * refused, with its reason. `known` is marked so already, so that one list brought twice changes nothing.
 */
export const treasuryLists = batch({
  ...moneyList,
  name: "treasuryImports",
  kind: "treasury-list",
  path: "/treasury-imports",
  noun: "treasury's list of payment orders",
  file: "CSV, JSON or XLSX with the column number (of the order), and executed_on and reference, or reason; state and amount, in soum, if there are; up to 20 000 rows. Columns of other names are told at the check",
  code: "execute:distribution",
  fields: ["number", "state", "executedOn", "reference", "reason", "amount"],
  needed: ["number"],
  neededOneOf: ["reason", "reference"],
  rowKinds: ["new", "known", "wrong", "entered", "undone", "kept"],
  row: {
    /** What the order becomes; null where the row does not say. */
    becomes: z.nullable(z.enum(treasuryResults)),
    /** The order's, in tiyin. */
    amount: z.nullable(z.number()),
    executedOn: z.nullable(day),
    reference: z.string(),
    reason: z.string(),
  },
});
/** What the treasury's list looks like: headings that the import knows, and an example row. */
export const treasuryListTemplate = {
  number: { heading: "number", example: "T-2026-1718-000001" },
  executedOn: { heading: "executed_on", example: "05.03.2026" },
  reference: { heading: "reference", example: "G-0017" },
  reason: { heading: "reason", example: "" },
  amount: { heading: "amount", example: "1250000,50" },
} as const;
/** See {@link treasuryLists}. */
export const treasuryImports = treasuryLists.calls;

/** A treasury's list on its way. */
export type TreasuryBatch = z.output<typeof treasuryLists.schemas.batch>;
/** One row of such a list; what it is about is the order's number, as the list has it. */
export type TreasuryRow = z.output<typeof treasuryLists.schemas.row>;

/** What a treasury's list shows of its rows. */
export const treasuryRowColumns = columnsOf<TreasuryRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  number: { kind: "own", heading: "column.number" },
  amount: { kind: "money", field: "amount", heading: "word.amount" },
  becomes: { kind: "own", heading: "treasury.column.answer" },
  what: { kind: "own", heading: "word.outcome" },
});

/** The register of the treasury's lists. */
export const treasuryListsRegister = register("treasuryLists", {
  list: treasuryImports.list,
  columns: batchListColumns,
});

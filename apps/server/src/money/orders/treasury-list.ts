import type { Reason } from "@yer/api/contract/problem";
import type { TreasuryResult } from "@yer/api/contract/treasury-lists";
import { searchKey } from "@yer/api/formats";
import type { RowAtWork } from "../../registers/batches/batch-kind.js";
import { dayIn } from "../../registers/batches/day-in.js";
import { columnsByName } from "../../registers/batches/read-list.js";
import { tiyinIn } from "../payments/bank-list.js";

/** A row of the treasury's list as it was read; what could not be read is `null` and told in `faults`. */
export interface ReadTreasuryRow {
  readonly line: number;
  readonly number: string;
  readonly becomes: TreasuryResult | null;
  readonly executedOn: string | null;
  readonly reference: string;
  readonly reason: string;
  /** Tiyin. */
  readonly amount: number | null;
  readonly faults: readonly Reason[];
}

/** Names that columns of known lists have, folded as searches are. */
const columnNames = {
  number: ["number", "raqam", "topshiriqnoma", "topshiriqnoma raqami", "номер", "номер поручения"],
  state: ["state", "status", "holat", "natija", "состояние", "статус", "результат"],
  executedOn: ["executed_on", "executed on", "date", "sana", "ijro sanasi", "дата", "дата исполнения"],
  reference: ["reference", "document", "hujjat", "hujjat raqami", "документ", "номер документа"],
  reason: ["reason", "sabab", "rad etish sababi", "причина", "причина отказа"],
  amount: ["amount", "sum", "summa", "сумма"],
} as const;
type Column = keyof typeof columnNames;

/** How lists say what became of an order, folded as searches are. */
const resultWords: Readonly<Record<TreasuryResult, readonly string[]>> = {
  executed: ["executed", "ijro etildi", "ijro etilgan", "bajarildi", "исполнено", "исполнен", "проведено"],
  refused: ["refused", "rejected", "rad etildi", "rad etilgan", "qaytarildi", "отказано", "отклонено", "возвращено"],
};

/** The columns of a treasury's list, by their names. */
export function treasuryColumns(columns: readonly string[]): Partial<Record<Column, number>> {
  return columnsByName(columns, columnNames);
}

/** Form of the numbers of payment orders (`T-`), and of orders that return money (`R-`). */
const numberForm = /^[TR]-\d{4}-\d{4}-\d{6}$/;
/** Longest texts that orders keep. */
const longest = { usual: 60, reason: 500 } as const;
/** Shortest reason that an order takes. */
const leastReason = 3;

/** Reads a row of the treasury's list: its state where it has one, else what is told by its reason or its document. */
export function readTreasuryRow(
  { line, cells }: Pick<RowAtWork, "line" | "cells">,
  places: Readonly<Partial<Record<string, number | null>>>,
): ReadTreasuryRow {
  const cell = (column: Column, most: number = longest.usual): string =>
    (cells[places[column] ?? -1] ?? "").trim().slice(0, most);
  const [number, reference, reason] = [cell("number").toUpperCase(), cell("reference"), cell("reason", longest.reason)];
  const executedOn = dayIn(cell("executedOn"));
  const amount = tiyinIn(cell("amount"));
  const becomes = resultOf(cell("state"), reason, reference);
  const faults: Reason[] = [];
  if (!numberForm.test(number)) faults.push({ code: "order-unseen" });
  if (cell("amount") !== "" && amount === null)
    faults.push({ code: "receipt-amount", params: { value: cell("amount") } });
  const isTold =
    becomes === "executed"
      ? executedOn !== null && reference !== ""
      : becomes === "refused" && reason.length >= leastReason;
  if (!isTold) faults.push({ code: "order-result" });
  return { line, number, becomes, executedOn, reference, reason, amount, faults };
}

function resultOf(state: string, reason: string, reference: string): TreasuryResult | null {
  if (state !== "") {
    const said = searchKey(state);
    const is = (result: TreasuryResult): boolean => resultWords[result].some((word) => searchKey(word) === said);
    return is("executed") ? "executed" : is("refused") ? "refused" : null;
  }
  if (reason !== "") return "refused";
  return reference === "" ? null : "executed";
}

import type { Reason } from "@yer/api/contract/problem";
import type { RowAtWork } from "../../registers/batches/batch-kind.js";
import { dayIn } from "../../registers/batches/day-in.js";
import { columnsByName } from "../../registers/batches/read-list.js";

/** A row of a bank's list as it was read; what could not be read is `null` and told in `faults`. */
export interface BankRow {
  readonly line: number;
  readonly number: string;
  /** Tiyin. */
  readonly amount: number | null;
  /** ISO day. */
  readonly paidOn: string | null;
  readonly document: string;
  readonly faults: readonly Reason[];
}

/** Names that columns of known lists have, folded as searches are. */
const columnNames = {
  number: ["number", "raqam", "ish raqami", "nomzod", "номер", "номер дела"],
  amount: ["amount", "summa", "sum", "сумма"],
  paidOn: ["paid on", "paid_on", "sana", "toʻlov sanasi", "date", "дата"],
  document: ["document", "hujjat", "kvitansiya", "документ", "номер документа"],
} as const;
type Column = keyof typeof columnNames;

/** The columns of a bank's list, by their names. */
export function bankColumns(columns: readonly string[]): Partial<Record<Column, number>> {
  return columnsByName(columns, columnNames);
}

/** Reads a row of a bank's list. */
export function readBankRow(
  { line, cells }: Pick<RowAtWork, "line" | "cells">,
  places: Readonly<Partial<Record<string, number | null>>>,
): BankRow {
  const cell = (column: Column): string => (cells[places[column] ?? -1] ?? "").trim().slice(0, 200);
  const amount = tiyinIn(cell("amount"));
  const paidOn = dayIn(cell("paidOn"));
  const [number, document] = [cell("number"), cell("document")];
  const faults: Reason[] = [];
  if (!/^\d{4}-\d{4}-\d{6}$/.test(number)) faults.push({ code: "receipt-number", params: { value: number } });
  if (amount === null) faults.push({ code: "receipt-amount", params: { value: cell("amount") } });
  if (paidOn === null) faults.push({ code: "receipt-day", params: { value: cell("paidOn") } });
  if (document === "" || document.length > 100) faults.push({ code: "receipt-document" });
  return { line, number, amount, paidOn, document, faults };
}

/** An amount in soʻm as banks write it (`1 250 000,50`, `1250000.5`) in whole tiyin; `null` where it is none. */
export function tiyinIn(value: string): number | null {
  const plain = value.replaceAll(/[\s\u00a0\u202f']/g, "").replace(",", ".");
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = "", part = ""] = plain.split(".");
  const tiyin = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return tiyin > 0 ? tiyin : null;
}

import { receiptListBounds } from "@yer/api/contract/receipt-imports";
import type { Reason } from "@yer/api/contract/problem";
import { searchKey } from "@yer/api/formats";
import { readList } from "../places/import/read-list.js";
import { unreadable } from "../places/uploaded-text.js";

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

/**
 * Reads a bank's list of receipts: a CSV whose columns are known by their names.
 * @throws {Problem} `file-refused` where it cannot be read at all
 */
export function readBankList(text: string): BankRow[] {
  const { columns, rows } = readList(text);
  if (rows.length > receiptListBounds.mostRows) {
    throw unreadable("too-many", `A list has at most ${receiptListBounds.mostRows} rows.`);
  }
  const folded = columns.map(searchKey);
  const at = (column: Column): number => {
    const names: string[] = columnNames[column].map(searchKey);
    const found = folded.findIndex((name) => names.includes(name));
    if (found < 0) throw unreadable("format", `The list has no column “${columnNames[column][0]}”.`);
    return found;
  };
  const places = { number: at("number"), amount: at("amount"), paidOn: at("paidOn"), document: at("document") };
  return rows.map(({ line, cells }) => {
    const cell = (column: Column): string => (cells[places[column]] ?? "").trim().slice(0, 200);
    const amount = tiyinIn(cell("amount"));
    const paidOn = dayIn(cell("paidOn"));
    const [number, document] = [cell("number"), cell("document")];
    const faults: Reason[] = [];
    if (!/^\d{4}-\d{4}-\d{6}$/.test(number)) faults.push({ code: "receipt-number", params: { value: number } });
    if (amount === null) faults.push({ code: "receipt-amount", params: { value: cell("amount") } });
    if (paidOn === null) faults.push({ code: "receipt-day", params: { value: cell("paidOn") } });
    if (document === "" || document.length > 100) faults.push({ code: "receipt-document" });
    return { line, number, amount, paidOn, document, faults };
  });
}

/** An amount in soʻm as banks write it (`1 250 000,50`, `1250000.5`) in whole tiyin; `null` where it is none. */
export function tiyinIn(value: string): number | null {
  const plain = value.replaceAll(/[\s\u00a0\u202f']/g, "").replace(",", ".");
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = "", part = ""] = plain.split(".");
  const tiyin = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return tiyin > 0 ? tiyin : null;
}

/** A day as lists write it: `2026-03-05` or `05.03.2026`; `null` where there is no such day. */
export function dayIn(value: string): string | null {
  const iso = value.replace(/^(\d{2})[./](\d{2})[./](\d{4})$/, "$3-$2-$1");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : null;
}

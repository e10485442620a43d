import { createHash } from "node:crypto";
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
  /** The account it was paid into; empty: the row is no line of a statement. */
  readonly account: string;
  readonly purpose: string;
  readonly payer: string;
  /** PINFL or STIR. */
  readonly taxId: string | null;
  /** How the bank names the line, or a digest of all that it says of it. */
  readonly bankId: string;
  /** What the bank says came into the account on that day, in tiyin; `null`: the list does not tell. */
  readonly dayTotal: number | null;
  readonly faults: readonly Reason[];
}

/** Names that columns of known lists have, folded as searches are. */
const columnNames = {
  number: ["number", "raqam", "ish raqami", "nomzod", "номер", "номер дела"],
  amount: ["amount", "summa", "sum", "сумма"],
  paidOn: ["paid on", "paid_on", "sana", "toʻlov sanasi", "date", "дата"],
  document: ["document", "hujjat", "kvitansiya", "документ", "номер документа"],
  account: ["account", "hisobraqam", "счёт получателя", "счет получателя"],
  purpose: ["purpose", "toʻlov maqsadi", "назначение платежа", "назначение"],
  payer: ["payer", "toʻlovchi", "плательщик"],
  taxId: ["tax_id", "tax id", "toʻlovchi stir", "инн плательщика", "инн"],
  bankId: ["bank_id", "bank id", "id", "reference", "идентификатор"],
  dayTotal: ["day_total", "day total", "kunlik jami", "всего поступило"],
} as const;
type Column = keyof typeof columnNames;

/** The columns of a bank's list, by their names. */
export function bankColumns(columns: readonly string[]): Partial<Record<Column, number>> {
  return columnsByName(columns, columnNames);
}

/** An application's number as lists have it. */
const numberForm = /^\d{4}-\d{4}-\d{6}$/;
/** Longest text of a line that is kept. */
const longest = { usual: 200, purpose: 1000 } as const;

/** Reads a row of a bank's list. */
export function readBankRow(
  { line, cells }: Pick<RowAtWork, "line" | "cells">,
  places: Readonly<Partial<Record<string, number | null>>>,
): BankRow {
  const cell = (column: Column, most: number = longest.usual): string =>
    (cells[places[column] ?? -1] ?? "").trim().slice(0, most);
  const amount = tiyinIn(cell("amount"));
  const paidOn = dayIn(cell("paidOn"));
  const [number, document, payer, purpose] = [
    cell("number"),
    cell("document"),
    cell("payer"),
    cell("purpose", longest.purpose),
  ];
  const account = withoutGaps(cell("account"));
  const taxId = taxIdIn(cell("taxId"));
  const faults: Reason[] = [];
  // A line of a statement is booked whosever it is.
  if (account === "" && !numberForm.test(number)) faults.push({ code: "receipt-number", params: { value: number } });
  if (amount === null) faults.push({ code: "receipt-amount", params: { value: cell("amount") } });
  if (paidOn === null) faults.push({ code: "receipt-day", params: { value: cell("paidOn") } });
  if (document === "" || document.length > 100) faults.push({ code: "receipt-document" });
  if (account !== "" && !/^\d{20}$/.test(account)) faults.push({ code: "account-number", params: { value: account } });
  const told = [document, paidOn, amount, payer, cell("taxId"), purpose, number];
  const bankId = cell("bankId") || createHash("sha256").update(JSON.stringify(told)).digest("hex");
  return {
    line,
    number,
    amount,
    paidOn,
    document,
    account,
    purpose,
    payer,
    taxId,
    bankId,
    dayTotal: tiyinIn(cell("dayTotal")),
    faults,
  };
}

/** The application that a row names by its column; `null` where that holds no number of an application. */
export function applicationNumberOf({ number }: BankRow): string | null {
  return numberForm.test(number) ? number : null;
}

/** A PINFL or STIR; `null` for anything else. */
function taxIdIn(value: string): string | null {
  const plain = withoutGaps(value);
  return /^(\d{9}|\d{14})$/.test(plain) ? plain : null;
}

function withoutGaps(value: string): string {
  return value.replaceAll(/[\s\u00a0\u202f']/g, "");
}

/** An amount in soʻm as banks write it (`1 250 000,50`, `1250000.5`) in whole tiyin; `null` where it is none. */
export function tiyinIn(value: string): number | null {
  const plain = withoutGaps(value).replace(",", ".");
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = "", part = ""] = plain.split(".");
  const tiyin = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return tiyin > 0 ? tiyin : null;
}

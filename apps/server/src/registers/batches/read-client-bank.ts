import { batchBounds } from "@yer/api/contract/batch";
import { tableOf } from "./read-csv.js";
import type { TableBounds, TableOfFile } from "./read-table.js";
import { unreadable } from "./uploaded-text.js";

/** The first line of 1C's client-bank exchange. */
const head = "1CClientBankExchange";

/** What is read of a document, by what its column is called here. */
const fields = {
  "Номер документа": ["Номер"],
  // The day on which the bank had it in; before that is known, the document's own.
  Дата: ["ДатаПоступило", "Дата"],
  Сумма: ["Сумма"],
  Плательщик: ["Плательщик", "Плательщик1"],
  "ИНН плательщика": ["ПлательщикИНН"],
  "Счёт получателя": ["ПолучательСчет", "ПолучательРасчСчет"],
  "Назначение платежа": ["НазначениеПлатежа"],
} as const;
const read: ReadonlySet<string> = new Set([...Object.values(fields).flat(), "ПлательщикСчет", "ПлательщикРасчСчет"]);

/** Whether a text says of itself that it is 1C's client-bank exchange. */
export function isClientBank(text: string): boolean {
  return text
    .replace(/^\uFEFF/, "")
    .trimStart()
    .startsWith(head);
}

/**
 * Reads 1C's client-bank exchange: lines of `name=value`, its payments in sections. A payment out of one of the file's own
 * accounts is none that came in, and is left out. What a section of balances says came in on one day is told beside each
 * of that day's payments.
 * @throws {Problem} `file-refused`
 */
export function readClientBank(text: string, { mostRows }: TableBounds): TableOfFile {
  const own = new Set<string>();
  const rows: { line: number; document: Map<string, string> }[] = [];
  const cameIn = new Map<string, string>();
  let balances: Map<string, string> | undefined;
  let document: Map<string, string> | undefined;
  let begun = 0;
  let line = 0;
  let isWhole = false;
  for (const told of linesOf(text)) {
    line += 1;
    const [name, value] = splitOf(told);
    if (isWhole && name !== "") throw unreadable("format", `Line ${line} stands behind the end of the exchange.`);
    if (name === "СекцияДокумент") {
      if (document !== undefined) throw unreadable("format", `A document begins in another, on line ${line}.`);
      document = new Map();
      begun = line;
    } else if (name === "КонецДокумента") {
      if (document === undefined) throw unreadable("format", `A document ends on line ${line} that never began.`);
      rows.push({ line: begun, document });
      if (rows.length > mostRows) throw unreadable("too-many", `An exchange has at most ${mostRows} documents.`);
      document = undefined;
    } else if (name === "КонецФайла") isWhole = true;
    else if (document !== undefined) {
      // Who says a thing twice has said it the first time.
      if (read.has(name) && !document.has(name)) document.set(name, value);
    } else if (name === "СекцияРасчСчет") balances = new Map();
    else if (name === "КонецРасчСчет") {
      const [account = "", first = "", last = "", sum = ""] = balancesRead.map((one) => balances?.get(one));
      if (account !== "" && first !== "" && first === last) cameIn.set(`${account} ${first}`, sum);
      balances = undefined;
    } else {
      if (name === "РасчСчет" && value !== "" && own.size < mostAccounts) own.add(value);
      if (balances !== undefined && balancesRead.includes(name)) balances.set(name, value);
    }
  }
  if (document !== undefined || !isWhole) throw unreadable("format", "The exchange breaks off.");
  const came = rows.filter(
    ({ document: told }) => !own.has(sought(told, payerAccounts)) || own.has(sought(told, ours)),
  );
  return tableOf(
    [...Object.keys(fields), "Всего поступило"],
    came.map(({ line: at, document: told }) => ({
      line: at,
      cells: [
        ...Object.values(fields).map((names) => sought(told, names)),
        cameIn.get(`${sought(told, ours)} ${sought(told, fields["Дата"])}`) ?? "",
      ],
    })),
  );
}

/** What is read of a section of balances: whose, from which day to which, and what came in. */
const balancesRead: readonly string[] = ["РасчСчет", "ДатаНачала", "ДатаКонца", "ВсегоПоступило"];

const payerAccounts = ["ПлательщикСчет", "ПлательщикРасчСчет"] as const;
const ours = fields["Счёт получателя"];
const mostAccounts = 1000;

function sought(document: ReadonlyMap<string, string>, names: readonly string[]): string {
  return names.map((name) => document.get(name) ?? "").find((value) => value !== "") ?? "";
}

/** Lines one by one: all at once would hold the file twice. */
function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const found = text.indexOf("\n", from);
    const end = found < 0 ? text.length : found;
    yield text.slice(from, end);
    from = end + 1;
  }
}

function splitOf(line: string): readonly [name: string, value: string] {
  const at = line.indexOf("=");
  const name = (at < 0 ? line : line.slice(0, at)).replace(/^\uFEFF/, "").trim();
  return [name, at < 0 ? "" : line.slice(at + 1, at + 1 + batchBounds.mostCell).trim()];
}

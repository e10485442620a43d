import { expect, test } from "vitest";
import { readClientBank } from "./read-client-bank.js";
import { readStatement } from "./read-statement.js";

const bounds = { mostRows: 3, mostColumns: 60 };
const own = "20208000900100001001";
const exchange = (...lines: readonly string[]) =>
  ["1CClientBankExchange", "ВерсияФормата=1.03", "Кодировка=Windows", `РасчСчет=${own}`, ...lines, "КонецФайла"].join(
    "\r\n",
  );
const payment = (...lines: readonly string[]) => ["СекцияДокумент=Платежное поручение", ...lines, "КонецДокумента"];

test("documents of an exchange become rows under the names that bank lists know, at the lines where they begin", () => {
  const { columns, rows } = readClientBank(
    exchange(
      "СекцияРасчСчет",
      "ДатаНачала=03.03.2026",
      "ДатаКонца=03.03.2026",
      `РасчСчет=${own}`,
      "НачальныйОстаток=0.00",
      "ВсегоПоступило=98.50",
      "КонецРасчСчет",
      ...payment("Номер=17", "Дата=03.03.2026", "Сумма=10.50", "ПлательщикИНН=301234567", "НазначениеПлатежа=a=b; c"),
      ...payment("Номер=18", "Дата=03.03.2026", `ПолучательСчет=${own}`),
      ...payment("Номер=19", "Дата=04.03.2026", `ПолучательСчет=${own}`),
    ),
    bounds,
  );
  expect(columns).toEqual([
    "Номер документа",
    "Дата",
    "Сумма",
    "Плательщик",
    "ИНН плательщика",
    "Счёт получателя",
    "Назначение платежа",
    "Всего поступило",
  ]);
  expect(rows).toEqual([
    { line: 12, cells: ["17", "03.03.2026", "10.50", "", "301234567", "", "a=b; c", ""] },
    // What the bank says came in on one day is told beside that account's payments of that day.
    { line: 19, cells: ["18", "03.03.2026", "", "", "", own, "", "98.50"] },
    { line: 24, cells: ["19", "04.03.2026", "", "", "", own, "", ""] },
  ]);
});

test("a day of arrival is said before the document's own, and what was paid out of an own account is no row", () => {
  const { rows } = readClientBank(
    exchange(
      ...payment("Номер=1", "Дата=03.03.2026", "ДатаПоступило=04.03.2026", `ПолучательСчет=${own}`),
      ...payment("Номер=2", "Дата=03.03.2026", `ПлательщикСчет=${own}`, "ПолучательСчет=20208000900100002002"),
    ),
    bounds,
  );
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([["1", "04.03.2026"]]);
});

test("an exchange is known by its first line, in windows-1251 as in UTF-8", () => {
  const text = exchange(...payment("Номер=17", "Плательщик=Мамуров"));
  const cp1251 = Buffer.from(Array.from(text, byteOf));
  for (const [bytes, encoding] of [
    [Buffer.from(text), "utf-8"],
    [Buffer.from(`\uFEFF${text}`), "utf-8"],
    [cp1251, "windows-1251"],
  ] as const) {
    const read = readStatement(bytes, bounds);
    expect(read).toMatchObject({ format: "1c", encoding, rowCount: 1 });
    expect(JSON.parse(read.pieces[0] ?? "")).toMatchObject([{ cells: ["17", "", "", "Мамуров", "", "", "", ""] }]);
  }
});

/** The byte of a letter in windows-1251. */
function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
}

test.each([
  ["a document that is never closed", exchange("СекцияДокумент=Платежное поручение", "Номер=1"), "format"],
  ["a document within another", exchange(...payment("СекцияДокумент=Платежное поручение")), "format"],
  ["the end of a document that never began", exchange("КонецДокумента"), "format"],
  ["a file that breaks off", exchange(...payment("Номер=1")).replace("КонецФайла", ""), "format"],
  ["something behind its end", `${exchange(...payment("Номер=1"))}\r\nСекцияДокумент=Платежное поручение`, "format"],
  ["no documents", exchange(), "empty"],
  ["more documents than may be", exchange(...Array(4).fill(payment("Номер=1")).flat()), "too-many"],
])("%s is refused with its reason", (_, text, reason) => {
  expect(() => readStatement(Buffer.from(text), bounds)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ params: { reason } }) as object }) as Error,
  );
});

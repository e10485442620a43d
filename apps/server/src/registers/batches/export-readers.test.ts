import { buffer } from "node:stream/consumers";
import { read, utils } from "@e965/xlsx";
import { strFromU8, unzipSync } from "fflate";
import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { readXlsx } from "./read-xlsx.js";
import type { Cell } from "../../platform/spreadsheet/cell.js";
import { workbook } from "../../platform/spreadsheet/workbook.js";

const rows: readonly (readonly Cell[])[] = [
  ["2026-1703-000001", 857.64, { day: "2024-02-29" }, null, "=SUM(A1) & <b>"],
  ["", null, null, null, " ikki  boʻshliq "],
  [null, 0, null, "Bogʻishamol", null],
];
const headings = ["Raqam", "Maydon", "Sana", "Boʻsh", "Izoh"];

async function fileOf(given: readonly (readonly Cell[])[], columns = headings): Promise<Uint8Array> {
  async function* each() {
    yield* given;
  }
  return buffer(workbook({ name: "Sinov", columns: columns.map((heading) => ({ heading, width: 12 })), rows: each() }));
}

const partOf = (file: Uint8Array, name: string): string => strFromU8(unzipSync(file)[name] ?? new Uint8Array());

test("SheetJS opens the file: texts, numbers, days and empty cells stand where they were written", async () => {
  const book = read(await fileOf(rows), { cellDates: true, UTC: true });
  expect(book.SheetNames).toEqual(["Sinov"]);
  const day = new Date("2024-02-29T00:00:00Z");
  expect(utils.sheet_to_json(book.Sheets["Sinov"] ?? {}, { header: 1, defval: null, UTC: true })).toEqual([
    headings,
    ["2026-1703-000001", 857.64, day, null, "=SUM(A1) & <b>"],
    [null, null, null, null, " ikki  boʻshliq "],
    [null, 0, null, "Bogʻishamol", null],
  ]);
});

test("read-excel-file opens the file: texts, numbers, days and empty cells stand where they were written", async () => {
  const [sheet] = await readExcelFile(Buffer.from(await fileOf(rows)), { trim: false });
  expect(sheet?.data).toEqual([
    headings,
    ["2026-1703-000001", 857.64, new Date("2024-02-29T00:00:00Z"), null, "=SUM(A1) & <b>"],
    [null, null, null, null, " ikki  boʻshliq "],
    [null, 0, null, "Bogʻishamol", null],
  ]);
});

test("our own import opens the file", async () => {
  const { columns, rows: read } = readXlsx(await fileOf(rows), { mostRows: 10, mostColumns: 10 });
  expect(columns).toEqual(headings);
  expect(read).toEqual([
    { line: 2, cells: ["2026-1703-000001", "857.64", "2024-02-29", "", "=SUM(A1) & <b>"] },
    { line: 3, cells: ["", "", "", "", " ikki  boʻshliq "] },
    { line: 4, cells: ["", "0", "", "Bogʻishamol", ""] },
  ]);
});

test("every row and cell says where it stands, which ExcelJS and openpyxl ask for, past the 26th column too", async () => {
  const wide = Array.from({ length: 54 }, (_, index) => `c${index}`);
  const sheet = partOf(await fileOf([wide, []], wide), "xl/worksheets/sheet1.xml");
  expect(sheet.match(/<row(?! r=)/g)).toBeNull();
  expect(sheet.match(/<c(?! r=)[ >/]/g)).toBeNull();
  expect([...sheet.matchAll(/<row r="(\d+)"/g)].map(([, number]) => number)).toEqual(["1", "2", "3"]);
  const second = [...sheet.matchAll(/<c r="([A-Z]+)2"/g)].map(([, letters]) => letters);
  expect([second[0], second[25], second[26], second[51], second[52], second[53]]).toEqual([
    "A",
    "Z",
    "AA",
    "AZ",
    "BA",
    "BB",
  ]);
});

test("styles name the default one, and every format points at its font, fill and border, as openpyxl asks", async () => {
  const styles = partOf(await fileOf(rows), "xl/styles.xml");
  expect(styles).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  const formats = styles.match(/<xf [^>]*>/g) ?? [];
  expect(formats).toHaveLength(4);
  for (const format of formats) expect(format).toMatch(/numFmtId="\d+" fontId="\d+" fillId="\d+" borderId="\d+"/);
});

import { zipSync, strToU8 } from "fflate";
import { expect, test } from "vitest";
import { readXlsx } from "./read-xlsx.js";

const bounds = { mostRows: 100, mostColumns: 10 };

const part = (xml: string) => strToU8(`<?xml version="1.0"?>${xml}`);

/** A workbook as spreadsheets write it, of one sheet's rows. */
function book(sheet: string, { date1904 = false, merges = "", shared = "", hidden = false } = {}): Uint8Array {
  return zipSync({
    "xl/workbook.xml": part(
      `<workbook xmlns:r="r"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${hidden ? '<sheet name="x" state="hidden" r:id="r9"/>' : ""}<sheet name="A" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": part(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r9" Target="worksheets/sheet9.xml"/></Relationships>',
    ),
    "xl/styles.xml": part(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot; dona&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    ),
    "xl/sharedStrings.xml": part(`<sst>${shared}</sst>`),
    "xl/worksheets/sheet1.xml": part(
      `<worksheet><sheetData>${sheet}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    ),
    "xl/worksheets/sheet9.xml": part("<worksheet><sheetData/></worksheet>"),
  });
}
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const cells = (bytes: Uint8Array) => readXlsx(bytes, bounds).rows.map((row) => row.cells);

test("days come as ISO days, counted from 1900 or 1904, by formats of the workbook's own too", () => {
  const sheet = `<row>${text("a")}${text("b")}${text("c")}</row><row><c s="1"><v>45351</v></c><c s="2"><v>1.5</v></c><c s="3"><v>12.5</v></c></row>`;
  expect(cells(book(sheet))).toEqual([["2024-02-29", "1900-01-01", "12.5"]]);
  expect(cells(book(sheet, { date1904: true }))).toEqual([["2028-03-01", "1904-01-02", "12.5"]]);
});

test("a formula is what it came to, and nothing where it failed", () => {
  const sheet = `<row>${text("a")}${text("b")}${text("c")}</row><row><c><f>1+1</f><v>2</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="str"><f>A1</f><v>Bogʻ</v></c></row>`;
  expect(cells(book(sheet))).toEqual([["2", "", "Bogʻ"]]);
});

test("merged cells say the same in every row that they span, and shared texts are put together from their runs", () => {
  const shared = "<si><t>Mahalla</t></si><si><r><t>Bog</t></r><r><t>ʻ</t></r><rPh><t>x</t></rPh></si>";
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>n</t></is></c></row><row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>0.1</v></c></row><row r="4"><c r="B4"><v>2.2000000000000002</v></c></row>`;
  const read = readXlsx(book(sheet, { shared, merges: '<mergeCell ref="A3:A4"/>', hidden: true }), bounds);
  expect(read.columns).toEqual(["Mahalla", "n"]);
  expect(read.rows).toEqual([
    { line: 3, cells: ["Bogʻ", "0.1"] },
    { line: 4, cells: ["Bogʻ", "2.2"] },
  ]);
});

test("hostile workbooks are refused: entities, too many rows and columns, nesting, no sheet", () => {
  const rows = `<row>${text("a")}</row>`.repeat(200);
  const wide = `<row><c r="ZZ1"><v>1</v></c></row>`;
  const entities = zipSync({
    "xl/workbook.xml": strToU8('<!DOCTYPE x [<!ENTITY a "b">]><workbook>&a;</workbook>'),
    "xl/_rels/workbook.xml.rels": strToU8("<Relationships/>"),
  });
  for (const bytes of [book(rows), book(wide), book("<a>".repeat(100)), entities, zipSync({ "a.txt": strToU8("x") })]) {
    expect(() => readXlsx(bytes, bounds)).toThrow(expect.objectContaining({ code: "file-refused" }));
  }
});

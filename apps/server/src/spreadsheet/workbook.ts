import { Readable } from "node:stream";
import { zipStream } from "./zip-stream.js";

/** Media type of .xlsx files (ECMA-376). */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table to write: one sheet, one heading row, then the rows as they come. */
export interface Sheet {
  /** At most 31 characters, without `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: AsyncIterable<readonly string[]>;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

function escape(text: string): string {
  return (
    text
      // Characters XML 1.0 has no way to hold.
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

/** Every cell is text, written in place: nothing a person typed is ever taken for a formula. */
function row(cells: readonly string[], style: 0 | 1): string {
  const written = cells.map(
    (cell) => `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`,
  );
  return `<row>${written.join("")}</row>`;
}

async function* sheetXml(sheet: Sheet): AsyncGenerator<string> {
  const widths = sheet.columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`;
  yield row(
    sheet.columns.map(({ heading }) => heading),
    1,
  );
  for await (const cells of sheet.rows) yield row(cells, 0);
  yield "</sheetData></worksheet>";
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
}

function part(name: string, type: string): string {
  return `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
}

/** An .xlsx file of one sheet, made while it is sent: the memory it needs does not grow with the rows. */
export function workbook(sheet: Sheet): Readable {
  return Readable.from(
    zipStream([
      {
        name: "[Content_Types].xml",
        content: [
          `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("/xl/workbook.xml", "sheet.main")}${part("/xl/worksheets/sheet1.xml", "worksheet")}${part("/xl/styles.xml", "styles")}</Types>`,
        ],
      },
      {
        name: "_rels/.rels",
        content: [
          `${declaration}<Relationships xmlns="${packages}/relationships">${relationship("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
        ],
      },
      {
        name: "xl/workbook.xml",
        content: [
          `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escape(sheet.name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
        ],
      },
      {
        name: "xl/_rels/workbook.xml.rels",
        content: [
          `${declaration}<Relationships xmlns="${packages}/relationships">${relationship("r1", "worksheet", "worksheets/sheet1.xml")}${relationship("r2", "styles", "styles.xml")}</Relationships>`,
        ],
      },
      {
        name: "xl/styles.xml",
        content: [
          `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
        ],
      },
      { name: "xl/worksheets/sheet1.xml", content: sheetXml(sheet) },
    ]),
  );
}

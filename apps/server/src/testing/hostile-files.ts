import { madeZip } from "./made-zip.js";

/** Registers that rows are brought into by files, as their calls are named. */
export type BatchCalls =
  | "survey-imports"
  | "place-imports"
  | "place-outlines"
  | "receipt-imports"
  | "calendar-imports"
  | "area-imports"
  | "schedule-imports"
  | "treasury-imports";

/** A file that means harm, to which register it is brought, and why it is refused. */
export interface HostileFile {
  readonly what: string;
  readonly to: BatchCalls;
  readonly content: () => Buffer;
  readonly reason: "format" | "too-many" | "empty" | "nested" | "encoding";
}

const xml = (text: string): string => `<?xml version="1.0"?>${text}`;

/** A workbook whose parts say what they are told to, packed. */
function book(parts: Readonly<Partial<Record<"workbook" | "sheet" | "shared", string>>>): Buffer {
  const workbook = '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>';
  const relations = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
  const files = {
    "xl/workbook.xml": xml(parts.workbook ?? workbook),
    "xl/_rels/workbook.xml.rels": xml(relations),
    "xl/worksheets/sheet1.xml": parts.sheet ?? sheetOf("<row><c><v>1</v></c></row>"),
    "xl/sharedStrings.xml": xml(`<sst>${parts.shared ?? ""}</sst>`),
  };
  return madeZip(Object.entries(files).map(([name, content]) => ({ name, content, packs: true })));
}

function sheetOf(rows: string, merges = ""): string {
  return xml(`<worksheet><sheetData>${rows}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`);
}

/** A Shapefile of one triangle with the corners it is given, and a table that claims what it is told to. */
function shapefile(corners: readonly number[], claimed: { records: number; columns: number }): Buffer {
  const content = Buffer.alloc(48 + corners.length * 8);
  content.writeInt32LE(5, 0);
  content.writeInt32LE(1, 36);
  content.writeInt32LE(corners.length / 2, 40);
  corners.forEach((value, at) => content.writeDoubleLE(value, 48 + at * 8));
  const head = Buffer.alloc(108);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(1, 100);
  head.writeInt32BE(content.length / 2, 104);
  const table = Buffer.alloc(33 + claimed.columns * 32, " ");
  table.writeUInt32LE(claimed.records, 4);
  table.writeUInt16LE(table.length, 8);
  table.writeUInt16LE(65_535, 10);
  for (let column = 0; column < claimed.columns; column += 1) table.writeUInt8(1, 48 + column * 32);
  table.writeUInt8(0x0d, table.length - 1);
  return madeZip([
    { name: "a.shp", content: Buffer.concat([head, content]), packs: true },
    { name: "a.dbf", content: table, packs: true },
  ]);
}

const feature = (coordinates: string, properties = "{}"): string =>
  `{"type":"Feature","properties":${properties},"geometry":{"type":"Polygon","coordinates":${coordinates}}}`;
const collection = (features: string): string => `{"type":"FeatureCollection","features":[${features}]}`;
const corners = (count: number): string => `[[${Array(count).fill("[66,41]").join()}]]`;
const triangle = [66, 41, 66, 41.1, 66.1, 41, 66, 41];
const cells = (count: number): string => '<c t="s"><v>0</v></c>'.repeat(count);

/** JSON of lists and objects far beyond what its reader takes, in as few bytes as can be. */
const floods: readonly (readonly [string, string, HostileFile["reason"]])[] = [
  ["six hundred thousand empty lists", `[${Array(600_000).fill("[]").join()}]`, "too-many"],
  ["a hundred thousand lists inside each other", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "format"],
  ["JSON that breaks off", '{"type":"FeatureCollection","features":[', "format"],
];

/** Registers that take what is drawn beside its rows. */
const drawn: readonly BatchCalls[] = ["survey-imports", "place-outlines", "area-imports"];

/** Files for every register and format, in bytes that its uploads let through. */
export const hostileFiles: readonly HostileFile[] = [
  ...(
    [
      "survey-imports",
      "place-imports",
      "place-outlines",
      "receipt-imports",
      "calendar-imports",
      "area-imports",
      "schedule-imports",
      "treasury-imports",
    ] as const
  ).flatMap((to) => [
    ...floods
      // What is drawn holds a million and a half; its flood is below.
      .filter(([, , reason]) => !drawn.includes(to) || reason !== "too-many")
      .map(([what, text, reason]) => ({ what, to, content: () => Buffer.from(text), reason })),
    { what: "bytes that are no text", to, content: () => Buffer.alloc(1000), reason: "encoding" as const },
  ]),
  ...drawn.map((to) => ({
    what: "two million empty lists",
    to,
    content: () => Buffer.from(collection(Array(2_000_000).fill("[]").join())),
    reason: "too-many" as const,
  })),
  {
    what: "more corners than all outlines of the country have",
    to: "place-outlines",
    content: () => Buffer.from(collection(feature(corners(600_000)))),
    reason: "too-many",
  },
  {
    what: "three million corners of one plot",
    to: "survey-imports",
    content: () => Buffer.from(collection(feature(corners(3_000_000)))),
    reason: "too-many",
  },
  {
    what: "a corner at 1e309",
    to: "survey-imports",
    content: () => Buffer.from(collection(feature("[[[1e309,41],[66,41.1],[66.1,41],[66,41]]]"))),
    reason: "format",
  },
  {
    what: "a corner that is NaN, beside a table that claims four thousand million rows of 65 535 bytes",
    to: "survey-imports",
    content: () => shapefile([Number.NaN, ...triangle.slice(1)], { records: 4_294_967_295, columns: 3 }),
    reason: "format",
  },
  {
    what: "a table of two thousand columns",
    to: "survey-imports",
    content: () => shapefile(triangle, { records: 4_294_967_295, columns: 2000 }),
    reason: "too-many",
  },
  {
    what: "an entity of the machine's own files",
    to: "survey-imports",
    content: () => book({ workbook: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><workbook>&b;</workbook>' }),
    reason: "format",
  },
  {
    what: "entities of entities",
    to: "survey-imports",
    content: () =>
      book({
        sheet: xml(
          `<!DOCTYPE a [<!ENTITY a "lol">${"bcdefghij".replaceAll(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]><worksheet><sheetData><row><c><v>&j;</v></c></row></sheetData></worksheet>`,
        ),
      }),
    reason: "format",
  },
  {
    what: "a declared type without entities",
    to: "survey-imports",
    content: () => book({ sheet: `<!DOCTYPE worksheet>${sheetOf("<row/>").slice(21)}` }),
    reason: "format",
  },
  {
    what: "a hundred megabytes of blanks in a hundred kilobytes",
    to: "survey-imports",
    content: () => book({ sheet: sheetOf(" ".repeat(100_000_000)) }),
    reason: "format",
  },
  {
    what: "one text of forty thousand characters in fifty thousand cells",
    to: "survey-imports",
    content: () =>
      book({ sheet: sheetOf(`<row>${cells(50)}</row>`.repeat(1000)), shared: `<si><t>${"x".repeat(40_000)}</t></si>` }),
    reason: "too-many",
  },
  {
    what: "twenty thousand merged cells over each other",
    to: "survey-imports",
    content: () =>
      book({
        sheet: sheetOf(
          '<row><c t="str"><v>a</v></c></row>'.repeat(15_000),
          '<mergeCell ref="A1:BH1048576"/>'.repeat(20_000),
        ),
      }),
    reason: "format",
  },
  {
    what: "rows numbered 1e308",
    to: "survey-imports",
    content: () => book({ sheet: sheetOf('<row r="1e308"><c><v>1</v></c></row>') }),
    reason: "format",
  },
  {
    what: "a quote that is never closed",
    to: "survey-imports",
    content: () => Buffer.from(`a;b\n"${"x".repeat(20_000_000)}`),
    reason: "format",
  },
  {
    what: "a million columns",
    to: "place-imports",
    content: () => Buffer.from(";".repeat(1_000_000)),
    reason: "too-many",
  },
  {
    what: "a million rows",
    to: "place-imports",
    content: () => Buffer.from(`code;name;district\n${"1;a;1\n".repeat(1_000_000)}`),
    reason: "too-many",
  },
  {
    what: "an exchange of 1C whose document is never closed, of a value of twenty megabytes",
    to: "receipt-imports",
    content: () => Buffer.from(`1CClientBankExchange\nСекцияДокумент=\nНомер=${"x".repeat(20_000_000)}\n`),
    reason: "format",
  },
  {
    what: "an exchange of 1C of three hundred thousand documents",
    to: "receipt-imports",
    content: () => Buffer.from(`1CClientBankExchange\n${"СекцияДокумент\nКонецДокумента\n".repeat(300_000)}КонецФайла`),
    reason: "too-many",
  },
  {
    what: "a workbook of entities of the machine's own files",
    to: "receipt-imports",
    content: () => book({ workbook: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><workbook>&b;</workbook>' }),
    reason: "format",
  },
  {
    what: "lists in cells",
    to: "receipt-imports",
    content: () => Buffer.from('[{"sum":[[1]]}]'),
    reason: "nested",
  },
];

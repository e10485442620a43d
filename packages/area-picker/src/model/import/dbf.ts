import { importBounds, ImportRefusal } from "./plot-import.js";

/** Code pages that a table's own head names, by its language byte. */
const pages: Readonly<Record<number, string>> = {
  0x03: "windows-1252",
  0x26: "ibm866",
  0x65: "ibm866",
  0xc9: "windows-1251",
};

/** Columns whose values name a plot, best first; the first column of text after them. */
const telling = [/kad|cad/iu, /^(?:name|nom|nomi|nomer|raqam|number|num|номер|имя|назв)/iu, /^(?:id|fid|objectid)$/iu];

interface Column {
  readonly name: string;
  readonly type: string;
  readonly at: number;
  readonly length: number;
}

/** Longest name that is kept. */
const longestName = 120;

/** The table beside a shapefile: every column's name, every record's values in their order, trimmed. */
export interface Table {
  readonly columns: readonly string[];
  readonly records: readonly (readonly string[])[];
}

/**
 * A name for each record of a table (`.dbf`) beside a shapefile: what the column that tells most says. Never throws: a
 * broken table leaves plots without names.
 *
 * @param codePage What the `.cpg` says; without it the table's own mark decides, else UTF-8, else cp1251.
 */
export function namesInTable(bytes: Uint8Array, codePage: string | undefined): string[] {
  try {
    const { columns, values } = open(bytes, codePage, importBounds.shapes);
    const column =
      telling.map((rule) => columns.find(({ name }) => rule.test(name))).find((found) => found !== undefined) ??
      columns.find(({ type }) => type === "C") ??
      columns[0];
    return column ? values([column]).map(([name = ""]) => name.slice(0, longestName)) : [];
  } catch {
    return [];
  }
}

/**
 * The whole table beside a shapefile; a broken one has no columns.
 * @param most Records that are read, and columns that it may have.
 * @throws {ImportRefusal} `too-many` columns
 */
export function readTable(
  bytes: Uint8Array,
  codePage: string | undefined,
  most: { readonly records: number; readonly columns: number },
): Table {
  const table = opened(bytes, codePage, most.records);
  if (table === undefined) return { columns: [], records: [] };
  const { columns, values } = table;
  // Before their values are made.
  if (columns.length > most.columns) throw new ImportRefusal("too-many");
  return { columns: columns.map(({ name }) => name), records: values(columns) };
}

function opened(bytes: Uint8Array, codePage: string | undefined, most: number): ReturnType<typeof open> | undefined {
  try {
    return open(bytes, codePage, most);
  } catch {
    return undefined;
  }
}

/** Reads a table's head; its values are read when they are asked for. */
function open(bytes: Uint8Array, codePage: string | undefined, most: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [head, length] = [view.getUint16(8, true), view.getUint16(10, true)];
  // Records that begin within the file, whatever its head claims.
  const held = Math.ceil(Math.max(0, bytes.length - head) / Math.max(1, length));
  const records = Math.min(view.getUint32(4, true), held, most);
  const decode = decoderOf(bytes, codePage);
  const columns: Column[] = [];
  let offset = 1;
  for (let at = 32; at + 32 <= head && bytes[at] !== 0x0d; at += 32) {
    const size = bytes[at + 16] ?? 0;
    const name = decode(bytes.subarray(at, at + 11)).split("\0")[0] ?? "";
    columns.push({ name, type: String.fromCharCode(bytes[at + 11] ?? 0), at: offset, length: size });
    offset += size;
  }
  const isWhole = length >= offset;
  return {
    columns: isWhole ? columns : [],
    values: (chosen: readonly Column[]): string[][] =>
      Array.from({ length: isWhole ? records : 0 }, (_, record) =>
        chosen.map((column) => {
          const from = head + record * length + column.at;
          const value = decode(bytes.subarray(from, from + column.length))
            .replaceAll("\0", "")
            .trim();
          // Days stand without marks between.
          return column.type === "D" ? value.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3") : value;
        }),
      ),
  };
}

function decoderOf(bytes: Uint8Array, codePage: string | undefined): (part: Uint8Array) => string {
  const label = labelOf(codePage) ?? pages[bytes[29] ?? 0];
  if (label !== undefined) {
    const decoder = new TextDecoder(label);
    return (part) => decoder.decode(part);
  }
  const strict = new TextDecoder("utf-8", { fatal: true });
  const cyrillic = new TextDecoder("windows-1251");
  return (part) => {
    try {
      return strict.decode(part);
    } catch {
      return cyrillic.decode(part);
    }
  };
}

/** A `.cpg` says `UTF-8`, `1251`, `cp1251`, `ANSI 1251`, `65001`, …; one that is unknown says nothing. */
function labelOf(codePage: string | undefined): string | undefined {
  const said = codePage?.trim().toLowerCase() ?? "";
  if (/65001|utf-?8/u.test(said)) return "utf-8";
  const number = /\d{3,5}/u.exec(said)?.[0];
  if (number === "866") return "ibm866";
  if (number !== undefined && /^125\d$/u.test(number)) return `windows-${number}`;
  return undefined;
}

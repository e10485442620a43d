import { ArchiveRefused } from "./archive-refused.js";
import { checkOfficeDocument, officeTypeOf } from "./office-document.js";
import { readZip, type ZipEntry } from "./zip-directory.js";

const startsWith =
  (...bytes: readonly number[]) =>
  (content: Buffer): boolean =>
    bytes.every((byte, at) => content[at] === byte);
/** No text holds a NUL, and nothing that starts a program begins without one. */
const isText = (content: Buffer): boolean =>
  !content.subarray(0, 4_096).includes(0) && !startsWith(0x4d, 0x5a)(content);
const isShape = startsWith(0x00, 0x00, 0x27, 0x0a);

/**
 * What people put into an archive for a registry, by ending, and how each begins: scans, office documents, tables, and
 * surveys (Shapefile with its side files, KML, GeoJSON, GPX). Everything else is refused, unknown kinds included.
 */
const kinds: Readonly<Record<string, (content: Buffer) => boolean>> = {
  pdf: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d),
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: startsWith(0xff, 0xd8, 0xff),
  jpeg: startsWith(0xff, 0xd8, 0xff),
  tif: (content) => startsWith(0x49, 0x49, 0x2a, 0)(content) || startsWith(0x4d, 0x4d, 0, 0x2a)(content),
  tiff: (content) => startsWith(0x49, 0x49, 0x2a, 0)(content) || startsWith(0x4d, 0x4d, 0, 0x2a)(content),
  csv: isText,
  txt: isText,
  json: isText,
  geojson: isText,
  kml: isText,
  gpx: isText,
  prj: isText,
  cpg: isText,
  "shp.xml": isText,
  shp: isShape,
  shx: isShape,
  sbn: isShape,
  sbx: isShape,
  // The first byte names the dialect of dBASE.
  dbf: (content) => [0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x83, 0x8b, 0xf5].includes(content[0] ?? 0),
  "._": startsWith(0x00, 0x05, 0x16, 0x07),
  ds_store: startsWith(0x00, 0x00, 0x00, 0x01, 0x42, 0x75, 0x64, 0x31),
  docx: startsWith(0x50, 0x4b, 0x03, 0x04),
  xlsx: startsWith(0x50, 0x4b, 0x03, 0x04),
};

/**
 * What an archive is, once everything in it was looked at.
 * @throws {ArchiveRefused}
 */
export async function archiveTypeOf(archive: Buffer): Promise<"docx" | "xlsx" | "zip"> {
  const entries = await readZip(archive);
  const office = officeTypeOf(entries);
  if (office !== undefined) {
    checkOfficeDocument(entries);
    return office;
  }
  for (const entry of entries) await checkEntry(entry);
  return "zip";
}

function endingOf(base: string): string {
  // A Mac puts such a companion beside each file, and nobody who sends the archive sees it.
  if (base.startsWith("._")) return "._";
  return base.endsWith(".shp.xml") ? "shp.xml" : base.slice(base.lastIndexOf(".") + 1);
}

async function checkEntry({ name, content }: ZipEntry): Promise<void> {
  const base = (name.split("/").at(-1) ?? "").toLowerCase();
  const ending = endingOf(base);
  const begins = Object.hasOwn(kinds, ending) && base.includes(".") ? kinds[ending] : undefined;
  if (begins === undefined) throw new ArchiveRefused("kind", name);
  if (!begins(content)) throw new ArchiveRefused("content", name);
  if (ending !== "docx" && ending !== "xlsx") return;
  const parts = await readZip(content);
  if (officeTypeOf(parts) !== ending) throw new ArchiveRefused("content", name);
  checkOfficeDocument(parts);
}

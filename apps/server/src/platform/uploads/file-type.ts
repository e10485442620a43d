import type { FileType } from "./file-store.js";

/** Media type of each type, for `Content-Type`. */
export const mediaTypes: Readonly<Record<FileType, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
};

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
];

/** Drawings the registry cannot show, and what a computer would run: not in an archive either. */
const refusedInside = /\.(dwg|exe|dll|com|scr|msi|bat|cmd|ps1|vbs|js|jar|hta|lnk|sh)$/i;

/**
 * The type of a file by its content, or undefined when it is none that the registry takes: names and declared types
 * say what the sender wishes. Office documents with macros are refused.
 */
export function fileTypeOf(content: Buffer): FileType | undefined {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte))?.[0];
  if (found !== "zip") return found;
  const names = zipNames(content);
  if (!names || names.some((name) => refusedInside.test(name) || /vbaProject\.bin$/i.test(name))) return undefined;
  if (!names.includes("[Content_Types].xml")) return "zip";
  if (names.includes("word/document.xml")) return "docx";
  if (names.includes("xl/workbook.xml")) return "xlsx";
  return undefined;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;

/** Names in a zip's central directory (PKWARE APPNOTE 4.3), without unpacking anything; undefined when it is broken. */
function zipNames(content: Buffer): readonly string[] | undefined {
  const end = content.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + endBytes > content.length || content.readUInt32LE(end) !== endSignature) return undefined;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > end || content.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = content.readUInt16LE(at + 28);
    names.push(content.toString("utf8", at + entryBytes, at + entryBytes + nameLength));
    at += entryBytes + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

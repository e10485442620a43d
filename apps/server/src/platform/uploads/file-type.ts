import { archiveTypeOf } from "./archive-content.js";
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

/**
 * The type of a file by its content, or undefined when it is none that the registry takes: names and declared types
 * say what the sender wishes.
 * @throws {ArchiveRefused} {@link ArchiveRefused}, for an archive with anything in it that the registry does not take
 */
export async function fileTypeOf(content: Buffer): Promise<FileType | undefined> {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte))?.[0];
  return found === "zip" ? archiveTypeOf(content) : found;
}

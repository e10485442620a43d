import { inflateRawSync } from "node:zlib";

/** Content of one file of an archive, found by its central directory: what a spreadsheet holds. */
export function unzip(archive: Buffer, name: string): string {
  let at = archive.readUInt32LE(archive.length - 6);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const nameLength = archive.readUInt16LE(at + 28);
    if (archive.toString("utf8", at + 46, at + 46 + nameLength) === name) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26);
      return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))).toString("utf8");
    }
    at += 46 + nameLength;
  }
  throw new Error(`The archive has no ${name}.`);
}

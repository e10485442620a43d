import { crc32, inflateRaw } from "node:zlib";
import { promisify } from "node:util";
import { ArchiveRefused } from "./archive-refused.js";

/** A file of an archive, unpacked. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** More than any folder of a plot holds; what unpacks to more is made to fill a disk. */
const bounds = { entries: 500, bytes: 64_000_000 } as const;

const inflate = promisify(inflateRaw);
const signature = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50, descriptor: 0x08074b50 } as const;
const size = { local: 30, entry: 46, end: 22 } as const;
/** Bits of the general purpose flag (APPNOTE 4.4.4): sizes behind the data, and names in UTF-8. */
const flag = { descriptor: 0x0008, utf8: 0x0800, levels: 0x0006 } as const;
/** Extra fields that give an entry another name or size than its header (APPNOTE 4.5.3, 4.6.9). */
const misleading = new Set([0x0001, 0x7075]);
const symbolicLink = 0xa;

/** Where the directory says an entry lies, and what it says of it. */
interface Header {
  readonly name: string;
  readonly rawName: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

/**
 * The files of a zip archive (PKWARE APPNOTE 6.3), read so that no program that unpacks it could find anything else:
 * one end record at the very end, a directory that ends there, and entries without a gap from the first byte on, each
 * with a header of its own that says what the directory says and data that are what both say.
 * @throws {ArchiveRefused}
 */
export async function readZip(archive: Buffer): Promise<readonly ZipEntry[]> {
  const { headers, start } = readDirectory(archive);
  const total = headers.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (headers.length > bounds.entries || total > bounds.bytes) throw new ArchiveRefused("size");
  const seen = new Set<string>();
  const entries: ZipEntry[] = [];
  let at = 0;
  for (const header of headers) {
    if (header.at !== at) throw new ArchiveRefused("damaged");
    checkName(header.name);
    const key = header.name.normalize("NFC").toLowerCase().replace(/\/$/, "");
    if (seen.has(key)) throw new ArchiveRefused("name", header.name);
    seen.add(key);
    const { content, end } = await readEntry(archive, header, start);
    at = end;
    if (!header.name.endsWith("/")) entries.push({ name: header.name, content });
    else if (content.length > 0) throw new ArchiveRefused("damaged");
  }
  if (at !== start) throw new ArchiveRefused("damaged");
  return entries;
}

/** Where the one end record begins. What it is followed by could hold another, and a program would take that one. */
function endAt(archive: Buffer): number {
  const at = archive.length - size.end;
  if (at < 0 || archive.readUInt32LE(at) !== signature.end || archive.readUInt16LE(at + 20) !== 0) {
    throw new ArchiveRefused("damaged");
  }
  return at;
}

/** What the directory lists, and where it begins. */
function readDirectory(archive: Buffer): { readonly headers: readonly Header[]; readonly start: number } {
  const end = endAt(archive);
  const [disk, startDisk] = [archive.readUInt16LE(end + 4), archive.readUInt16LE(end + 6)];
  const [here, all] = [archive.readUInt16LE(end + 8), archive.readUInt16LE(end + 10)];
  const [bytes, start] = [archive.readUInt32LE(end + 12), archive.readUInt32LE(end + 16)];
  if (disk !== 0 || startDisk !== 0 || here !== all || start + bytes !== end) throw new ArchiveRefused("damaged");
  const headers: Header[] = [];
  let at = start;
  while (at < end) {
    if (at + size.entry > end || archive.readUInt32LE(at) !== signature.entry) throw new ArchiveRefused("damaged");
    const nameLength = archive.readUInt16LE(at + 28);
    const extraLength = archive.readUInt16LE(at + 30);
    const next = at + size.entry + nameLength + extraLength + archive.readUInt16LE(at + 32);
    if (next > end || archive.readUInt16LE(at + 34) !== 0) throw new ArchiveRefused("damaged");
    const flags = archive.readUInt16LE(at + 8);
    const rawName = archive.subarray(at + size.entry, at + size.entry + nameLength);
    const name = nameOf(rawName, flags);
    checkExtra(archive.subarray(at + size.entry + nameLength, at + size.entry + nameLength + extraLength));
    // The upper byte of "version made by" is the system; a mode stands in the upper half of its attributes.
    if (archive.readUInt16LE(at + 40) >>> 12 === symbolicLink) throw new ArchiveRefused("name", name);
    headers.push({
      name,
      rawName,
      flags,
      method: archive.readUInt16LE(at + 10),
      crc: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      at: archive.readUInt32LE(at + 42),
    });
    at = next;
  }
  if (at !== end || headers.length !== all) throw new ArchiveRefused("damaged");
  return { headers, start };
}

/** @param limit where the directory begins: no entry reaches into it */
async function readEntry(
  archive: Buffer,
  header: Header,
  limit: number,
): Promise<{ readonly content: Buffer; readonly end: number }> {
  const { at, flags, method, packed, unpacked, crc, name } = header;
  if (at + size.local > limit || archive.readUInt32LE(at) !== signature.local) throw new ArchiveRefused("damaged");
  // Encryption, patches and streams of other programs have bits that we do not know.
  if ((flags & ~(flag.descriptor | flag.utf8 | flag.levels)) !== 0) throw new ArchiveRefused("encrypted", name);
  const nameLength = archive.readUInt16LE(at + 26);
  const extraLength = archive.readUInt16LE(at + 28);
  const dataAt = at + size.local + nameLength + extraLength;
  const dataEnd = dataAt + packed;
  if (dataEnd > limit) throw new ArchiveRefused("damaged");
  const rawName = archive.subarray(at + size.local, at + size.local + nameLength);
  checkExtra(archive.subarray(dataAt - extraLength, dataAt));
  const told = [archive.readUInt32LE(at + 14), archive.readUInt32LE(at + 18), archive.readUInt32LE(at + 22)];
  const isTold = told.every((value, index) => value === [crc, packed, unpacked][index]);
  const isLater = (flags & flag.descriptor) !== 0 && told.every((value) => value === 0);
  if (
    !rawName.equals(header.rawName) ||
    archive.readUInt16LE(at + 6) !== flags ||
    archive.readUInt16LE(at + 8) !== method ||
    !(isTold || isLater)
  ) {
    throw new ArchiveRefused("damaged");
  }
  const content = await unpack(archive.subarray(dataAt, dataEnd), method, unpacked);
  if (content.length !== unpacked || crc32(content) !== crc) throw new ArchiveRefused("damaged");
  return { content, end: (flags & flag.descriptor) === 0 ? dataEnd : behindDescriptor(archive, dataEnd, header) };
}

/** Where the data descriptor behind an entry ends; it says the same once more, with or without a signature. */
function behindDescriptor(archive: Buffer, at: number, { crc, packed, unpacked }: Header): number {
  const first = at + 4 <= archive.length && archive.readUInt32LE(at) === signature.descriptor ? at + 4 : at;
  const end = first + 12;
  if (
    end > archive.length ||
    archive.readUInt32LE(first) !== crc ||
    archive.readUInt32LE(first + 4) !== packed ||
    archive.readUInt32LE(first + 8) !== unpacked
  ) {
    throw new ArchiveRefused("damaged");
  }
  return end;
}

async function unpack(packed: Buffer, method: number, unpacked: number): Promise<Buffer> {
  if (method === 0) return packed;
  if (method !== 8) throw new ArchiveRefused("encrypted");
  try {
    // Never a byte more than was declared: a bomb is cut where it begins.
    const { buffer, engine } = (await inflate(packed, {
      maxOutputLength: Math.max(1, unpacked),
      info: true,
    })) as unknown as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    if (engine.bytesWritten !== packed.length) throw new ArchiveRefused("damaged");
    return buffer;
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused("damaged", undefined, { cause: error });
  }
}

/** A name as it is written: UTF-8 where the flag says so, else what Windows of this country writes. */
function nameOf(raw: Buffer, flags: number): string {
  const isUtf8 = (flags & flag.utf8) !== 0;
  try {
    return new TextDecoder(isUtf8 ? "utf-8" : "ibm866", { fatal: true, ignoreBOM: true }).decode(raw);
  } catch (error) {
    throw new ArchiveRefused("name", undefined, { cause: error });
  }
}

/** A name that is a path below the folder it is unpacked in, on every system, and reads as what it is. */
function checkName(name: string): void {
  const segments = name.replace(/\/$/, "").split("/");
  const isSafe =
    name.length <= 255 &&
    !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\:*?"<>|]/u.test(name) &&
    segments.every((segment) => segment !== "" && !/^\s|[\s.]$/u.test(segment));
  if (!isSafe) throw new ArchiveRefused("name", name);
}

function checkExtra(extra: Buffer): void {
  let at = 0;
  while (at + 4 <= extra.length) {
    if (misleading.has(extra.readUInt16LE(at))) throw new ArchiveRefused("damaged");
    at += 4 + extra.readUInt16LE(at + 2);
  }
  if (at !== extra.length) throw new ArchiveRefused("damaged");
}

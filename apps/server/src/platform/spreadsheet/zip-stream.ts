import { pipeline, Readable } from "node:stream";
import { createDeflateRaw, crc32 } from "node:zlib";

/** A file inside the archive: its name, and its content in pieces. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const version = 20;
/** Bit 3: sizes follow the content. Bit 11: names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the format's zero: an export is told apart by its name, and the same rows make the same bytes. */
const date = 0x0021;

function record(signature: number, fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  bytes.writeUInt32LE(signature, 0);
  let at = 4;
  for (const [size, value] of fields) {
    if (size === 2) bytes.writeUInt16LE(value, at);
    else bytes.writeUInt32LE(value, at);
    at += size;
  }
  return bytes;
}

/** What the content's record says of it; grows while the content passes. */
interface Measure {
  crc: number;
  size: number;
}

async function* measured(content: ZipEntry["content"], measure: Measure): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    measure.crc = crc32(bytes, measure.crc);
    measure.size += bytes.length;
    yield bytes;
  }
}

function ignore(): void {
  // An error of the source ends the packed stream with it, where it is met.
}

/**
 * A ZIP archive (PKWARE APPNOTE 6.3.4, without ZIP64: below 4 GiB) as it is made: nothing is held but the piece at
 * hand. For spreadsheets; the writers in the registry are either unmaintained or hold the whole file in memory.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const head = record(0x04034b50, [
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, date],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ]);
    yield head;
    yield name;
    const measure: Measure = { crc: 0, size: 0 };
    let packed = 0;
    const deflate = createDeflateRaw();
    pipeline(Readable.from(measured(content, measure), { objectMode: false }), deflate, ignore);
    for await (const out of deflate as AsyncIterable<Buffer>) {
      packed += out.length;
      yield out;
    }
    const { crc, size } = measure;
    yield record(0x08074b50, [
      [4, crc],
      [4, packed],
      [4, size],
    ]);
    written.push({ name, crc, packed, size, offset });
    offset += head.length + name.length + packed + 16;
  }
  let directory = 0;
  for (const entry of written) {
    const head = record(0x02014b50, [
      [2, version],
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, date],
      [4, entry.crc],
      [4, entry.packed],
      [4, entry.size],
      [2, entry.name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, entry.offset],
    ]);
    yield head;
    yield entry.name;
    directory += head.length + entry.name.length;
  }
  yield record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, written.length],
    [2, written.length],
    [4, directory],
    [4, offset],
    [2, 0],
  ]);
}

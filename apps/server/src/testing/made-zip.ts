import { crc32, deflateRawSync } from "node:zlib";

/** A file to put into an archive, and what its headers say otherwise than it is. */
export interface MadeEntry {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** Packed by deflate. @default false */
  readonly packs?: boolean;
  /** Sizes stand behind the data, as programs write them that do not know them before. */
  readonly later?: boolean;
  readonly flags?: number;
  /** Upper half of its attributes: the mode of a file on Unix. */
  readonly mode?: number;
  /** What the header before the data says instead. */
  readonly local?: { readonly name?: string; readonly size?: number };
  readonly extra?: Buffer;
}

/** What the archive as a whole says otherwise than it is. */
export interface MadeArchive {
  readonly before?: Buffer;
  readonly count?: number;
  readonly comment?: Buffer;
  readonly between?: Buffer;
}

/** A zip archive written byte by byte, honest unless it is told to lie. */
export function madeZip(entries: readonly MadeEntry[], archive: MadeArchive = {}): Buffer {
  const parts: Buffer[] = [archive.before ?? Buffer.alloc(0)];
  const directory: Buffer[] = [];
  let at = parts[0]?.length ?? 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? "");
    const packed = entry.packs ? deflateRawSync(content) : content;
    const name = Buffer.from(entry.name);
    const isUtf8 = typeof entry.name === "string" ? 0x800 : 0;
    const flags = (entry.flags ?? 0) | isUtf8 | (entry.later ? 8 : 0);
    const sizes = [crc32(content), packed.length, content.length] as const;
    const [crc, packedSize, size] = entry.later ? [0, 0, 0] : sizes;
    const localName = Buffer.from(entry.local?.name ?? name);
    const extra = entry.extra ?? Buffer.alloc(0);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(entry.packs ? 8 : 0, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(packedSize, 18);
    local.writeUInt32LE(entry.local?.size ?? size, 22);
    local.writeUInt16LE(localName.length, 26);
    local.writeUInt16LE(extra.length, 28);
    const descriptor = Buffer.alloc(entry.later ? 16 : 0);
    if (entry.later) {
      descriptor.writeUInt32LE(0x08074b50);
      sizes.forEach((value, index) => descriptor.writeUInt32LE(value, 4 + index * 4));
    }
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50);
    header.writeUInt16LE(flags, 8);
    header.writeUInt16LE(entry.packs ? 8 : 0, 10);
    sizes.forEach((value, index) => header.writeUInt32LE(value, 16 + index * 4));
    header.writeUInt16LE(name.length, 28);
    header.writeUInt16LE(extra.length, 30);
    header.writeUInt16LE(entry.mode ?? 0, 40);
    header.writeUInt32LE(at, 42);
    directory.push(header, name, extra);
    const all = Buffer.concat([local, localName, extra, packed, descriptor]);
    parts.push(all);
    at += all.length;
  }
  const between = archive.between ?? Buffer.alloc(0);
  const list = Buffer.concat(directory);
  const comment = archive.comment ?? Buffer.alloc(0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(archive.count ?? entries.length, 8);
  end.writeUInt16LE(archive.count ?? entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at + between.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, between, list, end, comment]);
}

const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">';
const relationships = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';

/** A text document of the least parts, with others added or put in their place. */
export function madeDocx(parts: Readonly<Record<string, string>> = {}): Buffer {
  const all: Record<string, string> = {
    "[Content_Types].xml": `${types}<Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `${relationships}<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="w"><w:body/></w:document>`,
    ...parts,
  };
  return madeZip(Object.entries(all).map(([name, content]) => ({ name, content, packs: true })));
}

/** Relationships of a part: one of a type, to a target, in a mode. */
export function madeRelationship(type: string, target: string, mode = "External"): string {
  return `${relationships}<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`;
}

const block = 512;

/** One file or folder in a tar. */
export interface TarEntry {
  readonly name: string;
  readonly isDirectory: boolean;
  readonly content: Buffer;
  /** Header and padded content, as they stand in the archive. */
  readonly raw: Buffer;
}

/** Ends an archive. */
export const tarEnd: Buffer = Buffer.alloc(2 * block);

/** Entries of a plain POSIX ustar, as PGlite writes and ships them: no extended headers. */
export function* tarEntries(tar: Buffer): Generator<TarEntry> {
  let at = 0;
  while (at + block <= tar.length && tar[at] !== 0) {
    const header = tar.subarray(at, at + block);
    const text = (from: number, length: number): string =>
      header.toString("utf8", from, from + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(text(124, 12), 8) || 0;
    const prefix = text(257, 5) === "ustar" ? text(345, 155) : "";
    const end = at + block + Math.ceil(size / block) * block;
    yield {
      name: (prefix ? `${prefix}/` : "") + text(0, 100),
      isDirectory: text(156, 1) === "5",
      content: tar.subarray(at + block, at + block + size),
      raw: tar.subarray(at, end),
    };
    at = end;
  }
}

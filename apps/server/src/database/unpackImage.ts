import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const block = 512;

/**
 * Unpacks a database image into a directory that does not exist yet. It appears whole or not at all: a kill in the
 * middle leaves a folder of another name, and the next start begins anew.
 */
export async function unpackImage(image: string, directory: string): Promise<void> {
  const tar = await promisify(gunzip)(await readFile(image));
  const partial = `${directory}.unpacking`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const files: Promise<void>[] = [];
  for (const { name, isDirectory, content } of entriesOf(tar)) {
    const target = path.join(partial, name);
    // oxlint-disable-next-line no-await-in-loop -- a folder comes before the files in it
    if (isDirectory) await mkdir(target, { recursive: true, mode: 0o700 });
    else files.push(writeFile(target, content, { mode: 0o600 }));
  }
  await Promise.all(files);
  await rename(partial, directory);
}

/** Entries of a tar as PGlite writes it (POSIX ustar): files and folders, nothing else. */
function* entriesOf(tar: Buffer): Generator<{ name: string; isDirectory: boolean; content: Buffer }> {
  let at = 0;
  while (at + block <= tar.length && tar[at] !== 0) {
    const text = (from: number, length: number): string =>
      tar.toString("utf8", at + from, at + from + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(text(124, 12), 8);
    const prefix = text(345, 155);
    yield {
      name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100),
      isDirectory: text(156, 1) === "5",
      content: tar.subarray(at + block, at + block + size),
    };
    at += block + Math.ceil(size / block) * block;
  }
}

import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { tarEntries } from "./tar.js";

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
  for (const { name, isDirectory, content } of tarEntries(tar)) {
    const target = path.join(partial, name);
    if (isDirectory) await mkdir(target, { recursive: true, mode: 0o700 });
    else files.push(writeFile(target, content, { mode: 0o600 }));
  }
  await Promise.all(files);
  await rename(partial, directory);
}

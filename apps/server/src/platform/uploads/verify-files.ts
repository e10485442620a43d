import { createHash } from "node:crypto";
import path from "node:path";
import { Disk } from "flydrive";
import type { Db } from "../database/database.js";
import { contentFolders, contentKey, lyingIn } from "./content-keys.js";
import { allNamed, type NamedContent, namedAmong, namesOf } from "./content-names.js";
import { DiskDriver } from "./disk-driver.js";

/**
 * What can be wrong with content. `missing`: it is named and does not lie in the store · `altered`: what lies there has
 * another hash · `size`: a record says another length.
 */
export type FileFaultKind = "missing" | "altered" | "size";

/** Content that is not what is recorded of it. */
export interface FileFault {
  readonly fault: FileFaultKind;
  readonly sha256: string;
  /** What names it: `table id`. */
  readonly names: readonly string[];
}

/** What was checked, and everything that does not hold. */
export interface FilesReport {
  /** Contents that something names; many files may share one. */
  readonly contents: number;
  readonly bytes: number;
  /** Contents that nothing names: left by an undone act, swept within two days. */
  readonly unnamed: number;
  readonly faults: readonly FileFault[];
}

/** Contents read at a time: a disk answers several sooner than one after another. */
const atOnce = 8;

/**
 * Reads all content that the database names, hashes it, and holds it against what is recorded of it.
 * @param directory of the store, as {@link openFileStore} has it
 */
export async function verifyFiles(db: Db, directory: string): Promise<FilesReport> {
  const disk = new Disk(new DiskDriver(path.resolve(directory)));
  const faults: FileFault[] = [];
  let [contents, bytes] = [0, 0];
  const waiting: NamedContent[] = [];

  async function checkWaiting(): Promise<void> {
    await Promise.all(
      waiting.splice(0).map(async ({ sha256, sizes }) => {
        const found = await readContent(disk, sha256);
        contents += 1;
        bytes += found?.size ?? 0;
        const fault = faultOf(sha256, sizes, found);
        if (fault !== undefined) faults.push({ fault, sha256, names: await namesOf(db, sha256) });
      }),
    );
  }

  for await (const named of allNamed(db)) {
    waiting.push(named);
    if (waiting.length === atOnce) await checkWaiting();
  }
  await checkWaiting();
  return { contents, bytes, unnamed: await countUnnamed(db, disk), faults };
}

interface Content {
  readonly sha256: string;
  readonly size: number;
}

function faultOf(sha256: string, sizes: readonly number[], found: Content | undefined): FileFaultKind | undefined {
  if (found === undefined) return "missing";
  if (found.sha256 !== sha256) return "altered";
  return sizes.every((size) => size === found.size) ? undefined : "size";
}

async function readContent(disk: Disk, sha256: string): Promise<Content | undefined> {
  if (!(await disk.exists(contentKey(sha256)))) return undefined;
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of await disk.getStream(contentKey(sha256))) {
    hash.update(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
  }
  return { sha256: hash.digest("hex"), size };
}

async function countUnnamed(db: Db, disk: Disk): Promise<number> {
  let unnamed = 0;
  for (const folder of contentFolders) {
    const hashes = (await lyingIn(disk, folder)).map(({ name }) => name);
    unnamed += hashes.length - (await namedAmong(db, hashes)).size;
  }
  return unnamed;
}

import { createHash } from "node:crypto";
import type { Db } from "../database/database.js";
import { allNamed, type NamedContent, namedAmong, namesOf } from "./content-names.js";
import type { ContentStore } from "./content-store.js";

/**
 * What can be wrong with content. `missing`: it is named and does not lie in the store · `altered`: what lies there has
 * another hash · `size`: a record says another length.
 */
export type FileFaultKind = "missing" | "altered" | "size";

/** Content that is not what is recorded of it. */
export interface FileFault {
  readonly fault: FileFaultKind;
  readonly sha256: string;
  /** Records that refer to the file: `table id`. */
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

/** Reads all content that the database names, hashes it, and holds it against what is recorded of it. */
export async function verifyFiles(db: Db, contents: ContentStore): Promise<FilesReport> {
  const faults: FileFault[] = [];
  let [checked, bytes] = [0, 0];
  const waiting: NamedContent[] = [];

  async function checkWaiting(): Promise<void> {
    await Promise.all(
      waiting.splice(0).map(async ({ sha256, sizes }) => {
        const found = await readContent(contents, sha256);
        checked += 1;
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
  return { contents: checked, bytes, unnamed: await countUnnamed(db, contents), faults };
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

async function readContent(contents: ContentStore, sha256: string): Promise<Content | undefined> {
  const stream = await contents.open(sha256);
  if (stream === undefined) return undefined;
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of stream) {
    hash.update(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
  }
  return { sha256: hash.digest("hex"), size };
}

async function countUnnamed(db: Db, contents: ContentStore): Promise<number> {
  const unnamed = new Set<string>();
  for await (const hashes of contents.list()) {
    const named = await namedAmong(db, hashes);
    for (const sha256 of hashes) if (!named.has(sha256)) unnamed.add(sha256);
  }
  return unnamed.size;
}

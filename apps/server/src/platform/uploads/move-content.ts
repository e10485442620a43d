import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { ContentStore } from "./content-store.js";

/** Result of moving content from one store to the other. */
export interface MovedContent {
  /** Contents that were copied. */
  readonly copied: number;
  /** Bytes of those. */
  readonly bytes: number;
  /** Contents that the target had already. */
  readonly there: number;
  /** Contents taken out of the old store, once the new one had given them back whole. */
  readonly removed: number;
  /** Hashes of what is not what its name says, or came back otherwise: left where it lies. */
  readonly faults: readonly string[];
}

/** Contents moved at a time. */
const atOnce = 8;

/**
 * Copies all content of one store into another, beside servers that use both (`FILES_IN`). What lies there is not copied
 * again: a move that was broken off goes on where it was.
 *
 * @param options `remove`: also takes out of `from` what `into` gives back byte for byte. `progress` hears how many
 *   contents were looked at.
 */
export async function moveContent(
  from: ContentStore,
  into: ContentStore,
  { remove = false, progress = () => {} }: { remove?: boolean; progress?: (seen: number) => void } = {},
): Promise<MovedContent> {
  let [copied, bytes, there, removed, seen] = [0, 0, 0, 0, 0];
  const faults: string[] = [];

  async function move(sha256: string): Promise<void> {
    if (await into.has(sha256)) {
      there += 1;
    } else {
      const content = await wholeOf(from, sha256);
      // Removed meanwhile: nothing names it any more.
      if (content === undefined) return;
      if (hashOf(content) !== sha256) {
        faults.push(sha256);
        return;
      }
      await into.put(sha256, content);
      copied += 1;
      bytes += content.length;
    }
    if (!remove) return;
    const back = await wholeOf(into, sha256);
    if (back === undefined || hashOf(back) !== sha256) {
      faults.push(sha256);
    } else {
      await from.remove(sha256);
      removed += 1;
    }
  }

  for await (const hashes of from.list()) {
    for (let first = 0; first < hashes.length; first += atOnce) {
      const some = hashes.slice(first, first + atOnce);
      await Promise.all(some.map(move));
      seen += some.length;
      progress(seen);
    }
  }
  return { copied, bytes, there, removed, faults: faults.toSorted() };
}

/** Reads content whole; undefined where it does not lie there. */
async function wholeOf(store: ContentStore, sha256: string): Promise<Buffer | undefined> {
  const stream = await store.open(sha256);
  return stream && buffer(stream);
}

function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

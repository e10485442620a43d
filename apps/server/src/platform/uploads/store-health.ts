import { fileBounds } from "@yer/api/contract/files";
import { BucketIsPublic } from "./bucket-is-public.js";
import type { ContentStore } from "./content-store.js";
import type { StoreHealth } from "./file-store.js";
import type { Scanner } from "./scanner.js";
import { storeFaultOf } from "./store-fault.js";

/** A look is used for so long: probes come from many sides, and each look writes. */
const freshMilliseconds = 5_000;

/** Looks at the store and at its scanner; never throws for what it looks for. */
export function watchStore(content: ContentStore, scanner: Scanner): () => Promise<StoreHealth> {
  let last: { readonly at: number; readonly health: Promise<StoreHealth> } | undefined;
  return async () => {
    // Time that passes, by no clock that a demonstration moves.
    const now = performance.now();
    if (last === undefined || now - last.at > freshMilliseconds) last = { at: now, health: look(content, scanner) };
    return last.health;
  };
}

async function look(content: ContentStore, scanner: Scanner): Promise<StoreHealth> {
  const [store, scans, space] = await Promise.all([tryWriting(content), scanner.isReachable(), content.space()]);
  const tooSmall = store === "ok" && space !== undefined && space.free < fileBounds.mostBytes;
  return {
    store: tooSmall ? "full" : store,
    scanner: scans ? "ok" : "out-of-reach",
    ...(space && { space }),
  };
}

async function tryWriting(content: ContentStore): Promise<StoreHealth["store"]> {
  try {
    await content.tryWriting();
    return "ok";
  } catch (error) {
    return error instanceof BucketIsPublic ? "public" : (storeFaultOf(error) ?? "unwritable");
  }
}

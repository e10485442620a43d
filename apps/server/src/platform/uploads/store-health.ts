import { mkdir, statfs } from "node:fs/promises";
import { fileBounds } from "@yer/api/contract/files";
import type { Disk } from "flydrive";
import { uuidv7 } from "uuidv7";
import type { StoreHealth } from "./file-store.js";
import type { Scanner } from "./scanner.js";
import { storeFaultOf } from "./store-fault.js";

/** A look is used for so long: probes come from many sides, and each look writes. */
const freshMilliseconds = 5_000;

/** Looks at the store below a folder and at its scanner; never throws for what it looks for. */
export function watchStore(root: string, disk: Disk, scanner: Scanner): () => Promise<StoreHealth> {
  let last: { readonly at: number; readonly health: Promise<StoreHealth> } | undefined;
  return async () => {
    // Time that passes, by no clock that a demonstration moves.
    const now = performance.now();
    if (last === undefined || now - last.at > freshMilliseconds) last = { at: now, health: look(root, disk, scanner) };
    return last.health;
  };
}

async function look(root: string, disk: Disk, scanner: Scanner): Promise<StoreHealth> {
  const [store, scans, space] = await Promise.all([tryWriting(disk), scanner.isReachable(), spaceOf(root)]);
  const tooSmall = store === "ok" && space !== undefined && space.free < fileBounds.mostBytes;
  return {
    store: tooSmall ? "full" : store,
    scanner: scans ? "ok" : "out-of-reach",
    ...(space && { space }),
  };
}

async function tryWriting(disk: Disk): Promise<StoreHealth["store"]> {
  const probe = `incoming/${uuidv7()}`;
  try {
    await disk.put(probe, "probe");
    await disk.delete(probe);
    return "ok";
  } catch (error) {
    // A full disk still makes the file, and has no room for what is in it.
    await disk.delete(probe).catch(() => {});
    return storeFaultOf(error) ?? "unwritable";
  }
}

async function spaceOf(root: string): Promise<StoreHealth["space"]> {
  try {
    await mkdir(root, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(root);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    // The store is not there: that it cannot be written says so.
    return undefined;
  }
}

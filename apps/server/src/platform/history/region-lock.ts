import { createHash } from "node:crypto";

/**
 * Number of the advisory lock of a region's history. Who appends shares it until the commit; who signs a root holds
 * it alone, so that no entry arrives late below the position the root covers. As text: it exceeds 2^53.
 */
export function regionLock(homeRegion: string): string {
  return createHash("sha256").update(`history\0${homeRegion}`).digest().readBigInt64BE().toString();
}

import { Problem } from "../problem/problem.js";

/** There is no room left: codes of Node's file system, and what servers of buckets call it. */
const full = new Set(["ENOSPC", "EDQUOT", "QuotaExceeded", "XMinioStorageFull"]);
/**
 * Nothing can be put there, or not now: read-only, no folder, no right, broken, no handle left, a network disk or the
 * server of the bucket away.
 */
const away = new Set([
  "EACCES",
  "EAI_AGAIN",
  "EBUSY",
  "ECONNREFUSED",
  "ECONNRESET",
  "EEXIST",
  "EHOSTUNREACH",
  "EIO",
  "EMFILE",
  "ENETUNREACH",
  "ENFILE",
  "ENODEV",
  "ENOENT",
  "ENOTDIR",
  "ENOTFOUND",
  "EPERM",
  "EPIPE",
  "EROFS",
  "ESTALE",
  "ETIMEDOUT",
  "TimeoutError",
]);

/** Seconds after which another try is worth it: somebody has to make room, or to mend a disk. */
const retrySeconds = 60;

/** Why the store of files does not take content. */
export type StoreFault = "full" | "unwritable";

/** What an error of the store says, through whatever library wrapped it; `undefined` of any other error. */
export function storeFaultOf(error: unknown): StoreFault | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each && typeof each.code === "string" ? each.code : each.name;
    if (full.has(code)) return "full";
    // Whatever else the server of the bucket answers, its library marks so: it does not take it.
    if (away.has(code) || "$metadata" in each) return "unwritable";
  }
  return undefined;
}

/**
 * Runs what needs the store, and says what people can do about a store that fails.
 * @throws {Problem} `storage-full`, `unavailable`; and whatever else `work` throws
 */
export async function reachingStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const fault = storeFaultOf(error);
    if (fault === undefined) throw error;
    throw new Problem(fault === "full" ? "storage-full" : "unavailable", {
      detail: fault === "full" ? "The store of files is full." : "The store of files cannot be written.",
      retryAfter: retrySeconds,
      cause: error,
    });
  }
}

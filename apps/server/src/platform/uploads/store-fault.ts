import { Problem } from "../problem/problem.js";

/** Codes of Node's file system: there is no room left. */
const full = new Set(["ENOSPC", "EDQUOT"]);
/** Nothing can be put there, or not now: read-only, no folder, no right, broken, no handle left, a network disk away. */
const away = new Set([
  "EACCES",
  "EBUSY",
  "EEXIST",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ENODEV",
  "ENOENT",
  "ENOTDIR",
  "EPERM",
  "EROFS",
  "ESTALE",
  "ETIMEDOUT",
]);

/** Seconds after which another try is worth it: somebody has to make room, or to mend a disk. */
const retrySeconds = 60;

/** Why the store of files does not take content. */
export type StoreFault = "full" | "unwritable";

/** What an error of the store says, through whatever library wrapped it; `undefined` of any other error. */
export function storeFaultOf(error: unknown): StoreFault | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (full.has(code)) return "full";
    if (away.has(code)) return "unwritable";
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

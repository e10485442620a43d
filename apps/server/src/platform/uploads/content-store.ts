import type { Readable } from "node:stream";

/** How much of a store is free, and how large it is. */
export interface StoreSpace {
  /** Bytes. */
  readonly free: number;
  /** Bytes. */
  readonly total: number;
}

/**
 * Where content lies, each under its SHA-256 (hex): a folder, a bucket, or two of them while one is moved into the other.
 * Its errors are those of what it lies on; `storeFaultOf` reads them.
 */
export interface ContentStore {
  has(sha256: string): Promise<boolean>;
  /** Puts content there: under its hash it is whole, whenever the server is killed. */
  put(sha256: string, content: Buffer): Promise<void>;
  /** Reads content; undefined where it does not lie there. */
  open(sha256: string): Promise<Readable | undefined>;
  /** Removes content; that it does not lie there is no error. */
  remove(sha256: string): Promise<void>;
  /**
   * Hashes of what lies there, some at a time.
   * @param before only what lies there unchanged since before this moment
   */
  list(before?: Date): AsyncIterable<readonly string[]>;
  /** Removes what was being put there before a moment and never became whole: its server was killed. */
  sweepUnfinished(before: Date): Promise<void>;
  /** Writes something and removes it again. */
  tryWriting(): Promise<void>;
  /** How much room there is; undefined where the store does not tell, or is not there. */
  space(): Promise<StoreSpace | undefined>;
}

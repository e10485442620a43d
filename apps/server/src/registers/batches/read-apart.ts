import { Worker } from "node:worker_threads";
import type { ProblemCode } from "@yer/api/contract/problem";
import { childFlags } from "../../platform/child-flags.js";
import { Problem, type ProblemDetails } from "../../platform/problem/problem.js";
import { unreadable } from "./uploaded-text.js";
import type { ReadTable, TableBounds } from "./read-table.js";

/** A table as it is kept: its rows in pieces, each the JSON of an array of them. */
export interface StoredTable extends Omit<ReadTable, "rows"> {
  readonly rowCount: number;
  readonly pieces: readonly string[];
}

/** What a file is read as: a table of any format with what is drawn beside its rows, a list, a bank's list, outlines of places. */
export type FileReading =
  | { readonly as: "table"; readonly mostRows: number }
  | { readonly as: "list"; readonly bounds: TableBounds }
  | { readonly as: "statement"; readonly bounds: TableBounds }
  | { readonly as: "outlines" };

/** A file to be read, as the thread is told of it. */
export interface ReadingOrder {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly reading: FileReading;
}

/** The thread's answer: the table, or why it could not be read. */
export type TableRead =
  | { readonly table: StoredTable }
  | { readonly refused: { readonly code: ProblemCode; readonly details: ProblemDetails } }
  | { readonly failed: unknown };

/** What the reading of one file may cost. */
export interface ReadingBounds {
  readonly milliseconds: number;
  /** Megabytes of the thread's own heap; the file and what is unpacked of it are bounded elsewhere. */
  readonly megabytes: number;
}

/**
 * Twenty-five megabytes of a survey take two seconds and a quarter of this memory. It is not less: what runs out of it
 * inside of `JSON.parse` ends the process, not the thread.
 */
const usual: ReadingBounds = { milliseconds: 15_000, megabytes: 768 };

/** Reads a file of rows. @throws {Problem} `file-refused` */
export type ReadApart = (bytes: Buffer, reading: FileReading) => Promise<StoredTable>;

/**
 * Reads files of rows, one after the other, in a thread of its own: a large workbook takes seconds of processor, in which
 * nobody else would be answered. Whatever costs more than the bounds is refused and its thread
 * ended; the next file has another.
 */
export function openReader(bounds: ReadingBounds = usual): ReadApart {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  return async (bytes, reading) => {
    const table = last.then(async () => read(bytes, reading));
    last = table.catch(() => {});
    return table;
  };

  async function read(bytes: Buffer, reading: FileReading): Promise<StoredTable> {
    const worker = (thread ??= started());
    let answer: TableRead;
    try {
      answer = await answerOf(worker, bytes, reading, bounds.milliseconds);
    } catch (error) {
      // What it does is not known any more.
      thread = undefined;
      await worker.terminate();
      throw error;
    }
    if ("table" in answer) return answer.table;
    if ("refused" in answer) throw new Problem(answer.refused.code, answer.refused.details);
    throw answer.failed;
  }

  function started(): Worker {
    const extension = import.meta.filename.endsWith(".ts") ? "ts" : "js";
    const worker = new Worker(new URL(`./reading-thread.${extension}`, import.meta.url), {
      execArgv: [...childFlags],
      resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    });
    // Who waits for an answer hears of it; an idle thread that ends is replaced.
    worker.on("error", () => {});
    worker.on("exit", () => {
      if (thread === worker) thread = undefined;
    });
    return worker;
  }
}

/** @throws {Problem} `file-refused`, or what ended the thread */
async function answerOf(worker: Worker, bytes: Buffer, reading: FileReading, milliseconds: number): Promise<TableRead> {
  const { promise, resolve, reject } = Promise.withResolvers<TableRead>();
  const tooHeavy = (): void => reject(unreadable("heavy", "Reading the file takes too much time or memory."));
  const broke = (error: unknown): void => {
    if (isOutOfMemory(error)) tooHeavy();
    else reject(error);
  };
  const ended = (): void => reject(new Error("The thread that reads files of rows ended."));
  worker.once("message", resolve).once("error", broke).once("exit", ended);
  const timer = setTimeout(tooHeavy, milliseconds);
  // Whoever waits for a file keeps the program running; an idle thread does not.
  worker.ref();
  try {
    // The caller's bytes may lie in a pool with others: a copy goes over.
    const copy = new Uint8Array(bytes);
    worker.postMessage({ bytes: copy, reading } satisfies ReadingOrder, [copy.buffer]);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", broke).off("exit", ended);
    worker.unref();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

/** The service's reader. */
export const readApart: ReadApart = openReader();

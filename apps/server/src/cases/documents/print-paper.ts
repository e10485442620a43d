import { Worker } from "node:worker_threads";
import { childFlags } from "../../platform/child-flags.js";
import type { OfficialDocument } from "../../platform/pdf/official-document.js";
import type { Paper } from "./compose-document.js";

/** A paper that is in words already; `foot` stands on each page before its number. */
export interface WordedPaper {
  readonly document: Omit<OfficialDocument, "foot">;
  readonly foot: string;
  /** How a page is numbered after it, with `{page}` and `{pages}` in it. @default as on official papers */
  readonly pages?: string;
}

/** A paper to be set, as the thread is told of it. */
export interface PrintOrder {
  readonly number: number;
  readonly paper: Paper | WordedPaper;
  readonly madeAt: Date;
}

/** What the thread answers: the PDF, or why there is none. */
export type PrintedPaper =
  | { readonly number: number; readonly bytes: Uint8Array }
  | { readonly number: number; readonly error: unknown };

/** A thread that was given nothing for so long is let go of, with the fonts and the library it holds. */
const restMilliseconds = 20_000;

let thread: Worker | undefined;
let resting: NodeJS.Timeout | undefined;
let orders = 0;
const awaited = new Map<number, PromiseWithResolvers<Buffer>>();

/**
 * A paper as a PDF, set in a thread of its own: it takes a hundred milliseconds and more of processor, in which nobody
 * else would be answered. Equal papers and moments give equal bytes.
 * @param madeAt goes into the file as its date
 * @throws what the setting threw, or that the thread ended: the next paper starts another
 */
export function printPaper(paper: Paper | WordedPaper, madeAt: Date): Promise<Buffer> {
  clearTimeout(resting);
  thread ??= started();
  const number = (orders += 1);
  const printing = Promise.withResolvers<Buffer>();
  awaited.set(number, printing);
  // Whoever waits for a paper keeps the program running; an idle thread does not.
  thread.ref();
  thread.postMessage({ number, paper, madeAt } satisfies PrintOrder, []);
  return printing.promise;
}

function started(): Worker {
  const extension = import.meta.filename.endsWith(".ts") ? "ts" : "js";
  const worker = new Worker(new URL(`./printing-thread.${extension}`, import.meta.url), { execArgv: [...childFlags] });
  worker.on("message", (printed: PrintedPaper) => {
    const printing = awaited.get(printed.number);
    awaited.delete(printed.number);
    if (awaited.size === 0) rest(worker);
    if ("bytes" in printed) printing?.resolve(Buffer.from(printed.bytes));
    else printing?.reject(printed.error);
  });
  worker.on("error", (error) => end(worker, error));
  worker.on("exit", () => end(worker, new Error("The thread that sets documents ended.")));
  return worker;
}

function rest(worker: Worker): void {
  worker.unref();
  resting = setTimeout(() => {
    end(worker, new Error("The thread that sets documents had rested."));
    void worker.terminate();
  }, restMilliseconds).unref();
}

function end(worker: Worker, why: unknown): void {
  if (thread !== worker) return;
  thread = undefined;
  for (const printing of awaited.values()) printing.reject(why);
  awaited.clear();
}

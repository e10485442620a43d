import { Worker } from "node:worker_threads";
import { childFlags } from "../../platform/child-flags.js";
import type { OfficialDocument } from "../../platform/pdf/official-document.js";
import type { Paper } from "./compose-document.js";

/** A paper that is in words already; `foot` stands on each page, with the page's number for `{page}` and how many there are for `{pages}`. */
export interface WordedPaper {
  readonly document: Omit<OfficialDocument, "foot">;
  readonly foot: string;
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

/** Rows from which on a paper is set beside the others: a certificate does not wait for a report of thousands. */
const longFrom = 200;

/** Sets papers one after the other in a thread that comes with the first, and goes when it has rested. */
class Printer {
  #thread: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;
  #orders = 0;
  readonly #awaited = new Map<number, PromiseWithResolvers<Buffer>>();

  async print(paper: Paper | WordedPaper, madeAt: Date): Promise<Buffer> {
    clearTimeout(this.#resting);
    this.#thread ??= this.#start();
    const number = (this.#orders += 1);
    const printing = Promise.withResolvers<Buffer>();
    this.#awaited.set(number, printing);
    // Whoever waits for a paper keeps the program running; an idle thread does not.
    this.#thread.ref();
    this.#thread.postMessage({ number, paper, madeAt } satisfies PrintOrder, []);
    return printing.promise;
  }

  #start(): Worker {
    const extension = import.meta.filename.endsWith(".ts") ? "ts" : "js";
    const worker = new Worker(new URL(`./printing-thread.${extension}`, import.meta.url), {
      execArgv: [...childFlags],
    });
    worker.on("message", (printed: PrintedPaper) => {
      const printing = this.#awaited.get(printed.number);
      this.#awaited.delete(printed.number);
      if (this.#awaited.size === 0) this.#rest(worker);
      if ("bytes" in printed) printing?.resolve(Buffer.from(printed.bytes));
      else printing?.reject(printed.error);
    });
    worker.on("error", (error) => this.#end(worker, error));
    worker.on("exit", () => this.#end(worker, new Error("The thread that sets documents ended.")));
    return worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#resting = setTimeout(() => {
      this.#end(worker, new Error("The thread that sets documents had rested."));
      void worker.terminate();
    }, restMilliseconds).unref();
  }

  #end(worker: Worker, why: unknown): void {
    if (this.#thread !== worker) return;
    this.#thread = undefined;
    for (const printing of this.#awaited.values()) printing.reject(why);
    this.#awaited.clear();
  }
}

const [papers, longPapers] = [new Printer(), new Printer()];

/**
 * A paper as a PDF, set in a thread of its own: it takes a hundred milliseconds and more of processor, in which nobody
 * else would be answered. Equal papers and moments give equal bytes.
 * @param madeAt goes into the file as its date
 * @throws what the setting threw, or that the thread ended: the next paper starts another
 */
export async function printPaper(paper: Paper | WordedPaper, madeAt: Date): Promise<Buffer> {
  return (rowsOf(paper) < longFrom ? papers : longPapers).print(paper, madeAt);
}

/** Rows of figures; what is composed of a case has none. */
function rowsOf(paper: Paper | WordedPaper): number {
  if (!("document" in paper)) return 0;
  return paper.document.sections.reduce((sum, { table }) => sum + (table?.rows.length ?? 0), 0);
}

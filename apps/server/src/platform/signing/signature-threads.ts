import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { childFlags } from "../child-flags.js";
import type { SignatureFaultKind, SignedWords } from "./check-signature.js";

/** What is wrong with each of some papers, in their order. */
type Faults = readonly (SignatureFaultKind | undefined)[];

/** A thread for each processor, that check papers beside each other. */
export interface SignatureThreads {
  readonly threads: number;
  /** @throws when a thread ends */
  check(papers: readonly SignedWords[]): Promise<Faults>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  /** Who waits for its answers, in the order in which they will come. */
  readonly waiting: PromiseWithResolvers<Faults>[];
}

/**
 * Starts the threads. Whoever has them closes them.
 * @param known as of `checkSignature`
 */
export function openSignatureThreads(
  known: ReadonlySet<string> | undefined,
  many: number = availableParallelism(),
): SignatureThreads {
  const threads = Array.from({ length: many }, () => startThread(known));
  return {
    threads: many,
    check: async (papers) => {
      const free = threads.reduce((least, one) => (one.waiting.length < least.waiting.length ? one : least));
      const waiter = Promise.withResolvers<Faults>();
      free.waiting.push(waiter);
      // The driver's buffers are views of larger ones, and all of such a one would be copied.
      free.worker.postMessage(
        papers.map(({ content, pkcs7 }) => ({ content, pkcs7: Uint8Array.from(pkcs7) })),
        [],
      );
      return waiter.promise;
    },
    close: async () => {
      await Promise.all(threads.map(async ({ worker }) => worker.terminate()));
    },
  };
}

function startThread(known: ReadonlySet<string> | undefined): Thread {
  const extension = path.extname(import.meta.filename).slice(1);
  const worker = new Worker(new URL(`./check-signatures-thread.${extension}`, import.meta.url), {
    execArgv: [...childFlags],
    workerData: known,
  });
  const waiting: PromiseWithResolvers<Faults>[] = [];
  const end = (error: Error): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on("message", (faults: Faults) => waiting.shift()?.resolve(faults));
  worker.on("error", end);
  worker.on("exit", () => end(new Error("A thread that checks signatures ended.")));
  return { worker, waiting };
}

import { parentPort, workerData } from "node:worker_threads";
import { checkSignature, type SignedWords } from "./check-signature.js";

const known = workerData as ReadonlySet<string> | undefined;

/** The thread that `signature-threads.ts` starts: checks the papers it is given, and answers in their order. */
parentPort?.on("message", (papers: readonly SignedWords[]) => {
  void Promise.all(papers.map(async (paper) => checkSignature(paper, known))).then((faults) =>
    parentPort?.postMessage(faults, []),
  );
});

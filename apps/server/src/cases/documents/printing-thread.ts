import { parentPort } from "node:worker_threads";
import { renderDocument } from "../../platform/pdf/render-document.js";
import { composePaper } from "./compose-paper.js";
import type { PrintedPaper, PrintOrder } from "./print-paper.js";

async function print({ number, paper, madeAt }: PrintOrder): Promise<PrintedPaper> {
  try {
    return { number, bytes: await renderDocument(await composePaper(paper), madeAt) };
  } catch (error) {
    return { number, error };
  }
}

/** The thread that `print-paper.ts` starts: sets papers as they are ordered. */
parentPort?.on("message", (order: PrintOrder) => {
  void print(order).then((printed) => parentPort?.postMessage(printed, []));
});

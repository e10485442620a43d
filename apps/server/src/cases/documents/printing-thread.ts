import { parentPort } from "node:worker_threads";
import type { OfficialDocument } from "../../platform/pdf/official-document.js";
import { renderDocument } from "../../platform/pdf/render-document.js";
import { composePaper } from "./compose-paper.js";
import { documentTexts as texts } from "./document-texts.js";
import type { PrintedPaper, PrintOrder, WordedPaper } from "./print-paper.js";

async function print({ number, paper, madeAt }: PrintOrder): Promise<PrintedPaper> {
  try {
    const document = "document" in paper ? inWords(paper) : await composePaper(paper);
    return { number, bytes: await renderDocument(document, madeAt) };
  } catch (error) {
    return { number, error };
  }
}

/** A function cannot be told to a thread: how a page is numbered is said here. */
function inWords({ document, foot, pages: numbered }: WordedPaper): OfficialDocument {
  if (numbered === undefined) return { ...document, foot: (page, pages) => texts.page(foot, page, pages) };
  const say = (page: number, pages: number) =>
    numbered.replace("{page}", String(page)).replace("{pages}", String(pages));
  return { ...document, foot: (page, pages) => `${foot} · ${say(page, pages)}` };
}

/** The thread that `print-paper.ts` starts: sets papers as they are ordered. */
parentPort?.on("message", (order: PrintOrder) => {
  void print(order).then((printed) => parentPort?.postMessage(printed, []));
});

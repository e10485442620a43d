import type { OfficialDocument } from "../../platform/pdf/official-document.js";
import { isBill } from "./bill/bill-content.js";
import { composeBill } from "./bill/compose-bill.js";
import { composeDocument, type Paper } from "./compose-document.js";

/** Puts what was signed into words: a bill in its language, all else in the state's. */
export async function composePaper(paper: Paper): Promise<OfficialDocument> {
  const { content } = paper;
  return isBill(content) ? composeBill({ ...paper, content }) : composeDocument({ ...paper, content });
}

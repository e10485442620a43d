import type { RefusalGroup } from "../../contract/refusal-reasons.js";
import type { messages } from "./uz_UZ.js";

/**
 * Words of why applications are refused that the contract names by its codes: a code without a word does not compile.
 */
export type RefusalKey = `refusal.${RefusalGroup}`;

/** Id of what is said of refusals: `refusal.<code>`, and what they are called together. */
export type RefusalMessageId = keyof typeof messages;

/** The files of what reasons of refusals are called, by language. Apart from the vocabulary: a first screen says none. */
export const refusalWords = import.meta.glob<{ messages: Record<RefusalMessageId, string> }>("./*_*.ts");

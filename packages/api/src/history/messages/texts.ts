import type { messages } from "./uz_UZ.js";

/** Id of what an entry of a history says: `action.<code>`, and of a move of an application `moved.<move>`. */
export type HistoryMessageId = keyof typeof messages;

/** The files of what histories say, by language. Apart from the vocabulary: a first screen shows no history. */
export const historyWords = import.meta.glob<{ messages: Record<HistoryMessageId, string> }>("./*_*.ts");

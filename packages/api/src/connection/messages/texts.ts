import type { messages } from "./uz_UZ.js";

/** Ids of what is said of the connection, of a session that is about to end, and of a new build of the page. */
export type ConnectionMessageId = keyof typeof messages;

/** The files of the texts about the connection, by language. */
export const connectionWords = import.meta.glob<{ messages: Record<ConnectionMessageId, string> }>("./*_*.ts");

import { messagesIn, oncePerLocale } from "@yer/ui";
import type { MessageFile, UiLocale } from "@yer/ui";
import type { FlowMessages } from "../messages/flow-messages.js";

const files = import.meta.glob<MessageFile<FlowMessages>>("../messages/*_*.ts");

/**
 * Loads one language of the flow editor, once. Hosts may call it early so that the first render need not wait.
 * Waits for a lost connection; rejects with `MissingPartError` when the chunk is not to be had.
 */
export const loadFlowTexts: (locale: UiLocale) => Promise<FlowMessages> = oncePerLocale(messagesIn(files));

import { type MessageFile, messagesIn, oncePerLocale, type UiLocale } from "@yer/ui";
import type { AreaMessages } from "../messages/area-messages.js";

const files = import.meta.glob<MessageFile<AreaMessages>>("../messages/*_*.ts");

/**
 * Loads one language of the picker, once. Hosts may call it early so that the first render need not wait.
 * Waits for a lost connection; rejects with `MissingPartError` when the chunk is not to be had.
 */
export const loadAreaTexts: (locale: UiLocale) => Promise<AreaMessages> = oncePerLocale(messagesIn(files));

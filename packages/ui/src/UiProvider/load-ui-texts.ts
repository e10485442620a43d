import type { AriaStrings } from "../aria-strings/aria-strings.js";
import type { UiMessages } from "../messages/ui-messages.js";
import { comes } from "../host/comes.js";
import { fileOf, type MessageFile, messagesIn } from "../host/message-files.js";
import { oncePerLocale } from "./once-per-locale.js";

/** All texts the kit needs in one language: its own messages, and the strings React Aria reads out. */
export interface UiTexts {
  messages: UiMessages;
  ariaStrings: AriaStrings;
}

const ownFiles = import.meta.glob<MessageFile<UiMessages>>("../messages/*_*.ts");
const ariaFiles = import.meta.glob<{ default: AriaStrings }>("../aria-strings/*_*.ts");

/**
 * Loads one language of the kit, once. Hosts call it early (beside their own messages) so that the first render
 * need not wait.
 */
export const loadUiTexts = oncePerLocale<UiTexts>(
  async (locale) => {
    const [messages, aria] = await Promise.all([
      messagesIn(ownFiles)(locale),
      comes(fileOf(ariaFiles, locale), "default"),
    ]);
    return { messages, ariaStrings: aria.default };
  },
  { needed: true },
);

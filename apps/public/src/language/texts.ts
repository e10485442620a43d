import type { FaultKey } from "@yer/api/faults/messages/texts";
import { firstWords } from "@yer/api/messages/texts";
import type { Vocabulary } from "@yer/api/messages/vocabulary";
import { type MessageFile, messagesIn, oncePerLocale } from "@yer/ui";
import type { messages } from "../messages/uz_UZ.js";

type OwnTexts = Readonly<Record<keyof typeof messages, string>>;

/** Everything the site says in one language: its own texts and the contract's words. */
export type Texts = OwnTexts & Vocabulary;

const loadOwn = messagesIn(import.meta.glob<MessageFile<OwnTexts>>("../messages/*.ts"));
const loadWords = messagesIn(firstWords);

/** Loads what every page says in one language, once; what is said of what somebody entered comes with its part. */
export const loadTexts = oncePerLocale<Omit<Texts, FaultKey>>(
  async (locale) => {
    const [own, words] = await Promise.all([loadOwn(locale), loadWords(locale)]);
    return { ...words, ...own };
  },
  { needed: true },
);

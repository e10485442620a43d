import { comes, oncePerLocale, type UiLocale } from "@yer/ui";
import type { FaultKey, FirstWords, Vocabulary } from "@yer/api/messages/vocabulary";
import type { PublicMessages } from "../messages/PublicMessages.js";

/** Everything the site says in one language: its own texts and the contract's words. */
export type Texts = PublicMessages & Vocabulary;

const ownSources: Record<UiLocale, () => Promise<{ messages: PublicMessages }>> = {
  uz_UZ: () => import("../messages/uz_UZ.js"),
  uz_Cyrl: () => import("../messages/uz_Cyrl.js"),
  ru_RU: () => import("../messages/ru_RU.js"),
  en_US: () => import("../messages/en_US.js"),
};

const wordSources: Record<UiLocale, () => Promise<{ messages: FirstWords }>> = {
  uz_UZ: () => import("@yer/api/messages/uz_UZ"),
  uz_Cyrl: () => import("@yer/api/messages/uz_Cyrl"),
  ru_RU: () => import("@yer/api/messages/ru_RU"),
  en_US: () => import("@yer/api/messages/en_US"),
};

/** Loads what every page says in one language, once; what is said of what somebody entered comes with its part. */
export const loadTexts = oncePerLocale<Omit<Texts, FaultKey>>(
  async (locale) => {
    const [own, words] = await Promise.all([
      comes(ownSources[locale], "messages"),
      comes(wordSources[locale], "messages"),
    ]);
    return { ...words.messages, ...own.messages };
  },
  { needed: true },
);

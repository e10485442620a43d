import { oncePerLocale, type UiLocale } from "@yer/ui";
import type { Vocabulary } from "@yer/api/messages/vocabulary";
import type { PublicMessages } from "../messages/PublicMessages.js";

/** Everything the site says in one language: its own texts and the contract's words. */
export type Texts = PublicMessages & Vocabulary;

const sources: Record<UiLocale, () => Promise<[{ messages: PublicMessages }, { messages: Vocabulary }]>> = {
  uz_UZ: () => Promise.all([import("../messages/uz_UZ.js"), import("@yer/api/messages/uz_UZ")]),
  uz_Cyrl: () => Promise.all([import("../messages/uz_Cyrl.js"), import("@yer/api/messages/uz_Cyrl")]),
  ru_RU: () => Promise.all([import("../messages/ru_RU.js"), import("@yer/api/messages/ru_RU")]),
  en_US: () => Promise.all([import("../messages/en_US.js"), import("@yer/api/messages/en_US")]),
};

/** Loads one language, once. */
export const loadTexts = oncePerLocale<Texts>(async (locale) => {
  const [own, vocabulary] = await sources[locale]();
  return { ...vocabulary.messages, ...own.messages };
});

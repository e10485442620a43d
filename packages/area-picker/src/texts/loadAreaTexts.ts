import { comes, oncePerLocale, type UiLocale } from "@yer/ui";
import type { AreaMessages } from "../messages/AreaMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: AreaMessages }>> = {
  uz_UZ: () => import("../messages/uz_UZ.js"),
  uz_Cyrl: () => import("../messages/uz_Cyrl.js"),
  ru_RU: () => import("../messages/ru_RU.js"),
  en_US: () => import("../messages/en_US.js"),
};

/**
 * Loads one language of the picker, once. Hosts may call it early so that the first render need not wait.
 * Waits for a lost connection; rejects with `MissingPartError` when the chunk is not to be had.
 */
export const loadAreaTexts: (locale: UiLocale) => Promise<AreaMessages> = oncePerLocale(
  async (locale) => (await comes(sources[locale], "messages")).messages,
);

import type { FaultWords } from "@yer/api/faults/messages/FaultWords";
import type { FaultKey, FirstWords, Vocabulary } from "@yer/api/messages/vocabulary";
import type { MenuMessages } from "@yer/api/paths";
import { comes, oncePerLocale, type UiLocale } from "@yer/ui";
import type { BackofficeMessages } from "../messages/BackofficeMessages.js";

/** Labels of the side menu, under `menu.<key>`. */
type MenuTexts = { readonly [Key in keyof MenuMessages as `menu.${Key}`]: string };

/** Everything the back office says in one language: its own texts, the contract's words, the side menu. */
export type Texts = BackofficeMessages & Vocabulary & MenuTexts;

const ownSources: Record<UiLocale, () => Promise<{ messages: BackofficeMessages }>> = {
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

const menuSources: Record<UiLocale, () => Promise<{ messages: MenuMessages }>> = {
  uz_UZ: () => import("@yer/api/paths/messages/uz_UZ"),
  uz_Cyrl: () => import("@yer/api/paths/messages/uz_Cyrl"),
  ru_RU: () => import("@yer/api/paths/messages/ru_RU"),
  en_US: () => import("@yer/api/paths/messages/en_US"),
};

/** Loads what the first page says in one language, once. */
export const loadTexts = oncePerLocale<Omit<Texts, FaultKey>>(
  async (locale) => {
    const [own, words, menu] = await Promise.all([
      comes(ownSources[locale], "messages"),
      comes(wordSources[locale], "messages"),
      comes(menuSources[locale], "messages"),
    ]);
    const labels = Object.fromEntries(Object.entries(menu.messages).map(([key, label]) => [`menu.${key}`, label]));
    return { ...words.messages, ...(labels as MenuTexts), ...own.messages };
  },
  { needed: true },
);

const faultSources: Record<UiLocale, () => Promise<{ messages: FaultWords }>> = {
  uz_UZ: () => import("@yer/api/faults/messages/uz_UZ"),
  uz_Cyrl: () => import("@yer/api/faults/messages/uz_Cyrl"),
  ru_RU: () => import("@yer/api/faults/messages/ru_RU"),
  en_US: () => import("@yer/api/faults/messages/en_US"),
};

/** Loads what is said of what somebody sent, once; the first page has not been sent anything. */
export const loadFaultWords = oncePerLocale<FaultWords>(
  async (locale) => (await comes(faultSources[locale], "messages")).messages,
  { needed: true },
);

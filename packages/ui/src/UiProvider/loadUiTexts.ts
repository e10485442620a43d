import type { AriaStrings } from "../aria-strings/AriaStrings.js";
import type { UiMessages } from "../messages/UiMessages.js";
import { comes } from "../host/comes.js";
import type { UiLocale } from "./locale.js";
import { oncePerLocale } from "./oncePerLocale.js";

/** All texts the kit needs in one language: its own messages, and the strings React Aria reads out. */
export interface UiTexts {
  messages: UiMessages;
  ariaStrings: AriaStrings;
}

const ownSources: Record<UiLocale, () => Promise<{ messages: UiMessages }>> = {
  uz_UZ: () => import("../messages/uz_UZ.js"),
  uz_Cyrl: () => import("../messages/uz_Cyrl.js"),
  ru_RU: () => import("../messages/ru_RU.js"),
  en_US: () => import("../messages/en_US.js"),
};

const ariaSources: Record<UiLocale, () => Promise<{ default: AriaStrings }>> = {
  uz_UZ: () => import("../aria-strings/uz_UZ.js"),
  uz_Cyrl: () => import("../aria-strings/uz_Cyrl.js"),
  ru_RU: () => import("../aria-strings/ru_RU.js"),
  en_US: () => import("../aria-strings/en_US.js"),
};

/**
 * Loads one language of the kit, once. Hosts call it early (beside their own messages) so that the first render
 * need not wait.
 */
export const loadUiTexts = oncePerLocale<UiTexts>(
  async (locale) => {
    const [own, aria] = await Promise.all([
      comes(ownSources[locale], "messages"),
      comes(ariaSources[locale], "default"),
    ]);
    return { messages: own.messages, ariaStrings: aria.default };
  },
  { needed: true },
);

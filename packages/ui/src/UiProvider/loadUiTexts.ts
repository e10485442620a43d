import type { AriaStrings } from "../aria-strings/AriaStrings.js";
import type { UiMessages } from "../messages/UiMessages.js";
import type { UiLocale } from "./locale.js";
import { oncePerLocale } from "./oncePerLocale.js";

/** All texts the kit needs in one language: its own messages, and the strings React Aria reads out. */
export interface UiTexts {
  messages: UiMessages;
  ariaStrings: AriaStrings;
}

const sources: Record<UiLocale, () => Promise<[{ messages: UiMessages }, { default: AriaStrings }]>> = {
  uz_UZ: () => Promise.all([import("../messages/uz_UZ.js"), import("../aria-strings/uz_UZ.js")]),
  uz_Cyrl: () => Promise.all([import("../messages/uz_Cyrl.js"), import("../aria-strings/uz_Cyrl.js")]),
  ru_RU: () => Promise.all([import("../messages/ru_RU.js"), import("../aria-strings/ru_RU.js")]),
  en_US: () => Promise.all([import("../messages/en_US.js"), import("../aria-strings/en_US.js")]),
};

/**
 * Loads one language of the kit, once. Hosts call it early (beside their own messages) so that the first render
 * need not wait.
 */
export const loadUiTexts = oncePerLocale<UiTexts>(async (locale) => {
  const [own, aria] = await sources[locale]();
  return { messages: own.messages, ariaStrings: aria.default };
});

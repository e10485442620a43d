import { oncePerLocale, type UiLocale } from "@yer/ui";
import type { FaultWords } from "@yer/api/faults/messages/FaultWords";
import type { FirstWords, Vocabulary } from "@yer/api/messages/vocabulary";
import type { PublicMessages } from "../messages/PublicMessages.js";

/** Everything the site says in one language: its own texts and the contract's words. */
export type Texts = PublicMessages & Vocabulary;

type Modules = [{ messages: PublicMessages }, { messages: FirstWords }, { messages: FaultWords }];

const sources: Record<UiLocale, () => Promise<Modules>> = {
  uz_UZ: () =>
    Promise.all([
      import("../messages/uz_UZ.js"),
      import("@yer/api/messages/uz_UZ"),
      import("@yer/api/faults/messages/uz_UZ"),
    ]),
  uz_Cyrl: () =>
    Promise.all([
      import("../messages/uz_Cyrl.js"),
      import("@yer/api/messages/uz_Cyrl"),
      import("@yer/api/faults/messages/uz_Cyrl"),
    ]),
  ru_RU: () =>
    Promise.all([
      import("../messages/ru_RU.js"),
      import("@yer/api/messages/ru_RU"),
      import("@yer/api/faults/messages/ru_RU"),
    ]),
  en_US: () =>
    Promise.all([
      import("../messages/en_US.js"),
      import("@yer/api/messages/en_US"),
      import("@yer/api/faults/messages/en_US"),
    ]),
};

/** Loads one language, once. */
export const loadTexts = oncePerLocale<Texts>(async (locale) => {
  const [own, words, faults] = await sources[locale]();
  return { ...words.messages, ...faults.messages, ...own.messages };
});

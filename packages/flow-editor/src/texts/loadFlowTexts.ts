import { comes, oncePerLocale } from "@yer/ui";
import type { UiLocale } from "@yer/ui";
import type { FlowMessages } from "../messages/FlowMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: FlowMessages }>> = {
  uz_UZ: () => import("../messages/uz_UZ.js"),
  uz_Cyrl: () => import("../messages/uz_Cyrl.js"),
  ru_RU: () => import("../messages/ru_RU.js"),
  en_US: () => import("../messages/en_US.js"),
};

/**
 * Loads one language of the flow editor, once. Hosts may call it early so that the first render need not wait.
 * Waits for a lost connection; rejects with `MissingPartError` when the chunk is not to be had.
 */
export const loadFlowTexts: (locale: UiLocale) => Promise<FlowMessages> = oncePerLocale(
  async (locale) => (await comes(sources[locale], "messages")).messages,
);

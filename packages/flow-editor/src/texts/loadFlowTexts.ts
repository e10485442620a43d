import { oncePerLocale } from "@yer/ui";
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
 * Rejects when the chunk cannot be fetched; the next call tries again.
 */
export const loadFlowTexts: (locale: UiLocale) => Promise<FlowMessages> = oncePerLocale(
  async (locale) => (await sources[locale]()).messages,
);

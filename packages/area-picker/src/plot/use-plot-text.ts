import { languageTag, type MessageFile, messagesIn, oncePerLocale, type UiLocale, useUiIntl } from "@yer/ui";
import { use, useMemo } from "react";
import { createIntl, createIntlCache } from "react-intl";
import type { PlotMessageId, PlotMessages } from "./messages/plot-messages.js";

/** Gives one text of the plot editor in the interface language. */
export type PlotText = (id: PlotMessageId, values?: Readonly<Record<string, string | number>>) => string;

const files = import.meta.glob<MessageFile<PlotMessages>>("./messages/*_*.ts");

/**
 * Loads one language of the plot editor, once. Hosts may call it early so that the first render need not wait.
 * Waits for a lost connection; rejects with `MissingPartError` when the chunk is not to be had.
 */
export const loadPlotTexts: (locale: UiLocale) => Promise<PlotMessages> = oncePerLocale(messagesIn(files));

/** Makes the texts of one language speak. `language` is its BCP 47 tag. */
export function createPlotText(language: string, messages: PlotMessages): PlotText {
  // react-intl takes texts and compiled messages mixed; only its type wants one kind.
  const intl = createIntl({ locale: language, messages: messages as Record<string, string> }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

/**
 * The plot editor's texts in the interface language. Suspends until they are there (call `loadPlotTexts` early).
 *
 * @throws UiProviderMissingError outside of `UiProvider`.
 */
export function usePlotText(): PlotText {
  const { locale } = useUiIntl();
  const messages = use(loadPlotTexts(locale));
  return useMemo(() => createPlotText(languageTag(locale), messages), [locale, messages]);
}

import { createIntl, createIntlCache } from "react-intl";
import type { AreaMessageId, AreaMessages } from "../messages/AreaMessages.js";

/** Gives one text of the area picker in the interface language. */
export type AreaText = (id: AreaMessageId, values?: Readonly<Record<string, string | number>>) => string;

/** Makes the texts of one language speak. `language` is its BCP 47 tag. */
export function createAreaText(language: string, messages: AreaMessages): AreaText {
  // react-intl takes texts and compiled messages mixed; only its type wants one kind.
  const intl = createIntl({ locale: language, messages: messages as Record<string, string> }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

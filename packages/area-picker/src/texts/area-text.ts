import { createIntl, createIntlCache } from "react-intl";
import type { AreaMessageId, AreaMessages } from "../messages/area-messages.js";

/** Gives one text of the area picker in the interface language. */
export type AreaText = (id: AreaMessageId, values?: Readonly<Record<string, string | number>>) => string;

const made = new WeakMap<AreaMessages, AreaText>();

/** Makes the texts of one language speak, once for all who ask. `language` is its BCP 47 tag. */
export function createAreaText(language: string, messages: AreaMessages): AreaText {
  const known = made.get(messages);
  if (known) return known;
  const text = speaking(language, messages);
  made.set(messages, text);
  return text;
}

function speaking(language: string, messages: AreaMessages): AreaText {
  // react-intl takes texts and compiled messages mixed; only its type wants one kind.
  const intl = createIntl({ locale: language, messages: messages as Record<string, string> }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

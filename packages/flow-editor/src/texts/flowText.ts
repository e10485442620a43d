import { createIntl, createIntlCache } from "react-intl";
import type { FlowMessageId, FlowMessages } from "../messages/FlowMessages.js";

/** Gives one text of the flow editor in the interface language. */
export type FlowText = (id: FlowMessageId, values?: Readonly<Record<string, string | number>>) => string;

/** Makes the texts of one language speak. `language` is its BCP 47 tag. */
export function createFlowText(language: string, messages: FlowMessages): FlowText {
  // react-intl takes texts and compiled messages mixed; only its type wants one kind.
  const intl = createIntl({ locale: language, messages: messages as Record<string, string> }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
}

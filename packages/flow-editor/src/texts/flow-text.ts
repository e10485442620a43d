import { localeOfTag } from "@yer/ui";
import type { UiLocale } from "@yer/ui";
import { createIntl, createIntlCache } from "react-intl";
import type { FlowMessageId, FlowMessages } from "../messages/flow-messages.js";

/** Gives one text of the flow editor in the interface language. */
export interface FlowText {
  (id: FlowMessageId, values?: Readonly<Record<string, string | number>>): string;
  /** The language it speaks, in which nodes are named, too; without one they are told by their labels. */
  readonly locale?: UiLocale | undefined;
}

/** Texts remembered; a canvas asks for the same few thousands of times ("10 days", "1 conclusion"). */
const remembered = 2000;

/** Makes the texts of one language speak. `language` is its BCP 47 tag. */
export function createFlowText(language: string, messages: FlowMessages): FlowText {
  // react-intl takes texts and compiled messages mixed; only its type wants one kind.
  const intl = createIntl({ locale: language, messages: messages as Record<string, string> }, createIntlCache());
  const known = new Map<string, string>();
  const say: FlowText = (id, values) => {
    const key = values ? `${id} ${JSON.stringify(values)}` : id;
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = intl.formatMessage({ id }, values);
    if (known.size < remembered) known.set(key, text);
    return text;
  };
  return Object.assign(say, { locale: localeOfTag(language) });
}

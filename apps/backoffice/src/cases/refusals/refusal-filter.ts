import { refusalGroups } from "@yer/api/contract/refusal-reasons";
import { refusalWords } from "@yer/api/refusals/messages/texts";
import type { Locale } from "@yer/api/contract/values";
import { languageTag, messagesIn } from "@yer/ui";
import { createIntl } from "react-intl";

/** What the filter by reason of refusal is called and offers, in a language. */
export interface RefusalFilter {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
}

/** Apart from the register, whose first screen says none of it. */
export async function refusalFilter(locale: Locale): Promise<RefusalFilter> {
  const words = await messagesIn(refusalWords)(locale);
  // A built message is its parsed parts, not its words: it is said, never shown as it stands.
  const intl = createIntl({ locale: languageTag(locale), messages: words });
  return {
    label: intl.formatMessage({ id: "refusals.reason" }),
    items: refusalGroups.map((id) => ({ id, label: intl.formatMessage({ id: `refusal.${id}` }) })),
  };
}

import { languageTag, oncePerLocale, type UiLocale, useHostText } from "@yer/ui";
import { type ReactNode, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { usePreferences } from "../language/preferences.js";
import type { Texts } from "../language/texts.js";
import type { DocumentMessageId, DocumentMessages } from "./messages/DocumentMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: DocumentMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadDocumentTexts = oncePerLocale<DocumentMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the site, or one of documents' pages. */
export const useDocumentText = useHostText<keyof Texts | DocumentMessageId>;

/** Gives a page the texts of documents beside the site's own. */
export function DocumentTexts({ children }: { children: ReactNode }) {
  const { locale } = usePreferences();
  const { messages } = useIntl();
  const own = use(loadDocumentTexts(locale));
  return (
    <IntlProvider
      locale={languageTag(locale)}
      messages={{ ...(messages as Record<string, string>), ...own }}
      timeZone="Asia/Tashkent"
    >
      {children}
    </IntlProvider>
  );
}

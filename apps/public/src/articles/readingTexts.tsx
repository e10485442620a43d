import { languageTag, oncePerLocale, type UiLocale, useHostText } from "@yer/ui";
import { type ComponentType, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { Width } from "../frame/Width.js";
import { usePreferences } from "../language/preferences.js";
import type { Texts } from "../language/texts.js";
import { Live } from "../live/Live.js";
import type { ReadingMessageId, ReadingMessages } from "./messages/ReadingMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: ReadingMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadReadingTexts = oncePerLocale<ReadingMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the site, or one around what is read. */
export const useReadingText = useHostText<keyof Texts | ReadingMessageId>;

/** A page on which something is read: its texts come with it, and the service. */
export function readingPage(Page: ComponentType): ComponentType {
  return function ReadingPage() {
    const { locale } = usePreferences();
    const { messages } = useIntl();
    const own = use(loadReadingTexts(locale));
    return (
      <IntlProvider
        locale={languageTag(locale)}
        messages={{ ...(messages as Record<string, string>), ...own }}
        timeZone="Asia/Tashkent"
      >
        <Live>
          <Width>
            <Page />
          </Width>
        </Live>
      </IntlProvider>
    );
  };
}

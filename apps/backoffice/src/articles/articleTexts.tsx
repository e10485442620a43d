import type { UiLocale } from "@yer/ui";
import { languageTag, oncePerLocale, useHostText } from "@yer/ui";
import { useTheme } from "@yer/api/react";
import { type ComponentType, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Texts } from "../language/texts.js";
import type { ArticleMessageId, ArticleMessages } from "./messages/ArticleMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: ArticleMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadArticleTexts = oncePerLocale<ArticleMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the back office, or one about what people read and write. */
export const useArticleText = useHostText<keyof Texts | ArticleMessageId>;

/** Gives a screen these texts beside the app's own. They come with the screen: pages without it carry none. */
export function withArticleTexts(Screen: ComponentType): ComponentType {
  return function WithArticleTexts() {
    const { locale } = useTheme();
    const { messages } = useIntl();
    const own = use(loadArticleTexts(locale));
    return (
      <IntlProvider
        locale={languageTag(locale)}
        messages={{ ...(messages as Record<string, string>), ...own }}
        timeZone="Asia/Tashkent"
      >
        <Screen />
      </IntlProvider>
    );
  };
}

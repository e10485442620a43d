import type { UiLocale } from "@yer/ui";
import { languageTag, oncePerLocale, useHostText } from "@yer/ui";
import { useTheme } from "@yer/api/react";
import { type ComponentType, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Texts } from "../language/texts.js";
import type { CasesMessageId, CasesMessages } from "./messages/CasesMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: CasesMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadCasesTexts = oncePerLocale<CasesMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the back office, or one about cases on versions. */
export const useCasesText = useHostText<keyof Texts | CasesMessageId>;

/** Gives a screen the texts about cases on versions beside the app's own. They come with the screen: pages without it carry none. */
export function withCasesTexts(Screen: ComponentType): ComponentType {
  return function WithCasesTexts() {
    const { locale } = useTheme();
    const { messages } = useIntl();
    const own = use(loadCasesTexts(locale));
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

import type { UiLocale } from "@yer/ui";
import { languageTag, oncePerLocale, useHostText } from "@yer/ui";
import { useTheme } from "@yer/api/react";
import { type ComponentType, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Texts } from "../language/texts.js";
import type { PanelMessageId, PanelMessages } from "./messages/PanelMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: PanelMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadPanelTexts = oncePerLocale<PanelMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the back office, or one of the process panel. */
export const usePanelText = useHostText<keyof Texts | PanelMessageId>;

/** Gives a part the texts of the process panel beside the app's own. They come with it: pages without it carry none. */
export function withPanelTexts<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithPanelTexts(props: Props) {
    const { locale } = useTheme();
    const { messages } = useIntl();
    const own = use(loadPanelTexts(locale));
    return (
      <IntlProvider
        locale={languageTag(locale)}
        messages={{ ...(messages as Record<string, string>), ...own }}
        timeZone="Asia/Tashkent"
      >
        <Part {...props} />
      </IntlProvider>
    );
  };
}

import { useTheme } from "@yer/api/react";
import { languageTag, oncePerLocale, type UiLocale, useHostText } from "@yer/ui";
import { type ComponentType, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Texts } from "../language/texts.js";
import type { SettingsMessageId, SettingsMessages } from "./messages/SettingsMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: SettingsMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadSettingsTexts = oncePerLocale<SettingsMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the back office, or one about settings. */
export const useSettingsText = useHostText<keyof Texts | SettingsMessageId>;

/** Says texts of the screen of settings. */
export type SettingsText = ReturnType<typeof useSettingsText>;

/** Gives the screen its texts beside the app's own. They come with it: pages without it carry none. */
export function withSettingsTexts(Screen: ComponentType): ComponentType {
  return function WithSettingsTexts() {
    const { locale } = useTheme();
    const { messages } = useIntl();
    const own = use(loadSettingsTexts(locale));
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

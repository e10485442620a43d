import type { UiLocale } from "@yer/ui";
import { languageTag, oncePerLocale, useHostText } from "@yer/ui";
import { useTheme } from "@yer/api/react";
import { type ComponentType, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Texts } from "../language/texts.js";
import type { GroupsMessageId, GroupsMessages } from "./messages/GroupsMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: GroupsMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadGroupsTexts = oncePerLocale<GroupsMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the back office, or one about field groups. */
export const useGroupsText = useHostText<keyof Texts | GroupsMessageId>;

/** Gives a screen the texts about field groups beside the app's own. They come with the screen: pages without it carry none. */
export function withGroupsTexts(Screen: ComponentType): ComponentType {
  return function WithGroupsTexts() {
    const { locale } = useTheme();
    const { messages } = useIntl();
    const own = use(loadGroupsTexts(locale));
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

import type { UiLocale } from "@yer/ui";
import { languageTag, oncePerLocale, useHostText } from "@yer/ui";
import { useTheme } from "@yer/api/react";
import { type ComponentType, use } from "react";
import { IntlProvider, useIntl } from "react-intl";
import type { Texts } from "../language/texts.js";
import type { SignInMessageId, SignInMessages } from "./messages/SignInMessages.js";

const sources: Record<UiLocale, () => Promise<{ messages: SignInMessages }>> = {
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
};

const loadSignInTexts = oncePerLocale<SignInMessages>(async (locale) => (await sources[locale]()).messages);

/** Says a text of the back office, or one about signing in. */
export const useSignInText = useHostText<keyof Texts | SignInMessageId>;

/** Gives a screen the texts about signing in beside the app's own. They come with the screen: pages without it carry none. */
export function withSignInTexts<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function WithSignInTexts(props: Props) {
    const { locale } = useTheme();
    const { messages } = useIntl();
    const own = use(loadSignInTexts(locale));
    return (
      <IntlProvider
        locale={languageTag(locale)}
        messages={{ ...(messages as Record<string, string>), ...own }}
        timeZone="Asia/Tashkent"
      >
        <Screen {...props} />
      </IntlProvider>
    );
  };
}

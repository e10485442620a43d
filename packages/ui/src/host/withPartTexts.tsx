import { type ComponentType, use, useMemo } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { comes } from "./comes.js";
import { oncePerLocale } from "../UiProvider/oncePerLocale.js";
import { useUiIntl } from "../UiProvider/UiIntl.js";
import type { UiLocale } from "../UiProvider/locale.js";

/** Where the texts of a part lie, language by language: `uz_UZ: () => import("./messages/uz_UZ.js")`. */
export type PartTexts<Messages extends object> = Readonly<Record<UiLocale, () => Promise<{ messages: Messages }>>>;

/**
 * Gives a part of a host its own texts beside the host's: they are loaded with the part, so that pages without it
 * carry none. The part suspends until its language is there. Made once for a part, then put around its screens:
 * `export const withPeopleTexts = withPartTexts<PeopleMessages>({ … });`
 */
export function withPartTexts<Messages extends object>(
  sources: PartTexts<Messages>,
): <Props extends object>(Screen: ComponentType<Props>) => ComponentType<Props> {
  const load = oncePerLocale<Messages>(async (locale) => (await comes(sources[locale], "messages")).messages);
  return function withTexts<Props extends object>(Screen: ComponentType<Props>) {
    return function WithPartTexts(props: Props) {
      const { locale } = useUiIntl();
      const host = useIntl();
      const own = use(load(locale));
      const messages = useMemo(() => ({ ...(host.messages as Record<string, string>), ...own }), [host.messages, own]);
      return (
        <IntlProvider locale={host.locale} messages={messages} timeZone={host.timeZone ?? "Asia/Tashkent"}>
          <Screen {...props} />
        </IntlProvider>
      );
    };
  };
}

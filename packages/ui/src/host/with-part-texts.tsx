import { type ComponentType, use, useMemo } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { type FilesByLocale, type MessageFile, messagesIn } from "./message-files.js";
import { oncePerLocale } from "../UiProvider/once-per-locale.js";
import type { UiLocale } from "../UiProvider/locale.js";
import { useUiIntl } from "../UiProvider/ui-intl.js";

/** Loaders of the texts of all parts that have come. */
const loaders = new Set<(locale: UiLocale) => Promise<unknown>>();

/**
 * Loads the texts of all parts that have come so far, before they are drawn: none of them suspends then. Never rejects;
 * a part whose texts are missing tells of it when it is shown.
 */
export async function loadPartTexts(locale: UiLocale): Promise<void> {
  await Promise.allSettled([...loaders].map(async (load) => load(locale)));
}

/**
 * Gives a part of a host its own texts beside the host's: they are loaded with the part, so that pages without it
 * carry none. The part suspends until its language is there. Made once for a part, then put around its screens:
 * `export const withPeopleTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));`
 *
 * @param sets files named after their languages; a text of a later set stands for one of an earlier set with its id
 */
export function withPartTexts(
  ...sets: readonly FilesByLocale<MessageFile>[]
): <Props extends object>(Screen: ComponentType<Props>) => ComponentType<Props> {
  const load = oncePerLocale<MessageFile["messages"]>(async (locale) => {
    const loaded = await Promise.all(sets.map(async (files) => messagesIn(files)(locale)));
    return Object.assign({}, ...loaded) as MessageFile["messages"];
  });
  return function withTexts<Props extends object>(Screen: ComponentType<Props>) {
    loaders.add(load);
    return function WithPartTexts(props: Props) {
      const { locale, intl } = useUiIntl();
      const host = useIntl();
      const timeZone = host.timeZone ?? intl.timeZone;
      const own = use(load(locale));
      const messages = useMemo(() => ({ ...(host.messages as Record<string, string>), ...own }), [host.messages, own]);
      return (
        <IntlProvider locale={host.locale} messages={messages} {...(timeZone === undefined ? {} : { timeZone })}>
          <Screen {...props} />
        </IntlProvider>
      );
    };
  };
}

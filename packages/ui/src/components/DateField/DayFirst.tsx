import type { ReactElement, ReactNode } from "react";
import { I18nProvider, useLocale } from "react-aria-components/I18nProvider";
import { useUiIntl } from "../../UiProvider/ui-intl.js";

/**
 * Where the provider's `dateOrder` is `day-first`, keeps the day before the month and Monday before Sunday in English too, as
 * on every paper of such a country: a field that reads 3/5 where the paper says 05.03 asks for mistakes.
 */
export function DayFirst({ children }: { readonly children: ReactNode }): ReactElement {
  const { locale } = useLocale();
  const { dateOrder } = useUiIntl();
  const [language, script] = locale.split("-");
  // With the calendar that the tag may name.
  const extension = /-u-.*$/u.exec(locale)?.[0] ?? "";
  const british = `${script === "Arab" ? "en-Arab-GB" : "en-GB"}${extension}`;
  const isTurned = dateOrder === "day-first" && language === "en";
  return <I18nProvider locale={isTurned ? british : locale}>{children}</I18nProvider>;
}

import type { ReactElement, ReactNode } from "react";
import { I18nProvider, useLocale } from "react-aria-components/I18nProvider";

/**
 * Keeps the day before the month and Monday before Sunday in English too, as on every paper in the country: a field that
 * reads 3/5 where the paper says 05.03 asks for mistakes.
 */
export function DayFirst({ children }: { readonly children: ReactNode }): ReactElement {
  const { locale } = useLocale();
  const [language, script] = locale.split("-");
  const british = script === "Arab" ? "en-Arab-GB" : "en-GB";
  return <I18nProvider locale={language === "en" ? british : locale}>{children}</I18nProvider>;
}

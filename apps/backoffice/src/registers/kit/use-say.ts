import { useTheme } from "@yer/api/react";
import { type Dates, useDates } from "@yer/ui";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";

type Locale = ReturnType<typeof useTheme>["locale"];

/** What a register's declaration says things with. */
export interface Say<Text> {
  /** Texts of the register's own part, and the app's. */
  readonly text: Text;
  readonly dates: Dates;
  readonly intl: IntlShape;
  readonly locale: Locale;
}

/** @param text says the texts of the register's part */
export function useSay<Text>(text: Text): Say<Text> {
  const dates = useDates();
  const intl = useIntl();
  const { locale } = useTheme();
  return useMemo(() => ({ text, dates, intl, locale }), [text, dates, intl, locale]);
}

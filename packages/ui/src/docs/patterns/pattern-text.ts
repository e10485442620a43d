import { useMemo } from "react";
import { createIntl } from "react-intl";
import { languageTag, type UiLocale } from "../../UiProvider/locale.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";

/** The texts of a pattern in the four languages. An app loads one at a time; a page of the book is small enough to hold all. */
export type Catalogues<Id extends string> = Readonly<Record<UiLocale, Readonly<Record<Id, string>>>>;

/** Says one text of a pattern. */
export type PatternText<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a pattern in a language: for plays, which have no hooks. */
export function patternText<Id extends string>(catalogues: Catalogues<Id>, locale: UiLocale): PatternText<Id> {
  const intl = createIntl({ locale: languageTag(locale), messages: catalogues[locale] });
  return (id, values) => intl.formatMessage({ id }, values);
}

/** The texts of a pattern in the language of the page, as an app has them from its own react-intl. */
export function usePatternText<Id extends string>(catalogues: Catalogues<Id>): PatternText<Id> {
  const { locale } = useUiIntl();
  return useMemo(() => patternText(catalogues, locale), [catalogues, locale]);
}

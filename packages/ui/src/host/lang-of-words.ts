import { languageTag, type UiLocale, uiLocales } from "../UiProvider/locale.js";

const cyrillic = /\p{Script=Cyrillic}/u;
const latin = /\p{Script=Latin}/u;
/** Letters that of the interface's languages only Uzbek in Cyrillic has, and those that only Russian has. */
const onlyUzbek = /[ўқғҳ]/iu;
const onlyRussian = /[щы]/iu;
/** oʻ, gʻ and the tutuq between letters, by whatever sign: English has neither within a word but for `'s` and the like. */
const uzbekLatin = /[og][ʻ‘`]|\p{Ll}ʼ\p{Ll}/iu;

function localeOf(words: string, page: UiLocale): UiLocale {
  const isCyrillicPage = page === "uz_Cyrl" || page === "ru_RU";
  if (cyrillic.test(words)) {
    if (latin.test(words)) return page;
    if (onlyUzbek.test(words)) return "uz_Cyrl";
    return onlyRussian.test(words) || !isCyrillicPage ? "ru_RU" : page;
  }
  if (!latin.test(words)) return page;
  return isCyrillicPage || (page === "en_US" && uzbekLatin.test(words)) ? "uz_UZ" : page;
}

/**
 * `lang` of words that people wrote in one language, such as the name of a step, for readers of another (WCAG 3.1.2): as
 * far as letters tell. Undefined where they are of the page's language, or may be.
 */
export function langOfWords(words: string, page: UiLocale): string | undefined {
  const locale = localeOf(words, page);
  return locale === page ? undefined : languageTag(locale);
}

/**
 * `lang` of a name that is told in each language, where one without a name of its own is told another's words: a name
 * that no other language has is of the page's.
 */
export function langOfName(names: Readonly<Record<UiLocale, string>>, page: UiLocale): string | undefined {
  const words = names[page];
  const isShared = uiLocales.some((locale) => locale !== page && names[locale] === words);
  return isShared ? langOfWords(words, page) : undefined;
}

import type { Direction } from "../theme/appearance.js";

/**
 * Languages the kit has its texts in, Uzbek (Latin) first: the tag of each, and the one by which React Aria takes its page for
 * right-to-left; it reads direction off the script only.
 */
const languages = {
  uz_UZ: { tag: "uz", mirrored: "uz-Arab" },
  uz_Cyrl: { tag: "uz-Cyrl", mirrored: "uz-Arab-x-cyrl" },
  ru_RU: { tag: "ru", mirrored: "ru-Arab" },
  en_US: { tag: "en-US", mirrored: "en-Arab" },
} as const;

/** Languages the kit has its texts in: Uzbek in both scripts, Russian, English. */
export type UiLocale = keyof typeof languages;

/**
 * A locale of the interface: a language of the kit, or any BCP 47 tag (`de-DE`, `ar-EG`, `th-TH-u-ca-buddhist`). What is in
 * no language of the kit has its texts in English, until `messages` replaces them.
 */
export type AnyLocale = UiLocale | (string & Record<never, never>);

/** Every language of the kit, Uzbek (Latin) first. */
export const uiLocales = Object.keys(languages) as readonly UiLocale[];

function isUiLocale(locale: string): locale is UiLocale {
  return Object.hasOwn(languages, locale);
}

/** BCP 47 tag of a locale: for `lang`, `Intl` and react-intl. */
export function languageTag(locale: AnyLocale): string {
  return isUiLocale(locale) ? languages[locale].tag : locale;
}

/** The interface language of a tag; undefined for a tag of no such language. */
export function localeOfTag(tag: string): UiLocale | undefined {
  return uiLocales.find((locale) => languages[locale].tag === tag);
}

/** The language that the kit's texts are in where the interface is in `locale`; undefined where it has none of it. */
export function ownLanguage(locale: AnyLocale): UiLocale | undefined {
  if (isUiLocale(locale)) return locale;
  const { language, script } = new Intl.Locale(locale);
  if (language === "uz") return script === "Cyrl" ? "uz_Cyrl" : "uz_UZ";
  return uiLocales.find((known) => languages[known].tag.split("-")[0] === language);
}

/** Scripts that are written from the right. */
const fromTheRight = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand"]);

/** The direction in which a locale is written. */
export function directionOf(locale: AnyLocale): Direction {
  const { script = "" } = new Intl.Locale(languageTag(locale)).maximize();
  return fromTheRight.has(script) ? "rtl" : "ltr";
}

/** The tag React Aria is given: the locale's own, or a twin in a script of the other direction when the page is turned. */
export function behaviourTag(locale: AnyLocale, direction: Direction): string {
  if (isUiLocale(locale)) return languages[locale][direction === "rtl" ? "mirrored" : "tag"];
  if (directionOf(locale) === direction) return locale;
  return new Intl.Locale(locale, { script: direction === "rtl" ? "Arab" : "Latn" }).toString();
}

/** Reads a stored or received language of the kit; anything else is `otherwise`. */
export function parseUiLocale(value: unknown, otherwise: UiLocale = "en_US"): UiLocale {
  return uiLocales.find((locale) => locale === value) ?? otherwise;
}

import type { Direction } from "../theme/appearance.js";

/**
 * Languages of the interface, Uzbek (Latin) first: the tag of each, and the one by which React Aria takes its page for
 * right-to-left; it reads direction off the script only.
 */
const languages = {
  uz_UZ: { tag: "uz", mirrored: "uz-Arab" },
  uz_Cyrl: { tag: "uz-Cyrl", mirrored: "uz-Arab-x-cyrl" },
  ru_RU: { tag: "ru", mirrored: "ru-Arab" },
  en_US: { tag: "en-US", mirrored: "en-Arab" },
} as const;

/** Languages of the interface: Uzbek in both scripts, Russian, English. */
export type UiLocale = keyof typeof languages;

/** Every interface language, Uzbek (Latin) first: what anything unknown falls back to. */
export const uiLocales = Object.keys(languages) as readonly UiLocale[];

/** BCP 47 tag of an interface language: for `lang`, `Intl` and react-intl. */
export function languageTag(locale: UiLocale): string {
  return languages[locale].tag;
}

/** The interface language of a tag; undefined for a tag of no such language. */
export function localeOfTag(tag: string): UiLocale | undefined {
  return uiLocales.find((locale) => languages[locale].tag === tag);
}

/** The tag React Aria is given: the language's own, or a twin in a right-to-left script when the page is mirrored. */
export function behaviourTag(locale: UiLocale, direction: Direction): string {
  return languages[locale][direction === "rtl" ? "mirrored" : "tag"];
}

/** Reads a stored or received locale; anything else is Uzbek (Latin). */
export function parseUiLocale(value: unknown): UiLocale {
  return uiLocales.find((locale) => locale === value) ?? "uz_UZ";
}

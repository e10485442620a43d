import type { Direction } from "../theme/appearance.js";

/** Languages of the interface: Uzbek in both scripts, Russian, English. */
export type UiLocale = "uz_UZ" | "uz_Cyrl" | "ru_RU" | "en_US";

/** Every interface language, Uzbek (Latin) first: what anything unknown falls back to. */
export const uiLocales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const satisfies readonly UiLocale[];

const tags = { uz_UZ: "uz", uz_Cyrl: "uz-Cyrl", ru_RU: "ru", en_US: "en-US" } as const satisfies Record<
  UiLocale,
  string
>;

/** The same languages as tags by which React Aria takes the page for right-to-left; it reads direction off the script only. */
const mirroredTags = {
  uz_UZ: "uz-Arab",
  uz_Cyrl: "uz-Arab-x-cyrl",
  ru_RU: "ru-Arab",
  en_US: "en-Arab",
} as const satisfies Record<UiLocale, string>;

/** BCP 47 tag of an interface language: for `lang`, `Intl` and react-intl. */
export function languageTag(locale: UiLocale): string {
  return tags[locale];
}

/** The tag React Aria is given: the language's own, or a twin in a right-to-left script when the page is mirrored. */
export function behaviourTag(locale: UiLocale, direction: Direction): string {
  return direction === "rtl" ? mirroredTags[locale] : tags[locale];
}

/** Reads a stored or received locale; anything else is Uzbek (Latin). */
export function parseUiLocale(value: unknown): UiLocale {
  return uiLocales.find((locale) => locale === value) ?? "uz_UZ";
}

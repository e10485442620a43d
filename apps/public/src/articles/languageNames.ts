import type { UiLocale } from "@yer/ui";

/** Each language is named in itself, so that its readers find it. */
export const languageNames: Readonly<Record<UiLocale, string>> = {
  uz_UZ: "Oʻzbekcha",
  uz_Cyrl: "Ўзбекча",
  ru_RU: "Русский",
  en_US: "English",
};

/** Interface languages; anything else means `uz_UZ`. */
export const locales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const;
/** See {@link locales}. */
export type Locale = (typeof locales)[number];
/** Each language is named in itself, so that its readers find it. */
export const languageNames = {
  uz_UZ: "Oʻzbekcha",
  uz_Cyrl: "Ўзбекча",
  ru_RU: "Русский",
  en_US: "English",
} as const satisfies Record<Locale, string>;

/** Colour themes; `contrast` is above AA. */
export const themes = ["light", "dark", "contrast"] as const;
/** Colours of what is accented: the theme colour. */
export const accents = ["turquoise", "violet", "plum", "olive"] as const;
/** Writing directions. */
export const directions = ["ltr", "rtl"] as const;
/** How much room rows and controls take. */
export const densities = ["comfortable", "compact"] as const;

/** Interface languages; anything else means `uz_UZ`. */
export const locales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const;
/** See {@link locales}. */
export type Locale = (typeof locales)[number];

/** Colour themes; `contrast` is above AA. */
export const themes = ["light", "dark", "contrast"] as const;
/** Writing directions. */
export const directions = ["ltr", "rtl"] as const;
/** How much room rows and controls take. */
export const densities = ["comfortable", "compact"] as const;

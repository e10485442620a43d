/** Each language is named in itself, so that its readers find it. */
export const languageNames = { uz_UZ: "Oʻzbekcha", uz_Cyrl: "Ўзбекча", ru_RU: "Русский", en_US: "English" } as const;

/** What nodes are called by the readers of each language. */
import type { Label } from "./groups/field.js";
import type { Named } from "./kept-name.js";

export type { Named, NodeNames } from "./kept-name.js";

/** The name for a reader of a language: in it where there is one, else as it was drawn. */
export const nameIn = ({ label, names }: Named, locale: keyof Label): string => names?.[locale] || label;

/** The name for the readers of each language. */
export const namesOf = (named: Named): Label => ({
  uz_UZ: nameIn(named, "uz_UZ"),
  uz_Cyrl: nameIn(named, "uz_Cyrl"),
  ru_RU: nameIn(named, "ru_RU"),
  en_US: nameIn(named, "en_US"),
});

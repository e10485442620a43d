import type { Label } from "./groups/field.js";

/** The languages of a name, in the order in which they are kept. */
export const labelLocales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const satisfies readonly (keyof Label)[];

/** What a node is called by readers of some of the languages; who reads another is told its label. None is empty. */
export type NodeNames = Readonly<Partial<Label>>;

/** What has a name in one language and, it may be, in others. */
export interface Named {
  /** The name in the words of whoever drew it: of one language, whichever that is. */
  readonly label: string;
  /** The same in languages of its readers. */
  readonly names?: NodeNames;
}

/** A name as somebody gives it: names in other languages may be empty. */
interface Unkept {
  readonly label: string;
  readonly names?: Partial<Label> | undefined;
}

/** A name as it is kept: the others in the order of the languages, without empty ones; without any, no key at all. */
export function keptName({ label, names = {} }: Unkept): Named {
  const kept = labelLocales.filter((locale) => names[locale]).map((locale) => [locale, names[locale]] as const);
  return { label, ...(kept.length > 0 && { names: Object.fromEntries(kept) }) };
}

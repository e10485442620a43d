/** A part of a credit: words of ours, or what stays as its makers wrote it. */
export type CreditPart = { readonly phrase: CreditPhrase } | { readonly foreign: string };

/** What the credits of our own data say beside names and licences, as messages say it. */
export const creditPhrases = {
  "map.credit.shapes": "Map shapes",
  "map.credit.changed": "georeferenced and recoded",
  "map.credit.centres": "District centres",
  "map.credit.madeUp": "Demonstration: boundaries of neighbourhoods are made up",
} as const;

/** Key of a phrase. */
export type CreditPhrase = keyof typeof creditPhrases;

const phrases: ReadonlyMap<string, CreditPhrase> = new Map(
  Object.entries(creditPhrases).map(([key, words]) => [words, key as CreditPhrase]),
);
const known = new RegExp(`(${[...phrases.keys()].join("|")})`);

/**
 * Takes a credit apart: the phrases of our own data are said in the reader's language, names and licences stay as they
 * are and are marked as foreign. A credit of an organisation's own holds none and stays whole.
 */
export function creditParts(credit: string): CreditPart[] {
  return credit
    .split(known)
    .filter((part) => part !== "")
    .map((part) => {
      const phrase = phrases.get(part);
      return phrase === undefined ? { foreign: part } : { phrase };
    });
}

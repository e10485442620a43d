import { searchKey, sortKey } from "../../../packages/api/src/formats/index.js";

/** Words that made-up applications are written with, by what they are. */
export const kinds = ["surname", "given", "firm", "street"] as const;
/** See {@link kinds}. */
export type Kind = (typeof kinds)[number];

/** A word as it is written, as it is found, and as it is sorted. */
export interface Word {
  readonly kind: Kind;
  readonly text: string;
  readonly key: string;
  readonly sort: string;
}

const onsets = ["b", "d", "f", "g", "gʻ", "h", "j", "k", "l", "m", "n", "p", "q", "r", "s", "t", "v", "x", "y", "z", "sh", "ch"]; // prettier-ignore
const vowels = ["a", "e", "i", "o", "u", "oʻ"];
const codas = ["", "", "b", "d", "k", "l", "m", "n", "r", "s", "t", "z", "sh"];

/** How many words of a kind there are, what they end in, and those that everybody knows; the first are the commonest. */
const lists: Readonly<
  Record<Kind, { readonly count: number; readonly endings: readonly string[]; readonly known: readonly string[] }>
> = {
  surname: {
    count: 12_000,
    endings: ["ov", "ova", "yev", "yeva"],
    known: ["Karimov", "Rahimov", "Abdullayev", "Yoʻldoshev", "Qodirov", "Gʻafurov", "Toshpoʻlatov", "Usmonov"],
  },
  given: { count: 2_500, endings: ["", "bek", "jon", "gul", "oy"], known: ["Oʻtkir", "Sherzod", "Nargiza", "Jamshid"] },
  firm: { count: 9_000, endings: ["", "zamin", "invest", "agro"], known: ["Baraka", "Ishonch"] },
  street: { count: 8_000, endings: ["", "obod", "zor", "tepa", "iston"], known: ["Bogʻishamol", "Mustaqillik"] },
};

/** The same numbers at every run, between 0 and 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every word of every kind, the same at every run. */
export function madeWords(): Word[] {
  const next = numbersFrom(42);
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? "";
  return kinds.flatMap((kind) => {
    const { count, endings, known } = lists[kind];
    const words = new Set(known);
    while (words.size < count) {
      const stem = Array.from({ length: next() < 0.4 ? 3 : 2 }, () => pick(onsets) + pick(vowels) + pick(codas)).join(
        "",
      );
      const word = stem + pick(endings);
      words.add(word[0]?.toUpperCase() + word.slice(1));
    }
    return [...words].map((text) => ({ kind, text, key: searchKey(text), sort: sortKey(text.toLowerCase()) }));
  });
}

import { searchKey } from "@yer/api/formats";
import { areaLevels, type AreaLevel, type AreaPath, levelOf, republic } from "./area.js";
import { codeOf, depthOf, territoryContains } from "./areaPath.js";
import { mistakes, WordList } from "./searchWords.js";

/** A place as a search knows it. */
export interface AreaEntry {
  /** Where it lies: the narrowest code is its own. */
  readonly path: AreaPath;
  /** Its name, as people see it. */
  readonly name: string;
  /** Other names it is looked for under: in other languages and scripts, older ones. */
  readonly otherNames?: readonly string[];
}

/** A place that was found. */
export interface AreaFound {
  /** Where it lies: the narrowest code is its own. */
  readonly path: AreaPath;
  /** SOATO of a region or district, id of a neighbourhood. */
  readonly code: string;
  /** Its name, as people see it. */
  readonly name: string;
  /** Names of what it lies in, the widest first. */
  readonly above: readonly string[];
}

/** What a search is limited to. */
export interface AreaLimits {
  /** SOATO of what is looked through: the republic, a region or a district. @default "17" */
  readonly territory?: string;
  /** The narrowest level looked at. @default "neighborhood" */
  readonly depth?: AreaLevel;
}

/** Finds places of all levels by their names and codes. Made by {@link createAreaSearch}. */
export type AreaSearch = (typed: string, limits?: AreaLimits) => readonly AreaFound[];

/** Found so few without a mistake, it is asked whether there is one. */
const fewFound = 8;
/** Letters from which a word may hold mistakes. */
const leastMistaken = 4;
/** Sums of a query's words are cut here: what is worse is equally bad. */
const worst = 95;
/** In a sum: a word of the query that nothing answers. */
const unanswered = 10_000;

/** How a word answers what was typed, best first. A place's first word counts before its others, its own before those of what it lies in. */
const [exactly, beginning, inside, nearly] = [0, 2, 4, 6];
const laterWord = 1;
const widerPlace = 1;
/** No word like it. */
const none = 255;

/** One place, ready to be found. */
interface Indexed {
  readonly found: AreaFound;
  readonly rank: number;
  /** Places it lies in, by their number in the index. */
  readonly upper: readonly number[];
  /** Words of its names, by number; a first word is even, any other odd. */
  readonly words: readonly number[];
}

/** Digits typed as a code, with or without blanks and points; undefined for other texts. */
function typedCode(typed: string): string | undefined {
  return /^[\d\s.:-]{4,}$/.test(typed.trim()) ? typed.replace(/\D/g, "") : undefined;
}

/**
 * Makes a search of places at hand: ten thousand take about 30 ms once, a search of them far less than a frame.
 *
 * It finds by the beginning or a part of any word of a name, two letters on, in Latin or Cyrillic, blind to apostrophes
 * and case (`searchKey`). Words of what a place lies in narrow it down ("Qashqadaryo Chiroqchi"), in any order. Where
 * little is found so, words with a mistake or two are found too. A code, or its beginning, is found at once.
 *
 * Best first: whole words before beginnings, beginnings before parts, mistakes last; among equals the wider place, then
 * as `entries` stand.
 *
 * @param entries wider places before what lies in them, in the order people look for them
 */
export function createAreaSearch(entries: readonly AreaEntry[]): AreaSearch {
  const words = new WordList();
  const places: Indexed[] = [];
  const byCode = new Map<string, number>();

  for (const { path, name, otherNames = [] } of entries) {
    const level = depthOf(path);
    const code = codeOf(path);
    if (level === undefined || code === null) continue;
    const upper = areaLevels
      .slice(0, areaLevels.indexOf(level))
      .map((wider) => byCode.get(path[wider] ?? ""))
      .filter((number) => number !== undefined);
    const keys = new Set([name, ...otherNames].map(searchKey));
    const own = new Set<number>();
    for (const key of keys) {
      const parts = key.split(" ");
      parts.forEach((part, at) => own.add(words.add(part) * 2 + (at === 0 ? 0 : 1)));
      // "Yangiyoʻl" is also found as "yangi yoʻl", and this one as that.
      if (parts.length > 1) own.add(words.add(parts.join("")) * 2);
    }
    byCode.set(code, places.length);
    places.push({
      found: { path, code, name, above: upper.flatMap((number) => places[number]?.found.name ?? []) },
      rank: areaLevels.indexOf(level),
      upper,
      words: [...own],
    });
  }

  function byCodes(code: string, may: (place: Indexed) => boolean): readonly AreaFound[] {
    const hits = places.filter((place) => place.found.code.startsWith(code) && may(place));
    return hits.toSorted((a, b) => a.rank - b.rank).map(({ found }) => found);
  }

  /** For every place the best score of one word of the query: among its own words, and among those of what it lies in too. */
  function scoresOf(token: string, withMistakes: boolean, own: Uint8Array, any: Uint8Array): void {
    const scores = words.scores(token, { exactly, beginning, inside, nearly }, withMistakes ? mistakes(token) : 0);
    for (let number = 0; number < places.length; number++) {
      const place = places[number];
      if (!place) continue;
      let best = none;
      for (const word of place.words) {
        const score = scores[word >> 1] ?? none;
        if (score === none) continue;
        const here = score + (word & 1 ? laterWord : 0);
        if (here < best) best = here;
      }
      own[number] = best;
      let anywhere = best;
      // What it lies in came before it and is scored already.
      for (const wider of place.upper) {
        const above = own[wider] ?? none;
        if (above !== none && above + widerPlace < anywhere) anywhere = above + widerPlace;
      }
      any[number] = anywhere;
    }
  }

  function byNames(tokens: readonly string[], may: (place: Indexed) => boolean, withMistakes: boolean): AreaFound[] {
    const own = new Uint8Array(places.length);
    const any = new Uint8Array(places.length);
    const sums = new Uint16Array(places.length);
    /** What it adds that one word of the query has to be the place's own; none: no word is. */
    const named = new Uint8Array(places.length).fill(none);
    for (const token of tokens) {
      scoresOf(token, withMistakes && token.length >= leastMistaken, own, any);
      for (let number = 0; number < places.length; number++) {
        const [here = none, anywhere = none] = [own[number], any[number]];
        sums[number] = (sums[number] ?? 0) + (anywhere === none ? unanswered : anywhere);
        if (here !== none) named[number] = Math.min(named[number] ?? none, here - anywhere);
      }
    }
    const shelves: AreaFound[][] = [];
    for (let number = 0; number < places.length; number++) {
      const place = places[number];
      const sum = sums[number] ?? unanswered;
      // Where only what it lies in was named, that is what was meant.
      if (!place || sum >= unanswered || named[number] === none || !may(place)) continue;
      const shelf = Math.min(sum + (named[number] ?? 0), worst) * areaLevels.length + place.rank;
      (shelves[shelf] ??= []).push(place.found);
    }
    return shelves.flat();
  }

  return (typed, { territory = republic, depth = "neighborhood" } = {}) => {
    const deepest = areaLevels.indexOf(depth);
    const isWhole = levelOf(territory) === "republic";
    const may = (place: Indexed): boolean =>
      place.rank <= deepest && (isWhole || territoryContains(territory, place.found.path));
    const code = typedCode(typed);
    if (code !== undefined) return byCodes(code, may);
    const tokens = searchKey(typed).split(" ").filter(Boolean);
    if (tokens.length === 0) return [];
    const found = byNames(tokens, may, false);
    return found.length < fewFound && tokens.some(({ length }) => length >= leastMistaken)
      ? byNames(tokens, may, true)
      : found;
  };
}

/** What a typed text means as a whole. */
export type AreaReading =
  | { readonly kind: "one"; readonly found: AreaFound }
  | { readonly kind: "several"; readonly found: readonly AreaFound[] }
  | { readonly kind: "none" };

/**
 * Reads a place typed or pasted at once: a code ("1710242"), a name ("Chiroqchi"), a way down ("Qashqadaryo Chiroqchi").
 * One, where the text names it in full and nothing of that level besides; several, where a person has to choose.
 */
export function readArea(search: AreaSearch, typed: string, limits?: AreaLimits): AreaReading {
  const found = search(typed, limits);
  const [first, second] = found;
  if (!first) return { kind: "none" };
  const isCode = typedCode(typed) === first.code;
  const wanted = searchKey(typed).split(" ");
  const isNamed = (place: AreaFound): boolean => {
    const own = searchKey([...place.above, place.name].join(" ")).split(" ");
    return wanted.every((word) => own.includes(word));
  };
  const isOnly =
    second === undefined || depthOf(second.path) !== depthOf(first.path) || (isNamed(first) && !isNamed(second));
  return isCode || (isOnly && (second === undefined || isNamed(first)))
    ? { kind: "one", found: first }
    : { kind: "several", found };
}

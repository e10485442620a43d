import { searchKey } from "@yer/api/formats";
import { areaLevels, type AreaLevel, type AreaPath, levelOf, republic } from "./area.js";
import { codeOf, depthOf, territoryContains } from "./area-path.js";
import { mistakes, noScore, WordList, type WordScores } from "./search-words.js";

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
const worth: WordScores = { exactly: 0, beginning: 2, inside: 4, nearly: 6 };
const laterWord = 1;
const widerPlace = 1;
/** No word like it; small enough for what is added to it to stay in a byte. */
const none = noScore;

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
  const places: AreaFound[] = [];
  const byCode = new Map<string, number>();
  // By the number of a place; numbers side by side, for a search goes through all of them with every letter.
  const rank = new Uint8Array(entries.length);
  /** Region and district it lies in, by their number; the number after the last where it lies in none. */
  const region = new Uint32Array(entries.length);
  const district = new Uint32Array(entries.length);

  for (const { path, name, otherNames } of entries) {
    const level = depthOf(path);
    const code = codeOf(path);
    if (level === undefined || code === null) continue;
    const number = places.length;
    const above: string[] = [];
    const widerAt = (wider: string | null): number => {
      const at = wider === null || wider === code ? undefined : byCode.get(wider);
      if (at === undefined) return entries.length;
      above.push(places[at]?.name ?? "");
      return at;
    };
    rank[number] = areaLevels.indexOf(level);
    region[number] = widerAt(path.region);
    district[number] = widerAt(path.district);
    for (const key of otherNames ? [name, ...otherNames].map(searchKey) : [searchKey(name)]) {
      const parts = key.split(" ");
      for (let at = 0; at < parts.length; at++) words.add(parts[at] ?? "", number * 2 + (at === 0 ? 0 : 1));
      // "Yangiyoʻl" is also found as "yangi yoʻl", and this one as that.
      if (parts.length > 1) words.add(parts.join(""), number * 2);
    }
    byCode.set(code, number);
    places.push({ path, code, name, above });
  }
  const count = places.length;

  function byCodes(code: string, may: (number: number) => boolean): readonly AreaFound[] {
    const hits: AreaFound[][] = areaLevels.map(() => []);
    for (let number = 0; number < count; number++) {
      const place = places[number];
      if (place?.code.startsWith(code) && may(number)) hits[rank[number] ?? 0]?.push(place);
    }
    return hits.flat();
  }

  /** The best score of one word of the query among the own words of every place. */
  function ownScores(token: string, mostMistakes: number): Uint8Array {
    const own = new Uint8Array(entries.length + 1).fill(none);
    words.answer(token, worth, mostMistakes, (mark, score) => {
      const number = mark >> 1;
      const here = score + (mark & 1 ? laterWord : 0);
      if (here < (own[number] ?? none)) own[number] = here;
    });
    return own;
  }

  /** Sums of the scores over the words of a query, by place; {@link unanswered}: not found. */
  function sumsOf(tokens: readonly string[], withMistakes: boolean): Uint16Array {
    const scores = tokens.map((token) =>
      ownScores(token, withMistakes && token.length >= leastMistaken ? mistakes(token) : 0),
    );
    const sums = new Uint16Array(count);
    for (let number = 0; number < count; number++) {
      let sum = 0;
      /** What it adds that one word of the query has to be the place's own; none: no word is. */
      let added = none;
      for (const own of scores) {
        const here = own[number] ?? none;
        const inRegion = (own[region[number] ?? 0] ?? none) + widerPlace;
        const inDistrict = (own[district[number] ?? 0] ?? none) + widerPlace;
        const best = Math.min(here, inRegion, inDistrict);
        if (best >= none) sum = unanswered;
        sum = Math.min(sum + best, unanswered);
        if (here < none) added = Math.min(added, here - best);
      }
      // Where only what it lies in was named, that is what was meant.
      sums[number] = added >= none ? unanswered : Math.min(sum + added, unanswered);
    }
    return sums;
  }

  function byNames(tokens: readonly string[], may: (number: number) => boolean, withMistakes: boolean): AreaFound[] {
    const [only, second] = tokens;
    // A query of one word, which most are while they are typed, needs no look at what a place lies in.
    const isOne = only !== undefined && second === undefined;
    const sums = isOne
      ? ownScores(only, withMistakes && only.length >= leastMistaken ? mistakes(only) : 0)
      : sumsOf(tokens, withMistakes);
    const least = isOne ? none : unanswered;
    const shelves: AreaFound[][] = [];
    for (let number = 0; number < count; number++) {
      const sum = sums[number] ?? least;
      if (sum >= least || !may(number)) continue;
      const shelf = Math.min(sum, worst) * areaLevels.length + (rank[number] ?? 0);
      const place = places[number];
      if (place) (shelves[shelf] ??= []).push(place);
    }
    return shelves.flat();
  }

  return (typed, { territory = republic, depth = "neighborhood" } = {}) => {
    const deepest = areaLevels.indexOf(depth);
    const isWhole = levelOf(territory) === "republic";
    const may = (number: number): boolean => {
      const place = places[number];
      return (
        (rank[number] ?? 0) <= deepest && (isWhole || (place !== undefined && territoryContains(territory, place.path)))
      );
    };
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

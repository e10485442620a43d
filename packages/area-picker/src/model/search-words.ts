/** Cost of writing one letter wrong, too many or too few; a vowel for another costs half: Buxoro is written Buxara. */
const wrong = 2;
const wrongVowel = 1;

const letterA = 97;
const vowels = new Set(Array.from("aeiou", (letter) => letter.charCodeAt(0)));

/** The score of a word that does not answer. Any other is far below it. */
export const noScore = 200;

/** What mistakes a word of this length may cost in all: one letter from four letters on, two from seven on. */
export function mistakes(word: string): number {
  return word.length >= 7 ? 2 * wrong : wrong;
}

/** Which letters a word has, as bits; digits and others share what is left of 32. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const place = word.charCodeAt(at) - letterA;
    bits |= 1 << (place >= 0 && place < 26 ? place : 26 + (word.charCodeAt(at) % 6));
  }
  return bits;
}

const vowelBits = lettersOf("aeiou");

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count++;
  }
  return count;
}

/** Letters a word can have that its rows need room for; longer ones are compared by their beginning. */
const longest = 40;
const rowBefore = new Uint8Array(longest + 1);
const row = new Uint8Array(longest + 1);
const rowAfter = new Uint8Array(longest + 1);

/**
 * What it costs to make one word out of another, or out of its beginning if that is less: letters wrong, missing, too
 * many, or two of them swapped. More than `most` is `most + 1`.
 */
function mistakeCost(typed: string, word: string, most: number): number {
  const length = Math.min(word.length, longest);
  let [before, current, after] = [rowBefore, row, rowAfter];
  for (let at = 0; at <= length; at++) current[at] = at * wrong;
  for (let line = 1; line <= typed.length; line++) {
    const letter = typed.charCodeAt(line - 1);
    after[0] = line * wrong;
    let least = line * wrong;
    for (let at = 1; at <= length; at++) {
      const other = word.charCodeAt(at - 1);
      const change = letter === other ? 0 : vowels.has(letter) && vowels.has(other) ? wrongVowel : wrong;
      let cost = Math.min((current[at - 1] ?? 0) + change, (current[at] ?? 0) + wrong, (after[at - 1] ?? 0) + wrong);
      const isSwapped =
        line > 1 && at > 1 && letter === word.charCodeAt(at - 2) && typed.charCodeAt(line - 2) === other;
      if (isSwapped) cost = Math.min(cost, (before[at - 2] ?? 0) + wrong);
      after[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, current, after] = [current, after, before];
  }
  let cost = most + 1;
  for (let at = 0; at <= length; at++) cost = Math.min(cost, current[at] ?? cost);
  return cost;
}

/** What an answer of {@link WordList} is worth, by how it answers; lower is better. */
export interface WordScores {
  readonly exactly: number;
  readonly beginning: number;
  readonly inside: number;
  /** Added to what the mistakes cost. */
  readonly nearly: number;
}

/** The different words of many names, each once: a query's word is compared with them, not with every name. */
export class WordList {
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  /** By word, what was said of it each time it was added. */
  readonly #marks: number[][] = [];
  readonly #numbers = new Map<string, number>();

  /** Takes a word in, with a mark that {@link answer} gives back. */
  add(word: string, mark: number): void {
    const known = this.#numbers.get(word);
    if (known !== undefined) {
      this.#marks[known]?.push(mark);
      return;
    }
    this.#numbers.set(word, this.#words.length);
    this.#words.push(word);
    this.#letters.push(lettersOf(word));
    this.#marks.push([mark]);
  }

  /** Tells the marks of every word that answers what was typed, and how well it does. */
  answer(typed: string, worth: WordScores, mostMistakes: number, tell: (mark: number, score: number) => void): void {
    const letters = lettersOf(typed);
    for (let number = 0; number < this.#words.length; number++) {
      const missing = letters & ~(this.#letters[number] ?? 0);
      if (missing !== 0 && mostMistakes === 0) continue;
      const score = scoreOf(typed, this.#words[number] ?? "", missing, worth, mostMistakes);
      if (score === noScore) continue;
      for (const mark of this.#marks[number] ?? []) tell(mark, score);
    }
  }
}

/** How well a word answers what was typed; {@link noScore}: not at all. */
function scoreOf(typed: string, word: string, missing: number, worth: WordScores, mostMistakes: number): number {
  if (missing === 0) {
    const at = word.indexOf(typed);
    if (at > 0) return worth.inside;
    if (at === 0) return word.length === typed.length ? worth.exactly : worth.beginning;
  }
  if (mostMistakes === 0 || word.length * wrong < typed.length * wrong - mostMistakes) return noScore;
  const least = countBits(missing & vowelBits) * wrongVowel + countBits(missing & ~vowelBits) * wrong;
  if (least > mostMistakes) return noScore;
  const cost = mistakeCost(typed, word, mostMistakes);
  return cost <= mostMistakes ? worth.nearly + cost : noScore;
}

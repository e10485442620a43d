import { type RawBuilder, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { slipForms } from "../../platform/names/slip-forms.js";
import { slipsForgiven, withinDistance } from "./slips.js";

/** Slips that any word may be asked with. */
const mostSlips = 2;
/** Words that one mistyped word is taken for. */
const takenFor = 10;

/** Numbers are found as they are written: another number is another thing, not a slip. */
const mayBeMistyped = (word: string): boolean => /^\p{L}+$/u.test(word) && slipsForgiven(word) > 0;

/**
 * Remembers the words of search keys, for those who will mistype them. A word that no text holds any more stays: it
 * finds nothing, and tells nothing of anyone.
 *
 * Two transactions may both remember a word that is new: nothing is unique here, so that neither waits for the other.
 */
export async function rememberWords(transaction: Transaction, ...keys: readonly string[]): Promise<void> {
  const words = [...new Set(keys.flatMap((key) => key.split(" ")))].filter(mayBeMistyped);
  if (words.length === 0) return;
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where not exists (select from search_words as known where known.word = word.word)`.execute(transaction);
  if (rows.length === 0) return;
  const forms = sql.join(rows.map(({ word }) => sql`(${word}, ${slipForms(word, mostSlips)}::text[])`));
  await sql`insert into search_words (word, forms) values ${forms}`.execute(transaction);
}

/** A word of a search: as it was typed, and the words it is taken for, where none is known that begins so. */
export interface MeantWord {
  readonly typed: string;
  readonly similar: readonly string[];
}

/**
 * What the words of a search key stand for. A word that begins a known one stands for itself; one that begins none is
 * taken for the nearest known ones, within the slips its length allows.
 */
export async function meantWords(db: Db | Transaction, key: string): Promise<MeantWord[]> {
  const words: MeantWord[] = [];
  for (const typed of key.split(" ").filter(Boolean)) {
    words.push({ typed, similar: mayBeMistyped(typed) ? await similarWords(db, typed) : [] });
  }
  return words;
}

async function similarWords(db: Db | Transaction, typed: string): Promise<string[]> {
  const { rows } = await sql<{ word: string; known: boolean }>`
    (select word, true as known from search_words where word like ${`${typed}%`} limit 1)
    union all
    select distinct word, false from search_words
    where forms && ${slipForms(typed, slipsForgiven(typed))}::text[]`.execute(db);
  if (rows.some(({ known }) => known)) return [];
  return rows
    .flatMap(({ word }) => {
      const slips = withinDistance(typed, word, slipsForgiven(typed));
      return slips === undefined ? [] : [{ word, slips }];
    })
    .toSorted((one, other) => one.slips - other.slips || (one.word < other.word ? -1 : 1))
    .slice(0, takenFor)
    .map(({ word }) => word);
}

/** Words as a question to a search column: all of them, each beginning one of its words, or being one it is taken for. */
export function termsOf(words: readonly MeantWord[]): RawBuilder<unknown> {
  const terms = words.map(
    ({ typed, similar }) => `(${[`'${typed}':*`, ...similar.map((word) => `'${word}'`)].join(" | ")})`,
  );
  return sql`${terms.join(" & ")}::tsquery`;
}

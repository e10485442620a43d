import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QueryOf } from "@yer/api/contract/endpoint";
import type { FoundPlace, places } from "@yer/api/contract/places";
import { searchKey } from "@yer/api/formats";
import type { Db } from "../../platform/database/database.js";
import { slipsForgiven, withinDistance } from "../../registers/search/slips.js";
import { joinPath, pathColumn, wordsOf } from "./place-sql.js";

/** Places answered unless the caller asks for another number. */
const usual = 20;

/** A place's key with what it lies in, so that "qashqadaryo chiroqchi" finds the district. */
const wholeKey = sql<string>`(p.search_key || coalesce(d.search_key, '') || coalesce(r.search_key, ''))`;

/** Condition on places that a caller may choose from: active ones and, where asked, those that were split. */
function offered(split: boolean | undefined): RawBuilder<SqlBool> {
  if (split !== true) return sql`p.active`;
  return sql`(p.active or (select count(*) from place_successions as s where s.from_code = p.code) > 1)`;
}

/**
 * Active places that a text names, best first: those whose own name begins with it, then the wider ones. Where nothing
 * is found, small slips are forgiven: one letter in words of four, two in words of eight.
 */
export async function searchPlaces(db: Db, query: QueryOf<typeof places.search>): Promise<FoundPlace[]> {
  const words = wordsOf(searchKey(query.text));
  if (words.length === 0) return [];
  const found = await matching(db, query, words);
  if (found.length > 0) return found;
  const meant = await forgiven(db, query, words);
  return meant === undefined ? [] : matching(db, query, meant);
}

async function matching(
  db: Db,
  { level, within, split, limit }: QueryOf<typeof places.search>,
  words: readonly string[],
): Promise<FoundPlace[]> {
  const conditions = [
    offered(split),
    ...(level === undefined ? [] : [sql`p.level = ${level}`]),
    ...(within === undefined ? [] : [sql`starts_with(p.territory, ${within})`]),
    ...words.map((word) => sql`${wholeKey} like ${`% ${word}%`}`),
    // One word at least is the place's own, or a region's name would answer with all of its places.
    sql`(${sql.join(
      words.map((word) => sql`p.search_key like ${`% ${word}%`}`),
      sql` or `,
    )})`,
  ];
  const own = sql.join(
    words.map((word) => sql`(p.search_key like ${`% ${word}%`})::int`),
    sql` + `,
  );
  const { rows } = await sql<FoundPlace>`
    select p.code, p.level, p.name, p.active, ${pathColumn} as path
    from place_list as p ${joinPath}
    where ${sql.join(conditions, sql` and `)}
    order by ${own} desc, (p.search_key like ${` ${words[0] ?? ""}%`}) desc, length(p.code), p.sort_key, p.code
    limit ${limit ?? usual}`.execute(db);
  return rows;
}

/** The words as they were probably meant: each the nearest word of any place's name; undefined where one has none. */
async function forgiven(
  db: Db,
  { level, split }: QueryOf<typeof places.search>,
  words: readonly string[],
): Promise<string[] | undefined> {
  const { rows } = await sql<{ word: string }>`
    select distinct word from place_list as p, regexp_split_to_table(trim(p.search_key), ' ') as word
    where ${offered(split)} and (${level ?? null}::text is null or p.level = ${level ?? null} or p.level <> 'neighborhood')`.execute(
    db,
  );
  const meant: string[] = [];
  for (const typed of words) {
    let best: { word: string; slips: number } | undefined;
    const most = slipsForgiven(typed);
    for (const { word } of rows) {
      const slips = withinDistance(typed, word, best === undefined ? most : best.slips - 1);
      if (slips !== undefined) best = { word, slips };
      if (best?.slips === 0) break;
    }
    if (best === undefined) return undefined;
    meant.push(best.word);
  }
  return meant;
}

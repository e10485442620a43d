import { type Kysely, sql } from "kysely";
import { slipForms } from "../platform/names/slip-forms.js";

/** Words of the applications' search keys, with the forms under which a mistyped one is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_words (word text collate "C" not null, forms text[] not null)`.execute(db);
  const { rows } = await sql<{ word: string }>`
    select distinct word from applications, unnest(string_to_array(search_key, ' ')) as word
    where word ~ '^[[:alpha:]]{4,}$'`.execute(db);
  for (const { word } of rows) {
    await sql`insert into search_words (word, forms) values (${word}, ${slipForms(word, 2)}::text[])`.execute(db);
  }
  await sql`create index search_words_word on search_words (word)`.execute(db);
  await sql`create index search_words_forms on search_words using gin (forms)`.execute(db);
}

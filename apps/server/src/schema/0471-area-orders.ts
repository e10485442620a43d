import { searchKey } from "@yer/api/formats";
import { type Kysely, sql } from "kysely";

interface Found {
  readonly home_region: string;
  readonly id: string;
  readonly said: string;
}

/** What the register of areas is searched by and ordered by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table areas add column search_key text`.execute(db);
  const { rows } = await sql<Found>`
    select home_region, id, concat_ws(' ', number, cadastre_number, address) as said from areas`.execute(db);
  for (const { home_region, id, said } of rows) {
    await sql`
      update areas set search_key = ${searchKey(said)} where home_region = ${home_region} and id = ${id}`.execute(db);
  }
  await sql`alter table areas alter column search_key set not null`.execute(db);
  await sql`
    create index areas_search on areas using gin (array_to_tsvector(string_to_array(search_key, ' ')))`.execute(db);
  await sql`create index areas_number on areas (number, id)`.execute(db);
  await sql`create index areas_since on areas (state_since, id)`.execute(db);
}

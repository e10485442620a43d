import { type Kysely, sql } from "kysely";

/** Keys of former master secrets whose products cannot be made anew (secrets/key-store.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_keys (
      purpose text not null,
      mark text not null,
      sealed text not null,
      primary key (purpose, mark)
    )`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** The keys of former master secrets are a key store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kept_keys rename to key_store`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Who acts for a legal person is looked for with every move of its application, to be told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_stirs on users using gin (stirs jsonb_path_ops)`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Who read persons' data in a period is asked of each reader: their rows are looked up by them and the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index personal_readings_user on personal_readings (user_id, at)`.execute(db);
}

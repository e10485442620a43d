import { type Kysely, sql } from "kysely";

/**
 * Finds the applications that a person took a part in: who may still take another is looked for from the person's side.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index application_duties_person on application_duties (user_id, part)`.execute(db);
}

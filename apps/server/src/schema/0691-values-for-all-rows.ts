import { type Kysely, sql } from "kysely";

/** A file of rows has values for all its rows: of fields that it has no column for, or whose cells are empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batches add column filled jsonb not null default '{}'`.execute(db);
}

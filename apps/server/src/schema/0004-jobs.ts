import { sql, type Kysely } from "kysely";

/** When which job runs next, and the lease of the server that runs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      name text primary key,
      next_at timestamptz not null,
      leased_until timestamptz not null,
      holder text not null,
      last_error text
    )`.execute(db);
}

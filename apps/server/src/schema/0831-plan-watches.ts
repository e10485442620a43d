import { type Kysely, sql } from "kysely";

/** Who is told when the days of a neighbourhood's plan change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_watches (
      user_id uuid not null references users on delete cascade,
      neighborhood_id text not null references neighborhoods,
      at timestamptz not null,
      primary key (user_id, neighborhood_id)
    )`.execute(db);
  await sql`create index plan_watches_neighborhood on plan_watches (neighborhood_id)`.execute(db);
}

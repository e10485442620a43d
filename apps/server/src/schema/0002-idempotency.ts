import { sql, type Kysely } from "kysely";

/** Replies kept for 24 hours, so that a retry of an act is answered and not done again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotent_act (
      actor text not null,
      key text not null,
      method text not null,
      path text not null,
      body_hash bytea not null,
      status integer not null check (status between 200 and 499),
      headers jsonb not null,
      body text,
      at timestamptz not null,
      primary key (actor, key)
    )`.execute(db);
  await sql`create index idempotent_act_at on idempotent_act (at)`.execute(db);
}

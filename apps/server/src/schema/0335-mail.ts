import { type Kysely, sql } from "kysely";

/** Where people want to be written to, and the letters that wait to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column email text`.execute(db);
  await sql`
    create table mail_outbox (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      next_at timestamptz not null,
      tries integer not null
    )`.execute(db);
  await sql`create index mail_outbox_due on mail_outbox (next_at, id)`.execute(db);
}

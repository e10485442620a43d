import { type Kysely, sql } from "kysely";

/** How far the demonstration data are; empty in production. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table filling (
      singleton boolean primary key default true check (singleton),
      done integer not null check (done between 0 and target),
      target integer not null check (target > 0)
    )`.execute(db);
}

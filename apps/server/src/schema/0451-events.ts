import { type Kysely, sql } from "kysely";

/**
 * What happened, for an hour: a stream that broke goes on from here on any server (docs/decisions/0089). `seq` is given
 * by the transaction that tells it, `position` after its commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      seq bigint generated always as identity primary key,
      position bigint unique,
      kind text not null,
      subject text,
      district text,
      person text,
      at timestamptz not null
    )`.execute(db);
  await sql`create index events_waiting on events (seq) where position is null`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Which state of the holiday calendar the open terms were last reckoned by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_reckoned (
      singleton boolean primary key default true check (singleton),
      days text not null
    )`.execute(db);
  // The terms of an empty database fit whatever calendar it begins with.
  await sql`
    insert into calendar_reckoned (days)
    select coalesce(md5(string_agg(day::text || kind, ',' order by day)), '') from calendar_days`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Reminders of charges: once a day of each, by the day of Tashkent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table charge_reminders (
      home_region text not null,
      charge_id uuid not null,
      day date not null,
      at timestamptz not null,
      primary key (home_region, charge_id, day),
      foreign key (home_region, charge_id) references charges on delete cascade
    )`.execute(db);
}

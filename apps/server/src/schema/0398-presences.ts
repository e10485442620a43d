import { type Kysely, sql } from "kysely";

/** Who has which application open. Rows live for a minute: nothing here is part of an application or of its history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table presences (
      home_region text not null,
      application_id uuid not null,
      user_id uuid not null references users on delete cascade,
      editing boolean not null,
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (application_id, user_id),
      foreign key (home_region, application_id) references applications (home_region, id) on delete cascade
    )`.execute(db);
  await sql`create index presences_user on presences (user_id)`.execute(db);
}

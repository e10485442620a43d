import { type Kysely, sql } from "kysely";

/** Rounds of the diary (DOMAIN §11): areas that a person means to visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rounds (
      id uuid primary key,
      user_id uuid not null references users,
      organisation_id uuid not null references organisations,
      name text not null,
      day date not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index rounds_user on rounds (user_id, day desc, id desc)`.execute(db);
  await sql`
    create table round_areas (
      round_id uuid not null references rounds on delete cascade,
      position integer not null,
      home_region text not null,
      area_id uuid not null,
      primary key (round_id, position),
      foreign key (home_region, area_id) references areas (home_region, id) on delete cascade
    )`.execute(db);
  await sql`create index round_areas_area on round_areas (home_region, area_id)`.execute(db);
}

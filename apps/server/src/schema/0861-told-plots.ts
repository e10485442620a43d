import { type Kysely, sql } from "kysely";

/**
 * What citizens told of plots that they occupy: the person stands here and not in `areas`, and who reads their name is
 * kept. A row outlives its area, for what was taken back is still the citizen's to see.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table told_plots (
      home_region text not null,
      area_id uuid not null,
      number text not null,
      district_soato text not null references districts,
      neighborhood_id text references neighborhoods,
      address text,
      address_key text,
      outline geometry(Polygon, 4326),
      name text not null,
      pinfl text not null,
      words text,
      file_ids jsonb not null default '[]',
      at timestamptz not null,
      withdrawn_at timestamptz,
      primary key (home_region, area_id)
    )`.execute(db);
  await sql`create index told_plots_pinfl on told_plots (pinfl, at)`.execute(db);
  await sql`create index told_plots_files on told_plots using gin (file_ids jsonb_path_ops)`.execute(db);
  await sql`
    alter table personal_readings
      alter column application_id drop not null,
      add column area_id uuid,
      add check ((application_id is null) <> (area_id is null))`.execute(db);
  await sql`
    create index personal_readings_area on personal_readings (home_region, area_id, at) where area_id is not null`.execute(
    db,
  );
}

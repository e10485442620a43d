import { type Kysely, sql } from "kysely";

/** What the nightly check finds wrong with areas (DOMAIN §6), and how far each night's check has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table area_faults (
      home_region text not null,
      area_id uuid not null,
      code text not null,
      twin text,
      found_at timestamptz not null,
      refused_by uuid,
      refused_at timestamptz,
      refusal text,
      primary key (home_region, area_id, code),
      check ((refused_at is null) = (refusal is null)),
      foreign key (home_region, area_id) references areas (home_region, id) on delete cascade
    )`.execute(db);
  await sql`create index area_faults_open on area_faults (code, area_id) where refused_at is null`.execute(db);
  await sql`
    create index areas_cadastre on areas (home_region, cadastre_number)
      where cadastre_number is not null`.execute(db);
  await sql`
    create table area_checks (
      day date primary key,
      began_at timestamptz not null,
      ended_at timestamptz,
      after_region text not null default '',
      after_id uuid not null default '00000000-0000-0000-0000-000000000000',
      checked integer not null default 0,
      found integer not null default 0,
      gone integer not null default 0
    )`.execute(db);
}

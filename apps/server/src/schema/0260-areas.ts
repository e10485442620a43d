import { type Kysely, sql } from "kysely";

/** The states of areas that the map counts when this migration was released, one column each. */
const states = ["area_new", "area_sent", "area_taken", "area_waiting", "area_returned"];

/**
 * Areas (DOMAIN §6) beside the applications: on the map, in the numbers by place, and among the plots that may lie over
 * each other. `all_plots` is both under one shape; `standing` says whether a plot is in anybody's way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeAreas(db);
  await sql`
    create view all_plots as
      select 'application'::text as kind, home_region, id, number, status, ground, region_soato, district_soato,
        neighborhood_id, outline, facts -> 'outline' as drawn, status <> 'unregistered' as standing
      from applications
    union all
      select 'area'::text, home_region, id, number, state, ground, region_soato, district_soato,
        neighborhood_id, outline, drawn, state <> 'area_opened' and basket is distinct from 'written_off'
      from areas`.execute(db);

  // A pair may hold areas: which table a plot is in stands beside its id, and no foreign key can say it.
  await sql`
    alter table application_overlaps
      drop constraint application_overlaps_home_region_application_id_fkey,
      drop constraint application_overlaps_other_region_other_id_fkey`.execute(db);
  await sql`alter table application_overlaps rename to plot_overlaps`.execute(db);
  await sql`alter table plot_overlaps rename column application_id to plot_id`.execute(db);
  await sql`
    alter table plot_overlaps
      add column plot_kind text not null default 'application' check (plot_kind in ('application', 'area')),
      add column other_kind text not null default 'application' check (other_kind in ('application', 'area'))
  `.execute(db);

  await sql`
    alter table plots drop constraint plots_home_region_id_fkey,
      add column kind text not null default 'application' check (kind in ('application', 'area')),
      alter column ground drop not null`.execute(db);
  // An area whose ground nobody knows yet is counted under 0.
  for (const table of ["district_counts", "neighborhood_counts"]) {
    await sql`
      alter table ${sql.table(table)}
        ${sql.raw(states.map((state) => `add column ${state} integer not null default 0`).join(", "))}`.execute(db);
  }
}

async function makeAreas(db: Kysely<unknown>): Promise<void> {
  // `drawn` is the outline as it was given, `outline` what is reckoned with.
  await sql`
    create table areas (
      home_region text not null,
      id uuid not null,
      number text not null,
      state text not null check (state in ('area_new', 'area_sent', 'area_taken', 'area_waiting', 'area_returned',
        'area_opened')),
      basket text check (basket in ('not_registered', 'no_grip', 'construction', 'drafts', 'written_off',
        'state_owned')),
      basket_reason text check ((basket is null) = (basket_reason is null)),
      version integer not null default 1,
      ground smallint check (ground between 1 and 8),
      region_soato text not null references regions,
      district_soato text not null references districts,
      neighborhood_id text not null references neighborhoods,
      cadastre_number text,
      address text,
      occupied_since smallint,
      drawn jsonb,
      outline geometry(Polygon, 4326),
      created_at timestamptz not null,
      state_since timestamptz not null,
      primary key (home_region, id),
      unique (home_region, number),
      check ((drawn is null) = (outline is null))
    )`.execute(db);
  await sql`create index areas_id on areas (id)`.execute(db);
  await sql`create index areas_outline on areas using gist (outline)`.execute(db);
  await sql`create index areas_created on areas (created_at, id)`.execute(db);
  await sql`create index areas_state on areas (state, created_at, id) where basket is null`.execute(db);
  await sql`create index areas_basket on areas (basket, created_at, id) where basket is not null`.execute(db);
  await sql`create index areas_district on areas (district_soato, state, created_at, id)`.execute(db);
  await sql`create index areas_region on areas (region_soato, state, created_at, id)`.execute(db);
  await sql`create index areas_neighborhood on areas (neighborhood_id, created_at, id)`.execute(db);
  await sql`
    create table area_serials (
      home_region text not null,
      year smallint not null,
      last integer not null,
      primary key (home_region, year)
    )`.execute(db);
  // One unfinished or registered application per area: `applications_area` of 0205. It lies in the region of its area.
  await sql`
    alter table applications add foreign key (home_region, area_id) references areas (home_region, id)`.execute(db);
}

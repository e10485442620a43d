import { type Kysely, sql } from "kysely";

const statuses = sql.raw(
  `('editing', 'to_conclusion', 'in_discussion', 'in_review', 'announced', 'at_justice', 'in_payment', 'at_council',
    'rejected', 'registered', 'unregistered')`,
);

/**
 * Applications and all that belongs to one. `home_region` is fixed at creation and leads every key, so that the tables
 * can be parted by region; it never follows renames or merges of places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table applications (
      home_region text not null,
      id uuid not null,
      number text not null,
      status text not null check (status in ${statuses}),
      version integer not null default 1,
      ground smallint not null check (ground between 1 and 8),
      region_soato text not null references regions,
      district_soato text not null references districts,
      neighborhood_id text not null references neighborhoods,
      cadastre_number text,
      area_id uuid,
      facts jsonb not null,
      outline geometry(Polygon, 4326),
      occupier_name text,
      occupier_sort text not null default '' collate "C",
      search_key text not null,
      search tsvector generated always as (array_to_tsvector(string_to_array(search_key, ' '))) stored,
      assignee_id uuid,
      created_at timestamptz not null,
      status_since timestamptz not null,
      suspended boolean not null default false,
      deadline_at timestamptz,
      deadline jsonb,
      total_deadline_at timestamptz,
      total_deadline jsonb not null,
      primary key (home_region, id),
      unique (home_region, number)
    )`.execute(db);
  // Nothing twice (DOMAIN §3): an unregistered application does not count. A cadastre number lies in the region it
  // names.
  await sql`
    create unique index applications_cadastre on applications (home_region, cadastre_number)
      where cadastre_number is not null and status <> 'unregistered'`.execute(db);
  await sql`
    create unique index applications_area on applications (home_region, area_id)
      where area_id is not null and status <> 'unregistered'`.execute(db);
  await sql`create index applications_id on applications (id)`.execute(db);
  await sql`create index applications_outline on applications using gist (outline)`.execute(db);
  await sql`create index applications_search on applications using gin (search)`.execute(db);
  // One for each order of the register, alone and inside one status: the keyset walks them both ways.
  for (const [name, column] of [
    ["created", sql`created_at`],
    ["number", sql`number`],
    ["deadline", sql`(coalesce(deadline_at, 'infinity'::timestamptz))`],
    ["occupier", sql`occupier_sort`],
    ["since", sql`status_since`],
  ] as const) {
    await sql`create index ${sql.raw(`applications_${name}`)} on applications (${column}, id)`.execute(db);
    await sql`
      create index ${sql.raw(`applications_status_${name}`)} on applications (status, ${column}, id)`.execute(db);
  }
  await sql`
    create index applications_district on applications (district_soato, status, created_at, id)`.execute(db);
  await sql`create index applications_region on applications (region_soato, status, created_at, id)`.execute(db);

  await sql`
    create table application_serials (
      home_region text not null,
      year smallint not null,
      last integer not null,
      primary key (home_region, year)
    )`.execute(db);

  // Persons' data stand apart from the application, so that they can be guarded, exported and erased on their own.
  await sql`
    create table application_occupiers (
      home_region text not null,
      application_id uuid not null,
      kind text not null check (kind in ('person', 'body')),
      name text not null,
      pinfl text,
      passport text,
      birth_date date,
      stir text,
      primary key (home_region, application_id),
      foreign key (home_region, application_id) references applications on delete cascade
    )`.execute(db);
  await sql`
    create index application_occupiers_pinfl on application_occupiers (pinfl) where pinfl is not null`.execute(db);
  await sql`
    create index application_occupiers_stir on application_occupiers (stir) where stir is not null`.execute(db);
  await sql`
    create index application_occupiers_passport on application_occupiers (passport)
      where passport is not null`.execute(db);

  await sql`
    create table application_counts (
      home_region text not null,
      district_soato text not null,
      status text not null check (status in ${statuses}),
      total integer not null,
      primary key (home_region, district_soato, status)
    )`.execute(db);

  await sql`
    create table application_overlaps (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      other_region text not null,
      other_id uuid not null,
      square_metres double precision not null,
      percent double precision not null,
      class text not null check (class in ('sliver', 'overlap', 'duplicate')),
      decision text check (decision in ('distinct', 'same')),
      reason text,
      decided_by text,
      decided_at timestamptz,
      primary key (home_region, id),
      unique (home_region, application_id, other_id),
      foreign key (home_region, application_id) references applications on delete cascade,
      foreign key (other_region, other_id) references applications on delete cascade,
      check (application_id < other_id)
    )`.execute(db);
  await sql`create index application_overlaps_other on application_overlaps (other_id)`.execute(db);
  await sql`create index application_overlaps_application on application_overlaps (application_id)`.execute(db);

  await sql`
    create table application_duties (
      home_region text not null,
      application_id uuid not null,
      user_id uuid not null,
      part text not null check (part in ('submit', 'conclude', 'review', 'objections', 'justice', 'council')),
      at timestamptz not null,
      primary key (home_region, application_id, user_id, part),
      foreign key (home_region, application_id) references applications on delete cascade
    )`.execute(db);

  await sql`
    create table edit_requests (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      kind text not null,
      note text not null,
      by_name text not null,
      at timestamptz not null,
      answer text,
      answered_by text,
      answered_at timestamptz,
      version integer not null default 1,
      primary key (home_region, id),
      foreign key (home_region, application_id) references applications on delete cascade
    )`.execute(db);
  await sql`create index edit_requests_application on edit_requests (home_region, application_id)`.execute(db);
}

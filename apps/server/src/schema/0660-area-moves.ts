import { type Kysely, sql } from "kysely";

/** Codes of areas that the standard positions meant for them hold from now on, beside the administrator. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": [
    "send:area",
    "take:area",
    "find:area",
    "confirm:area",
    "set_aside:area",
    "propose:write_off",
    "approve:write_off",
  ],
  "01932f00-0000-7000-8000-00000000a002": ["send:area", "confirm:area", "set_aside:area", "propose:write_off"],
  "01932f00-0000-7000-8000-00000000a004": ["menu:areas", "approve:write_off"],
};

/** The way of an area (DOMAIN §6): what more is known of it, the inspections it is sent to, and what takes a second person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table areas
      add column sizes jsonb not null default '{"total":null,"documented":null,"excess":null,"built":null}',
      add column buildings jsonb not null default '[]',
      add column source text not null default 'list'
        check (source in ('inspector', 'imagery', 'list', 'occupier', 'application')),
      add column found_on date,
      add column found_by text,
      add column confirmed boolean not null default false,
      add column came_from text check (came_from in ('area_sent', 'area_taken')),
      add column deadline_at timestamptz`.execute(db);
  await sql`
    alter table areas alter column sizes drop default, alter column buildings drop default,
      alter column source drop default`.execute(db);
  // What waited for its schedule had been found before.
  await sql`update areas set confirmed = true where state = 'area_waiting'`.execute(db);
  await sql`create index areas_deadline on areas ((coalesce(deadline_at, 'infinity')), id)`.execute(db);
  await makeTables(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}

async function makeTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table area_sendings (
      home_region text not null,
      id uuid not null,
      area_id uuid not null,
      organisation_id uuid not null references organisations,
      days smallint not null,
      note text not null,
      sent_by uuid,
      sent_through uuid,
      sent_at timestamptz not null,
      taken_by uuid,
      taken_at timestamptz,
      ended_at timestamptz,
      primary key (home_region, id),
      foreign key (home_region, area_id) references areas (home_region, id) on delete cascade
    )`.execute(db);
  await sql`
    create unique index area_sendings_now on area_sendings (home_region, area_id) where ended_at is null`.execute(db);
  await sql`create index area_sendings_organisation on area_sendings (organisation_id, area_id)`.execute(db);
  await sql`create index area_sendings_area on area_sendings (home_region, area_id, sent_at)`.execute(db);
  await sql`
    create table area_requests (
      home_region text not null,
      id uuid not null,
      area_id uuid not null,
      kind text not null,
      note text not null,
      by_name text not null,
      at timestamptz not null,
      answer text,
      answered_by text,
      answered_at timestamptz,
      primary key (home_region, id),
      foreign key (home_region, area_id) references areas (home_region, id) on delete cascade
    )`.execute(db);
  await sql`create index area_requests_area on area_requests (home_region, area_id)`.execute(db);
  await sql`
    create table area_proposals (
      home_region text not null,
      id uuid not null,
      area_id uuid not null,
      target text not null check (target in ('written_off', 'state_owned', 'area_new')),
      reason text not null,
      document_id uuid,
      proposed_by uuid,
      proposed_through uuid,
      proposed_at timestamptz not null,
      verdict text check (verdict in ('approved', 'refused')),
      decided_by uuid,
      decided_at timestamptz,
      decision_reason text,
      primary key (home_region, id),
      check ((verdict is null) = (decided_at is null)),
      foreign key (home_region, area_id) references areas (home_region, id) on delete cascade
    )`.execute(db);
  await sql`
    create unique index area_proposals_open on area_proposals (home_region, area_id) where verdict is null`.execute(db);
  await sql`create index area_proposals_document on area_proposals (document_id)`.execute(db);
  await sql`create index area_proposals_area on area_proposals (home_region, area_id, proposed_at)`.execute(db);
}

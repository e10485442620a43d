import { type Kysely, sql } from "kysely";

/** Codes of the plan that the standard positions meant for them hold from now on, beside the administrator. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["read:plan", "propose:plan", "approve:plan", "close:plan"],
  "01932f00-0000-7000-8000-00000000a002": ["menu:plangrafic", "read:plan_graphic_history", "read:plan", "propose:plan"],
  "01932f00-0000-7000-8000-00000000a004": [
    "menu:plangrafic",
    "read:plan_graphic_history",
    "read:plan",
    "approve:plan",
    "close:plan",
  ],
};

/** The plan schedule (DOMAIN §6): schedules with their versions, and what was done in each neighbourhood by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schedules (
      home_region text not null,
      id uuid not null,
      neighborhood_id text not null references neighborhoods,
      region_soato text not null references regions,
      district_soato text not null references districts,
      year smallint not null,
      state text not null check (state in ('schedule_draft', 'schedule_proposed', 'schedule_approved',
        'schedule_running', 'schedule_closed', 'schedule_cancelled')),
      starts_on date not null,
      ends_on date not null,
      organisation_id uuid not null references organisations,
      people jsonb not null,
      plots integer not null check (plots > 0),
      change_open boolean not null default false,
      end_reason text,
      version integer not null default 1,
      created_at timestamptz not null,
      state_since timestamptz not null,
      primary key (home_region, id),
      check (ends_on >= starts_on),
      check (year = extract(year from starts_on)),
      -- Two of one neighbourhood never overlap. Ids are eight digits, so that one range holds neighbourhood and days.
      constraint schedules_apart exclude using gist (
        int8range(neighborhood_id::bigint * 1000000 + (starts_on - date '2000-01-01'),
          neighborhood_id::bigint * 1000000 + (ends_on - date '2000-01-01'), '[]') with &&
      ) where (state <> 'schedule_cancelled')
    )`.execute(db);
  await sql`create index schedules_id on schedules (id)`.execute(db);
  for (const [name, columns] of [
    ["starts", "starts_on, id"],
    ["ends", "ends_on, id"],
    ["plots", "plots, id"],
    ["year", "year, starts_on, id"],
    ["district", "district_soato, starts_on, id"],
    ["region", "region_soato, starts_on, id"],
    ["neighborhood", "neighborhood_id, starts_on"],
    ["state", "state, starts_on, id"],
    ["organisation", "organisation_id, starts_on"],
  ]) {
    await sql`create index ${sql.raw(`schedules_${name}`)} on schedules (${sql.raw(columns ?? "")})`.execute(db);
  }
  await sql`
    create table schedule_versions (
      home_region text not null,
      schedule_id uuid not null,
      sequence smallint not null,
      starts_on date not null,
      ends_on date not null,
      organisation_id uuid not null references organisations,
      people jsonb not null,
      plots integer not null check (plots > 0),
      reason text,
      proposed_by uuid,
      proposed_through uuid,
      proposed_at timestamptz not null,
      verdict text check (verdict in ('approved', 'returned', 'withdrawn')),
      decided_by uuid,
      decided_at timestamptz,
      decision_reason text,
      primary key (home_region, schedule_id, sequence),
      check (ends_on >= starts_on),
      check ((verdict is null) = (decided_at is null)),
      foreign key (home_region, schedule_id) references schedules (home_region, id) on delete cascade
    )`.execute(db);
  await sql`
    create unique index schedule_versions_open on schedule_versions (home_region, schedule_id)
      where verdict is null`.execute(db);
  await countDone(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}

/**
 * On which day an application was first submitted, and finished; and how many were on each day in each neighbourhood.
 */
async function countDone(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column submitted_on date, add column finished_on date`.execute(db);
  await sql`
    update applications as a set submitted_on = (first.at at time zone 'UTC' + interval '5 hours')::date
    from (
      select record_id, min(at) as at from history_entry
      where record_kind = 'application' and action = 'application.moved' and params ->> 'move' = 'submit'
      group by 1
    ) as first
    where first.record_id = a.id::text`.execute(db);
  await sql`
    update applications set finished_on = (status_since at time zone 'UTC' + interval '5 hours')::date
    where status in ('registered', 'unregistered')`.execute(db);
  await sql`
    create table neighborhood_progress (
      home_region text not null,
      neighborhood_id text not null,
      day date not null,
      opened integer not null,
      submitted integer not null,
      finished integer not null,
      primary key (home_region, neighborhood_id, day)
    )`.execute(db);
  await sql`
    insert into neighborhood_progress (home_region, neighborhood_id, day, opened, submitted, finished)
    select a.home_region, a.neighborhood_id, d.day, sum(d.opened), sum(d.submitted), sum(d.finished)
    from applications as a cross join lateral (values
      ((a.created_at at time zone 'UTC' + interval '5 hours')::date, 1, 0, 0),
      (a.submitted_on, 0, 1, 0),
      (a.finished_on, 0, 0, 1)) as d (day, opened, submitted, finished)
    where d.day is not null group by 1, 2, 3`.execute(db);
  await sql`
    create index neighborhood_progress_day on neighborhood_progress (neighborhood_id, day)
      include (opened, submitted, finished)`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** What of an application says how it ended; another day, place, ground or size of it makes another row. */
const told = [
  "finished_on",
  "region_soato",
  "district_soato",
  "neighborhood_id",
  "status",
  "legal_basis",
  "facts",
  "refused_because",
  "total_deadline_at",
];
const of = (file: "old" | "new"): string => `(${told.map((column) => `${file}.${column}`).join(", ")})`;

/**
 * How applications ended: a narrow row of each that has, for numbers of a period. Of a day and a district there is
 * hardly more than one application alike, so that sums would be as many rows as there are applications; and rows of
 * applications wait for nobody and add up by anything. The database itself keeps them in step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outcomes (
      home_region text not null,
      id uuid not null,
      finished_on date not null,
      region_soato text not null,
      district_soato text not null,
      neighborhood_id text not null,
      status text not null,
      legal_basis smallint not null,
      land_category text,
      refusal text,
      in_time boolean not null,
      area numeric,
      built numeric,
      primary key (home_region, id),
      foreign key (home_region, id) references applications (home_region, id) on delete cascade
    )`.execute(db);
  await sql`
    create view outcome_rows as
    select home_region, id, finished_on, region_soato, district_soato, neighborhood_id, status, legal_basis,
      facts ->> 'landCategory' as land_category,
      case when status in ('rejected', 'unregistered') then coalesce(refused_because, 'not_coded') end as refusal,
      finished_on <= coalesce(
        (total_deadline_at at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity'
      ) as in_time,
      (facts #>> '{sizes,total}')::numeric as area, (facts #>> '{sizes,built}')::numeric as built
    from applications where finished_on is not null`.execute(db);
  await sql`
    create function add_outcomes() returns trigger language plpgsql as $$
    begin
      insert into outcomes
      select r.* from added as a join outcome_rows as r on r.home_region = a.home_region and r.id = a.id
      where a.finished_on is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger outcomes_insert after insert on applications referencing new table as added
    for each statement execute function add_outcomes()`.execute(db);
  await sql`
    create function follow_outcome() returns trigger language plpgsql as $$
    begin
      delete from outcomes where home_region = new.home_region and id = new.id;
      insert into outcomes select * from outcome_rows where home_region = new.home_region and id = new.id;
      return null;
    end $$`.execute(db);
  // Facts are compared last, and of applications that ended alone: of all others nothing is done.
  await sql`
    create trigger outcomes_update after update on applications for each row
    when ((old.finished_on is not null or new.finished_on is not null)
      and ${sql.raw(of("old"))} is distinct from ${sql.raw(of("new"))})
    execute function follow_outcome()`.execute(db);
  await sql`
    create function fill_outcomes() returns void language plpgsql as $$
    begin
      -- Who is writing ends first; who comes meanwhile waits, and adds to what is filled.
      lock table outcomes in share row exclusive mode;
      delete from outcomes;
      insert into outcomes select * from outcome_rows order by finished_on;
    end $$`.execute(db);
  await sql`select fill_outcomes()`.execute(db);
  await sql`create index outcomes_finished_on on outcomes (finished_on)`.execute(db);
}

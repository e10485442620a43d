import { type Kysely, sql } from "kysely";
import { declareFill } from "./declare-fill.js";

/** What registers of areas are narrowed, searched and ordered by. */
const followed = [
  "number",
  "state",
  "basket",
  "legal_basis",
  "region_soato",
  "district_soato",
  "neighborhood_id",
  "source",
  "confirmed",
  "deadline_at",
  "search_key",
  "created_at",
  "state_since",
];
const columns = sql.raw(followed.join(", "));
const ofArea = sql.raw(followed.map((column) => `a.${column}`).join(", "));
const ofNew = sql.raw(followed.map((column) => `new.${column}`).join(", "));
const isChanged = sql.raw(
  `(${followed.map((column) => `old.${column}`).join(", ")}) is distinct from
   (${followed.map((column) => `new.${column}`).join(", ")})`,
);

/**
 * The areas that an organisation was sent, as narrow as its registers need them: a page and its total are one read of one
 * index, where they were thousands of looks into the index of all areas. The database keeps it in step with areas and their
 * sendings, whichever version of the service writes; what was sent before is filled beside work.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_areas (
      home_region text not null,
      id uuid not null,
      organisation_id uuid not null,
      number text not null,
      state text not null,
      basket text,
      legal_basis smallint,
      region_soato text not null,
      district_soato text not null,
      neighborhood_id text,
      source text not null,
      confirmed boolean not null,
      deadline_at timestamptz,
      search_key text not null,
      created_at timestamptz not null,
      state_since timestamptz not null,
      inspected boolean not null,
      primary key (home_region, id, organisation_id),
      foreign key (home_region, id) references areas (home_region, id) on delete cascade
    ) with (fillfactor = 80)`.execute(db);
  await sql`
    create index sent_areas_organisation on sent_areas (organisation_id, id) include (${columns}, inspected)`.execute(
    db,
  );
  await follow(db);
  await sql`
    create view sent_area_rows as
    select a.home_region, a.id, s.organisation_id, ${ofArea}, bool_or(s.ended_at is null) as inspected
    from area_sendings as s join areas as a on a.home_region = s.home_region and a.id = s.area_id
    group by a.home_region, a.id, s.organisation_id`.execute(db);
  // Their registers are read in indexes alone, which holds for pages that were tidied since they were written to.
  for (const table of ["areas", "sent_areas"]) {
    await sql`alter table ${sql.table(table)} set (autovacuum_vacuum_scale_factor = 0.002)`.execute(db);
  }
  await declareFill(db, "sent-areas", "area_sendings");
}

/** A row as its area and its sendings have it: written whole each time, whether or not the fill was there. */
const written = sql.raw(`
  on conflict (home_region, id, organisation_id) do update
  set (${followed.join(", ")}, inspected) = row(${[...followed, "inspected"].map((column) => `excluded.${column}`).join(", ")})`);

/** Rows come with a sending, tell whether one is under way, and say what their area says. */
async function follow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function send_areas() returns trigger language plpgsql as $$
    begin
      insert into sent_areas (home_region, id, organisation_id, ${columns}, inspected)
      select a.home_region, a.id, s.organisation_id, ${ofArea}, bool_or(s.ended_at is null)
      from (select distinct home_region, area_id, organisation_id from told) as t
      join area_sendings as s using (home_region, area_id, organisation_id)
      join areas as a on a.home_region = s.home_region and a.id = s.area_id
      group by a.home_region, a.id, s.organisation_id order by 1, 2, 3
      ${written};
      return null;
    end $$`.execute(db);
  for (const event of ["insert", "update"]) {
    await sql`
      create trigger ${sql.raw(`send_areas_${event}`)} after ${sql.raw(event)} on area_sendings
      referencing new table as told for each statement execute function send_areas()`.execute(db);
  }
  await sql`
    create function follow_sent_area() returns trigger language plpgsql as $$
    begin
      insert into sent_areas (home_region, id, organisation_id, ${columns}, inspected)
      select new.home_region, new.id, s.organisation_id, ${ofNew}, bool_or(s.ended_at is null)
      from area_sendings as s where s.home_region = new.home_region and s.area_id = new.id
      group by s.organisation_id order by s.organisation_id
      ${written};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_sent_area after update on areas for each row
    when (${isChanged}) execute function follow_sent_area()`.execute(db);
}

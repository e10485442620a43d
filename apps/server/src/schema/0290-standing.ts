import { missingFacts, type Occupier } from "@yer/api/contract/facts";
import { type Kysely, sql } from "kysely";
import type { ApplicationsTable } from "./tables/applications.js";

/** The statuses whose applications stand waiting when this migration was released. */
const open = sql.raw(
  `('editing', 'to_conclusion', 'in_discussion', 'in_review', 'announced', 'at_justice', 'in_payment', 'at_council',
    'rejected')`,
);

/**
 * What the process panel is read from: how many unfinished applications of a district stand in a status since which
 * day, until which day; what each still lacks; and the ways to applications that do not go on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Room on each page: the rows of today change with every move.
  await sql`
    create table standing_counts (
      home_region text not null,
      district_soato text not null,
      status text not null,
      since_day date not null,
      due_day date not null,
      suspended boolean not null,
      total integer not null,
      primary key (home_region, district_soato, status, since_day, due_day, suspended)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    insert into standing_counts
    select home_region, district_soato, status, (status_since at time zone 'UTC' + interval '5 hours')::date,
      coalesce((deadline_at at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity'),
      suspended, count(*)
    from applications where status in ${open} group by 1, 2, 3, 4, 5, 6`.execute(db);

  await sql`alter table applications add column missing smallint not null default 0`.execute(db);
  await countMissing(db);

  await sql`
    create index applications_standing
      on applications (ground, district_soato, status, status_since, deadline_at, suspended)
      include (region_soato, number) where status in ${open}`.execute(db);
  await sql`drop index applications_assignee`.execute(db);
  await sql`
    create index applications_assignee on applications (assignee_id, status, status_since, deadline_at, suspended)
      include (region_soato, district_soato, neighborhood_id, ground, number) where status in ${open}`.execute(db);
  await sql`create index applications_missing on applications (id) where status = 'editing' and missing > 0`.execute(
    db,
  );
  await sql`
    create index applications_suspended on applications (status_since, id) where suspended`.execute(db);
  await sql`create index edit_requests_open on edit_requests (application_id) where answer is null`.execute(db);
  await sql`
    create index plot_overlaps_untriaged on plot_overlaps (plot_id, other_id)
      where class = 'duplicate' and (decision is null or decision = 'same')`.execute(db);
  await sql`create index step_bodies_due on step_bodies (due_at, application_id) where state = 'awaited'`.execute(db);
  await sql`
    create index objections_open on objections (application_id) where state in ('new', 'in_review')`.execute(db);
  await sql`create index complaints_open on complaints (application_id) where state = 'new'`.execute(db);
}

/** Facts that applications in editing still lack, as the rule of submission counts them. */
async function countMissing(db: Kysely<unknown>): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const { rows } = await sql<{ id: string; facts: ApplicationsTable["facts"]; occupier: Occupier | null }>`
      select a.id, a.facts || jsonb_build_object('legalBasis', a.ground, 'sizes', a.facts -> 'areas') as facts, (
        select json_build_object('kind', replace(o.kind, 'body', 'legalPerson'), 'name', o.name, 'pinfl', o.pinfl, 'birthDate', o.birth_date,
          'stir', o.stir, 'passport', o.passport)
        from application_occupiers as o where o.home_region = a.home_region and o.application_id = a.id) as occupier
      from applications as a where a.status = 'editing' and a.id > ${after} order by a.id limit 500`.execute(db);
    for (const { id, facts, occupier } of rows) {
      const missing = missingFacts({ ...facts, occupier }).length;
      if (missing > 0) await sql`update applications set missing = ${missing} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

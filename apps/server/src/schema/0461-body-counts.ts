import { type Kysely, sql } from "kysely";

const lastDay = (deadline: string): string =>
  `coalesce((${deadline} at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity')`;

const line = (file: "old" | "new", by: number): string =>
  `(${file}.district_soato, ${file}.status, ${lastDay(`${file}.deadline_at`)}, ${by})`;

const columns = "home_region, organisation_id, district_soato, status, due_day, awaits, total";

/**
 * How many applications of a district involve an organisation, by status, last day of its term and whether the
 * organisation's conclusion is awaited. They follow from applications and steps, which many acts write: so the database
 * itself writes what changes, as a line of its own that waits for nobody. A job makes one line of many
 * (`cases/applications/organisation-counts.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table body_counts (
      home_region text not null,
      organisation_id uuid not null,
      district_soato text not null,
      status text not null,
      due_day date not null,
      awaits boolean not null,
      total integer not null,
      merged boolean not null default false
    )`.execute(db);
  await sql`
    insert into body_counts (${sql.raw(columns)}, merged)
    select a.home_region, b.organisation_id, a.district_soato, a.status, ${sql.raw(lastDay("a.deadline_at"))}, b.awaits,
      count(*), true
    from (
      select home_region, application_id, organisation_id, bool_or(state = 'awaited') as awaits
      from step_bodies where state <> 'waiting' group by 1, 2, 3
    ) as b
    join applications as a on a.home_region = b.home_region and a.id = b.application_id
    group by 1, 2, 3, 4, 5, 6 order by 2, 1, 3, 4, 5, 6`.execute(db);
  await sql`
    create index body_counts_body on body_counts
      (organisation_id, home_region, district_soato, status, due_day, awaits) include (total)`.execute(db);
  await sql`
    create index body_counts_fresh on body_counts
      (organisation_id, home_region, district_soato, status, due_day, awaits) where not merged`.execute(db);
  await followSteps(db);
  await followFiles(db);
  // Open objections of a region, without a look at the rest of the country's.
  await sql`
    create index objections_undecided on objections (home_region, application_id)
      where state in ('new', 'in_review')`.execute(db);
}

/**
 * An organisation comes into an application, is awaited or is so no more: an application of one before is one of the
 * other now.
 */
async function followSteps(db: Kysely<unknown>): Promise<void> {
  const events = {
    insert: { rows: "select *, 1 as by from new_rows", tables: "new table as new_rows" },
    delete: { rows: "select *, -1 as by from old_rows", tables: "old table as old_rows" },
    update: {
      rows: "select *, 1 as by from new_rows union all select *, -1 as by from old_rows",
      tables: "new table as new_rows old table as old_rows",
    },
  };
  for (const [event, { rows, tables }] of Object.entries(events)) {
    const name = sql.raw(`count_bodies_on_${event}`);
    // An organisation may have several steps, and steps of runs gone by: what it was before is what it is, less what
    // changed.
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into body_counts (${sql.raw(columns)})
        select a.home_region, changed.organisation_id, a.district_soato, a.status, ${sql.raw(lastDay("a.deadline_at"))},
          way.awaited, way.by
        from (
          select home_region, application_id, organisation_id,
            coalesce(sum(by) filter (where state <> 'waiting'), 0) as asked,
            coalesce(sum(by) filter (where state = 'awaited'), 0) as awaited
          from (${sql.raw(rows)}) as row group by 1, 2, 3
          having coalesce(sum(by) filter (where state <> 'waiting'), 0) <> 0
            or coalesce(sum(by) filter (where state = 'awaited'), 0) <> 0
        ) as changed
        join applications as a on a.home_region = changed.home_region and a.id = changed.application_id
        cross join lateral (
          select count(*) filter (where b.state <> 'waiting') as asked, count(*) filter (where b.state = 'awaited') as awaited
          from step_bodies as b
          where b.home_region = changed.home_region and b.application_id = changed.application_id
            and b.organisation_id = changed.organisation_id
        ) as now
        cross join lateral (values
          (now.asked - changed.asked > 0, now.awaited - changed.awaited > 0, -1),
          (now.asked > 0, now.awaited > 0, 1)
        ) as way (involved, awaited, by)
        where way.involved and ((now.asked > 0, now.awaited > 0) is distinct from
            (now.asked - changed.asked > 0, now.awaited - changed.awaited > 0));
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on step_bodies
        referencing ${sql.raw(tables)} for each statement execute function ${name}()`.execute(db);
  }
}

/**
 * An application moves, its term is reckoned anew, or it is taken out: so it does for every organisation that it
 * involves.
 */
async function followFiles(db: Kysely<unknown>): Promise<void> {
  const events = {
    // Its steps go with it, and are still there before.
    delete: { moment: "before delete on applications for each row", lines: [line("old", -1)], answer: "old" },
    update: {
      moment: `after update on applications for each row
        when ((old.status, old.deadline_at, old.district_soato) is distinct from
          (new.status, new.deadline_at, new.district_soato))`,
      lines: [line("old", -1), line("new", 1)],
      answer: "null",
    },
  };
  for (const [event, { moment, lines, answer }] of Object.entries(events)) {
    const name = sql.raw(`count_bodies_on_file_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into body_counts (${sql.raw(columns)})
        select old.home_region, body.organisation_id, way.district, way.status, way.due, body.awaits, way.by
        from (
          select organisation_id, bool_or(state = 'awaited') as awaits from step_bodies
          where home_region = old.home_region and application_id = old.id and state <> 'waiting' group by 1
        ) as body
        cross join (values ${sql.raw(lines.join(", "))}) as way (district, status, due, by);
        return ${sql.raw(answer)};
      end $$`.execute(db);
    await sql`create trigger ${name} ${sql.raw(moment)} execute function ${name}()`.execute(db);
  }
}

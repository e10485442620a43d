import { type Kysely, sql } from "kysely";

const columns = "home_region, district_soato, what, who, day, total";
const fileOf = "home_region, application_id, organisation_id";

const dayOf = (moment: string): string => `(${moment} at time zone 'UTC' + interval '5 hours')::date`;

/** What an application has days of itself. */
const own = (file: string): string =>
  `('opened', ${dayOf(`${file}.created_at`)}), ('submitted', ${file}.submitted_on), ('finished', ${file}.finished_on)`;

/** What an objection has days of: when it was made, and how and when it ended. */
const disputed = (row: string): string =>
  `('objected', ${dayOf(`${row}.at`)}), (${row}.state, ${dayOf(`${row}.decided_at`)})`;

/** Since which day conclusions are awaited; `-infinity` where nothing tells; null where none is. */
const awaitedSince = `case when count(*) > 0 then coalesce(${dayOf("min(asked_at)")}, '-infinity') end`;

/**
 * How many things happened, or wait, in a district by day: an aggregate of applications, of conclusions that
 * organisations owe and of objections, for lists of a period and the dashboard. The database itself writes what
 * changes, as a row of its own that waits for nobody, as for `money_sums` (migration 0904); a job makes one row of
 * many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_counts (
      home_region text not null,
      district_soato text not null,
      what text not null,
      who text not null,
      day date not null,
      total integer not null,
      merged boolean not null default false
    )`.execute(db);
  await sql`
    create index day_counts_day on day_counts (what, day, home_region, district_soato) include (who, total)`.execute(
    db,
  );
  await sql`
    create index day_counts_fresh on day_counts (home_region, district_soato, what, who, day)
      where not merged`.execute(db);
  await sql`
    create view day_rows as
    select a.home_region, a.id as application_id, a.district_soato, d.what, '' as who, d.day
    from applications as a cross join lateral (values ${sql.raw(own("a"))}) as d (what, day)
    where d.day is not null
    union all
    select a.home_region, a.id, a.district_soato, 'awaited', w.organisation_id::text, w.day
    from (
      select ${sql.raw(fileOf)}, ${sql.raw(awaitedSince)} as day from step_organisations
      where state = 'awaited' group by 1, 2, 3
    ) as w
    join applications as a on a.home_region = w.home_region and a.id = w.application_id
    union all
    select a.home_region, a.id, a.district_soato, d.what, '', d.day
    from objections as o
    join applications as a on a.home_region = o.home_region and a.id = o.application_id
    cross join lateral (values ${sql.raw(disputed("o"))}) as d (what, day)
    where d.day is not null`.execute(db);
  await followFiles(db);
  await followSteps(db);
  await followObjections(db);
  await sql`
    create function fill_day_counts() returns void language plpgsql as $$
    begin
      -- Who is writing ends first; who comes meanwhile waits, and adds to what is filled.
      lock table day_counts in share row exclusive mode;
      delete from day_counts;
      insert into day_counts (${sql.raw(columns)}, merged)
      select home_region, district_soato, what, who, day, count(*), true from day_rows group by 1, 2, 3, 4, 5;
    end $$`.execute(db);
  await sql`select fill_day_counts()`.execute(db);
  // The lists that the counts are of.
  await sql`create index applications_submitted_on on applications (submitted_on) where submitted_on is not null`.execute(
    db,
  );
  await sql`create index applications_finished_on on applications (finished_on) where finished_on is not null`.execute(
    db,
  );
  await sql`create index objections_decided_at on objections (decided_at) where decided_at is not null`.execute(db);
}

/** An application comes, is submitted, ends, lies elsewhere, or is taken out with all that belongs to it. */
async function followFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_days_of_new_files() returns trigger language plpgsql as $$
    begin
      insert into day_counts (${sql.raw(columns)})
      select a.home_region, a.district_soato, d.what, '', d.day, count(*)
      from added as a cross join lateral (values ${sql.raw(own("a"))}) as d (what, day)
      where d.day is not null group by 1, 2, 3, 5;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_days_insert after insert on applications referencing new table as added
    for each statement execute function count_days_of_new_files()`.execute(db);
  await sql`
    create function count_days_of_file() returns trigger language plpgsql as $$
    begin
      insert into day_counts (${sql.raw(columns)})
      select old.home_region, way.district, way.what, '', way.day, sum(way.by)
      from (
        select old.district_soato as district, what, day, -1 as by from (values ${sql.raw(own("old"))}) as d (what, day)
        union all
        select new.district_soato, what, day, 1 from (values ${sql.raw(own("new"))}) as d (what, day)
      ) as way
      where way.day is not null group by 2, 3, 5 having sum(way.by) <> 0;
      if old.district_soato <> new.district_soato then
        insert into day_counts (${sql.raw(columns)})
        select r.home_region, way.district, r.what, r.who, r.day, way.by
        from day_rows as r
        cross join lateral (values (old.district_soato, -1), (new.district_soato, 1)) as way (district, by)
        where r.application_id = new.id and r.what not in ('opened', 'submitted', 'finished');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_days_update after update on applications for each row
    when ((old.district_soato, old.created_at, old.submitted_on, old.finished_on) is distinct from
      (new.district_soato, new.created_at, new.submitted_on, new.finished_on))
    execute function count_days_of_file()`.execute(db);
  await sql`
    create function count_days_of_gone_file() returns trigger language plpgsql as $$
    begin
      insert into day_counts (${sql.raw(columns)})
      select home_region, district_soato, what, who, day, -count(*) from day_rows where application_id = old.id
      group by 1, 2, 3, 4, 5;
      return old;
    end $$`.execute(db);
  // What belongs to it goes with it, and is still there before.
  await sql`
    create trigger count_days_delete before delete on applications for each row
    execute function count_days_of_gone_file()`.execute(db);
}

const changes = {
  insert: { old: undefined, new: "new_rows" },
  delete: { old: "old_rows", new: undefined },
  update: { old: "old_rows", new: "new_rows" },
} as const;

const tablesOf = (one: (typeof changes)[keyof typeof changes]): string =>
  [one.old && `old table as ${one.old}`, one.new && `new table as ${one.new}`].filter(Boolean).join(" ");

/**
 * An organisation is asked, gives its conclusion or is passed: it is awaited since the first of what it owes an
 * application.
 */
async function followSteps(db: Kysely<unknown>): Promise<void> {
  const same =
    "(b.home_region, b.application_id, b.organisation_id) = (k.home_region, k.application_id, k.organisation_id)";
  for (const [event, tables] of Object.entries(changes)) {
    const changed = [tables.old, tables.new].flatMap((rows) =>
      rows === undefined ? [] : [`select ${fileOf} from ${rows} where state = 'awaited'`],
    );
    // What was is what is without the rows as they became, and with them as they were.
    const isNew = `exists (select from ${tables.new} as n
      where (n.home_region, n.run_id, n.step_id, n.organisation_id) = (b.home_region, b.run_id, b.step_id, b.organisation_id))`;
    const before = [
      `select asked_at from step_organisations as b where ${same} and b.state = 'awaited'
        ${tables.new === undefined ? "" : `and not ${isNew}`}`,
      ...(tables.old === undefined
        ? []
        : [`select asked_at from ${tables.old} as b where ${same} and b.state = 'awaited'`]),
    ];
    const name = sql.raw(`count_awaited_on_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into day_counts (${sql.raw(columns)})
        select a.home_region, a.district_soato, 'awaited', k.organisation_id::text, way.day, sum(way.by)
        from (${sql.raw(changed.join(" union "))}) as k
        join applications as a on a.home_region = k.home_region and a.id = k.application_id
        cross join lateral (
          select ${sql.raw(awaitedSince)} as day, -1 as by from (${sql.raw(before.join(" union all "))}) as b
          union all
          select ${sql.raw(awaitedSince)}, 1 from step_organisations as b where ${sql.raw(same)} and b.state = 'awaited'
        ) as way
        where way.day is not null group by 1, 2, 4, 5 having sum(way.by) <> 0;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on step_organisations referencing ${sql.raw(tablesOf(tables))}
      for each statement execute function ${name}()`.execute(db);
  }
}

/** Somebody objects, or an objection ends. */
async function followObjections(db: Kysely<unknown>): Promise<void> {
  for (const [event, tables] of Object.entries(changes)) {
    const rows = [
      ...(tables.old === undefined ? [] : [`select *, -1 as by from ${tables.old}`]),
      ...(tables.new === undefined ? [] : [`select *, 1 as by from ${tables.new}`]),
    ];
    const name = sql.raw(`count_objections_on_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into day_counts (${sql.raw(columns)})
        select a.home_region, a.district_soato, d.what, '', d.day, sum(o.by)
        from (${sql.raw(rows.join(" union all "))}) as o
        join applications as a on a.home_region = o.home_region and a.id = o.application_id
        cross join lateral (values ${sql.raw(disputed("o"))}) as d (what, day)
        where d.day is not null group by 1, 2, 3, 5 having sum(o.by) <> 0;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on objections referencing ${sql.raw(tablesOf(tables))}
      for each statement execute function ${name}()`.execute(db);
  }
}

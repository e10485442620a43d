import { type Kysely, sql } from "kysely";

const columns = "home_region, district_soato, what, who, day, upto";

const dayOf = (moment: string): string => `(${moment} at time zone 'UTC' + interval '5 hours')::date`;

/** On which days what happened to a seat: a term that is awaited is late from its day on. */
const happened = `(values
  ('asked', case when s.state <> 'waiting' then ${dayOf("s.asked_at")} end),
  ('given', case when s.state = 'given' then ${dayOf("s.given_at")} end),
  ('negative', case when s.state = 'given' and s.is_negative then ${dayOf("s.given_at")} end),
  ('late', case when s.state = 'awaited' or (s.state = 'given' and s.given_at > s.due_at) then ${dayOf("s.due_at")} end)
) as d (what, day)`;

/** Whose days they are: the application's own, those of an organisation with it, those of a step by its label. */
const kinds = `(values ('', ''), ('_organisation', s.organisation_id::text), ('_step', l.label)) as k (kind, who)`;

/**
 * Rows of what happened to seats. An application counts once for an organisation in a period, however many of its days
 * lie in it: each of its days is a row of one, and each two that follow each other are a row of minus one, from the
 * first to the second. What lies in a period whole is one for each stretch of them.
 * @param seats a relation of seats with `by`: 1 of what is, -1 of what was
 */
const daysOfSeats = (seats: string): string => `
  select c.home_region, c.application_id, c.what || c.kind as what, c.who, c.day, u.upto, c.by * u.total as total
  from (
    select *, lead(day) over (partition by by, home_region, application_id, what, kind, who order by day) as next
    from (
      select distinct s.by, s.home_region, s.application_id, d.what, k.kind, k.who, d.day
      from ${seats} as s
      left join runs as r on r.home_region = s.home_region and r.id = s.run_id
      left join step_labels as l on l.version_id = r.version_id and l.step_id = s.step_id
      cross join lateral ${happened}
      cross join lateral ${kinds}
      where s.asked_at is not null and d.day is not null and k.who is not null
    ) as each_day
  ) as c
  cross join lateral (values (null::date, 1), (c.next, -1)) as u (upto, total)
  where u.total > 0 or u.upto is not null`;

const seat =
  "home_region, run_id, step_id, organisation_id, application_id, state, due_at, asked_at, given_at, is_negative";
const isSame = (one: string, other: string): string =>
  `(${one}.home_region, ${one}.run_id, ${one}.step_id, ${one}.organisation_id)
    = (${other}.home_region, ${other}.run_id, ${other}.step_id, ${other}.organisation_id)`;

/**
 * What organisations were asked and gave, by district and day, beside what `day_counts` has already (migration 0925):
 * reports of a year count no seats. A row may reach from its day to another (`upto`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await labelSteps(db);
  await knowNegatives(db);
  await sql`alter table day_counts add column upto date`.execute(db);
  await sql`drop index day_counts_day`.execute(db);
  await sql`
    create index day_counts_day on day_counts (what, day, home_region, district_soato) include (who, upto, total)`.execute(
    db,
  );
  await sql`drop index day_counts_fresh`.execute(db);
  await sql`
    create index day_counts_fresh on day_counts (home_region, district_soato, what, who, day, upto)
      where not merged`.execute(db);
  await sql`
    create view conclusion_rows as
    select d.home_region, d.application_id, a.district_soato, d.what, d.who, d.day, d.upto, d.total
    from (${sql.raw(daysOfSeats(`(select 1 as by, ${seat} from step_organisations)`))}) as d
    join applications as a on a.home_region = d.home_region and a.id = d.application_id`.execute(db);
  await widenRows(db);
  await followSeats(db);
  await sql`
    insert into day_counts (${sql.raw(columns)}, total, merged)
    select ${sql.raw(columns)}, sum(total), true from conclusion_rows group by 1, 2, 3, 4, 5, 6
    having sum(total) <> 0`.execute(db);
}

const stepsOf = (version: string): string => `
  select ${version}.id, step ->> 'id', step ->> 'label' from jsonb_array_elements(${version}.diagram -> 'steps') as step`;

/** Labels of the steps of every version that applications run on: a version that was published is never changed. */
async function labelSteps(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table step_labels (
      version_id uuid not null references diagram_versions on delete cascade,
      step_id text not null,
      label text not null,
      primary key (version_id, step_id)
    )`.execute(db);
  await sql`
    insert into step_labels (version_id, step_id, label)
    select s.* from diagram_versions as v cross join lateral (${sql.raw(stepsOf("v"))}) as s
    where v.state <> 'draft'`.execute(db);
  await sql`
    create function label_steps() returns trigger language plpgsql as $$
    begin
      insert into step_labels (version_id, step_id, label) ${sql.raw(stepsOf("new"))}
      on conflict (version_id, step_id) do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger label_steps after insert or update on diagram_versions for each row
    when (new.state <> 'draft') execute function label_steps()`.execute(db);
}

/** Whether the conclusion that stands on a seat is negative: the last one of it says so. */
async function knowNegatives(db: Kysely<unknown>): Promise<void> {
  await sql`alter table step_organisations add column is_negative boolean not null default false`.execute(db);
  const last = `distinct on (home_region, run_id, step_id, organisation_id)
    home_region, run_id, step_id, organisation_id, verdict = 'negative' as is_negative`;
  const order = "order by home_region, run_id, step_id, organisation_id, sequence desc";
  const saysOtherwise = `${isSame("b", "c")} and b.is_negative <> c.is_negative`;
  await sql`
    update step_organisations as b set is_negative = c.is_negative
    from (select ${sql.raw(last)} from conclusions ${sql.raw(order)}) as c where ${sql.raw(saysOtherwise)}`.execute(db);
  await sql`
    create index step_organisations_negative on step_organisations (given_at)
      include (organisation_id, application_id, home_region) where is_negative`.execute(db);
  await sql`
    create function note_verdicts() returns trigger language plpgsql as $$
    begin
      update step_organisations as b set is_negative = c.is_negative
      from (select ${sql.raw(last)} from added ${sql.raw(order)}) as c where ${sql.raw(saysOtherwise)};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_verdicts after insert on conclusions referencing new table as added
    for each statement execute function note_verdicts()`.execute(db);
}

/** What an application has days of itself, as migration 0925 says it. */
const own = (file: string): string =>
  `('opened', ${dayOf(`${file}.created_at`)}), ('submitted', ${file}.submitted_on), ('finished', ${file}.finished_on)`;

/** All that is counted says how far it reaches and by how much it counts. */
async function widenRows(db: Kysely<unknown>): Promise<void> {
  await sql`alter view day_rows rename to single_day_rows`.execute(db);
  await sql`
    create view day_rows as
    select r.*, null::date as upto, 1 as total from single_day_rows as r
    union all
    select home_region, application_id, district_soato, what, who, day, upto, total from conclusion_rows`.execute(db);
  await sql`
    create or replace function count_days_of_file() returns trigger language plpgsql as $$
    begin
      insert into day_counts (home_region, district_soato, what, who, day, total)
      select old.home_region, way.district, way.what, '', way.day, sum(way.by)
      from (
        select old.district_soato as district, what, day, -1 as by from (values ${sql.raw(own("old"))}) as d (what, day)
        union all
        select new.district_soato, what, day, 1 from (values ${sql.raw(own("new"))}) as d (what, day)
      ) as way
      where way.day is not null group by 2, 3, 5 having sum(way.by) <> 0;
      if old.district_soato <> new.district_soato then
        insert into day_counts (${sql.raw(columns)}, total)
        select r.home_region, way.district, r.what, r.who, r.day, r.upto, way.by * r.total
        from day_rows as r
        cross join lateral (values (old.district_soato, -1), (new.district_soato, 1)) as way (district, by)
        where r.application_id = new.id and r.what not in ('opened', 'submitted', 'finished');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function count_days_of_gone_file() returns trigger language plpgsql as $$
    begin
      insert into day_counts (${sql.raw(columns)}, total)
      select ${sql.raw(columns)}, -sum(total) from day_rows where application_id = old.id group by 1, 2, 3, 4, 5, 6;
      return old;
    end $$`.execute(db);
  await sql`
    create or replace function fill_day_counts() returns void language plpgsql as $$
    begin
      -- Who is writing ends first; who comes meanwhile waits, and adds to what is filled.
      lock table day_counts in share row exclusive mode;
      delete from day_counts;
      insert into day_counts (${sql.raw(columns)}, total, merged)
      select ${sql.raw(columns)}, sum(total), true from day_rows group by 1, 2, 3, 4, 5, 6 having sum(total) <> 0;
    end $$`.execute(db);
}

const changes = {
  insert: { old: undefined, new: "new_rows" },
  delete: { old: "old_rows", new: undefined },
  update: { old: "old_rows", new: "new_rows" },
} as const;

/** An organisation is asked, gives its conclusion or another, is passed, or has its term moved. */
async function followSeats(db: Kysely<unknown>): Promise<void> {
  const told = "state, due_at, asked_at, given_at, is_negative";
  for (const [event, { old, new: now }] of Object.entries(changes)) {
    // Most changes of a seat (who holds it, what was reminded of) are none of what is counted.
    const touched =
      old !== undefined && now !== undefined
        ? `select distinct n.home_region, n.application_id from ${now} as n join ${old} as o on ${isSame("o", "n")}
            where (${told.replaceAll(/\w+/g, "n.$&")}) is distinct from (${told.replaceAll(/\w+/g, "o.$&")})`
        : `select distinct home_region, application_id from ${now ?? old}`;
    const was = [
      `select -1 as by, ${seat} from step_organisations as b
        where (home_region, application_id) in (select * from touched)
          ${now === undefined ? "" : `and not exists (select from ${now} as n where ${isSame("n", "b")})`}`,
      ...(old === undefined
        ? []
        : [`select -1, ${seat} from ${old} where (home_region, application_id) in (select * from touched)`]),
    ];
    const is = `select 1 as by, ${seat} from step_organisations where (home_region, application_id) in (select * from touched)`;
    const tables = [old && `old table as ${old}`, now && `new table as ${now}`].filter(Boolean).join(" ");
    const name = sql.raw(`count_conclusions_on_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into day_counts (${sql.raw(columns)}, total)
        with touched as materialized (${sql.raw(touched)})
        select a.home_region, a.district_soato, d.what, d.who, d.day, d.upto, sum(d.total)
        from (${sql.raw(daysOfSeats(`(${[is, ...was].join(" union all ")})`))}) as d
        join applications as a on a.home_region = d.home_region and a.id = d.application_id
        group by 1, 2, 3, 4, 5, 6 having sum(d.total) <> 0;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on step_organisations referencing ${sql.raw(tables)}
      for each statement execute function ${name}()`.execute(db);
  }
}

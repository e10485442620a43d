import { type Kysely, sql } from "kysely";

const key = "home_region, district_soato, place, booked_day";
const sums = ["charged", "discounted", "due", "credit", "distributed", "late"] as const;
const columns = `${key}, ${sums.join(", ")}`;

/** Sums of lines `l`, as the accounts of the journal tell them. */
const summed = `
  coalesce(-sum(l.amount) filter (where l.account = 'charged'), 0) as charged,
  coalesce(sum(l.amount) filter (where l.account = 'discounted'), 0) as discounted,
  coalesce(sum(l.amount) filter (where l.account = 'receivable'), 0) as due,
  coalesce(-sum(l.amount) filter (where l.account in ('credit', 'refund_due')), 0) as credit,
  coalesce(sum(l.amount) filter (where l.account = 'distributed'), 0) as distributed`;

/**
 * Lines of an application in its district and in its neighbourhood, on their day; what a suspended application owes, on
 * no day.
 */
const sumsOf = (lines: string, entries: string): string => `
  select a.home_region, a.district_soato, p.place, e.booked_day, ${summed}, 0 as late
  from ${lines} as l
  join ${entries} as e on e.home_region = l.home_region and e.id = l.entry_id
  join applications as a on a.home_region = l.home_region and a.id = l.application_id
  cross join lateral (values (a.district_soato), (a.neighborhood_id)) as p (place)
  group by 1, 2, 3, 4
  having count(*) filter (where l.account in
    ('charged', 'discounted', 'receivable', 'credit', 'refund_due', 'distributed')) > 0
  union all
  select a.home_region, a.district_soato, p.place, '-infinity'::date, 0, 0, 0, 0, 0, sum(l.amount)
  from ${lines} as l
  join applications as a on a.home_region = l.home_region and a.id = l.application_id and a.suspended
  cross join lateral (values (a.district_soato), (a.neighborhood_id)) as p (place)
  where l.account = 'receivable'
  group by 1, 2, 3`;

/**
 * Sums of money by place and day, for the summary table: an aggregate of the journal's lines. A row is of a district
 * (its place is the district itself) or of a neighbourhood in it, so that the country is summed without its
 * neighbourhoods. What suspended applications owe stands on the day `-infinity`: nothing tells since when. The database
 * itself writes what changes, whoever enters it, as a row of its own that waits for nobody: no two writers can wait in
 * a ring, and those of one neighbourhood do not wait for each other. A job makes one row of many
 * (`cases/journal/money-sums.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_sums (
      home_region text not null,
      district_soato text not null,
      place text not null,
      booked_day date not null,
      charged bigint not null,
      discounted bigint not null,
      due bigint not null,
      credit bigint not null,
      distributed bigint not null,
      late bigint not null,
      merged boolean not null default false
    )`.execute(db);
  const covered = sql.raw(sums.join(", "));
  await sql`
    create index money_sums_districts on money_sums (home_region, district_soato, booked_day) include (${covered})
      where place = district_soato`.execute(db);
  await sql`
    create index money_sums_places on money_sums (home_region, district_soato, place, booked_day) include (${covered})
    `.execute(db);
  await sql`
    create index money_sums_fresh on money_sums (${sql.raw(key)}) where not merged`.execute(db);
  await followLines(db);
  await followFiles(db);
  await sql`
    create function fill_money_sums() returns void language plpgsql as $$
    begin
      -- Who is entering something ends first; who comes meanwhile waits, and adds to what is filled.
      lock table money_sums in share row exclusive mode;
      delete from money_sums;
      insert into money_sums (${sql.raw(columns)}, merged)
      select filled.*, true from (${sql.raw(sumsOf("journal_lines", "journal_entries"))}) as filled;
    end $$`.execute(db);
  await sql`select fill_money_sums()`.execute(db);
}

/** What is entered into the journal adds to the sums of its applications' places. */
async function followLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sum_money_of_lines() returns trigger language plpgsql as $$
    begin
      insert into money_sums (${sql.raw(columns)}) ${sql.raw(sumsOf("added", "journal_entries"))};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger sum_money after insert on journal_lines referencing new table as added
    for each statement execute function sum_money_of_lines()`.execute(db);
}

/** District and neighbourhood of an application as it was or is, and whether it is suspended. */
const places = (file: "old" | "new", by: number): string =>
  ["district_soato", "neighborhood_id"]
    .map((place) => `(${file}.district_soato, ${file}.${place}, ${file}.suspended, ${by})`)
    .join(", ");

/** An application lies elsewhere, or is suspended or goes on: its money goes with it. */
async function followFiles(db: Kysely<unknown>): Promise<void> {
  const moved = sums.slice(0, -1).map((sum) => `sum(way.by * day.${sum})`);
  await sql`
    create function move_money_of_file() returns trigger language plpgsql as $$
    begin
      insert into money_sums (${sql.raw(columns)})
      select old.home_region, way.district, way.place, day.booked_day, ${sql.raw(moved.join(", "))}, 0
      from (
        select e.booked_day, ${sql.raw(summed)}
        from journal_lines as l join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
        where l.home_region = old.home_region and l.application_id = old.id group by 1
      ) as day
      cross join (values ${sql.raw(`${places("old", -1)}, ${places("new", 1)}`)}) as way (district, place, late, by)
      where (old.district_soato, old.neighborhood_id) is distinct from (new.district_soato, new.neighborhood_id)
      group by 2, 3, 4 having sum(way.by) <> 0;
      insert into money_sums (${sql.raw(columns)})
      select old.home_region, way.district, way.place, '-infinity', 0, 0, 0, 0, 0, sum(way.by * file.due)
      from (
        select sum(amount) as due from journal_lines
        where home_region = old.home_region and application_id = old.id and account = 'receivable'
      ) as file
      cross join (values ${sql.raw(`${places("old", -1)}, ${places("new", 1)}`)}) as way (district, place, late, by)
      where way.late and file.due <> 0
      group by 2, 3 having sum(way.by) <> 0;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger move_money after update on applications for each row
    when ((old.district_soato, old.neighborhood_id, old.suspended) is distinct from
      (new.district_soato, new.neighborhood_id, new.suspended))
    execute function move_money_of_file()`.execute(db);
}

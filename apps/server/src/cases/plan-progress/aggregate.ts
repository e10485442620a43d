import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";

/**
 * What was done in each neighbourhood by day: applications opened, first submitted and finished, an aggregate kept
 * beside `applications` in the same transaction. A schedule that runs or ran holds the sums of the days it lasts: each
 * application adds to them, and where its state or its days change they are made anew from the days, so that no
 * application is counted again.
 */

/** Counts new applications as their rows stand. */
export async function addToProgress(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await count(transaction, ids, 1);
}

/** Takes applications out of the numbers as their rows stand: before they are deleted. */
export async function removeFromProgress(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await count(transaction, ids, -1);
}

async function count(transaction: Transaction, ids: readonly string[], by: 1 | -1): Promise<void> {
  if (ids.length === 0) return;
  const among = sql`a.id in (${sql.join([...ids])})`;
  await add(
    transaction,
    sql`select a.neighborhood_id from applications as a where ${among}`,
    sql`
      select a.home_region, a.neighborhood_id, d.day, ${sql.lit(by)} * sum(d.opened), ${sql.lit(by)} * sum(d.submitted),
        ${sql.lit(by)} * sum(d.finished)
      from applications as a cross join lateral (values
        ((a.created_at at time zone 'UTC' + interval '5 hours')::date, 1, 0, 0),
        (a.submitted_on, 0, 1, 0),
        (a.finished_on, 0, 0, 1)) as d (day, opened, submitted, finished)
      where ${among} and d.day is not null
      group by 1, 2, 3`,
  );
}

/**
 * Adds to days and to the schedules that have them. The schedules are locked first, whatever their state: one that begins
 * meanwhile sums its days up after these are written, or is waited for. All in one order, so that two transactions do not
 * wait for each other in a ring.
 */
async function add(
  transaction: Transaction,
  neighborhoods: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    select from schedules where neighborhood_id in (${neighborhoods}) order by id for no key update`.execute(
    transaction,
  );
  await sql`
    with done (home_region, neighborhood_id, day, opened, submitted, finished) as materialized (${rows}),
    days as (
      insert into neighborhood_progress (home_region, neighborhood_id, day, opened, submitted, finished)
      select * from done order by 1, 2, 3
      on conflict (home_region, neighborhood_id, day) do update set
        opened = neighborhood_progress.opened + excluded.opened,
        submitted = neighborhood_progress.submitted + excluded.submitted,
        finished = neighborhood_progress.finished + excluded.finished
    )
    update schedules as s set opened = s.opened + more.opened, submitted = s.submitted + more.submitted,
      finished = s.finished + more.finished
    from (
      select h.home_region, h.id, sum(d.opened) as opened, sum(d.submitted) as submitted, sum(d.finished) as finished
      from done as d join schedules as h on h.neighborhood_id = d.neighborhood_id and d.day between h.starts_on and h.ends_on
      where h.state in ('schedule_running', 'schedule_closed') group by 1, 2
    ) as more
    where s.home_region = more.home_region and s.id = more.id`.execute(transaction);
}

/** Sums a schedule's days up anew: after its state or its days changed, under its lock. */
export async function sumUpSchedule(
  transaction: Transaction,
  { home_region, id }: { readonly home_region: string; readonly id: string },
): Promise<void> {
  await sql`
    update schedules as s set (opened, submitted, finished) = (
      select coalesce(sum(p.opened), 0), coalesce(sum(p.submitted), 0), coalesce(sum(p.finished), 0)
      from neighborhood_progress as p
      where s.state in ('schedule_running', 'schedule_closed') and p.neighborhood_id = s.neighborhood_id
        and p.day between s.starts_on and s.ends_on)
    where s.home_region = ${home_region} and s.id = ${id}`.execute(transaction);
}

/**
 * An application that was submitted, for the first time or again, or finished: its row remembers the day, and the day
 * counts it.
 */
export async function countDone(
  transaction: Transaction,
  { home_region, id }: { readonly home_region: string; readonly id: string },
  what: "submitted" | "finished",
  now: Date,
): Promise<void> {
  const day = dayInTashkent(now);
  const column = what === "submitted" ? "submitted_on" : "finished_on";
  const marked = await transaction
    .updateTable("applications")
    .set({ [column]: day })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .where(column, "is", null)
    .returning("neighborhood_id")
    .executeTakeFirst();
  if (marked === undefined) return;
  const [submitted, finished] = what === "submitted" ? [1, 0] : [0, 1];
  await add(
    transaction,
    sql`${marked.neighborhood_id}`,
    sql`values (${home_region}, ${marked.neighborhood_id}, ${day}::date, 0, ${sql.lit(submitted)}, ${sql.lit(finished)})`,
  );
}

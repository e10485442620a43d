import { type Kysely, sql } from "kysely";

/** What was done on a schedule's days beside it: summed up of each neighbourhood's days, the plan of a republic takes longer than a screen may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table schedules add column opened integer not null default 0, add column submitted integer not null default 0,
      add column finished integer not null default 0`.execute(db);
  await sql`
    update schedules as s set opened = done.opened, submitted = done.submitted, finished = done.finished
    from (
      select h.id, sum(p.opened) as opened, sum(p.submitted) as submitted, sum(p.finished) as finished
      from schedules as h join neighborhood_progress as p
        on p.neighborhood_id = h.neighborhood_id and p.day between h.starts_on and h.ends_on
      where h.state in ('schedule_running', 'schedule_closed') group by 1
    ) as done
    where s.id = done.id`.execute(db);
}

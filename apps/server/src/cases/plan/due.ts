import type { AreaMoveKey } from "@yer/api/contract/area-states";
import type { ScheduleMoveKey } from "@yer/api/contract/schedule-states";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/** A schedule, or an area, that the clock carries on. */
export interface Due<Move> {
  readonly id: string;
  readonly move: Move;
}

/** Moves of schedules that time, or the end of their neighbourhood, makes. */
export type TimelyScheduleMove = Extract<ScheduleMoveKey, "begin" | "end" | "supersede">;

/** Moves of areas that their neighbourhood's schedule makes. */
export type TimelyAreaMove = Extract<AreaMoveKey, "wait" | "begin">;

/** How many schedules are looked at in one query. */
export const planBatch = 100;

/** A part of what is due, in the order of ids: so many behind the one that was reached. */
export interface DuePage {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Schedules whose first day has come or whose last is over, and those of neighbourhoods merged into another. */
export async function dueSchedules(
  db: Db,
  today: string,
  { after, limit }: DuePage,
): Promise<Due<TimelyScheduleMove>[]> {
  const { rows } = await sql<Due<TimelyScheduleMove>>`
    select s.id, case when gone.superseded then 'supersede' when s.state = 'schedule_running' then 'end' else 'begin' end
      as move
    from schedules as s cross join lateral (
      select s.state in ('schedule_draft', 'schedule_proposed', 'schedule_approved', 'schedule_running') and exists (
        select from place_successions as w where w.from_code = s.neighborhood_id and w.kind = 'merged') as superseded
    ) as gone
    where ${after === undefined ? sql`true` : sql`s.id > ${after}`} and (
      (s.state = 'schedule_approved' and s.starts_on <= ${today}::date)
      or (s.state = 'schedule_running' and s.ends_on < ${today}::date)
      or gone.superseded)
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** Confirmed areas of a neighbourhood that wait for no schedule although none runs, and those that wait although one does. */
export async function dueAreas(db: Db, { after, limit }: DuePage): Promise<Due<TimelyAreaMove>[]> {
  const { rows } = await sql<Due<TimelyAreaMove>>`
    select a.id, case a.state when 'area_waiting' then 'begin' else 'wait' end as move
    from areas as a
    where a.basket is null and a.neighborhood_id is not null and ${after === undefined ? sql`true` : sql`a.id > ${after}`}
      and ((a.state = 'area_new' and a.confirmed) or a.state = 'area_waiting')
      and (a.state = 'area_waiting') = exists (
        select from schedules as s where s.neighborhood_id = a.neighborhood_id and s.state = 'schedule_running')
      and not exists (
        select from area_proposals as p
        where p.home_region = a.home_region and p.area_id = a.id and p.verdict is null)
    order by a.id limit ${limit}`.execute(db);
  return rows;
}

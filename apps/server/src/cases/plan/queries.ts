import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceLevel } from "@yer/api/contract/places";
import type { ScheduleProgress, ScheduleRow } from "@yer/api/contract/schedule-facts";
import { scheduleStatesByWeight } from "@yer/api/contract/schedule-states";
import type { ScheduleQuery, schedules } from "@yer/api/contract/schedules";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { among, conditionsFor, every, is } from "../../platform/lists/conditions.js";
import { day, falling, integer, keyset, type Placed, rising, uuid } from "../../platform/lists/keyset.js";
import { type Grouped, groupedBy, type GroupKeys, keyIn } from "../../platform/lists/grouped.js";
import { liesIn } from "../../platform/lists/territory.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { placeNamed } from "../../places/register/place-sql.js";
import { expectedBy, isLate } from "../../rules/plan/schedule-pace.js";
import { placedIn } from "../../places/register/placed-in.js";
import { takersOf } from "../applications/last-able.js";
import { joinSchedule, scheduleColumns, type ScheduleRecord } from "./schedule.js";

/** Who reads, on which day, and by how many percent a schedule may be behind before it is late. */
export interface PlanReading {
  readonly actor: Actor;
  readonly today: string;
  readonly latePercent: number;
}

/** What a reader's list of schedules is narrowed by. */
export type PlanFilters = Omit<ScheduleQuery, "after" | "limit" | "exact" | "sort">;

const [id, starts, ends, plots] = [uuid(sql`s.id`), day(sql`s.starts_on`), day(sql`s.ends_on`), integer(sql`s.plots`)];
const order = keyset({
  startsOn: rising(starts, id),
  "-startsOn": falling(starts, id),
  endsOn: rising(ends, id),
  "-endsOn": falling(ends, id),
  plots: rising(plots, id),
  "-plots": falling(plots, id),
});

/** Schedules of the reader's territory. */
function within({ isStaff, blocked, territory }: Actor): RawBuilder<SqlBool> {
  if (!isStaff || blocked || territory === null) return sql`false`;
  return liesIn(territory, summedBy);
}

/** Plots that should be submitted by a day, of a running `schedules as s`: `expectedBy` says the same of one. */
function expected(today: string): RawBuilder<number> {
  return sql`(s.plots::bigint * least(greatest(${today}::date - s.starts_on, 0), s.ends_on - s.starts_on + 1)
    / (s.ends_on - s.starts_on + 1))`;
}

/** A running schedule behind its line: `isLate` says the same of one. */
export function behind({ today, latePercent }: Pick<PlanReading, "today" | "latePercent">): RawBuilder<SqlBool> {
  return sql`(s.state = 'schedule_running'
    and (${expected(today)} - s.submitted) * 100 > s.plots * ${latePercent}::numeric)`;
}

/** Schedules with a proposal that somebody else than the reader, or whoever acts in their name, made. */
function proposedBesides(actor: Actor): RawBuilder<SqlBool> {
  const own = sql.join(takersOf(actor));
  return sql`((s.state = 'schedule_proposed' or s.change_open) and exists (
    select from schedule_versions as v
    where v.home_region = s.home_region and v.schedule_id = s.id and v.verdict is null
      and coalesce(v.proposed_by not in (${own}), true) and coalesce(v.proposed_through not in (${own}), true)))`;
}

/** Schedules `s` that the reader sees and that answer the filters. */
export function conditionsOf(reading: PlanReading, filters: Asked<PlanFilters>): RawBuilder<SqlBool> {
  return every([
    within(reading.actor),
    conditionsFor(filters, {
      places: (places) => placedIn(places, summedBy),
      search: (typed) =>
        typed.trim() === ""
          ? sql`true`
          : sql`s.neighborhood_id in (select k.id from neighborhoods as k where ${placeNamed(sql`k.search_key`, typed)})`,
      year: (years) => among(sql`s.year`, years),
      state: (states) => among(sql`s.state`, states),
      late: (asked) => is(asked, behind(reading)),
      proposed: (asked) => is(asked, proposedBesides(reading.actor)),
      from: (first) => sql`s.ends_on >= ${first}::date`,
      to: (last) => sql`s.starts_on <= ${last}::date`,
    }),
  ]);
}

/** Schedules that the reader sees, the last to begin first. */
export async function schedulePage(
  db: Db,
  reading: PlanReading,
  query: ScheduleQuery,
): Promise<ReplyOf<typeof schedules.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-startsOn", ...filters } = query;
  const where = conditionsOf(reading, await askedPlaces(db, filters));
  const { past, along, cursor } = order.at(sort, after);
  const { rows } = await sql<ScheduleRecord & Placed>`
    select ${scheduleColumns}, ${cursor} as cursor
    from (select * from schedules as s where ${where} and ${past} order by ${along} limit ${limit + 1}) as s
    ${joinSchedule} order by ${along}`.execute(db);
  return {
    ...order.page(sort, rows, limit, (row) => scheduleRowOf(row, reading)),
    ...(await countUpTo(db, sql`from schedules as s where ${where}`, exact)),
  };
}

/** How many schedules the register lists under some filters, up to where lists stop counting. */
export async function countSchedules(db: Db, reading: PlanReading, filters: PlanFilters): Promise<Total> {
  const where = conditionsOf(reading, await askedPlaces(db, filters));
  return countUpTo(db, sql`from schedules as s where ${where}`, false);
}

/** Sums of the schedules that a reader's list has under some filters. */
export interface PlanTotals {
  readonly plots: number;
  readonly expected: number;
  readonly submitted: number;
}

/** Plots that should be submitted by today, of `schedules as s` in whatever state. */
const expectedOfState = ({ today }: Pick<PlanReading, "today">): RawBuilder<number> => sql`(
  case s.state when 'schedule_closed' then s.plots when 'schedule_running' then ${expected(today)} else 0 end)`;

/** Adds up the columns of the register's rows. */
export async function planTotals(db: Db, reading: PlanReading, filters: PlanFilters): Promise<PlanTotals> {
  const where = conditionsOf(reading, await askedPlaces(db, filters));
  const { rows } = await sql<PlanTotals>`
    select coalesce(sum(s.plots), 0)::bigint as plots, coalesce(sum(s.submitted), 0)::bigint as submitted,
      coalesce(sum(${expectedOfState(reading)}), 0)::bigint as expected
    from schedules as s where ${where}`.execute(db);
  return rows[0] ?? { plots: 0, expected: 0, submitted: 0 };
}

/** A number of the schedules that the register lists by place, exactly; without a level all together under null. */
export async function groupedSchedules(
  db: Db,
  reading: PlanReading,
  filters: PlanFilters,
  { by, value }: { readonly by: GroupKeys<PlaceLevel>; readonly value: "count" | keyof PlanTotals },
): Promise<Grouped> {
  const where = conditionsOf(reading, await askedPlaces(db, filters));
  const summed = {
    count: sql`count(*)`,
    plots: sql`sum(s.plots)`,
    submitted: sql`sum(s.submitted)`,
    expected: sql`sum(${expectedOfState(reading)})`,
  };
  return groupedBy(db, sql`from schedules as s where ${where}`, { key: keyIn(summedBy, by), value: summed[value] });
}

/** Places told at once: the neighbourhoods of any district, and not those of the republic. */
const mostPlaces = 1000;

/** Columns that the plan is summed by, by the level of places. */
const summedBy: Readonly<Record<PlaceLevel, RawBuilder<unknown>>> = {
  region: sql`s.region_soato`,
  district: sql`s.district_soato`,
  neighborhood: sql`s.neighborhood_id`,
};

/**
 * How the plan goes: by places of the level asked for, else by region, or by district where one region is asked for, or
 * the reader's own.
 */
export async function readProgress(
  db: Db,
  reading: PlanReading,
  { by, ...filters }: PlanFilters & { readonly by?: PlaceLevel | undefined },
): Promise<ScheduleProgress[]> {
  const where = conditionsOf(reading, await askedPlaces(db, filters));
  const narrow =
    (reading.actor.territory?.length ?? 0) >= 4 || filters.region?.length === 1 || filters.district !== undefined;
  const place = summedBy[by ?? (narrow ? "district" : "region")];
  const weighed = sql`array[${sql.join([...scheduleStatesByWeight])}]::text[]`;
  const { rows } = await sql<ScheduleProgress>`
    select jsonb_build_object('code', p.code, 'name', p.name) as place, (${weighed})[t.weight] as state, t.schedules, t.running,
      t.late, t.plots, t.opened, t.submitted, t.finished, t.expected
    from (
      select ${place} as code, min(array_position(${weighed}, s.state)) as weight, count(*)::integer as schedules,
        (count(*) filter (where s.state = 'schedule_running'))::integer as running,
        (count(*) filter (where s.state = 'schedule_running'
          and (s.expected - s.submitted) * 100 > s.plots * ${reading.latePercent}::numeric))::integer as late,
        sum(s.plots)::integer as plots, sum(s.opened)::integer as opened, sum(s.submitted)::integer as submitted,
        sum(s.finished)::integer as finished, sum(s.expected)::integer as expected
      from (
        select s.region_soato, s.district_soato, s.neighborhood_id, s.state, s.plots, s.opened, s.submitted, s.finished,
          case s.state when 'schedule_closed' then s.plots when 'schedule_running' then ${expected(reading.today)}
            else 0 end as expected
        from schedules as s
        where ${where} and s.state <> 'schedule_cancelled'
      ) as s group by 1
    ) as t join place_list as p on p.code = t.code
    order by p.sort_key, p.code limit ${mostPlaces}`.execute(db);
  return rows;
}

/** A row of the register. */
export function scheduleRowOf(row: ScheduleRecord, { today, latePercent }: Omit<PlanReading, "actor">): ScheduleRow {
  const planned = { state: row.state, startsOn: row.starts_on, endsOn: row.ends_on, plots: row.plots };
  return {
    id: row.id,
    region: { soato: row.region_soato, name: row.region_name },
    district: { soato: row.district_soato, name: row.district_name },
    neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
    year: row.year,
    state: row.state,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    organisation: row.organisation,
    plots: row.plots,
    opened: row.opened,
    submitted: row.submitted,
    finished: row.finished,
    expected: expectedBy(planned, today),
    late: isLate(planned, row.submitted, today, latePercent),
    proposed: row.state === "schedule_proposed" || row.change_open,
    stateSince: row.state_since.toISOString(),
  };
}

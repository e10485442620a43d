import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { preparedStatement } from "../../platform/database/prepared-statements.js";
import { among, every } from "../../platform/lists/conditions.js";
import { type Grouped, groupedBy } from "../../platform/lists/grouped.js";
import type { PlaceSet } from "../../places/register/asked-places.js";
import type { DayCounted } from "../../schema/tables/applications.js";
import { placedIn } from "../../places/register/placed-in.js";
import { inAggregateTerritory } from "../../platform/lists/territory.js";

/** Which days are summed: of a territory, in places, between two days, both included. */
export interface DaysAsked {
  readonly territory: string;
  /** Undefined: everywhere. None of them is a neighbourhood. */
  readonly places?: PlaceSet | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Rows of `day_counts as a` of some kinds, on the days that are asked for. */
export function daysCounted(
  what: readonly DayCounted[],
  { territory, places, from, to }: DaysAsked,
): RawBuilder<SqlBool> {
  return every([
    among(sql`a.what`, what),
    from === undefined ? sql`true` : sql`a.day >= ${from}::date`,
    to === undefined ? sql`true` : sql`coalesce(a.upto, a.day) <= ${to}::date`,
    inAggregateTerritory(territory),
    placedIn(places, { region: sql`a.home_region`, district: sql`a.district_soato`, neighborhood: sql`null::text` }),
  ]);
}

/** How many things of some kinds happened on the days that are asked for. */
export async function countDays(db: Db, what: readonly DayCounted[], asked: DaysAsked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${preparedStatement} select coalesce(sum(a.total), 0)::bigint as total from day_counts as a
    where ${daysCounted(what, asked)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The same by region or by district; without a level all together under null. */
export async function groupedDays(
  db: Db,
  what: readonly DayCounted[],
  asked: DaysAsked,
  by: "region" | "district" | undefined,
): Promise<Grouped> {
  return groupedBy(db, sql`from day_counts as a where ${daysCounted(what, asked)}`, {
    key: by && (by === "region" ? sql`a.home_region` : sql`a.district_soato`),
    value: sql`sum(a.total)`,
  });
}

/** A day, or the first of a month, and how many applications it has of each. */
export interface CountedDay {
  readonly day: string;
  readonly opened: number;
  readonly submitted: number;
  readonly finished: number;
}

const of = (what: DayCounted) =>
  sql`coalesce(sum(a.total) filter (where a.what = ${what}), 0)::integer as ${sql.ref(what)}`;

/** Applications by day or by month, those without any left out, the first first. */
export async function applicationsByDay(db: Db, asked: DaysAsked, by: "day" | "month"): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    select date_trunc(${by}, a.day)::date::text as day, ${of("opened")}, ${of("submitted")}, ${of("finished")}
    from day_counts as a where ${daysCounted(["opened", "submitted", "finished"], asked)}
    group by 1 having bool_or(a.total <> 0) order by 1`.execute(db);
  return rows;
}

/** Applications that await an organisation's conclusion since a day. */
export interface AwaitedDay {
  readonly organisation: string;
  /** The day; `-infinity` where it is unknown. */
  readonly day: string;
  readonly files: number;
}

/** Conclusions that are awaited, by organisation and the day since when, the oldest day first. */
export async function awaitedDays(db: Db, asked: DaysAsked, organisations?: readonly string[]): Promise<AwaitedDay[]> {
  const { rows } = await sql<AwaitedDay>`
    select a.who as organisation, a.day::text as day, sum(a.total)::integer as files
    from day_counts as a where ${daysCounted(["awaited"], asked)} and ${among(sql`a.who`, organisations)}
    group by 1, a.day having sum(a.total) > 0 order by 1, a.day`.execute(db);
  return rows;
}

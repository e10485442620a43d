import type { PlaceLevel } from "@yer/api/contract/places";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { inAggregateTerritory } from "../../platform/lists/territory.js";
import { inScope } from "../../cases/applications/scope-sql.js";
import { moneySummed, moneySumsAsOf, moneySumsOfApplications } from "../../cases/journal/money-sums.js";
import type { ApplicationScope } from "../../identity/access/scope.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { among, every } from "../../platform/lists/conditions.js";
import { addDays } from "../../rules/workflow/calendar.js";
import type { MoneySums, Period } from "../../rules/money/svod.js";

/** What is summed: places of a level, in the codes of the place above them; none: everywhere. */
export interface Summed {
  readonly level: PlaceLevel;
  readonly within: readonly string[] | undefined;
}

/** Sums of a place over the days of one part of what is asked. */
export interface PlaceSums extends MoneySums {
  readonly code: string;
  /** 0: before both periods, 1: in the period before, 2: in the period; as of a day 2: after the day it is compared with. */
  readonly part: 0 | 1 | 2;
}

const codeOf: Readonly<Record<PlaceLevel, RawBuilder<string>>> = {
  region: sql`a.home_region`,
  district: sql`a.district_soato`,
  neighborhood: sql`a.place`,
};

/**
 * Sums by place of applications in a scope, parted by the days on which the periods begin; as of a moment, of what was
 * entered by then.
 */
export async function readMoneySums(
  db: Db | Transaction,
  scope: ApplicationScope,
  { level, within }: Summed,
  { from, to, before }: Period & { readonly before: Period | null },
  asOf?: Date,
): Promise<PlaceSums[]> {
  // Members of an organisation see some applications of a place: theirs are added up one by one.
  const seen = sql`${inScope(scope)}`;
  const ofFiles =
    asOf === undefined ? moneySumsOfApplications(seen) : moneySumsOfApplications(seen, sql`e.at <= ${asOf}`);
  const ofPlaces = asOf === undefined ? sql`money_sums` : sql`(${moneySumsAsOf(asOf)})`;
  const sums = scope.organisationId === null ? ofPlaces : sql`(${ofFiles})`;
  // As of a day all until the earlier one is compared with all until the later.
  const begins = from ?? (before === null ? "infinity" : addDays(before.to, 1));
  const regions = within && [...new Set(within.map((code) => code.slice(0, 4)))];
  const { rows } = await sql<PlaceSums>`
    select ${codeOf[level]} as code,
      case when a.booked_day >= ${begins}::date then 2
        when a.booked_day >= ${before?.from ?? "infinity"}::date then 1 else 0 end as part, ${moneySummed}
    from ${sums} as a
    where ${every([
      sql<boolean>`${inAggregateTerritory(scope.territory)}`,
      among(sql`a.home_region`, regions),
      level === "neighborhood" ? among(sql`a.district_soato`, within) : sql`true`,
      level === "neighborhood" ? sql`a.place <> a.district_soato` : sql`a.place = a.district_soato`,
      sql`a.booked_day <= ${to}::date`,
    ])}
    group by 1, 2`.execute(db);
  return rows;
}

/** Plots that the plan has for a period in a place and district, by the straight line of each schedule. */
export interface PlannedPlots {
  readonly code: string;
  readonly district: string;
  readonly plots: number;
}

const plannedCode: Readonly<Record<PlaceLevel, RawBuilder<string>>> = {
  region: sql`s.region_soato`,
  district: sql`s.district_soato`,
  neighborhood: sql`s.neighborhood_id`,
};

/** Plots of `schedules as s` that its line has until a day begins. */
const until = (day: string): RawBuilder<number> => sql`(s.plots::bigint * least(greatest(${day}::date - s.starts_on, 0),
  s.ends_on - s.starts_on + 1) / (s.ends_on - s.starts_on + 1))`;

/** Plots of `schedules as s` that its line puts into the days of a period. */
const plotsIn = ({ from, to }: Period): RawBuilder<number> =>
  sql`${until(addDays(to, 1))} - ${from === null ? sql`0` : until(from)}`;

/** Plots that the lines of a reader's list of schedules put into the days of a period, by district. */
export async function readPlotsOfList(
  db: Db | Transaction,
  where: RawBuilder<SqlBool>,
  period: Period,
): Promise<Omit<PlannedPlots, "code">[]> {
  const { rows } = await sql<Omit<PlannedPlots, "code">>`
    select s.district_soato as district, sum(${plotsIn(period)})::bigint as plots
    from schedules as s where ${where} group by 1`.execute(db);
  return rows;
}

/** Plots of schedules that hold or held, which their lines put into the days of a period. */
export async function readPlannedPlots(
  db: Db | Transaction,
  { territory }: ApplicationScope,
  { level, within }: Summed,
  period: Period,
): Promise<PlannedPlots[]> {
  const { rows } = await sql<PlannedPlots>`
    select code, district, plots from (
      select ${plannedCode[level]} as code, s.district_soato as district,
        sum(${plotsIn(period)})::bigint as plots
      from schedules as s
      where ${every([
        sql`s.state in ('schedule_approved', 'schedule_running', 'schedule_closed')`,
        sql`left(s.district_soato, length(${territory}::text)) = ${territory}`,
        sql`s.starts_on <= ${period.to}::date`,
        level === "neighborhood" ? among(sql`s.district_soato`, within) : among(sql`s.region_soato`, within),
      ])}
      group by 1, 2
    ) as planned where plots <> 0`.execute(db);
  return rows;
}

/** Multiples of the base amount by district. */
export async function readMultiples(
  db: Db | Transaction,
  districts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (districts.length === 0) return new Map();
  const rows = await db
    .selectFrom("districts")
    .select(["soato", "bhm_multiple"])
    .where("soato", "in", [...districts])
    .execute();
  return new Map(rows.map(({ soato, bhm_multiple }) => [soato, bhm_multiple]));
}

/** A place of the table. */
export interface NamedPlace {
  readonly code: string;
  readonly name: Names;
}

/** Active places of a level below a place and in a territory, and those that have sums, in their order. */
export async function readPlaces(
  db: Db | Transaction,
  territory: string,
  {
    level,
    place,
    having,
  }: { readonly level: PlaceLevel; readonly place: string | undefined; readonly having: readonly string[] },
): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select p.code, p.name from place_list as p
    where p.level = ${level} and (${among(sql`p.code`, having)} or p.active
      and p.parent is not distinct from ${place ?? null}
      and (starts_with(p.territory, ${territory}) or starts_with(${territory}, p.territory)))
    order by p.sort_key, p.code`.execute(db);
  return rows;
}

/** A place and those it lies in, the widest first. */
export async function readWay(db: Db | Transaction, place: string | undefined): Promise<NamedPlace[]> {
  if (place === undefined) return [];
  const { rows } = await sql<NamedPlace>`
    select code, name from place_list where code in (${place}, ${place.slice(0, 4)}) order by length(code)`.execute(db);
  return rows;
}

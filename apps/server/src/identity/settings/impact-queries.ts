import type { StatusKey } from "@yer/api/contract/statuses";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { republic } from "../../platform/territory/territory.js";
import type { Db } from "../../platform/database/database.js";

/**
 * Applications of a territory that take a setting's value from it: all but those of places that have a value of their
 * own.
 */
export interface Reach {
  readonly territory: string;
  readonly without: readonly string[];
}

/** Whether a value reaches an application, by the application's district. */
function reaches(district: RawBuilder<string>, { territory, without }: Reach): RawBuilder<SqlBool> {
  const inside = territory === republic ? sql<SqlBool>`true` : sql<SqlBool>`${district} like ${`${territory}%`}`;
  if (without.length === 0) return inside;
  const own = sql.join([...without]);
  return sql<SqlBool>`(${inside} and ${district} not in (${own}) and left(${district}, 4) not in (${own}))`;
}

const ofApplication = sql<string>`a.district_soato`;

/** Applications in some statuses. */
export async function countApplications(db: Db, statuses: readonly StatusKey[], reach: Reach): Promise<number> {
  const { count } = await db
    .selectFrom("applications as a")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("a.status", "in", statuses)
    .where(reaches(ofApplication, reach))
    .executeTakeFirstOrThrow();
  return count;
}

/** Steps of discussions that are awaited. */
export async function countAwaitedSteps(db: Db, reach: Reach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select distinct s.home_region, s.run_id, s.step_id from step_organisations as s
      join applications as a on a.home_region = s.home_region and a.id = s.application_id
      where s.state = 'awaited' and ${reaches(ofApplication, reach)}) as step`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Charges that are not paid. */
export async function countOpenCharges(db: Db, reach: Reach): Promise<number> {
  const { count } = await db
    .selectFrom("charges as c")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.home_region", "=", "c.home_region").onRef("a.id", "=", "c.application_id"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("c.state", "=", "open")
    .where(reaches(ofApplication, reach))
    .executeTakeFirstOrThrow();
  return count;
}

/** Applications whose running term ends between two moments. */
export async function countEnding(
  db: Db,
  final: readonly StatusKey[],
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "not in", final)
    .where("suspended", "=", false)
    .where("deadline_at", ">", after)
    .where("deadline_at", "<=", until)
    .executeTakeFirstOrThrow();
  return count;
}

/** Days that will rest or be worked otherwise than now, each from its beginning to its end. */
export type Spans = readonly { readonly from: Date; readonly to: Date }[];

// A day counts in a term that began before it and ends with it or later.
const spanned = (spans: Spans) =>
  sql`jsonb_to_recordset(${JSON.stringify(spans)}::text::jsonb) as d ("from" timestamptz, "to" timestamptz)`;

/** Open applications with a term in working days that runs over one of some days. */
export async function countApplicationsOver(db: Db, spans: Spans): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from applications as a
    where status not in ('registered', 'unregistered') and exists (
      select from ${spanned(spans)} where
        (a.deadline ->> 'unit' = 'working' and (a.deadline ->> 'start')::timestamptz < d."from"
          and a.deadline_at >= d."to")
        or (a.total_deadline ->> 'unit' = 'working' and (a.total_deadline ->> 'start')::timestamptz < d."from"
          and a.total_deadline_at >= d."to"))`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Awaited steps that run over one of some days, where steps are counted in working days.
 * @param units what steps are counted in, by territory: the country's, and of places that have a unit of their own
 */
export async function countStepsOver(
  db: Db,
  spans: Spans,
  units: Readonly<Record<string, "working" | "calendar">>,
): Promise<number> {
  const given = sql`${JSON.stringify(units)}::text::jsonb`;
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select distinct s.home_region, s.run_id, s.step_id from step_organisations as s
      join applications as a on a.home_region = s.home_region and a.id = s.application_id
      where s.state = 'awaited'
        and coalesce(${given} ->> ${ofApplication}, ${given} ->> left(${ofApplication}, 4), ${given} ->> ${republic}) = 'working'
        and exists (select from ${spanned(spans)} where s.asked_at < d."from" and s.due_at >= d."to")) as step`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

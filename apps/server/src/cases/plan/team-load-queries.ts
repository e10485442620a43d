import type { ScheduleTerms } from "@yer/api/contract/schedule-facts";
import type { Names, OrganisationRef } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Span, TeamSpan } from "../../rules/plan/team-load.js";

/** States in which a team is meant to come, or is there. */
const binding = sql`('schedule_proposed', 'schedule_approved', 'schedule_running')`;

/** Days on which a team is elsewhere, of those that overlap its terms: the same people, or where nobody is named the organisation. */
export async function spansElsewhere(
  db: Db | Transaction,
  besides: string | null,
  { startsOn, endsOn, organisationId, people }: Omit<ScheduleTerms, "plots">,
): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select s.starts_on as "startsOn", s.ends_on as "endsOn" from schedules as s
    where s.organisation_id = ${organisationId} and s.state in ${binding}
      and ${besides === null ? sql`true` : sql`s.id <> ${besides}`}
      and s.starts_on <= ${endsOn}::date and s.ends_on >= ${startsOn}::date
      and ${people.length === 0 ? sql`s.people = '[]'::jsonb` : sql`s.people ?| ${[...people]}::text[]`}`.execute(db);
  return rows;
}

/** A schedule with the district whose settings it goes by. */
export interface PlannedSpan extends TeamSpan {
  readonly district: string;
}

/** Every schedule to come or under way of the organisations that some are of, and which of them those are. */
export async function plannedSpans(db: Db, asked: RawBuilder<SqlBool>, today: string): Promise<PlannedSpan[]> {
  const { rows } = await sql<PlannedSpan>`
    with held as materialized (
      select s.id, s.organisation_id, s.people, s.starts_on, s.ends_on, s.district_soato, ${asked} as is_asked
      from schedules as s where s.state in ${binding} and s.ends_on >= ${today}::date
    )
    select id, organisation_id as "organisationId", people, starts_on as "startsOn", ends_on as "endsOn",
      district_soato as district, is_asked as "isAsked"
    from held where organisation_id in (select organisation_id from held where is_asked) order by starts_on, id`.execute(
    db,
  );
  return rows;
}

/** Organisations by their ids. */
export async function organisationsOf(db: Db, ids: readonly string[]): Promise<Map<string, OrganisationRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("organisations").select(["id", "name", "kind"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Neighbourhoods of schedules, by the schedules' ids. */
export async function neighborhoodsOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { readonly id: string; readonly name: Names }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("schedules as s")
    .innerJoin("neighborhoods as n", "n.id", "s.neighborhood_id")
    .select(["s.id as schedule", "n.id", "n.name"])
    .where("s.id", "in", ids)
    .execute();
  return new Map(rows.map(({ schedule, id, name }) => [schedule, { id, name }]));
}

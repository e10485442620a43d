import type { ScheduleTerms, ScheduleVersion } from "@yer/api/contract/schedule-facts";
import type { Names, OrganisationRef } from "@yer/api/contract/values";
import { sql } from "kysely";
import { namesOf } from "../../identity/users/queries.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { ScheduleVersionsTable, SchedulesTable } from "../../schema/tables/schedules.js";
import { sumUpSchedule } from "../plan-progress/aggregate.js";
import type { ScheduleRecord } from "./schedule.js";

type Key = Pick<ScheduleRecord, "home_region" | "id">;

/** Who does it, and through whose name, as rows keep it. */
export interface Doer {
  readonly person: string | null;
  readonly through: string | null;
  readonly at: Date;
}

/** A version that nobody has decided. */
export type OpenVersion = Omit<ScheduleVersionsTable, "people"> & { readonly people: readonly string[] };

/** Terms as their columns. */
export function termColumns({ startsOn, endsOn, organisationId, people, plots }: ScheduleTerms) {
  return { starts_on: startsOn, ends_on: endsOn, organisation_id: organisationId, people: jsonb(people), plots };
}

/** Terms of a row. */
export function termsOf(
  row: Pick<ScheduleRecord, "starts_on" | "ends_on" | "organisation_id" | "people" | "plots">,
): ScheduleTerms {
  return {
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    organisationId: row.organisation_id,
    people: [...row.people],
    plots: row.plots,
  };
}

/** Writes a new draft. */
export async function insertSchedule(
  transaction: Transaction,
  key: Pick<SchedulesTable, "home_region" | "id" | "neighborhood_id" | "region_soato" | "district_soato">,
  terms: ScheduleTerms,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto("schedules")
    .values({
      ...key,
      ...termColumns(terms),
      year: Number(terms.startsOn.slice(0, 4)),
      state: "schedule_draft",
      created_at: at,
      state_since: at,
    })
    .execute();
}

/** Changes a schedule as its next version. */
export async function changeSchedule(
  transaction: Transaction,
  { home_region, id }: Key,
  changes: {
    readonly terms?: ScheduleTerms;
    readonly state?: SchedulesTable["state"];
    readonly since?: Date;
    readonly changeOpen?: boolean;
    readonly endReason?: string | null;
    readonly neighborhoodId?: string;
  },
): Promise<void> {
  const { terms, state, since, changeOpen, endReason, neighborhoodId } = changes;
  await transaction
    .updateTable("schedules")
    .set((eb) => ({
      version: eb("version", "+", 1),
      ...(terms === undefined ? {} : { ...termColumns(terms), year: Number(terms.startsOn.slice(0, 4)) }),
      ...(state === undefined ? {} : { state }),
      ...(since === undefined ? {} : { state_since: since }),
      ...(changeOpen === undefined ? {} : { change_open: changeOpen }),
      ...(endReason === undefined ? {} : { end_reason: endReason }),
      ...(neighborhoodId === undefined ? {} : { neighborhood_id: neighborhoodId }),
    }))
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
  const isOfOtherDays = [terms, state, neighborhoodId].some((changed) => changed !== undefined);
  if (isOfOtherDays) await sumUpSchedule(transaction, { home_region, id });
}

/** Writes a version down; decided at once where `verdict` is given. */
export async function addVersion(
  transaction: Transaction,
  { home_region, id }: Key,
  terms: ScheduleTerms,
  {
    person,
    through,
    at,
    reason = null,
    verdict = null,
  }: Doer & {
    readonly reason?: string | null;
    readonly verdict?: "approved" | null;
  },
): Promise<void> {
  const { last } = await transaction
    .selectFrom("schedule_versions")
    .select(sql<number>`coalesce(max(sequence), 0)::integer`.as("last"))
    .where("home_region", "=", home_region)
    .where("schedule_id", "=", id)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("schedule_versions")
    .values({
      home_region,
      schedule_id: id,
      sequence: last + 1,
      ...termColumns(terms),
      reason,
      proposed_by: person,
      proposed_through: through,
      proposed_at: at,
      verdict,
      decided_by: verdict === null ? null : person,
      decided_at: verdict === null ? null : at,
      decision_reason: null,
    })
    .execute();
}

/** The version that waits for the region. */
export async function openVersion(db: Db | Transaction, { home_region, id }: Key): Promise<OpenVersion | undefined> {
  return db
    .selectFrom("schedule_versions")
    .selectAll()
    .where("home_region", "=", home_region)
    .where("schedule_id", "=", id)
    .where("verdict", "is", null)
    .executeTakeFirst();
}

/** Decides what waits for the region; nothing where nothing does. */
export async function decideVersion(
  transaction: Transaction,
  { home_region, id }: Key,
  verdict: NonNullable<ScheduleVersionsTable["verdict"]>,
  { person, at, reason }: Pick<Doer, "person" | "at"> & { readonly reason: string | null },
): Promise<void> {
  await transaction
    .updateTable("schedule_versions")
    .set({ verdict, decided_by: person, decided_at: at, decision_reason: reason })
    .where("home_region", "=", home_region)
    .where("schedule_id", "=", id)
    .where("verdict", "is", null)
    .execute();
}

/** Every version of a schedule, the latest first. */
export async function readVersions(db: Db | Transaction, { home_region, id }: Key): Promise<ScheduleVersion[]> {
  const { rows } = await sql<OpenVersion & { organisation: OrganisationRef }>`
    select v.*, jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation
    from schedule_versions as v join organisations as o on o.id = v.organisation_id
    where v.home_region = ${home_region} and v.schedule_id = ${id} order by v.sequence desc`.execute(db);
  const people = await namesOf(
    db,
    rows.flatMap((row) => [row.proposed_by, row.decided_by, ...row.people]),
  );
  const said = (person: string | null): string | null => (person === null ? null : (people.get(person) ?? person));
  return rows.map((row) => ({
    sequence: row.sequence,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    organisation: row.organisation,
    people: row.people.map((person) => ({ id: person, name: people.get(person) ?? person })),
    plots: row.plots,
    reason: row.reason,
    proposedBy: said(row.proposed_by),
    proposedAt: row.proposed_at.toISOString(),
    verdict: row.verdict,
    decidedBy: said(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  }));
}

/** A neighbourhood with its places, and where it went. */
export interface PlannedPlace {
  readonly id: string;
  readonly name: Names;
  readonly active: boolean;
  readonly region_soato: string;
  readonly region_name: Names;
  readonly district_soato: string;
  readonly district_name: Names;
  readonly successor: { readonly id: string; readonly name: Names } | null;
}

/** A neighbourhood by its id. */
export async function placeOf(db: Db | Transaction, neighborhood: string): Promise<PlannedPlace | undefined> {
  const { rows } = await sql<PlannedPlace>`
    select n.id, n.name, n.active, r.soato as region_soato, r.name as region_name, d.soato as district_soato,
      d.name as district_name, (
        select jsonb_build_object('id', t.id, 'name', t.name)
        from place_successions as w join neighborhoods as t on t.id = w.to_code
        where w.from_code = n.id and w.kind = 'merged' limit 1) as successor
    from neighborhoods as n join districts as d on d.soato = n.district_soato
    join regions as r on r.soato = d.region_soato where n.id = ${neighborhood}`.execute(db);
  return rows[0];
}

/** Ids of every schedule of a neighbourhood, the latest first. */
export async function schedulesOf(db: Db | Transaction, neighborhood: string): Promise<string[]> {
  const rows = await db
    .selectFrom("schedules")
    .select("id")
    .where("neighborhood_id", "=", neighborhood)
    .orderBy("starts_on", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** A schedule of the same neighbourhood on one of some days, if any but `besides` is. */
export async function overlapping(
  db: Db | Transaction,
  neighborhood: string,
  { startsOn, endsOn }: Pick<ScheduleTerms, "startsOn" | "endsOn">,
  besides: string | null,
): Promise<{ readonly starts_on: string; readonly ends_on: string } | undefined> {
  const { rows } = await sql<{ starts_on: string; ends_on: string }>`
    select starts_on, ends_on from schedules
    where neighborhood_id = ${neighborhood} and state <> 'schedule_cancelled'
      and starts_on <= ${endsOn}::date and ends_on >= ${startsOn}::date
      and ${besides === null ? sql`true` : sql`id <> ${besides}`}
    order by starts_on limit 1`.execute(db);
  return rows[0];
}

/** An organisation that can come, with its people. */
export interface Team extends OrganisationRef {
  readonly people: { readonly id: string; readonly name: string }[];
}

/** Active authorised organisations whose territory holds a district, the nearest first, with their people by name. */
export async function teamsOf(db: Db | Transaction, district: string): Promise<Team[]> {
  const { rows } = await sql<Team>`
    select o.id, o.name, o.kind, coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id) from users as u
      where u.organisation_id = o.id and u.is_staff and not u.blocked), '[]'::jsonb) as people
    from organisations as o
    where o.active and o.kind in ('cadastre', 'agency') and starts_with(${district}, o.territory)
    order by length(o.territory) desc, o.sort_key, o.id`.execute(db);
  return rows;
}

/** Drafts among `ids` that stand as they were made. */
export async function untouchedDrafts(
  db: Pick<Transaction, "selectFrom">,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("schedules")
    .select("id")
    .where("id", "in", [...ids])
    .where("state", "=", "schedule_draft")
    .where("version", "=", 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

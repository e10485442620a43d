import type { Names, OrganisationRef } from "@yer/api/contract/values";
import { type RawBuilder, sql } from "kysely";
import { enforce, type Need } from "../../identity/access/decide.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Actor } from "../../platform/acting/actor.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory, type NewEntry } from "../../platform/history/append-history.js";
import { notFound } from "../../platform/problem/problem.js";
import type { ScheduleStateKey } from "@yer/api/contract/schedule-states";

/** A schedule with the names of its place and its organisation, and what was done on its days. */
export interface ScheduleRecord {
  readonly home_region: string;
  readonly id: string;
  readonly neighborhood_id: string;
  readonly region_soato: string;
  readonly district_soato: string;
  readonly year: number;
  readonly state: ScheduleStateKey;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly organisation_id: string;
  readonly people: readonly string[];
  readonly plots: number;
  readonly change_open: boolean;
  readonly end_reason: string | null;
  readonly version: number;
  readonly state_since: Date;
  readonly region_name: Names;
  readonly district_name: Names;
  readonly neighborhood_name: Names;
  /** Whether its neighbourhood has been merged, split or closed. */
  readonly place_ended: boolean;
  readonly organisation: OrganisationRef;
  readonly opened: number;
  readonly submitted: number;
  readonly finished: number;
}

/** Columns of {@link ScheduleRecord} from `schedules as s` with {@link joinSchedule}. */
export const scheduleColumns = sql`
  s.home_region, s.id, s.neighborhood_id, s.region_soato, s.district_soato, s.year, s.state, s.starts_on, s.ends_on,
  s.organisation_id, s.people, s.plots, s.change_open, s.end_reason, s.version, s.state_since,
  r.name as region_name, d.name as district_name, n.name as neighborhood_name,
  not n.active as place_ended,
  jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
  s.opened, s.submitted, s.finished`;

/** Joins the place of `schedules as s` and its organisation. */
export const joinSchedule: RawBuilder<unknown> = sql`
  join regions as r on r.soato = s.region_soato
  join districts as d on d.soato = s.district_soato
  join neighborhoods as n on n.id = s.neighborhood_id
  join organisations as o on o.id = s.organisation_id`;

/** @throws {Problem} `not-found` */
export async function findSchedule(db: Db | Transaction, id: string): Promise<ScheduleRecord> {
  const { rows } = await sql<ScheduleRecord>`
    select ${scheduleColumns} from schedules as s ${joinSchedule} where s.id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}

/** Reads a schedule as {@link findSchedule} does, and locks its row. @throws {Problem} `not-found` */
export async function lockSchedule(transaction: Transaction, id: string): Promise<ScheduleRecord> {
  await sql`select from schedules where id = ${id} for update`.execute(transaction);
  return findSchedule(transaction, id);
}

/** Whether a person sees the plan of a district: staff see that of their territory. */
export function seesPlanOf(actor: Actor, district: string): boolean {
  const { isStaff, blocked, territory } = actor;
  return isStaff && !blocked && territory !== null && contains(territory, district);
}

/**
 * Refuses what a person may not do to a schedule; the clock and the making of the demonstration (`null`) may always.
 * @throws {Problem} `not-found` for unknown and not visible alike
 */
export function enforceOnSchedule(
  actor: Actor | null,
  need: Need,
  { district_soato }: Pick<ScheduleRecord, "district_soato">,
): void {
  if (actor === null) return;
  if (!seesPlanOf(actor, district_soato)) throw notFound();
  enforce(actor, need, { kind: "none" });
}

/** The record by which a schedule's history goes. */
export function recordOfSchedule({ id, home_region }: Pick<ScheduleRecord, "id" | "home_region">) {
  return { kind: "schedule", id, homeRegion: home_region } as const;
}

/** Keeps what was done to a schedule, and tells open screens, in the transaction of the act. */
export async function recordSchedule(
  transaction: Transaction,
  { actor, now, events }: Pick<Acting, "actor" | "now" | "events">,
  schedule: Pick<ScheduleRecord, "id" | "home_region" | "district_soato">,
  entry: Omit<NewEntry, "record" | "at" | "actor" | "impersonator">,
): Promise<void> {
  await appendHistory(transaction, {
    record: recordOfSchedule(schedule),
    at: now,
    actor: actor?.id ?? null,
    impersonator: actor?.impersonation?.byId ?? null,
    ...entry,
  });
  await events.publish(transaction, { kind: entry.action, id: schedule.id, district: schedule.district_soato });
}

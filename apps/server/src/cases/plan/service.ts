import type { BodyOf, QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { HistoryEntry } from "@yer/api/contract/history";
import type { Fault } from "@yer/api/contract/problem";
import type { Schedule, ScheduleFacts, ScheduleTerms } from "@yer/api/contract/schedule-facts";
import type { schedules } from "@yer/api/contract/schedules";
import { tashkentDay } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { historyPage } from "../../identity/users/history-page.js";
import { namesOf } from "../../identity/users/queries.js";
import { endedPlace } from "../../places/register/ended-place.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { scheduleSentence } from "../../rules/plan/schedule-moves.js";
import { paceOf } from "../../rules/plan/schedule-pace.js";
import {
  assertApart,
  lockScheduleForMove,
  makeScheduleMove,
  movingSchedule,
  type MovingSchedule,
  refusingOverlap,
  scheduleMovesFor,
} from "./moves.js";
import { type PlanReading, scheduleRowOf } from "./queries.js";
import { loadOfTeam } from "./team-load.js";
import { scheduleCauseIn } from "./schedule-cause.js";
import {
  enforceOnSchedule,
  findSchedule,
  lockSchedule,
  recordOfSchedule,
  recordSchedule,
  type ScheduleRecord,
} from "./schedule.js";
import {
  changeSchedule,
  insertSchedule,
  type PlannedPlace,
  placeOf,
  readVersions,
  schedulesOf,
  teamsOf,
  termsOf,
} from "./version-queries.js";

/** Days a schedule lasts at the most. */
const longest = 366;
const dayLength = 86_400_000;

/** What a reading of the plan goes by. */
export function readingOf({ actor, now, settings }: ActingPerson): PlanReading {
  return { actor, today: tashkentDay(now), latePercent: settings.value("plan.late_percent", now) };
}

/** A schedule as its reader sees it. @throws {Problem} `not-found` */
export async function readSchedule(db: Db | Transaction, acting: ActingPerson, id: string): Promise<Schedule> {
  const schedule = await findSchedule(db, id);
  enforceOnSchedule(acting.actor, { code: "read:plan", kind: "read" }, schedule);
  return wholeOf(db, acting, schedule, await placeOf(db, schedule.neighborhood_id));
}

async function wholeOf(
  db: Db | Transaction,
  acting: ActingPerson,
  schedule: ScheduleRecord,
  place: PlannedPlace | undefined,
): Promise<Schedule> {
  const reading = readingOf(acting);
  const row = scheduleRowOf(schedule, reading);
  const people = await namesOf(db, schedule.people);
  const moving = await movingSchedule(db, schedule);
  const cause = scheduleCauseIn(schedule.end_reason);
  const superseded = schedule.state === "schedule_cancelled" && (place?.successor ?? null) !== null;
  return {
    ...row,
    people: schedule.people.map((person) => ({ id: person, name: people.get(person) ?? person })),
    sentence: scheduleSentence(schedule.state, { changeOpen: schedule.change_open, late: row.late, superseded }),
    pace: paceOf(row, schedule.submitted, reading.today),
    warnings: await warningsOf(db, acting, moving),
    versions: await readVersions(db, schedule),
    moves: scheduleMovesFor(acting, moving),
    edit: schedule.state === "schedule_draft" ? [] : [{ code: "schedule-elsewhere" }],
    ...(cause === undefined ? { endReason: schedule.end_reason } : { endReason: null, endCause: cause }),
    successor: place?.successor ?? null,
    version: schedule.version,
  };
}

/** A team in more neighbourhoods at once than the setting allows, by what holds or is to be decided: told, never refused. */
async function warningsOf(
  db: Db | Transaction,
  acting: Pick<Acting, "settings" | "now">,
  { schedule, open }: MovingSchedule,
): Promise<Schedule["warnings"]> {
  if (schedule.state === "schedule_closed" || schedule.state === "schedule_cancelled") return [];
  const terms = termsOf(open ?? schedule);
  const { count, most } = await loadOfTeam(db, acting, schedule.district_soato, terms, schedule.id);
  return count > most ? [{ code: "team-busy", params: { count, most } }] : [];
}

/** How busy a team would be with what is being written. @throws {Problem} `not-found` */
export async function readLoad(
  db: Db | Transaction,
  acting: ActingPerson,
  { neighborhood, organisation, people = [], from, to, besides }: QueryOf<typeof schedules.load>,
): Promise<ReplyOf<typeof schedules.load>> {
  const place = await seenPlace(db, acting.actor, neighborhood, "propose:plan");
  const terms = { startsOn: from, endsOn: to, organisationId: organisation, people };
  return loadOfTeam(db, acting, place.district_soato, terms, besides ?? null);
}

/** Every schedule of a neighbourhood, the latest first. @throws {Problem} `not-found` */
export async function readPlanOf(
  db: Db | Transaction,
  acting: ActingPerson,
  neighborhood: string,
): Promise<ReplyOf<typeof schedules.ofNeighborhood>> {
  const place = await seenPlace(db, acting.actor, neighborhood, "read:plan");
  const items: Schedule[] = [];
  for (const id of await schedulesOf(db, neighborhood)) {
    const schedule = await findSchedule(db, id);
    // A neighbourhood may have changed its district since: a schedule stays with the one it was made in.
    if (schedule.district_soato === place.district_soato) items.push(await wholeOf(db, acting, schedule, place));
  }
  return {
    region: { soato: place.region_soato, name: place.region_name },
    district: { soato: place.district_soato, name: place.district_name },
    neighborhood: {
      id: place.id,
      name: place.name,
      active: place.active,
      ended: await endedPlace(db, place.id),
    },
    items,
  };
}

/** Organisations that can survey a neighbourhood. @throws {Problem} `not-found` */
export async function readTeams(
  db: Db | Transaction,
  actor: Actor,
  neighborhood: string,
): Promise<ReplyOf<typeof schedules.teams>> {
  const place = await seenPlace(db, actor, neighborhood, "propose:plan");
  return { items: await teamsOf(db, place.district_soato) };
}

async function seenPlace(
  db: Db | Transaction,
  actor: Actor | null,
  neighborhood: string,
  code: "read:plan" | "propose:plan",
): Promise<PlannedPlace> {
  const place = await placeOf(db, neighborhood);
  if (place === undefined) throw notFound();
  enforceOnSchedule(actor, { code, kind: code === "read:plan" ? "read" : "act" }, place);
  return place;
}

/**
 * Drafts a schedule of a neighbourhood.
 * @returns the new schedule's id
 * @throws {Problem} `not-found` beyond the person's territory, `invalid`, `move-refused` where another has its days
 */
export async function createSchedule(
  transaction: Transaction,
  acting: Acting,
  { neighborhoodId, ...terms }: ScheduleFacts,
): Promise<string> {
  const place = await judgeSchedule(transaction, acting, { neighborhoodId, ...terms });
  const { region_soato, district_soato } = place;
  const key = {
    home_region: region_soato,
    id: uuidv7(),
    neighborhood_id: neighborhoodId,
    region_soato,
    district_soato,
  };
  await refusingOverlap(async () => insertSchedule(transaction, key, terms, acting.now));
  await recordSchedule(transaction, acting, key, {
    action: "schedule.created",
    to: "schedule_draft",
    changes: changesBetween({}, { neighborhoodId, ...terms }),
  });
  return key.id;
}

/** Refuses what {@link createSchedule} would refuse; changes nothing. @returns the place it is of @throws {Problem} */
export async function judgeSchedule(
  db: Db | Transaction,
  acting: Pick<Acting, "actor" | "now">,
  { neighborhoodId, ...terms }: ScheduleFacts,
): Promise<PlannedPlace> {
  const place = await seenPlace(db, acting.actor, neighborhoodId, "propose:plan");
  if (!place.active) throw new Problem("move-refused", { reasons: [{ code: "place-inactive" }] });
  await assertTerms(db, acting, terms, place.district_soato);
  await assertApart(db, neighborhoodId, terms, null);
  return place;
}

/** Corrects a draft. @throws {Problem} `not-found`, `precondition-failed`, `move-refused`, `invalid` */
export async function updateSchedule(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: terms, ifMatch }: Guarded<ScheduleTerms>,
): Promise<void> {
  const schedule = await lockSchedule(transaction, id);
  enforceOnSchedule(acting.actor, { code: "propose:plan", kind: "act" }, schedule);
  if (schedule.state !== "schedule_draft") {
    throw new Problem("move-refused", { reasons: [{ code: "schedule-elsewhere" }] });
  }
  if (schedule.version !== ifMatch) {
    throw new Problem("precondition-failed", { current: await readSchedule(transaction, acting, id) });
  }
  await assertTerms(transaction, acting, terms, schedule.district_soato);
  await assertApart(transaction, schedule.neighborhood_id, terms, id);
  const changes = changesBetween({ ...termsOf(schedule) }, { ...terms });
  if (changes.length === 0) return;
  await refusingOverlap(async () => changeSchedule(transaction, schedule, { terms }));
  await recordSchedule(transaction, acting, schedule, { action: "schedule.changed", changes });
}

/** Proposes another version of what holds. @throws {Problem} `not-found`, `move-refused`, `invalid` */
export async function proposeChange(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason, ...terms }: BodyOf<typeof schedules.change>,
): Promise<void> {
  const moving = await lockScheduleForMove(transaction, acting, id, "change");
  await assertTerms(transaction, acting, terms, moving.schedule.district_soato);
  await makeScheduleMove(transaction, acting, moving, "change", { reason, terms });
}

/** Lets a running schedule end later. @throws {Problem} `not-found`, `move-refused`, `invalid` */
export async function prolongSchedule(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason, endsOn }: BodyOf<typeof schedules.prolong>,
): Promise<void> {
  const moving = await lockScheduleForMove(transaction, acting, id, "prolong");
  const { schedule } = moving;
  if (endsOn <= schedule.ends_on) {
    const errors: Fault[] = [
      { in: "body", pointer: "/endsOn", code: "too-small", params: { least: schedule.ends_on } },
    ];
    throw new Problem("invalid", { errors });
  }
  const terms = { ...termsOf(schedule), endsOn };
  assertDays(acting, terms);
  await makeScheduleMove(transaction, acting, moving, "prolong", { reason, terms });
}

/** Any other move of a person. @throws {Problem} `not-found`, `move-refused` */
export async function moveSchedule(
  transaction: Transaction,
  acting: Acting,
  id: string,
  {
    move,
    reason,
  }: { readonly move: "propose" | "approve" | "return" | "withdraw" | "cancel" | "close"; readonly reason?: string },
): Promise<void> {
  const moving = await lockScheduleForMove(transaction, acting, id, move);
  await makeScheduleMove(transaction, acting, moving, move, reason === undefined ? {} : { reason });
}

/** What happened to a schedule, newest first. @throws {Problem} `not-found` */
export async function readScheduleHistory(
  db: Db,
  actor: Actor,
  id: string,
  query: QueryOf<typeof schedules.history>,
): Promise<ReplyOf<typeof schedules.history>> {
  const schedule = await findSchedule(db, id);
  enforceOnSchedule(actor, { code: "read:plan", kind: "read" }, schedule);
  const page = await historyPage(db, recordOfSchedule(schedule), query);
  return { ...page, items: page.items.map(withCause) };
}

/** An entry whose reason the service itself gave tells it as a parameter, to be said in the reader's language. */
function withCause(entry: HistoryEntry): HistoryEntry {
  const cause = scheduleCauseIn(entry.reason);
  return cause === undefined ? entry : { ...entry, reason: null, params: { ...entry.params, cause } };
}

function daysFault({ now }: Pick<Acting, "now">, { startsOn, endsOn }: ScheduleTerms): Fault[] {
  const pointer = "/endsOn";
  const least = startsOn > tashkentDay(now) ? startsOn : tashkentDay(now);
  if (endsOn < least) return [{ in: "body", pointer, code: "too-small", params: { least } }];
  const last = new Date(Date.parse(startsOn) + (longest - 1) * dayLength).toISOString().slice(0, 10);
  return endsOn > last ? [{ in: "body", pointer, code: "too-big", params: { most: last } }] : [];
}

/** @throws {Problem} `invalid` */
function assertDays(acting: Pick<Acting, "now">, terms: ScheduleTerms): void {
  const errors = daysFault(acting, terms);
  if (errors.length > 0) throw new Problem("invalid", { errors });
}

/** What the schema cannot say: days in their order, an organisation that can come, and people of it. */
async function assertTerms(
  db: Db | Transaction,
  acting: Pick<Acting, "now">,
  terms: ScheduleTerms,
  district: string,
): Promise<void> {
  const errors = daysFault(acting, terms);
  const team = (await teamsOf(db, district)).find(({ id }) => id === terms.organisationId);
  if (team === undefined) errors.push({ in: "body", pointer: "/organisationId", code: "choice" });
  for (const [at, person] of terms.people.entries()) {
    if (team !== undefined && !team.people.some(({ id }) => id === person)) {
      errors.push({ in: "body", pointer: `/people/${at}`, code: "choice" });
    }
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
}

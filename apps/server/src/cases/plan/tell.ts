import type { NoticeKind } from "@yer/api/contract/notices";
import type { ScheduleTerms } from "@yer/api/contract/schedule-facts";
import type { ScheduleMoveKey } from "@yer/api/contract/schedule-states";
import type { Names } from "@yer/api/contract/values";
import { placeParams } from "@yer/api/messages/notice-values";
import { type Candidate, membersHolding, nearest } from "../../identity/access/members.js";
import { notify } from "../../identity/notices/service.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { ScheduleRecord } from "./schedule.js";
import { type OpenVersion, termsOf } from "./version-queries.js";
import { watchersOf } from "./watch-queries.js";

type Telling = Pick<Acting, "actor" | "now" | "events">;
type ScheduleNotice = Extract<NoticeKind, `schedule.${string}`>;

/** A schedule as it stands after what is told. */
interface Told {
  readonly schedule: ScheduleRecord;
  readonly terms: Pick<ScheduleTerms, "startsOn" | "endsOn" | "people">;
}

/** `2026-03-10` as people write a day in all four languages. */
const written = (day: string): string => day.split("-").toReversed().join(".");

/** Tells people of a schedule; those that a person has not read become one for each district. */
async function tell(
  transaction: Transaction,
  acting: Telling,
  kind: ScheduleNotice,
  { schedule, terms }: Told,
  people: readonly Candidate[],
): Promise<void> {
  const hands = [acting.actor?.id, acting.actor?.impersonation?.byId];
  await notify(transaction, acting, {
    to: people.flatMap(({ id }) => (hands.includes(id) ? [] : [id])),
    kind,
    gathering: `${kind} ${schedule.district_soato}`,
    subject: { kind: "neighborhood_plan", id: schedule.neighborhood_id },
    params: {
      ...placeParams(schedule.neighborhood_name),
      from: written(terms.startsOn),
      to: written(terms.endsOn),
    },
  });
}

/** Who decides a district's plan: its region, and nobody of a district. */
async function deciders(transaction: Transaction, district: string): Promise<Candidate[]> {
  const people = await membersHolding(transaction, ["approve:plan"], district);
  return nearest(people.filter(({ territory, codes }) => territory.length <= 4 && codes.has("read:plan")));
}

/** Those who see a district's plan and are concerned: the people of the team, and who made the proposal. */
async function concerned(
  transaction: Transaction,
  district: string,
  ids: readonly (string | null | undefined)[],
): Promise<Candidate[]> {
  const readers = await membersHolding(transaction, ["read:plan"], district);
  return readers.filter(({ id }) => ids.includes(id));
}

/** Those who see a district's plan and make it. */
async function planners(transaction: Transaction, district: string): Promise<Candidate[]> {
  const people = await membersHolding(transaction, ["propose:plan"], district);
  return nearest(people.filter(({ codes }) => codes.has("read:plan")));
}

/** Tells of a move whom it concerns, but for who made it: who decides, who proposed, who is to come, and who asked to be told. */
export async function tellOfScheduleMove(
  transaction: Transaction,
  acting: Telling,
  move: ScheduleMoveKey,
  { open, ...told }: Told & { readonly open: OpenVersion | undefined },
): Promise<void> {
  const { schedule, terms } = told;
  const { district_soato: district } = schedule;
  await tellWatchers(transaction, acting, move, told);
  const team = [...new Set([...terms.people, ...schedule.people])];
  const say = async (kind: ScheduleNotice, people: readonly Candidate[]): Promise<void> =>
    tell(transaction, acting, kind, told, people);
  switch (move) {
    case "propose":
    case "change":
      return say("schedule.proposed", await deciders(transaction, district));
    case "approve": {
      const kind = schedule.state === "schedule_proposed" ? "schedule.approved" : "schedule.changed";
      return say(kind, await concerned(transaction, district, [...team, open?.proposed_by]));
    }
    case "return":
      return say("schedule.returned", await concerned(transaction, district, [open?.proposed_by]));
    case "prolong":
    case "close":
    case "cancel":
    case "supersede": {
      const kind = move === "prolong" || move === "close" ? "schedule.changed" : "schedule.cancelled";
      const others = await concerned(transaction, district, team);
      return say(kind, [...(await planners(transaction, district)), ...others]);
    }
    case "withdraw":
    case "begin":
    case "end":
      return;
  }
}

/** Moves after which the public reads other days than before. */
const publicMoves: ReadonlySet<ScheduleMoveKey> = new Set(["approve", "prolong", "close", "cancel", "supersede"]);

/** Tells those who asked for it, once for each change of the days that the public reads; each on its own. */
async function tellWatchers(
  transaction: Transaction,
  acting: Telling,
  move: ScheduleMoveKey,
  { schedule, terms }: Told,
): Promise<void> {
  if (!publicMoves.has(move)) return;
  const wasPublic = schedule.state === "schedule_approved" || schedule.state === "schedule_running";
  const isSame = schedule.starts_on === terms.startsOn && schedule.ends_on === terms.endsOn;
  const ends = move === "cancel" || move === "supersede";
  // What nobody had been told needs no end, and a change of the team or the plots is no other day.
  if (ends ? !wasPublic : wasPublic && isSame) return;
  await notify(transaction, acting, {
    to: await watchersOf(transaction, schedule.neighborhood_id),
    kind: "own.plan",
    subject: null,
    params: {
      ...placeParams(schedule.neighborhood_name),
      from: written(terms.startsOn),
      to: written(terms.endsOn),
      ends,
    },
  });
}

/** Tells of a schedule that was given to another neighbourhood who plans there, who is to come, and who asked to be told. */
export async function tellOfPlacing(
  transaction: Transaction,
  acting: Telling,
  before: ScheduleRecord,
  to: { readonly id: string; readonly name: Names },
): Promise<void> {
  const schedule = { ...before, neighborhood_id: to.id, neighborhood_name: to.name };
  const terms = termsOf(schedule);
  const { district_soato: district, people } = schedule;
  await tell(transaction, acting, "schedule.changed", { schedule, terms }, [
    ...(await planners(transaction, district)),
    ...(await concerned(transaction, district, people)),
  ]);
  if (schedule.state !== "schedule_approved" && schedule.state !== "schedule_running") return;
  const watchers = [before.neighborhood_id, to.id].map(async (id) => watchersOf(transaction, id));
  await notify(transaction, acting, {
    to: (await Promise.all(watchers)).flat(),
    kind: "own.plan",
    subject: null,
    params: {
      ...placeParams(to.name),
      from: written(terms.startsOn),
      to: written(terms.endsOn),
      ends: false,
    },
  });
}

/** Tells that a schedule is behind its line: who plans the district, who decides its plan, and who is to come. */
export async function tellOfLateness(transaction: Transaction, acting: Telling, told: Told): Promise<void> {
  const { district_soato: district } = told.schedule;
  await tell(transaction, acting, "schedule.late", told, [
    ...(await planners(transaction, district)),
    ...(await deciders(transaction, district)),
    ...(await concerned(transaction, district, told.terms.people)),
  ]);
}

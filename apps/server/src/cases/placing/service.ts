import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { PlacedKind, placing } from "@yer/api/contract/placing";
import type { Names } from "@yer/api/contract/values";
import { readSuccessions } from "../../places/register/successions.js";
import { type ActingPerson, rememberingOnce } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { lockApplications } from "../applications/application.js";
import { enforceOnApplication } from "../applications/transition.js";
import { enforceOnArea, lockAreas } from "../areas/area.js";
import { areaWaitsForPlace, placeAreas, type Placing } from "../areas/place-areas.js";
import { placeSchedule, waitsForPlace } from "../plan/place-schedule.js";
import { enforceOnSchedule, lockSchedule, type ScheduleRecord } from "../plan/schedule.js";
import { holdPlace } from "./following-queries.js";
import { applicationWaitsForPlace, placeApplications } from "./place-applications.js";

/** What of a record decides whether it can lie in a neighbourhood. */
interface Lying {
  readonly neighborhood_id: string;
  readonly district_soato: string;
}

const need = { code: "assign:place", kind: "act" } as const;

/**
 * Places records of neighbourhoods that are no more in one of today: all of them or none. What others placed meanwhile
 * is left where they did.
 * @throws {Problem} `not-found` for what the person does not see, `permission-missing`, `duty-conflict` on one's own
 *   application; `invalid` for a neighbourhood that is no more, or of another district; `move-refused` where it has
 *   another schedule on the days of one that is placed
 */
export async function placeRecords(
  transaction: Transaction,
  given: ActingPerson,
  { items, neighborhoodId, reason }: BodyOf<typeof placing.place>,
): Promise<ReplyOf<typeof placing.place>> {
  const acting = { ...given, once: rememberingOnce() };
  const idsOf = (kind: PlacedKind) => [...new Set(items.flatMap((item) => (item.kind === kind ? [item.id] : [])))];
  const [applicationIds, areaIds, scheduleIds] = [idsOf("application"), idsOf("area"), idsOf("schedule")];
  const applications = await lockApplications(transaction, applicationIds);
  const areas = await lockAreas(transaction, areaIds);
  const schedules: ScheduleRecord[] = [];
  for (const id of scheduleIds.toSorted()) schedules.push(await lockSchedule(transaction, id));
  if (applications.length < applicationIds.length || areas.length < areaIds.length) throw notFound();
  for (const application of applications) enforceOnApplication(acting, need.code, application);
  for (const area of areas) enforceOnArea(acting.actor, need, area);
  for (const schedule of schedules) enforceOnSchedule(acting.actor, need, schedule);

  const files = applications.filter(applicationWaitsForPlace);
  const plots = areas.filter(areaWaitsForPlace);
  const plans = schedules.filter(waitsForPlace);
  const lying: readonly Lying[] = [...files.map(({ row }) => row), ...plots, ...plans];
  const to = await standingPlace(transaction, neighborhoodId, lying);
  const placed: Placing = { to, by: "person", reason };
  await placeApplications(transaction, acting, files, placed);
  await placeAreas(transaction, acting, plots, placed);
  for (const plan of plans) await placeSchedule(transaction, acting, plan, placed);
  return { placed: lying.length };
}

/**
 * The neighbourhood that is chosen: one that stands for the place where each record lay, or one of the district that its
 * district is today.
 * @throws {Problem} `invalid` at `/neighborhoodId`
 */
async function standingPlace(
  transaction: Transaction,
  id: string,
  lying: readonly Lying[],
): Promise<{ readonly id: string; readonly name: Names }> {
  const place = await holdPlace(transaction, id);
  if (place === undefined) throw refused("neighborhood-elsewhere");
  if (!place.active) throw refused("place-ended");
  const { today } = await readSuccessions(transaction, [
    ...new Set(lying.flatMap(({ neighborhood_id, district_soato }) => [neighborhood_id, district_soato])),
  ]);
  const fits = lying.every(
    ({ neighborhood_id, district_soato }) =>
      today(neighborhood_id).includes(id) || today(district_soato).includes(place.district_soato),
  );
  if (!fits) throw refused("neighborhood-elsewhere");
  return { id: place.id, name: place.name };
}

function refused(code: FaultCode): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer: "/neighborhoodId", code }] });
}

import type { Area, AreaFacts } from "@yer/api/contract/area-facts";
import { type AreaFaultLeft, basketOfFaults } from "@yer/api/contract/area-faults";
import type { areas } from "@yer/api/contract/areas";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import { keptCause } from "./area-cause.js";
import { endedPlace } from "../../places/register/ended-place.js";
import { canonicalName, inTashkent } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import { overlapsOf, updateOverlaps } from "../applications/overlaps.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { Problem } from "../../platform/problem/problem.js";
import { areaSentenceOf } from "../../rules/areas/area-sentence.js";
import { standingOf } from "../../rules/workflow/deadlines.js";
import { addAreasToMap, removeAreasFromMap } from "../map-numbers/aggregate.js";
import { areaFactsOf, type AreaRecord, enforceOnArea, findArea, lockArea, recordArea } from "./area.js";
import { placesOfFaults } from "./fault-places.js";
import { checkArea, leaveFaults, openFaults, readFaults } from "./fault-queries.js";
import { inspectionsOf, readAreaRequests, readProposals, readSendings } from "./inspection-queries.js";
import { applicationsOfArea } from "./links.js";
import { toldByOccupierOf } from "../own-plots/occupier-of-area.js";
import { areaMovesFor, makeAreaMove, movingArea } from "./moves.js";
import { assertAreaFacts, assertAreaPlace } from "./area-facts.js";
import { rowOf } from "./queries.js";
import { changeAreaFacts, insertArea, layInDrafts, nextAreaNumber, type AreaStanding } from "./write-queries.js";

/** An area as its reader sees it. @throws {Problem} `not-found` */
export async function readArea(db: Db | Transaction, acting: ActingPerson, id: string): Promise<Area> {
  const area = await findArea(db, id);
  enforceOnArea(acting.actor, { code: "read:area", kind: "read" }, area);
  const {
    legalBasis: _legalBasis,
    cadastreNumber: _number,
    address: _address,
    source: _source,
    ...standing
  } = rowOf(area);
  const moving = await movingArea(db, acting, area);
  const faults = await readFaults(db, area);
  const places = await placesOfFaults(db, acting.actor, area, faults);
  const soonDays = acting.settings.value("soon.days", acting.now);
  return {
    ...standing,
    sentence: areaSentenceOf(moving.state),
    placeEnded: area.place_ended && area.neighborhood_id !== null ? await endedPlace(db, area.neighborhood_id) : null,
    deadline: {
      endsAt: standing.deadlineAt,
      ...standingOf(area.deadline_at, false, acting.now, soonDays),
    },
    facts: areaFactsOf(area),
    overlaps: await overlapsOf(db, id),
    sendings: await readSendings(db, area),
    requests: await readAreaRequests(db, area),
    proposals: await readProposals(db, area),
    moves: areaMovesFor(acting.actor, moving),
    faults: faults.map((fault) => ({ ...fault, place: places.get(fault.code) ?? null })),
    told: await toldByOccupierOf(db, area),
    applications: await applicationsOfArea(db, acting.actor, area),
    edit: reasonsAgainstCorrection(area),
    version: area.version,
  };
}

/** What an application was opened from is the application's from then on. */
export function reasonsAgainstCorrection({ state }: Pick<AreaRecord, "state">): Reason[] {
  return state === "area_opened" ? [{ code: "frozen" }] : [];
}

/** Organisations that the area can be sent to. @throws {Problem} `not-found` */
export async function readInspections(
  db: Db | Transaction,
  actor: Actor,
  id: string,
): Promise<ReplyOf<typeof areas.inspections>> {
  const area = await findArea(db, id);
  enforceOnArea(actor, { code: "send:area", kind: "act" }, area);
  return { items: await inspectionsOf(db, [area.district_soato]) };
}

/** State of a new area. */
export const fresh: AreaStanding = { state: "area_new", basket: null, reason: null };

/**
 * Enters an area; what it lies over is found in the same transaction.
 * @returns the new area's id
 * @throws {Problem} `not-found` beyond the person's territory, `invalid`
 */
export async function createArea(
  transaction: Transaction,
  acting: Acting,
  given: AreaFacts,
  standing: AreaStanding = fresh,
): Promise<string> {
  const { actor } = acting;
  enforceOnArea(actor, { code: "create:area", kind: "act" }, { district_soato: given.districtSoato });
  const facts = canonical(given);
  await assertAreaPlace(transaction, facts);
  await assertAreaFacts(transaction, acting, facts);
  const { id } = await enterArea(transaction, acting, facts.districtSoato.slice(0, 4), { facts, standing });
  return id;
}

/** What is stored of a new area. */
interface Entered {
  readonly facts: AreaFacts;
  readonly standing: AreaStanding;
  /** Parameters for the sentence in its history. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** What is left out of it by the file that it comes from; for whatever is to be mended in it, it waits in drafts. */
  readonly file?: {
    readonly leftOut: readonly { readonly code: AreaFaultLeft; readonly said: string }[];
    readonly reason: string;
  };
}

/**
 * Writes an area whose facts were judged: by {@link createArea}, as those of the application that it is made of, or as
 * far as the file that it comes from could be read.
 */
export async function enterArea(
  transaction: Transaction,
  acting: Acting,
  home_region: string,
  { facts, standing, params, file }: Entered,
): Promise<{ readonly id: string; readonly number: string }> {
  const { now } = acting;
  const id = uuidv7();
  const number = await nextAreaNumber(transaction, home_region, inTashkent(now).year);
  const leftOut = file?.leftOut ?? [];
  const waits = { ...standing, basket: "drafts" as const, reason: file?.reason ?? "", by: acting.actor?.id ?? null };
  const begins = leftOut.length > 0 ? waits : standing;
  await insertArea(transaction, { home_region, id, number }, { facts, standing: begins, at: now });
  await updateOverlaps(transaction, { kind: "area", home_region, id }, now);
  const said = Object.fromEntries(leftOut.map((one) => [one.code, one.said]));
  await leaveFaults(
    transaction,
    { home_region, id },
    leftOut.map(({ code }) => code),
    now,
    said,
  );
  await checkArea(transaction, { home_region, id }, now);
  const isFaulty =
    file !== undefined && basketOfFaults(await openFaults(transaction, { home_region, id })) === "drafts";
  if (isFaulty && begins !== waits) {
    await layInDrafts(transaction, { home_region, id }, waits);
    // What is only missing is no proposal of an area that waits.
    await checkArea(transaction, { home_region, id }, now);
  }
  const { state, basket, reason } = isFaulty ? waits : standing;
  await addAreasToMap(transaction, [id]);
  await recordArea(
    transaction,
    acting,
    { home_region, id, district_soato: facts.districtSoato },
    {
      action: "area.created",
      to: basket ?? state,
      reason,
      changes: changesBetween({}, facts),
      ...(params === undefined ? {} : { params }),
    },
  );
  return { id, number };
}

/**
 * Corrects an area and its outline. Its district stays, its neighbourhood may be another of it, and what an application
 * was opened from is the application's from then on.
 * @throws {Problem} `not-found`, `precondition-failed` with the area as it stands, `move-refused`, `invalid`
 */
export async function updateArea(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body, ifMatch }: Guarded<AreaFacts>,
): Promise<void> {
  const area = await lockArea(transaction, id);
  enforceOnArea(acting.actor, { code: "update:area", kind: "act" }, area);
  const reasons = reasonsAgainstCorrection(area);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  if (area.version !== ifMatch) {
    throw new Problem("precondition-failed", { current: await readArea(transaction, acting, id) });
  }
  const facts = canonical(body);
  const before = areaFactsOf(area);
  if (facts.districtSoato !== before.districtSoato) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/districtSoato", code: "district-fixed" }] });
  }
  // One that stands may lie in a district that went on under another code; one that is no more has to be chosen anew.
  if (area.place_ended || facts.neighborhoodId !== before.neighborhoodId) {
    await assertAreaPlace(transaction, facts, area);
  }
  await assertAreaFacts(transaction, acting, facts, before);
  const changes = changesBetween({ ...before }, facts);
  if (changes.length === 0) return;
  const faulty = area.basket === "drafts" ? await openFaults(transaction, area) : [];
  await removeAreasFromMap(transaction, [id]);
  await changeAreaFacts(transaction, area, facts);
  await addAreasToMap(transaction, [id]);
  if (changes.some(({ pointer }) => pointer === "/outline")) {
    await updateOverlaps(transaction, { kind: "area", home_region: area.home_region, id }, acting.now);
  }
  await checkArea(transaction, area, acting.now);
  await recordArea(transaction, acting, area, {
    action: "area.changed",
    changes,
    ...(acting.bulk ? { params: { bulk: acting.bulk.id, areas: acting.bulk.files } } : {}),
  });
  if (faulty.length > 0) await leaveDrafts(transaction, acting, id);
}

/** An area leaves `drafts` once none of its faults remains: nobody decides that, so nobody is asked whether they may. */
export async function leaveDrafts(transaction: Transaction, acting: Acting, id: string): Promise<void> {
  const area = await lockArea(transaction, id);
  if ((await openFaults(transaction, area)).length > 0) return;
  const byItself: Acting = { ...acting, actor: null };
  await makeAreaMove(transaction, byItself, await movingArea(transaction, byItself, area), "put_back", {
    reason: keptCause({ code: "faults_mended" }),
  });
}

function canonical(given: AreaFacts): AreaFacts {
  return { ...given, address: given.address && canonicalName(given.address) };
}

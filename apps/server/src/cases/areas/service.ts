import type { Area, AreaFacts } from "@yer/api/contract/area-facts";
import type { areas } from "@yer/api/contract/areas";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Fault, Reason } from "@yer/api/contract/problem";
import { canonicalName, inTashkent, regionOfCadastreNumber } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import { assertPast } from "../applications/past-day.js";
import { assertPlace } from "../applications/open-applications.js";
import { assertOutline, overlapsOf, updateOverlaps } from "../applications/overlaps.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { Problem } from "../../platform/problem/problem.js";
import { areaSentenceOf } from "../../rules/areas/area-sentence.js";
import { standingOf } from "../../rules/workflow/deadlines.js";
import { addAreasToMap, removeAreasFromMap } from "../map-numbers/aggregate.js";
import { areaFactsOf, type AreaRecord, enforceOnArea, findArea, lockArea, recordArea } from "./area.js";
import { inspectionsOf, readAreaRequests, readProposals, readSendings } from "./inspection-queries.js";
import { areaMovesFor, movingArea } from "./moves.js";
import { nextAreaNumber, rowOf } from "./queries.js";
import { type AreaStanding, changeAreaFacts, insertArea } from "./write-queries.js";

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
  const soonDays = acting.settings.value("soon.days", acting.now);
  return {
    ...standing,
    sentence: areaSentenceOf(moving.state),
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
    edit: reasonsAgainstCorrection(area),
    version: area.version,
  };
}

/** What a file was opened from is the file's from then on. */
function reasonsAgainstCorrection({ state }: Pick<AreaRecord, "state">): Reason[] {
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
  return { items: await inspectionsOf(db, area.district_soato) };
}

const fresh: AreaStanding = { state: "area_new", basket: null, reason: null };

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
  const { actor, now } = acting;
  enforceOnArea(actor, { code: "create:area", kind: "act" }, { district_soato: given.districtSoato });
  const facts = canonical(given);
  await assertPlace(transaction, facts);
  await assertFacts(transaction, acting, facts);
  const home_region = facts.districtSoato.slice(0, 4);
  const id = uuidv7();
  const number = await nextAreaNumber(transaction, home_region, inTashkent(now).year);
  const { state, basket, reason } = standing;
  await insertArea(transaction, { home_region, id, number }, { facts, standing, at: now });
  await updateOverlaps(transaction, { kind: "area", home_region, id }, now);
  await addAreasToMap(transaction, [id]);
  await recordArea(
    transaction,
    acting,
    { home_region, id, district_soato: facts.districtSoato },
    { action: "area.created", to: basket ?? state, reason, changes: changesBetween({}, facts) },
  );
  return id;
}

/**
 * Corrects an area and its outline. Its district stays, its neighbourhood may be another of it, and what a file was opened from is the file's from then on.
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
  // A place that is no more is left as it stands: only a new one is asked whether it can be chosen.
  if (facts.neighborhoodId !== before.neighborhoodId) await assertPlace(transaction, facts);
  await assertFacts(transaction, acting, facts);
  const changes = changesBetween({ ...before }, facts);
  if (changes.length === 0) return;
  await removeAreasFromMap(transaction, [id]);
  await changeAreaFacts(transaction, area, facts);
  await addAreasToMap(transaction, [id]);
  if (changes.some(({ pointer }) => pointer === "/outline")) {
    await updateOverlaps(transaction, { kind: "area", home_region: area.home_region, id }, acting.now);
  }
  await recordArea(transaction, acting, area, { action: "area.changed", changes });
}

function canonical(given: AreaFacts): AreaFacts {
  return { ...given, address: given.address && canonicalName(given.address) };
}

/** What the schema cannot say: the cadastre number's region, the year, the outline's shape. */
async function assertFacts(transaction: Transaction, acting: Acting, facts: AreaFacts): Promise<void> {
  const errors: Fault[] = [];
  const region = facts.cadastreNumber === null ? undefined : regionOfCadastreNumber(facts.cadastreNumber);
  if (region !== undefined && region !== facts.districtSoato.slice(0, 4)) {
    errors.push({ in: "body", pointer: "/cadastreNumber", code: "cadastre-region" });
  }
  const { year } = inTashkent(acting.now);
  if (facts.occupiedSince !== null && facts.occupiedSince > year) {
    errors.push({ in: "body", pointer: "/occupiedSince", code: "too-big", params: { most: year } });
  }
  if (facts.foundOn !== null) assertPast(acting, facts.foundOn, "/foundOn");
  if (errors.length > 0) throw new Problem("invalid", { errors });
  if (facts.outline !== null) await assertOutline(transaction, facts.outline);
}

import type { AreaBasket, AreaStateKey } from "@yer/api/contract/area-states";
import type { Area, AreaFacts } from "@yer/api/contract/areas";
import type { Fault } from "@yer/api/contract/problem";
import { canonicalName, inTashkent, regionOfCadastreNumber, searchKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { Acting } from "../../platform/acting/acting.js";
import { assertPlace } from "../applications/open-files.js";
import { assertOutline, geometry, overlapsOf, updateOverlaps } from "../applications/overlaps.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { Problem } from "../../platform/problem/problem.js";
import { addAreasToMap, removeAreasFromMap } from "../map-numbers/kept.js";
import { areaFactsOf, enforceOnArea, findArea, lockArea, recordArea } from "./area.js";
import { nextAreaNumber, rowOf } from "./queries.js";

/** An area as its reader sees it. @throws {Problem} `not-found` */
export async function readArea(db: Db | Transaction, actor: Actor | null, id: string): Promise<Area> {
  const area = await findArea(db, id);
  enforceOnArea(actor, { code: "read:area", kind: "read" }, area);
  const { ground: _ground, cadastreNumber: _number, address: _address, ...standing } = rowOf(area);
  return {
    ...standing,
    basketReason: area.basket_reason,
    facts: areaFactsOf(area),
    overlaps: await overlapsOf(db, id),
    version: area.version,
  };
}

/** Where an area stands: in a state, or set aside for a reason. */
export interface AreaStanding {
  readonly state: AreaStateKey;
  readonly basket: AreaBasket | null;
  readonly reason: string | null;
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
  await transaction
    .insertInto("areas")
    .values({
      home_region,
      id,
      number,
      state,
      basket,
      basket_reason: reason,
      region_soato: home_region,
      district_soato: facts.districtSoato,
      neighborhood_id: facts.neighborhoodId,
      ...factColumns(facts, number),
      created_at: now,
      state_since: now,
    })
    .execute();
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
 * Corrects an area and its outline. Its place stays, and what a file was opened from is the file's from then on.
 * @throws {Problem} `not-found`, `precondition-failed` with the area as it stands, `move-refused`, `invalid`
 */
export async function updateArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  version: number,
  given: AreaFacts,
): Promise<void> {
  const area = await lockArea(transaction, id);
  enforceOnArea(acting.actor, { code: "update:area", kind: "act" }, area);
  if (area.state === "area_opened") throw new Problem("move-refused", { reasons: [{ code: "frozen" }] });
  if (area.version !== version) {
    throw new Problem("precondition-failed", { current: await readArea(transaction, acting.actor, id) });
  }
  const facts = canonical(given);
  const before = areaFactsOf(area);
  const errors = (["districtSoato", "neighborhoodId"] as const).flatMap((key): Fault[] =>
    facts[key] === before[key] ? [] : [{ in: "body", pointer: `/${key}`, code: "district-fixed" }],
  );
  if (errors.length > 0) throw new Problem("invalid", { errors });
  await assertFacts(transaction, acting, facts);
  const changes = changesBetween({ ...before }, facts);
  if (changes.length === 0) return;
  await removeAreasFromMap(transaction, [id]);
  await transaction
    .updateTable("areas")
    .set((eb) => ({ ...factColumns(facts, area.number), version: eb("version", "+", 1) }))
    .where("home_region", "=", area.home_region)
    .where("id", "=", id)
    .execute();
  await addAreasToMap(transaction, [id]);
  if (changes.some(({ pointer }) => pointer === "/outline")) {
    await updateOverlaps(transaction, { kind: "area", home_region: area.home_region, id }, acting.now);
  }
  await recordArea(transaction, acting, area, { action: "area.changed", changes });
}

/**
 * Puts an area into a state or a basket, on the map or off it. What a file was opened from is the file's from then on.
 * @throws {Problem} `not-found`, `permission-missing`, `move-refused`
 */
export async function standArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { state, basket, reason }: AreaStanding,
): Promise<void> {
  const area = await lockArea(transaction, id);
  enforceOnArea(acting.actor, { code: "update:area", kind: "act" }, area);
  if (area.state === "area_opened") throw new Problem("move-refused", { reasons: [{ code: "frozen" }] });
  await removeAreasFromMap(transaction, [id]);
  await transaction
    .updateTable("areas")
    .set((eb) => ({ state, basket, basket_reason: reason, state_since: acting.now, version: eb("version", "+", 1) }))
    .where("home_region", "=", area.home_region)
    .where("id", "=", id)
    .execute();
  await addAreasToMap(transaction, [id]);
  await updateOverlaps(transaction, { kind: "area", home_region: area.home_region, id }, acting.now);
  await recordArea(transaction, acting, area, {
    action: "area.moved",
    from: area.basket ?? area.state,
    to: basket ?? state,
    reason,
  });
}

function factColumns(facts: AreaFacts, number: string) {
  return {
    search_key: searchKey([number, facts.cadastreNumber, facts.address].filter(Boolean).join(" ")),
    ground: facts.ground,
    cadastre_number: facts.cadastreNumber,
    address: facts.address,
    occupied_since: facts.occupiedSince,
    drawn: facts.outline && jsonb(facts.outline),
    outline: facts.outline && geometry(facts.outline),
  };
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
  if (errors.length > 0) throw new Problem("invalid", { errors });
  if (facts.outline !== null) await assertOutline(transaction, facts.outline);
}

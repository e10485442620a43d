import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { AreaFaultLeft } from "@yer/api/contract/area-faults";
import { acceptCheck } from "../cases/areas/fault-acts.js";
import { checkArea, leaveFaults } from "../cases/areas/fault-queries.js";
import { createArea, enterArea } from "../cases/areas/service.js";
import type { Acting } from "../platform/acting/acting.js";
import type { Db, Transaction } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { completeNames, placeKeys } from "../platform/names/names.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { districtSeeds } from "../schema/data/districts.js";
import { demoDistrict } from "./identities.js";
import { operatorOf, type Surroundings } from "./life.js";
import { madeAddress } from "./names.js";
import { madePlot } from "./plots.js";
import { randomOf } from "./random.js";
import { neighborhoodAt } from "./world.js";

const region = demoDistrict.slice(0, 4);
const own = districtSeeds.find(({ soato }) => soato === demoDistrict)?.cadastreCode ?? "";
const another =
  districtSeeds.find(({ soato }) => soato.startsWith(region) && soato !== demoDistrict)?.cadastreCode ?? "";
const ofAnotherRegion = districtSeeds.find(({ soato }) => !soato.startsWith(region))?.cadastreCode ?? "";
const numbered = (pair: string, n: number) => `${pair}:01:01:01:${String(9000 + n)}`;
const day = 86_400_000;

/** A made-up area of the demonstration's district without a fault. */
export function madeAreaFacts(seed: string, cell: number): AreaFacts {
  const random = randomOf(`area ${seed}`);
  const { outline, area } = madePlot(random, demoDistrict, cell);
  return {
    districtSoato: demoDistrict,
    neighborhoodId: neighborhoodAt(demoDistrict, outline),
    legalBasis: 1,
    cadastreNumber: null,
    address: madeAddress(random),
    occupiedSince: random.between(1992, 2017),
    sizes: { total: area, documented: null, excess: null, built: null },
    buildings: [],
    outline,
    source: "list",
    foundOn: null,
    foundBy: null,
  };
}

const unknownSizes = { total: null, documented: null, excess: null, built: null };

/** What a row of a brought list left out, or wrote so that it could not be read, and with it the fact. */
const unsaid: readonly {
  readonly codes: readonly AreaFaultLeft[];
  readonly facts: Partial<AreaFacts>;
  /** What stood there. */
  readonly said?: Readonly<Partial<Record<AreaFaultLeft, string>>>;
}[] = [
  { codes: ["place_missing"], facts: { neighborhoodId: null } },
  { codes: ["place_missing"], facts: { neighborhoodId: null } },
  { codes: ["place_missing", "basis_missing"], facts: { neighborhoodId: null, legalBasis: null } },
  { codes: ["basis_missing"], facts: { legalBasis: null } },
  { codes: ["found_missing"], facts: { source: "inspector" } },
  { codes: ["found_missing"], facts: { source: "imagery" } },
  {
    codes: ["unread_cadastre", "unread_since"],
    facts: { occupiedSince: null },
    said: { unread_cadastre: "14-08/1-1", unread_since: "2O12" },
  },
  {
    codes: ["unread_total", "unread_built", "unread_documented", "unread_excess"],
    facts: { sizes: unknownSizes },
    said: { unread_total: "6 sotix", unread_built: "120 kv", unread_documented: "yoʻq", unread_excess: "?" },
  },
  {
    codes: ["unread_building", "unread_outline"],
    facts: { outline: null },
    said: { unread_building: "Uy, 2 qavat", unread_outline: "66,98 39,64" },
  },
];

/**
 * Areas of the demonstration's district with each fault, once: as the check finds them where somebody enters an area, and
 * in drafts, as a brought list leaves them. None lies beyond its district: the demonstration knows no official border.
 */
export async function addFaultyAreas(db: Db, around: Surroundings): Promise<void> {
  const known = await db
    .selectFrom("area_faults")
    .select("area_id")
    .where("home_region", "=", region)
    .where("code", "=", "found_missing")
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return;
  await withTransaction(db, async (transaction) => {
    const actor = operatorOf(demoDistrict);
    const acting: Acting = { ...around, actor, now: new Date(around.now.getTime() - 11 * day) };
    await findFaults(transaction, acting);
    await leaveUnsaid(transaction, { ...acting, now: new Date(around.now.getTime() - 6 * day) });
  });
}

const facts = (n: number, more: Partial<AreaFacts> = {}) => ({ ...madeAreaFacts(`faulty ${n}`, 3500 + n), ...more });

/** Areas of which the check finds something at once; of two the proposal is accepted. */
async function findFaults(transaction: Transaction, acting: Acting): Promise<void> {
  const enter = async (given: AreaFacts) => createArea(transaction, acting, given);
  await enter(facts(0, { outline: null, sizes: unknownSizes }));
  await enter(facts(1, { buildings: [{ name: "Turar joy", yearBuilt: 2011, area: null, floors: 1 }] }));
  const elsewhere = await enter(facts(2, { cadastreNumber: numbered(another, 2) }));
  const first = facts(3, { cadastreNumber: numbered(own, 3) });
  await enter(first);
  await enter(facts(4, { cadastreNumber: first.cadastreNumber }));
  const twin = await enter({ ...facts(5), outline: first.outline, sizes: first.sizes });
  const plot = facts(6);
  await enter({ ...plot, sizes: { ...plot.sizes, total: (plot.sizes.total ?? 0) * 5 } });
  await enterIntoClosed(transaction, acting, facts(7));
  for (const id of [elsewhere, twin]) {
    await acceptCheck(transaction, acting, id, { reason: "Tekshiruv topgan xato tuzatiladi" });
  }
}

/** A neighbourhood that was closed after the area was entered. */
async function enterIntoClosed(transaction: Transaction, acting: Acting, given: AreaFacts): Promise<void> {
  const id = "14169999";
  const name = completeNames({ uz_UZ: "Eski bogʻ mahallasi" });
  const { sortKey, searchKey } = placeKeys(id, name);
  const keys = { sort_key: sortKey, search_key: searchKey };
  await transaction
    .insertInto("neighborhoods")
    .values({ id, district_soato: demoDistrict, name: jsonb(name), ...keys, demonstration: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const area = await createArea(transaction, acting, { ...given, neighborhoodId: id });
  await transaction.updateTable("neighborhoods").set({ active: false }).where("id", "=", id).execute();
  await checkArea(transaction, { home_region: region, id: area }, acting.now);
}

/** Rows of a list that could be read but for something, laid into drafts. */
async function leaveUnsaid(transaction: Transaction, acting: Acting): Promise<void> {
  const standing = {
    state: "area_new",
    basket: "drafts",
    reason: "Hokimlik roʻyxatida toʻliq koʻrsatilmagan",
    by: acting.actor?.id ?? null,
  } as const;
  for (const [n, { codes, facts: lacking, said }] of unsaid.entries()) {
    const given = { ...madeAreaFacts(`unsaid ${n}`, 3550 + n), ...lacking };
    const { id } = await enterArea(transaction, acting, region, { facts: given, standing });
    await leaveFaults(transaction, { home_region: region, id }, codes, acting.now, said);
  }
  const foreign = { ...madeAreaFacts("of another region", 3580), cadastreNumber: numbered(ofAnotherRegion, 1) };
  await enterArea(transaction, acting, region, { facts: foreign, standing });
}

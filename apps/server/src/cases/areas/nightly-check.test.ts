import { type AreaFaultCode, areaFaultCodes } from "@yer/api/contract/area-faults";
import type { AreaFacts } from "@yer/api/contract/area-facts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { acceptCheck, refuseCheck } from "./fault-acts.js";
import { leaveFaults, openFaults } from "./fault-queries.js";
import { setAsideArea } from "./acts.js";
import { findArea, positionOf } from "./area.js";
import { tickCheck } from "./nightly-check.js";
import { areaPage } from "./queries.js";
import { createArea, readArea, updateArea } from "./service.js";

let kit: ApplicationKit;
let pair: string;
let otherPair: string;
beforeAll(async () => {
  kit = await openApplicationKit();
  const { rows } = await sql<{ cadastre_code: string; own: boolean }>`
    select cadastre_code, soato = ${kitDistrict} as own from districts
    where region_soato = ${kitDistrict.slice(0, 4)} order by soato`.execute(kit.database.db);
  pair = rows.find(({ own }) => own)?.cadastre_code ?? "";
  otherPair = rows.find(({ own }) => !own)?.cadastre_code ?? "";
});
afterAll(() => kit.close());

let plots = 0;
/** An area without a fault, but for what is said of it. */
async function enter(more: Partial<AreaFacts> = {}): Promise<string> {
  const outline = square((plots += 1));
  return kit.act(kit.cast.operator, async (transaction, acting) =>
    createArea(transaction, acting, {
      ...bareAreaFacts,
      districtSoato: kitDistrict,
      neighborhoodId: "14160001",
      outline,
      sizes: { ...bareAreaFacts.sizes, total: 600 },
      ...more,
    }),
  );
}
const correct = async (id: string, more: Partial<AreaFacts>) =>
  kit.act(kit.cast.operator, async (tx, acting) => {
    const { facts, version } = await readArea(tx, acting, id);
    await updateArea(tx, acting, id, { body: { ...facts, ...more }, ifMatch: version });
  });
const faultsOf = async (id: string) => openFaults(kit.database.db, await findArea(kit.database.db, id));
const night = async () => {
  kit.clock.advance(24 * 3_600_000);
  await tickCheck(kit.database.db, kit.clock.now());
};
const lastCheck = async () =>
  kit.database.db.selectFrom("area_checks").selectAll().orderBy("day", "desc").limit(1).executeTakeFirstOrThrow();
const number = (of: string) => `${of}:05:06:07:${String(1000 + (plots += 1))}`;

test("an area that is entered or corrected is checked at once: what is wrong stands at its fact until it is mended", async () => {
  const id = await enter({ outline: null, sizes: bareAreaFacts.sizes, cadastreNumber: number(otherPair) });
  expect(await faultsOf(id)).toEqual(["cadastre_district", "no_grip"]);
  await correct(id, { cadastreNumber: number(pair) });
  expect(await faultsOf(id)).toEqual(["no_grip"]);
  await correct(id, { sizes: { ...bareAreaFacts.sizes, total: 420 } });
  expect(await faultsOf(id)).toEqual([]);
});

test("of two of one cadastre number the later one doubles the other, and is told which", async () => {
  const cadastreNumber = number(pair);
  const [first, second] = [await enter({ cadastreNumber }), await enter({ cadastreNumber })];
  expect(await faultsOf(first)).toEqual([]);
  const { faults } = await kit.act(kit.cast.operator, async (tx, acting) => readArea(tx, acting, second));
  const { number: twin } = await findArea(kit.database.db, first);
  expect(faults).toMatchObject([{ code: "cadastre_twin", twin, refusal: null }]);
});

const total = (metres: number) => ({ sizes: { ...bareAreaFacts.sizes, total: metres } });

test("a total that the outline holds neither half nor twice of contradicts it; less than that is measuring", async () => {
  const id = await enter(total(4000));
  expect(await faultsOf(id)).toEqual(["sizes_outline"]);
  await correct(id, total(500));
  expect(await faultsOf(id)).toEqual([]);
});

test("of two plots in one place the later one doubles the other", async () => {
  const outline = square((plots += 1));
  const [first, second] = [await enter({ outline }), await enter({ outline })];
  expect([await faultsOf(first), await faultsOf(second)]).toEqual([[], ["outline_twin"]]);
});

describe("the nightly check", () => {
  test("finds what no saving could: a place that is no more, a border that is official", async () => {
    const { db } = kit.database;
    const id = await enter();
    await db.updateTable("neighborhoods").set({ active: false }).where("id", "=", "14160001").execute();
    await night();
    expect(await faultsOf(id)).toEqual(["place_gone"]);
    await db.updateTable("neighborhoods").set({ active: true }).where("id", "=", "14160001").execute();
    const border = (kind: string) =>
      sql`
        insert into place_outlines (code, outline, kind)
        values (${kitDistrict}, st_multi(st_geomfromtext('POLYGON((60 41, 60.1 41, 60.1 41.1, 60 41))', 4326)), ${kind})
        on conflict (code) do update set outline = excluded.outline, kind = excluded.kind`.execute(db);
    await border("approximate");
    await night();
    expect(await faultsOf(id)).toEqual([]);
    await border("official");
    await night();
    expect(await faultsOf(id)).toEqual(["outline_outside"]);
    await sql`delete from place_outlines where code = ${kitDistrict}`.execute(db);
    await night();
    expect(await faultsOf(id)).toEqual([]);
  });

  test("looks at every area once a night, whoever ticks, and writes nothing where nothing changed", async () => {
    await night();
    const { count } = await kit.database.db
      .selectFrom("areas")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    const before = await lastCheck();
    expect(before).toMatchObject({ checked: count, found: 0, gone: 0 });
    expect(before.ended_at).not.toBeNull();
    expect(await tickCheck(kit.database.db, kit.clock.now())).toBe(false);
    expect(await lastCheck()).toEqual(before);
  });

  test("goes on where it was broken off, and an older one that never ended is not done again", async () => {
    await night();
    const { day } = await lastCheck();
    const last = await kit.database.db
      .selectFrom("areas")
      .select(["home_region", "id"])
      .orderBy("home_region", "desc")
      .orderBy("id", "desc")
      .offset(1)
      .limit(1)
      .executeTakeFirstOrThrow();
    await kit.database.db
      .updateTable("area_checks")
      .set({ ended_at: null, after_region: last.home_region, after_id: last.id, checked: 0 })
      .where("day", "=", day)
      .execute();
    await kit.database.db.updateTable("area_checks").set({ ended_at: null }).where("day", "<", day).execute();
    await tickCheck(kit.database.db, kit.clock.now());
    expect(await lastCheck()).toMatchObject({ checked: 1 });
    const open = kit.database.db.selectFrom("area_checks").select("day").where("ended_at", "is", null);
    expect(await open.execute()).toEqual([]);
  });
});

test("what the check found is accepted: the area goes to the basket that calls for it, and keeps its faults in drafts", async () => {
  const id = await enter({ outline: null, sizes: bareAreaFacts.sizes, cadastreNumber: number(otherPair) });
  await kit.act(kit.cast.operator, (tx, acting) => acceptCheck(tx, acting, id, { reason: "Raqam boshqa tumanniki" }));
  expect(positionOf(await findArea(kit.database.db, id))).toBe("drafts");
  await night();
  expect(await faultsOf(id)).toEqual(["cadastre_district"]);
  const listed = await areaPage(
    kit.database.db,
    kit.cast.operator,
    { basket: ["drafts"], fault: ["cadastre_district"] },
    kit.clock.now(),
  );
  expect(listed.items.map((row) => row.id)).toContain(id);
  // It leaves the basket by itself once none of its faults remains, and not before.
  await correct(id, { address: "Bogʻbon koʻchasi" });
  expect(positionOf(await findArea(kit.database.db, id))).toBe("drafts");
  await correct(id, { cadastreNumber: number(pair) });
  expect(positionOf(await findArea(kit.database.db, id))).toBe("area_new");
});

test("what was left unsaid stays a fault in drafts until it is there, whatever the night finds; a confirmed area needs its place", async () => {
  const id = await enter({ neighborhoodId: null });
  expect(await faultsOf(id)).toEqual([]);
  await kit.act(kit.cast.operator, (tx, acting) =>
    setAsideArea(tx, acting, id, { basket: "drafts", reason: "Roʻyxat" }),
  );
  await kit.act(null, async (tx, acting) =>
    leaveFaults(tx, await findArea(tx, id), ["place_missing", "found_missing"], acting.now),
  );
  await night();
  expect(await faultsOf(id)).toEqual(["found_missing", "place_missing"]);
  await correct(id, { neighborhoodId: "14160001" });
  expect(await faultsOf(id)).toEqual(["found_missing"]);
  await correct(id, { foundOn: "2026-02-01" });
  expect(positionOf(await findArea(kit.database.db, id))).toBe("area_new");
  await kit.database.db
    .updateTable("areas")
    .set({ confirmed: true, neighborhood_id: null })
    .where("id", "=", id)
    .execute();
  await night();
  expect(await faultsOf(id)).toEqual(["place_missing"]);
});

test("what is refused is not proposed again until its facts change, and there is nothing left to decide", async () => {
  const id = await enter({ cadastreNumber: number(otherPair) });
  const refuse = async () =>
    kit.act(kit.cast.operator, (tx, acting) => refuseCheck(tx, acting, id, { reason: "Eski tuman raqami" }));
  await refuse();
  await night();
  expect(await faultsOf(id)).toEqual([]);
  await expect(refuse()).rejects.toMatchObject({ details: { reasons: [{ code: "area-faultless" }] } });
  await correct(id, { cadastreNumber: null });
  await correct(id, { cadastreNumber: number(otherPair) });
  expect(await faultsOf(id)).toEqual(["cadastre_district"]);
});

test("who may not set aside decides nothing, and what lies in a basket is not checked for what is unknown", async () => {
  const id = await enter({ outline: null, sizes: bareAreaFacts.sizes });
  await expect(
    kit.act(kit.cast.inspector, (tx, acting) => acceptCheck(tx, acting, id, { reason: "—" })),
  ).rejects.toMatchObject({ code: "not-found" });
  await kit.act(kit.cast.operator, (tx, acting) => setAsideArea(tx, acting, id, { basket: "no_grip", reason: "Bor" }));
  await night();
  expect(await faultsOf(id)).toEqual([]);
});

test("every fault that a check finds by itself has been met here, in mending many, or in a region's own number, which no saving lets in", () => {
  const met: readonly AreaFaultCode[] = [
    "no_grip",
    "cadastre_district",
    "cadastre_twin",
    "outline_twin",
    "outline_outside",
    "place_gone",
    "place_missing",
    "found_missing",
    "sizes_outline",
  ];
  expect(areaFaultCodes.filter((code) => !met.includes(code) && !code.startsWith("unread_"))).toEqual([
    "no_built",
    "cadastre_region",
    "basis_missing",
  ]);
});

import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { BulkAreasGiven } from "@yer/api/contract/bulk-moves";
import { permissionCodes } from "@yer/api/contract/codes";
import { sortKey } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWorker } from "../../identity/auth/read-worker.js";
import type { Service } from "../../main/open-service.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { fixedClock } from "../../platform/clock/clock.js";
import type { Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { type KilledService, makeKilledService } from "../../testing/killed-service.js";
import { makeOrganisation, makePerson } from "../../testing/people.js";
import { setAsideArea } from "../areas/acts.js";
import { leaveFaults } from "../areas/fault-queries.js";
import { createArea, enterArea } from "../areas/service.js";
import { tickPlan } from "../plan/clock.js";
import { moveAreas } from "./areas.js";

const at = "2026-03-05T09:00:00.000Z";
const district = "1718401";
/** Areas of each act. */
const areas = 6;
/** After so many of them the server is killed in the next one. */
const done = 3;
const clock = fixedClock(at);

let service: KilledService;
beforeAll(async () => {
  service = await makeKilledService("areas", at);
});
afterAll(async () => service.close());

/** Goes on with the work in a process of its own. @returns the signal that ended it, if it did not come to its end */
async function goOn(work: "acts" | "check" | "plan", killedAfter?: number): Promise<NodeJS.Signals | null> {
  // Within what is written of the next area or chunk, or just behind what was written of this one.
  const statements = String(1 + Math.floor(Math.random() * (work === "check" ? 3 : 15)));
  const killed: Record<string, string> =
    killedAfter === undefined ? {} : { KILLED_AFTER: String(killedAfter), STATEMENTS: statements };
  return service.goOn("moving-areas", { ...killed, WORK: work });
}

/** Who moves them, and whom they are sent to. */
async function prepare(
  { context }: Service,
  neighborhood = "14160001",
): Promise<{ acting: ActingPerson; organisationId: string }> {
  const { db, events, signer } = context;
  const name = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Тест", en_US: "Test" };
  await db
    .insertInto("neighborhoods")
    .values({ id: neighborhood, district_soato: district, name: jsonb(name), sort_key: sortKey("Sinov") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("settings")
    .values({
      key: "area.confirm_by_document",
      valid_from: "2026-01-01",
      value: jsonb(true),
      reason: null,
      proposed_by: null,
      approved_by: null,
      entered_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const organisationId = await makeOrganisation({ context }, { kind: "inspection", territory: "1718" });
  const { id } = await makePerson({ context, clock }, { territory: "1718", codes: permissionCodes });
  const actor = await readWorker(db, id, clock.now());
  if (actor === undefined) throw new Error("There is nobody to move areas.");
  return { acting: { actor, now: clock.now(), events, signer, settings: await readSettings(db) }, organisationId };
}

let plots = 0;
const facts = (more: Partial<AreaFacts> = {}): AreaFacts => ({
  ...bareAreaFacts,
  districtSoato: district,
  neighborhoodId: "14160001",
  outline: square((plots += 1)),
  ...more,
});

/** Begins every act that many areas can make, on areas of its own. @returns the ids of each, by the action of its history */
async function beginActs(opened: Service): Promise<readonly (readonly [string, readonly string[]])[]> {
  const { db, files } = opened.context;
  const { acting, organisationId } = await prepare(opened);
  const several = async (work: (transaction: Transaction) => Promise<string>): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < areas; n += 1) ids.push(await withTransaction(db, work));
    return ids;
  };
  const enter = async (more: Partial<AreaFacts> = {}) => several(async (tx) => createArea(tx, acting, facts(more)));
  /** What the check proposes to set aside: one metre, by an outline of many. */
  const faulty = { sizes: { ...bareAreaFacts.sizes, total: 1 } };
  const aside = async () =>
    several(async (tx) => {
      const id = await createArea(tx, acting, facts());
      await setAsideArea(tx, acting, id, { basket: "drafts", reason: "Xato" });
      return id;
    });
  const unplaced = async () =>
    several(async (tx) => {
      const standing = { state: "area_new", basket: "drafts", reason: "Roʻyxatda yoʻq" } as const;
      const { id } = await enterArea(tx, acting, "1718", { facts: facts({ neighborhoodId: null }), standing });
      await leaveFaults(tx, { home_region: "1718", id }, ["place_missing"], acting.now);
      return id;
    });
  const content = await files.receive(pdf(), "hujjat.pdf");
  const document = await withTransaction(db, async (tx) =>
    files.record(tx, content, { by: acting.actor.id, at: acting.now, madeByServer: true }),
  );
  const reason = "Birga koʻrib chiqildi";
  const begun: [string, BulkAreasGiven][] = [
    ["area.send", { move: "area_send", areaIds: await enter(), organisationId, days: 10, note: reason }],
    ["area.confirm", { move: "area_confirm", areaIds: await enter(), reason, documentId: document.id }],
    ["area.set_aside", { move: "area_set_aside", areaIds: await enter(), reason, basket: "drafts" }],
    ["area.put_back", { move: "area_put_back", areaIds: await aside(), reason }],
    [
      "area.changed",
      { move: "area_mend", areaIds: await unplaced(), mend: { fact: "neighborhoodId", value: "14160001" } },
    ],
    ["area.set_aside", { move: "area_accept", areaIds: await enter(faulty), reason }],
    ["area.check_refused", { move: "area_refuse", areaIds: await enter(faulty), reason }],
  ];
  for (const [, given] of begun) await withTransaction(db, async (tx) => moveAreas(tx, acting, given));
  return begun.map(([action, { areaIds }]) => [action, areaIds]);
}

async function* pdf(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("%PDF-1.4\n%%EOF\n");
}

test("a server killed in every act on many areas leaves nothing undone and does nothing twice", async () => {
  const before = await service.open();
  const acts = await beginActs(before);
  await before.close();
  const ends: unknown[] = [];
  // In the first act after three; in each next one after the rest of the act before it and three of its own.
  for (let act = 0; act < acts.length; act += 1) ends.push(await goOn("acts", act === 0 ? done : areas));
  expect(ends).toEqual(Array.from(acts, () => "SIGKILL"));
  expect(await goOn("acts")).toBe(null);

  const after = await service.open();
  try {
    const { db, secrets } = after.context;
    const { rows: results } = await sql<{ state: string; files: number }>`
      select state, count(*)::integer as files from bulk_move_files group by 1`.execute(db);
    expect(results).toEqual([{ state: "moved", files: areas * acts.length }]);
    for (const [action, ids] of acts) {
      const told = await db
        .selectFrom("history_entry")
        .select("record_id")
        .where("action", "=", action)
        .where("record_id", "in", [...ids])
        .where(sql<boolean>`params ? 'bulk'`)
        .execute();
      expect(told.map(({ record_id }) => record_id).toSorted()).toEqual([...ids].toSorted());
    }
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from area_sendings)::integer as sendings,
        (select count(*) from areas where basket is null)::integer as standing,
        (select count(*) from areas where basket = 'drafts')::integer as drafts,
        (select count(*) from area_faults where code = 'sizes_outline' and refused_at is not null)::integer as refused,
        (select count(*) from plots)::integer as drawn,
        (select sum(area_new + area_sent) from district_counts)::integer as counted,
        (select count(*) from bulk_moves where ended_at is null)::integer as open,
        (select count(*) from notices where kind = 'bulk.ended')::integer as told`.execute(db);
    // But those set aside and those whose proposal was accepted.
    const standing = areas * (acts.length - 2);
    expect(rows[0]).toEqual({
      sendings: areas,
      standing,
      drafts: areas * 2,
      refused: areas,
      drawn: standing,
      counted: standing,
      open: 0,
      told: acts.length,
    });
    expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);
  } finally {
    await after.close();
  }
});

test("a server killed in the nightly check goes on at the chunk it was at, and finds each fault once", async () => {
  const before = await service.open();
  const { db } = before.context;
  // What no saving could find: the place was closed since.
  await db.updateTable("neighborhoods").set({ active: false }).where("id", "=", "14160001").execute();
  const { count } = await db
    .selectFrom("areas")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await before.close();
  expect([await goOn("check", 1), await goOn("check", 2)]).toEqual(["SIGKILL", "SIGKILL"]);
  expect(await goOn("check")).toBe(null);

  const after = await service.open();
  try {
    const check = await after.context.db
      .selectFrom("area_checks")
      .select(["checked", "found", "ended_at"])
      .executeTakeFirstOrThrow();
    expect(check).toMatchObject({ checked: count, found: count });
    expect(check.ended_at).not.toBeNull();
    const { rows } = await sql<{ faults: number; areas: number }>`
      select count(*)::integer as faults, count(distinct area_id)::integer as areas
      from area_faults where code = 'place_gone'`.execute(after.context.db);
    expect(rows[0]).toEqual({ faults: count, areas: count });
  } finally {
    await after.close();
  }
});

test("a server killed among the areas that wait for a schedule loses and doubles none when it begins", async () => {
  const before = await service.open();
  const { db, events } = before.context;
  const { acting, organisationId } = await prepare(before, "14160002");
  const ids: string[] = [];
  for (let n = 0; n < areas; n += 1) {
    ids.push(await withTransaction(db, async (tx) => createArea(tx, acting, facts({ neighborhoodId: "14160002" }))));
  }
  const all = sql.join(ids);
  await sql`update areas set confirmed = true where id in (${all})`.execute(db);
  expect(await tickPlan(db, events, clock.now())).toMatchObject({ moved: areas });
  await db
    .insertInto("schedules")
    .values({
      home_region: "1718",
      id: uuidv7(),
      neighborhood_id: "14160002",
      region_soato: "1718",
      district_soato: district,
      year: 2026,
      state: "schedule_approved",
      starts_on: at.slice(0, 10),
      ends_on: "2026-03-20",
      organisation_id: organisationId,
      people: jsonb([]),
      plots: 10,
      end_reason: null,
      created_at: clock.now(),
      state_since: clock.now(),
    })
    .execute();
  await before.close();
  // Of the schedule and three areas was written: one page of two stands, the next is under way.
  expect(await goOn("plan", 1 + done)).toBe("SIGKILL");
  const left = await service.open();
  const { rows: waiting } = await sql<{ n: number }>`
    select count(*)::integer as n from areas where id in (${all}) and state = 'area_waiting'`.execute(left.context.db);
  await left.close();
  expect(waiting[0]?.n).toBeGreaterThan(0);
  expect(waiting[0]?.n).toBeLessThan(areas);
  expect(await goOn("plan")).toBe(null);

  const after = await service.open();
  try {
    const { db: held, secrets } = after.context;
    const begun = await held
      .selectFrom("history_entry")
      .select(["action", "record_id"])
      .where("action", "in", ["area.begin", "schedule.begin"])
      .execute();
    expect(begun.filter(({ action }) => action === "schedule.begin")).toHaveLength(1);
    const told = begun.flatMap(({ action, record_id }) => (action === "area.begin" ? [record_id] : []));
    expect(told.toSorted()).toEqual(ids.toSorted());
    const { rows } = await sql<{ waits: number; counted: number; plan: string }>`
      select (select count(*) from areas where state = 'area_waiting')::integer as waits,
        (select sum(area_waiting) from district_counts)::integer as counted,
        (select state from schedules) as plan`.execute(held);
    expect(rows[0]).toEqual({ waits: 0, counted: 0, plan: "schedule_running" });
    expect((await verifyHistory(held, secrets.historyPublicKey)).faults).toEqual([]);
  } finally {
    await after.close();
  }
});

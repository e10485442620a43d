import type { AreaFacts } from "@yer/api/contract/area-facts";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { readHistory } from "../../platform/history/read-history.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { readApplication } from "../application-acts/read.js";
import { returnApplication, submit } from "../application-acts/service.js";
import { makeTimelyMove } from "../application-acts/clock.js";
import { causeIn } from "./area-cause.js";
import { findArea, positionOf } from "./area.js";
import { readAreaHistory } from "./history.js";
import { openFromArea } from "./open-application.js";
import { up as layAsideEarlier } from "../../schema/0802-areas-of-unregistered.js";
import { dueAreas } from "../plan/due.js";
import { createArea, readArea, updateArea } from "./service.js";
import { up as beginHistories } from "../../schema/0882-history-of-areas.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { withdrawApplication } from "./withdraw-application.js";

let kit: ApplicationKit;
let operator: Actor;
let colleague: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  ({ operator } = kit.cast);
  colleague = { ...operator, id: uuidv7(), name: "Colleague" };
});
afterAll(() => kit.close());

const again = "Egasi qayta murojaat qildi";
let plots = 500;
async function enter(more: Partial<AreaFacts> = {}, isAside = true): Promise<string> {
  const outline = square((plots += 1));
  const facts = { ...bareAreaFacts, districtSoato: kitDistrict, neighborhoodId: "14160001", outline, ...more };
  const aside = { state: "area_opened", basket: "not_registered", reason: "Roʻyxatdan oʻtmadi" } as const;
  return kit.act(operator, async (tx, acting) => createArea(tx, acting, facts, isAside ? aside : undefined));
}

const open = async (
  id: string,
  { by = operator, reason = again, ...facts }: { by?: Actor; reason?: string | null; districtSoato?: string } = {},
) =>
  kit.act(by, async (tx, acting) => {
    const { drawn } = await findArea(tx, id);
    return openFromArea(tx, acting, id, { ...kit.facts({ outline: drawn, ...facts }), reason });
  });
const withdraw = async (id: string, by = operator) =>
  kit.act(by, async (tx, acting) => withdrawApplication(tx, acting, id, { reason: "Xato ochilgan" }));
const standing = async (id: string) => positionOf(await findArea(kit.database.db, id));
const application = async (id: string) => kit.act(operator, async (tx, acting) => readApplication(tx, acting, id));
const area = async (id: string, by = operator) => kit.act(by, async (tx, acting) => readArea(tx, acting, id));

/** The code, and the place or reasons, of what refused it. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors = [], reasons = [] } = error.details;
    return [error.code, ...errors.map((one) => one.pointer), ...reasons.map((one) => one.code)].join(" ");
  }
  return "none";
}

test("a file opened from an area and the area lead to each other, and the plot is the file's: the two are not in each other's way", async () => {
  const id = await enter();
  const opened = await open(id);
  expect(await standing(id)).toBe("area_opened");
  expect(await application(opened.id)).toMatchObject({ fromArea: { id }, overlaps: [], status: "editing" });
  expect((await area(id)).applications).toEqual([{ ...opened, status: "editing" }]);
  expect((await area(id)).overlaps).toEqual([]);
  // An inspection has nothing to do with applications.
  const seen = { ...operator, codes: new Set(["read:area"]) };
  expect((await area(id, seen)).applications).toEqual([]);
  const [told] = await readHistory(kit.database.db, { kind: "area", id, homeRegion: "1718" });
  expect(told).toMatchObject({
    action: "area.open",
    reason: "Egasi qayta murojaat qildi",
    params: { number: opened.number },
  });
});

test("it is not opened without a reason from the basket, elsewhere, before its schedule runs, or by who may not", async () => {
  const id = await enter();
  expect(await refusal(open(id, { reason: null }))).toBe("invalid /reason");
  expect(await refusal(open(id, { districtSoato: "1718203" }))).toContain("invalid /districtSoato");
  expect(await refusal(open(id, { by: { ...operator, codes: new Set(["read:area"]) } }))).toContain(
    "permission-missing",
  );
  expect(await refusal(open(await enter({}, false)))).toContain("move-refused area-unconfirmed");
  expect(await refusal(open(await enter({ neighborhoodId: null })))).toBe("move-refused area-placeless");
  expect(await standing(id)).toBe("not_registered");
});

test("a confirmed area waits for no schedule before its neighbourhood is known, and says who has to choose it", async () => {
  const { db } = kit.database;
  const id = await enter({ neighborhoodId: null }, false);
  await db.updateTable("areas").set({ confirmed: true }).where("id", "=", id).execute();
  const due = async () => (await dueAreas(db, { after: undefined, limit: 100 })).find((one) => one.id === id)?.move;
  const { sentence, moves } = await area(id);
  expect([await due(), sentence.code]).toEqual([undefined, "new_placeless"]);
  expect(moves.find(({ key }) => key === "open")?.reasons).toEqual([{ code: "area-placeless" }]);
  await db.updateTable("areas").set({ neighborhood_id: "14160001" }).where("id", "=", id).execute();
  expect([await due(), (await area(id)).sentence.code]).toEqual(["wait", "new_confirmed"]);
  // While it waits for the schedule of its neighbourhood, that cannot be taken away.
  await db.updateTable("areas").set({ state: "area_waiting" }).where("id", "=", id).execute();
  const bare = kit.act(operator, async (tx, acting) => {
    const { facts, version } = await readArea(tx, acting, id);
    await updateArea(tx, acting, id, { body: { ...facts, neighborhoodId: null }, ifMatch: version });
  });
  expect(await refusal(bare)).toBe("invalid /neighborhoodId");
});

test("of two people who open a file of one area at the same moment one does", async () => {
  const id = await enter();
  const outcomes = await Promise.all([refusal(open(id)), refusal(open(id, { by: colleague }))]);
  expect(outcomes.toSorted()).toEqual(["move-refused area-elsewhere", "none"]);
  expect((await area(id)).applications).toHaveLength(1);
});

test("a file withdrawn before its first submission is gone but for its history, and the area is new again, confirmed", async () => {
  const id = await enter();
  const opened = await open(id);
  expect((await application(opened.id)).withdraw).toEqual([]);
  expect(await refusal(withdraw(opened.id, colleague))).toBe("move-refused opened-by-another");
  expect(await withdraw(opened.id)).toEqual({ areaId: id });
  expect(await refusal(application(opened.id))).toBe("not-found");
  expect(await area(id)).toMatchObject({ state: "area_new", basket: null, confirmed: true, applications: [] });
  const told = await readHistory(kit.database.db, { kind: "application", id: opened.id, homeRegion: "1718" });
  expect(told[0]).toMatchObject({ action: "application.withdrawn", reason: "Xato ochilgan" });
  const [back] = await readHistory(kit.database.db, { kind: "area", id, homeRegion: "1718" });
  expect(back).toMatchObject({ action: "area.withdraw_application", params: { number: opened.number } });
});

test("a file without an area is withdrawn alike; one that was submitted is not, not even after it came back", async () => {
  expect(await withdraw(await kit.create())).toEqual({ areaId: null });
  const id = await kit.create();
  await kit.act(operator, async (tx, acting) => submit(tx, acting, id));
  expect(await refusal(withdraw(id))).toBe("move-refused not-from-here");
  await kit.act(kit.cast.reviewer, async (tx, acting) =>
    returnApplication(tx, acting, id, { reason: "Chegara", requests: [{ kind: "fix_outline", note: "Siljigan" }] }),
  );
  expect(await refusal(withdraw(id))).toBe("move-refused submitted-before");
});

test("when the file of an area ends unregistered, the area lies in its basket with a link to it, and can be opened again", async () => {
  const id = await enter();
  const opened = await open(id);
  await endUnregistered(opened.id);
  expect(await area(id)).toMatchObject({
    basket: "not_registered",
    basketReason: null,
    basketCause: { code: "ended_unregistered", number: opened.number },
    applications: [{ id: opened.id, status: "unregistered" }],
  });
  const next = await open(id);
  expect((await area(id)).applications.map((one) => one.id)).toEqual([next.id, opened.id]);
});

test("why the service laid land aside is told as a code, also where its sentence was kept in Uzbek before", async () => {
  const { db } = kit.database;
  const id = await enter();
  const { number } = await open(id);
  const history = async () =>
    (await readAreaHistory(db, operator, id, {})).items.find(({ action }) => action === "area.end_application");
  await endUnregistered((await area(id)).applications[0]?.id ?? "");
  const cause = { code: "ended_unregistered", number };
  expect(await area(id)).toMatchObject({ basketReason: null, basketCause: cause });
  expect(await history()).toMatchObject({ reason: null, params: { cause: cause.code, number } });

  const before = `${number}-raqamli ish roʻyxatdan oʻtmay tugadi`;
  await db.updateTable("areas").set({ basket_reason: before }).where("id", "=", id).execute();
  expect(await area(id)).toMatchObject({ basketReason: null, basketCause: cause });
  expect(causeIn(before)).toEqual(cause);
  expect(causeIn("yerlar, 2026.csv, 3-qator")).toEqual({ code: "brought_faulty", file: "yerlar, 2026.csv", line: 3 });
  expect(causeIn("Xatolar tuzatildi")).toEqual({ code: "faults_mended" });
  // What a person wrote stays their words.
  for (const words of [null, "", "Manzilida xato", "ended_unregistered", `Ish: ${before}, qarang`]) {
    expect(causeIn(words)).toBeUndefined();
  }
});

/** Ends an application unregistered, as the clock does after an appeal's term. */
async function endUnregistered(id: string): Promise<void> {
  const { db } = kit.database;
  await db
    .updateTable("applications")
    .set({ status: "rejected", deadline_at: kit.clock.now() })
    .where("id", "=", id)
    .execute();
  await kit.act(null, async (tx, acting) => makeTimelyMove(tx, acting, id, "end_appeal"));
}
const linked = async (id: string) =>
  kit.database.db
    .selectFrom("applications")
    .select(["area_id", "number", "facts", "cadastre_number"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("a file without an area that ends unregistered leaves one of its facts, linked both ways, and one only", async () => {
  const id = await kit.create();
  await endUnregistered(id);
  const { area_id, number, facts, cadastre_number } = await linked(id);
  const made = await area(area_id ?? "");
  expect(made).toMatchObject({
    state: "area_opened",
    basket: "not_registered",
    basketReason: null,
    basketCause: { code: "ended_unregistered", number },
    applications: [{ id, status: "unregistered" }],
    facts: {
      source: "application",
      cadastreNumber: cadastre_number,
      address: facts.address,
      sizes: facts.sizes,
      outline: facts.outline,
    },
    overlaps: [],
  });
  // Another is opened of it, and ends too: the land lies there once.
  const next = await open(made.id);
  await endUnregistered(next.id);
  expect((await linked(next.id)).area_id).toBe(made.id);
  expect(await area(made.id)).toMatchObject({ basket: "not_registered" });
});

test("those that ended before there were areas of them are laid aside by a migration, once", async () => {
  const { db } = kit.database;
  const id = await kit.create();
  await db.updateTable("applications").set({ status: "unregistered" }).where("id", "=", id).execute();
  await layAsideEarlier(db as never);
  const { area_id, facts } = await linked(id);
  expect(await area(area_id ?? "")).toMatchObject({
    basket: "not_registered",
    facts: { outline: facts.outline, buildings: facts.buildings, source: "application" },
    applications: [{ id }],
  });
  const count = async () => (await db.selectFrom("areas").select("id").execute()).length;
  const before = await count();
  await layAsideEarlier(db as never);
  expect(await count()).toBe(before);

  // Its history begins then too, and holds.
  await beginHistories(db as never);
  await beginHistories(db as never);
  const record = { kind: "area", id: area_id ?? "", homeRegion: kitDistrict.slice(0, 4) };
  expect(await readHistory(db, record, { limit: 9 })).toMatchObject([
    { action: "area.created", to: "not_registered", actor: null },
  ]);
  expect((await verifyHistory(db)).faults).toEqual([]);
});

test("whatever is opened and withdrawn in whatever order, an area has one living file exactly while it is opened", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("open", "withdraw"), { maxLength: 8 }), async (acts) => {
      const id = await enter();
      let living: string | undefined;
      let isBasket = true;
      for (const act of acts) {
        const isWithdrawal = act === "withdraw";
        const opened = isWithdrawal ? undefined : await open(id).catch((error: unknown) => String(error));
        const told = isWithdrawal ? await refusal(withdraw(living ?? uuidv7())) : typeof opened;
        const isClosed = isWithdrawal ? living === undefined : living !== undefined || !isBasket;
        expect(told).toBe(isWithdrawal ? (isClosed ? "not-found" : "none") : isClosed ? "string" : "object");
        if (isClosed) continue;
        isBasket &&= !isWithdrawal;
        living = typeof opened === "object" ? opened.id : undefined;
        const { applications, state, basket } = await area(id);
        expect(applications.map((one) => one.id)).toEqual(living === undefined ? [] : [living]);
        expect(state === "area_opened" && basket === null).toBe(living !== undefined);
      }
    }),
    { numRuns: 10 },
  );
});

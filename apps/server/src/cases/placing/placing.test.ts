import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTransaction } from "../../platform/database/transaction.js";
import { readHistory } from "../../platform/history/read-history.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { mergePlace, splitPlace } from "../../places/register/succession.js";
import { setPlaceActive, visiblePlace } from "../../places/register/register-service.js";
import { askToFollow } from "../../places/register/ask-to-follow.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { carryTo } from "../../testing/carry-to.js";
import { planEqualsApplications } from "../../testing/plan-agrees.js";
import { Problem } from "../../platform/problem/problem.js";
import { readApplication } from "../application-acts/read.js";
import { submit } from "../application-acts/service.js";
import { createArea, readArea, updateArea } from "../areas/service.js";
import { tickPlan } from "../plan/clock.js";
import { moveSchedule, readSchedule } from "../plan/service.js";
import { tickFollowing } from "./follow.js";
import { placeRecords } from "./service.js";
import { countUnplaced, unplacedPage } from "./waiting.js";

let kit: ApplicationKit;
let administrator: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  const { operator } = kit.cast;
  administrator = { ...operator, id: uuidv7(), territory: "17", codes: new Set([...operator.codes, "close:plan"]) };
});
afterAll(() => kit.close());

let codes = 14_160_100;
/** A neighbourhood of its own. */
async function hood(): Promise<string> {
  const id = String((codes += 1));
  await addNeighborhood(kit.database.db, id);
  return id;
}
const versionOf = async (code: string) => (await visiblePlace(kit.database.db, administrator, code)).version;
const merge = async (code: string, into: string) => {
  const ifMatch = await versionOf(code);
  return kit.act(administrator, (tx, acting) =>
    mergePlace(tx, acting, code, { body: { into, reason: "Qaror" }, ifMatch }),
  );
};
const active = async (code: string, on: boolean) => {
  const ifMatch = await versionOf(code);
  return kit.act(administrator, (tx, acting) =>
    setPlaceActive(tx, acting, code, { body: { active: on, reason: "Qaror" }, ifMatch }),
  );
};
/** Splits a neighbourhood into new ones of these names. */
async function split(code: string, ...names: string[]): Promise<string[]> {
  const parts = names.map((uz_UZ) => ({
    code: String((codes += 1)),
    name: { uz_UZ, uz_Cyrl: "", ru_RU: "", en_US: "" },
    parent: kitDistrict,
    type: null,
    cadastreCode: null,
    bhmMultiple: null,
    children: [],
  }));
  const ifMatch = await versionOf(code);
  const body = { parts, keep: false, reason: "Qaror" };
  await kit.act(administrator, (tx, acting) => splitPlace(tx, acting, code, { body, ifMatch }));
  return parts.map((part) => part.code);
}

let plots = 500;
const enter = async (neighborhoodId: string, more: object = {}) =>
  kit.act(kit.cast.operator, async (tx, acting) =>
    createArea(tx, acting, {
      ...bareAreaFacts,
      districtSoato: kitDistrict,
      neighborhoodId,
      outline: square((plots += 1)),
      ...more,
    }),
  );

let days = 0;
/** A schedule of days of its own, of the plan that nobody walked. */
async function schedule(neighborhood: string, state: "schedule_approved" | "schedule_draft"): Promise<string> {
  const id = uuidv7();
  const from = new Date(kit.clock.now().getTime() + (days += 20) * 86_400_000).toISOString().slice(0, 10);
  await kit.database.db
    .insertInto("schedules")
    .values({
      home_region: kitDistrict.slice(0, 4),
      id,
      neighborhood_id: neighborhood,
      region_soato: kitDistrict.slice(0, 4),
      district_soato: kitDistrict,
      year: Number(from.slice(0, 4)),
      state,
      starts_on: from,
      ends_on: from,
      organisation_id: kit.cast.operator.organisation?.id ?? "",
      people: jsonb([]),
      plots: 10,
      end_reason: null,
      created_at: kit.clock.now(),
      state_since: kit.clock.now(),
    })
    .execute();
  return id;
}

const follow = async () => tickFollowing(kit.database.db, kit.events, kit.clock.now());
const placeOf = async (table: "applications" | "areas" | "schedules", id: string) => {
  const row = await kit.database.db
    .selectFrom(table)
    .select("neighborhood_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.neighborhood_id;
};
const fileOf = async (id: string) => kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
const place = async (
  items: readonly { kind: "application" | "area" | "schedule"; id: string }[],
  to: string,
  by?: Actor,
) =>
  kit.act(by ?? kit.cast.operator, (tx, acting) =>
    placeRecords(tx, acting, { items: [...items], neighborhoodId: to, reason: "Koʻcha boʻyicha" }),
  );
const waiting = async (neighborhood: string, by: Actor = kit.cast.operator) =>
  (await unplacedPage(kit.database.db, by, { neighborhood: [neighborhood] })).items;

/** What a refused act says: reasons, and faults at their fields. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => "done",
    (cause: unknown) => cause,
  );
  if (!(error instanceof Problem)) return error;
  const { code, reasons = [], errors = [] } = error.document();
  return [
    code,
    ...reasons.map((reason) => reason.code),
    ...errors.map(({ pointer, code: fault }) => `${pointer} ${fault}`),
  ];
}

/** The numbers of the map and of the plan are what counting says. */
async function numbersAgree(): Promise<void> {
  const { db } = kit.database;
  await planEqualsApplications(db);
  const counted = await sql`
    select neighborhood_id, status, count(*)::integer as n from (
      select neighborhood_id, status from applications
      union all select neighborhood_id, state from areas where basket is null and state <> 'area_opened') as a
    group by 1, 2 order by 1, 2`.execute(db);
  const held = await sql`
    select neighborhood_id, k.key as status, sum(k.value::integer)::integer as n
    from neighborhood_counts as c cross join lateral jsonb_each_text(
      to_jsonb(c) - array['home_region', 'district_soato', 'neighborhood_id', 'legal_basis', 'year']) as k
    group by 1, 2 having sum(k.value::integer) <> 0 order by 1, 2`.execute(db);
  expect(held.rows).toEqual(counted.rows);
  const plot = await sql`
    select p.id from plots as p join all_plots as a on a.id = p.id where p.neighborhood_id <> a.neighborhood_id`.execute(
    db,
  );
  expect(plot.rows).toEqual([]);
}

test("what lies in a merged neighbourhood follows it once, finished files say what it is called now, and its schedule ends with a link", async () => {
  const [from, into] = [await hood(), await hood()];
  const { db } = kit.database;
  const files = {
    editing: await carryTo(kit, "editing", { neighborhoodId: from }),
    to_conclusion: await carryTo(kit, "to_conclusion", { neighborhoodId: from }),
    announced: await carryTo(kit, "announced", { neighborhoodId: from }),
  };
  const registered = await carryTo(kit, "registered", { neighborhoodId: from });
  const area = await enter(from);
  const planned = await schedule(from, "schedule_approved");
  await merge(from, into);

  const before = await fileOf(files.editing);
  expect(before).toMatchObject({
    sentence: { code: "place_ended" },
    placeEnded: { how: "merged", today: [{ id: into }] },
  });
  expect(await refusal(kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, files.editing)))).toEqual([
    "move-refused",
    "place-ended",
  ]);

  expect(await follow()).toBe(true);
  for (const id of Object.values(files)) expect(await placeOf("applications", id)).toBe(into);
  expect(await placeOf("areas", area)).toBe(into);
  const after = await fileOf(files.editing);
  expect(after).toMatchObject({ facts: { neighborhoodId: into }, neighborhood: { id: into }, placeEnded: null });
  expect(after.version).toBe(before.version + 1);
  const finished = await fileOf(registered);
  expect(finished).toMatchObject({ neighborhood: { id: from }, placeEnded: { today: [{ id: into }] } });
  expect(finished.sentence?.code).toBe("registered");

  const history = await readHistory(db, {
    kind: "application",
    id: files.announced,
    homeRegion: kitDistrict.slice(0, 4),
  });
  expect(history.find(({ action }) => action === "application.placed")).toMatchObject({
    actor: null,
    params: { by: "merged" },
    changes: [{ pointer: "/neighborhoodId", before: from, after: into }],
  });
  await numbersAgree();

  await tickPlan(db, kit.events, kit.clock.now());
  const ended = await kit.act(kit.cast.operator, (tx, acting) => readSchedule(tx, acting, planned));
  expect(ended).toMatchObject({ state: "schedule_cancelled", sentence: "superseded", successor: { id: into } });
  expect(await waiting(from)).toEqual([]);
  expect(await follow()).toBe(false);
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, files.editing));
});

test("of a split neighbourhood what an outline or an address decides follows, and the rest waits until somebody places it", async () => {
  const from = await hood();
  const { db } = kit.database;
  const drawn = square((plots += 1));
  const inside = await kit.create({ neighborhoodId: from, outline: drawn });
  const named = await kit.create({ neighborhoodId: from, address: "Yangiobod MFY, Bogʻ koʻchasi 5" });
  const unknown = await carryTo(kit, "announced", { neighborhoodId: from });
  const area = await enter(from);
  const draft = await schedule(from, "schedule_draft");
  const [first = "", second = ""] = await split(from, "Chinor", "Yangiobod");
  expect((await waiting(from)).map(({ id }) => id).toSorted()).toEqual(
    [inside, named, unknown, area, draft].toSorted(),
  );
  await follow();
  expect(await placeOf("applications", named)).toBe(second);
  expect(await placeOf("applications", inside)).toBe(from);

  // An outline that comes later decides, too: only an official one.
  const outline = (kind: string) =>
    sql`
    insert into place_outlines (code, outline, kind)
    values (${first}, st_multi(st_buffer(st_setsrid(st_geomfromgeojson(${JSON.stringify(drawn)}), 4326), 0.00001)), ${kind})
    on conflict (code) do update set kind = excluded.kind`.execute(db);
  const outlined = async (kind: string) => {
    await outline(kind);
    await withTransaction(db, async (transaction) => askToFollow(transaction, [first]));
    await follow();
  };
  await outlined("approximate");
  expect(await placeOf("applications", inside)).toBe(from);
  await outlined("official");
  expect(await placeOf("applications", inside)).toBe(first);

  const left = await waiting(from);
  expect(Object.fromEntries(left.map(({ kind, id }) => [kind, id]))).toEqual({
    application: unknown,
    area,
    schedule: draft,
  });
  expect(left).toHaveLength(3);
  expect(left[0]?.ended).toMatchObject({ how: "split", today: [{ id: second }, { id: first }] });
  expect((await countUnplaced(db, kit.cast.operator, { neighborhood: [from] })).total).toBe(3);
  expect(
    await refusal(kit.act(kit.cast.operator, (tx, acting) => moveSchedule(tx, acting, draft, { move: "propose" }))),
  ).toEqual(["move-refused", "place-ended"]);
  const stood = await kit.act(kit.cast.operator, (tx, acting) => readArea(tx, acting, area));
  expect(stood.sentence.code).toBe("place_ended");
  expect(stood.moves.map(({ reasons }) => reasons.some(({ code }) => code === "place-ended"))).not.toContain(false);
  const corrected = kit.act(kit.cast.operator, (tx, acting) =>
    updateArea(tx, acting, area, { body: { ...stood.facts, address: "Yangi" }, ifMatch: stood.version }),
  );
  expect(await refusal(corrected)).toEqual(["invalid", "/neighborhoodId place-ended"]);

  const all = left.map(({ kind, id }) => ({ kind, id }));
  expect(await place(all, second)).toEqual({ placed: 3 });
  expect(await waiting(from)).toEqual([]);
  expect([
    await placeOf("applications", unknown),
    await placeOf("areas", area),
    await placeOf("schedules", draft),
  ]).toEqual([second, second, second]);
  // Twice changes nothing: it lies where somebody placed it.
  expect(await place(all, first)).toEqual({ placed: 0 });
  await kit.act(kit.cast.operator, (tx, acting) => moveSchedule(tx, acting, draft, { move: "propose" }));
  await numbersAgree();
});

test("nothing is placed in a place that is no more, nor in another district, nor by who does not see it", async () => {
  const from = await hood();
  const elsewhere = "17090901";
  await addNeighborhood(kit.database.db, elsewhere, "1703202");
  const file = await kit.create({ neighborhoodId: from });
  const area = await enter(from);
  const planned = await schedule(from, "schedule_draft");
  const [part = ""] = await split(from, "Olmazor", "Gilos");
  const items = [
    { kind: "application", id: file },
    { kind: "area", id: area },
    { kind: "schedule", id: planned },
  ] as const;
  expect(await refusal(place(items, from))).toEqual(["invalid", "/neighborhoodId place-ended"]);
  expect(await refusal(place(items, elsewhere))).toEqual(["invalid", "/neighborhoodId neighborhood-elsewhere"]);
  expect(await refusal(place(items, "14169999"))).toEqual(["invalid", "/neighborhoodId neighborhood-elsewhere"]);
  const { operator, ecologist } = kit.cast;
  const far: Actor = { ...operator, id: uuidv7(), territory: "1703202" };
  const unable: Actor = {
    ...operator,
    id: uuidv7(),
    codes: new Set([...operator.codes].filter((code) => code !== "assign:place")),
  };
  for (const item of items) {
    expect(await refusal(place([item], part, far))).toEqual(["not-found"]);
    expect(await refusal(place([item], part, unable))).toContain("permission-missing");
    expect(await refusal(place([{ ...item, id: uuidv7() }], part))).toEqual(["not-found"]);
  }
  const readsApplications: Actor = { ...operator, codes: new Set(["assign:place", "read:property"]) };
  expect(await waiting(from, far)).toEqual([]);
  expect(await waiting(from, { ...ecologist, codes: readsApplications.codes })).toEqual([]);
  expect((await waiting(from, readsApplications)).map(({ kind }) => kind)).toEqual(["application"]);

  // One of the days of the other schedule: none of them is placed.
  await kit.database.db.updateTable("schedules").set({ neighborhood_id: part }).where("id", "=", planned).execute();
  const rival = uuidv7();
  await sql`
    insert into schedules (home_region, id, neighborhood_id, region_soato, district_soato, year, state, starts_on, ends_on,
      organisation_id, people, plots, created_at, state_since)
    select home_region, ${rival}, ${from}, region_soato, district_soato, year, state, starts_on, ends_on, organisation_id,
      people, plots, created_at, state_since
    from schedules where id = ${planned}`.execute(kit.database.db);
  const both = [items[0], { kind: "schedule", id: rival }] as const;
  expect(await refusal(place(both, part))).toEqual(["move-refused", "schedule-overlap"]);
  expect(await placeOf("applications", file)).toBe(from);
});

test("what lies in a neighbourhood that was closed waits, and goes on where that is offered again", async () => {
  const from = await hood();
  const file = await kit.create({ neighborhoodId: from });
  await active(from, false);
  await follow();
  expect(await waiting(from)).toMatchObject([{ id: file, ended: { how: "closed", today: [] } }]);
  await active(from, true);
  expect(await waiting(from)).toEqual([]);
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, file));
});

test("a neighbourhood that was merged after it was split brings what waits, however far that lay behind", async () => {
  const from = await hood();
  const file = await kit.create({ neighborhoodId: from });
  const [first = "", second = ""] = await split(from, "Anor", "Uzum");
  await follow();
  expect(await placeOf("applications", file)).toBe(from);
  await merge(first, second);
  await follow();
  expect(await placeOf("applications", file)).toBe(second);
});

test("an act that breaks off places nothing of its turn, and the next tick loses and doubles nothing", async () => {
  const [from, into] = [await hood(), await hood()];
  const files: string[] = [];
  for (let n = 0; n < 3; n += 1) files.push(await kit.create({ neighborhoodId: from }));
  await merge(from, into);
  const broken = files[1] ?? "";
  const events: typeof kit.events = {
    ...kit.events,
    publish: async (transaction, ...told) => {
      if (told.some((one) => "id" in one && one.id === broken)) throw new Error("broken off");
      await kit.events.publish(transaction, ...told);
    },
  };
  await expect(tickFollowing(kit.database.db, events, kit.clock.now())).rejects.toThrow(broken);
  expect(await Promise.all(files.map((id) => placeOf("applications", id)))).toEqual([into, from, into]);
  await numbersAgree();
  expect(await follow()).toBe(true);
  expect(await placeOf("applications", broken)).toBe(into);
  const entries = await sql<{ n: number }>`
    select count(*)::integer as n from history_entry
    where action = 'application.placed' and record_id in (${sql.join(files)})`.execute(kit.database.db);
  expect(entries.rows).toEqual([{ n: 3 }]);
  await numbersAgree();
});

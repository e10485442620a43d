import { pageSizes } from "@yer/api/contract/list";
import type { OverlapQuery } from "@yer/api/contract/overlaps";
import { sortKey } from "@yer/api/formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { readHistory } from "../../platform/history/read-history.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { updateFacts } from "../applications/facts-service.js";
import { readApplicationRecord } from "../applications/application.js";
import { overlapPage } from "./register.js";
import { triageOverlap } from "./triage.js";
import { readApplication } from "../application-acts/read.js";

let kit: ApplicationKit;
let republic: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  republic = { ...kit.cast.operator, territory: "17" };
  await kit.database.db
    .insertInto("neighborhoods")
    .values({
      id: "17090001",
      district_soato: "1703202",
      name: jsonb({ uz_UZ: "Qoʻshni", uz_Cyrl: "Қўшни", ru_RU: "Сосед", en_US: "Neighbour" }),
      sort_key: sortKey("Qoʻshni"),
    })
    .execute();
});
afterAll(() => kit.close());

/** A square moved east by a share of its side. */
function beside(n: number, share: number) {
  const { coordinates, type } = square(n);
  const shift = 0.0002 * share;
  return { type, coordinates: coordinates.map((ring) => ring.map(([x, y]): [number, number] => [x + shift, y])) };
}

const list = async (query: OverlapQuery = {}, actor: Actor = republic) => overlapPage(kit.database.db, actor, query);
const pairs = async (query: OverlapQuery = {}, actor: Actor = republic) =>
  (await list(query, actor)).items.map(({ first, second }) => [first.number.slice(-6), second.number.slice(-6)]);

/** Two applications over one another; answers the second, which is the one that found the overlap. */
async function overlapping(n: number, share: number): Promise<{ first: string; second: string; overlap: string }> {
  const first = await kit.create({ outline: square(n) });
  kit.clock.advance(60_000);
  const second = await kit.create({ outline: beside(n, share) });
  const [found] = (await list({ limit: 1 })).items;
  return { first, second, overlap: found?.id ?? "" };
}

test("saving a plot over another puts the pair into the register, with what they have in common and its class", async () => {
  const { first, second } = await overlapping(500, 0.5);
  const [found] = (await list()).items;
  expect(new Set([found?.first.id, found?.second.id])).toEqual(new Set([first, second]));
  expect(found).toMatchObject({ class: "overlap", triage: null, version: 1, foundAt: kit.clock.now().toISOString() });
  expect(found?.percent).toBeCloseTo(50, 0);
  await overlapping(501, 0.05);
  await overlapping(502, 0.995);
  expect((await list()).items.map((each) => each.class)).toEqual(["sliver", "duplicate", "overlap"]);
  expect((await list({ class: ["duplicate", "sliver"] })).total).toBe(2);
  expect((await list({ class: [] })).total).toBe(0);
});

test("a page ends where the next begins, and the total is the length of the list", async () => {
  const all = (await list()).items.map(({ id }) => id);
  const walked: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await list({ limit: 1, ...(after === undefined ? {} : { after }) });
    expect(page.total).toBe(all.length);
    walked.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  expect(walked).toEqual(all);
  expect(all.length).toBeLessThan(pageSizes.usual);
  await expect(list({ after: "nonsense" })).rejects.toThrow(Problem);
});

test("a judgement says who, why and when, stands in both histories, and takes the pair off those that wait", async () => {
  const { first, second, overlap } = await overlapping(510, 0.5);
  const waiting = (await list({ state: ["waiting"] })).total;
  await kit.act(republic, (tx, acting) =>
    triageOverlap(tx, acting, overlap, { body: { decision: "distinct", reason: "Devor bor" }, ifMatch: 1 }),
  );
  expect((await list({ state: ["waiting"] })).total).toBe(waiting - 1);
  const [judged] = (await list({ state: ["distinct"] })).items;
  expect(judged).toMatchObject({
    id: overlap,
    version: 2,
    triage: { decision: "distinct", reason: "Devor bor", by: "Operator", at: kit.clock.now().toISOString() },
  });
  const { db } = kit.database;
  for (const id of [first, second]) {
    const { row } = await readApplicationRecord(db, id);
    const told = await readHistory(db, { kind: "application", id, homeRegion: row.home_region }, { limit: 5 });
    expect(JSON.stringify(told)).toContain("overlap.triaged");
  }
});

test("figures that changed since they were read are not judged: the pair waits again", async () => {
  const { second, overlap } = await overlapping(520, 0.9);
  const judge = (version: number) =>
    kit.act(republic, (tx, acting) =>
      triageOverlap(tx, acting, overlap, { body: { decision: "distinct", reason: "Devor bor" }, ifMatch: version }),
    );
  await judge(1);
  const { row, facts } = await readApplicationRecord(kit.database.db, second);
  kit.clock.advance(60_000);
  await kit.act(republic, (tx, acting) =>
    updateFacts(tx, acting, second, { body: { ...facts, outline: beside(520, 0.1) }, ifMatch: row.version }),
  );
  const [found] = (await list({ state: ["waiting"], limit: 1 })).items;
  expect(found).toMatchObject({ id: overlap, class: "duplicate", version: 3, foundAt: kit.clock.now().toISOString() });
  await expect(judge(2)).rejects.toMatchObject({ code: "precondition-failed" });
  await judge(3);
  const view = await kit.act(republic, (tx, acting) => readApplication(tx, acting, second));
  expect(view.overlaps).toMatchObject([{ version: 4, triage: { decision: "distinct" } }]);
});

test("an outline moved away takes the pair out of the register", async () => {
  const { second, overlap } = await overlapping(530, 0.5);
  const { row, facts } = await readApplicationRecord(kit.database.db, second);
  await kit.act(republic, (tx, acting) =>
    updateFacts(tx, acting, second, { body: { ...facts, outline: square(531) }, ifMatch: row.version }),
  );
  expect((await list()).items.map(({ id }) => id)).not.toContain(overlap);
});

test("staff see pairs with a file of their territory, their own first and nothing to open of another's; bodies see none", async () => {
  await kit.create({ outline: square(540) });
  kit.clock.advance(60_000);
  const theirs = await kit.create(
    { districtSoato: "1703202", neighborhoodId: "17090001", cadastreNumber: null, outline: beside(540, 0.5) },
    republic,
  );
  const neighbour: Actor = { ...kit.cast.operator, territory: "1703202" };
  const [seen, ...others] = (await list({}, neighbour)).items;
  expect(others).toEqual([]);
  expect(seen?.first).toMatchObject({ id: theirs, district: { soato: "1703202" } });
  expect(seen?.second).toMatchObject({ id: null, district: { soato: kitDistrict } });
  expect(await pairs({ district: [kitDistrict] }, neighbour)).toEqual([]);
  expect((await list({ district: ["1703202"] })).total).toBe(1);
  expect((await list({ region: ["1703", "1718"] })).total).toBe((await list()).total);
  expect(await list({}, kit.cast.architect)).toEqual({ items: [], total: 0, more: false, next: null });
  expect((await list({}, kit.cast.citizen)).total).toBe(0);
});

test("of two plots saved at one moment over the same ground one finds the other", async () => {
  const before = (await list()).total;
  const [one, other] = await Promise.all([
    kit.create({ outline: square(550) }),
    kit.create({ outline: beside(550, 0.3) }),
  ]);
  const [found] = (await list({ limit: 1 })).items;
  expect((await list()).total).toBe(before + 1);
  expect(new Set([found?.first.id, found?.second.id])).toEqual(new Set([one, other]));
});

import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { machineClockOf } from "../../platform/clock/clock.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { fillOn } from "../../platform/fills/fill-on.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { areaWay } from "../../testing/area-way.js";
import { recallArea } from "./acts.js";
import { findArea } from "./area.js";
import { areaIds, areaPage, countAreas } from "./queries.js";
import { fillSentAreas, wrongSentAreas } from "./sent-areas.js";
import { sentAreasFill } from "./sent-areas-fill.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterEach(async () => {
  await sql`delete from area_sendings`.execute(kit.database.db);
  await sql`delete from sent_areas`.execute(kit.database.db);
});
afterAll(() => kit.close());

const { enter, outcome, send, take, find, lastOutline } = areaWay(() => kit);

type Filters = Omit<Parameters<typeof areaPage>[2], "after">;

/** Numbers of the areas that the inspector's register lists, in its order. */
async function listed(filters: Filters = {}): Promise<string[]> {
  const { items, total } = await areaPage(kit.database.db, kit.cast.inspector, filters, kit.clock.now());
  expect(total).toBe(items.length);
  return items.map(({ number }) => number);
}

const numberOf = async (id: string): Promise<string> => (await findArea(kit.database.db, id)).number;

test("what was sent before the database wrote it down is listed all the same, until and after the fill has done it", async () => {
  const { db } = kit.database;
  const ids = [await enter(), await enter(), await enter()];
  for (const id of ids) await send(id);
  const before = await listed({ sort: "number" });
  expect(before).toEqual(await Promise.all(ids.map(numberOf)));
  // As the version before left them, two of which were changed since.
  await sql`delete from sent_areas`.execute(db);
  await sql`update fills set done_at = null, chunk_rows = 1 where name = ${sentAreasFill.name}`.execute(db);
  for (const id of ids.slice(0, 2)) await take(id);
  // Within a transaction nobody remembers that all was filled.
  const still = await withTransaction(db, async (tx) =>
    areaIds(tx, { reader: kit.cast.inspector, now: kit.clock.now() }, {}, { except: [], limit: 9 }),
  );
  expect(still).toEqual(ids);
  const clock = machineClockOf(kit.clock);
  expect(await fillOn(db, sentAreasFill, { clock, pause: async () => {} })).toBe("done");
  expect(await wrongSentAreas(db)).toEqual([]);
  expect(await listed({ sort: "number" })).toEqual(before);
});

test("an inspection lists what it is and was sent, as it stands now, whatever it is narrowed by", async () => {
  const [never, recalled, taken] = [await enter(), await enter(), await enter()];
  const [longitude = 0, latitude = 0] = lastOutline().coordinates[0]?.[0] ?? [];
  for (const id of [recalled, taken]) await send(id);
  await take(taken);
  await outcome(kit.cast.operator, recalled, async (tx, acting) => recallArea(tx, acting, recalled, { reason: "-" }));
  const [first, second] = [await numberOf(recalled), await numberOf(taken)];

  expect(await listed({ sort: "number" })).toEqual([first, second]);
  expect(await listed({ sort: "-number", limit: 10 })).toEqual([second, first]);
  expect(await listed({ state: ["area_taken"] })).toEqual([second]);
  expect(await listed({ search: second })).toEqual([second]);
  expect(await listed({ search: await numberOf(never) })).toEqual([]);
  const box = [longitude - 0.00001, latitude - 0.00001, longitude + 0.00001, latitude + 0.00001] as const;
  expect(await listed({ bbox: [...box] })).toEqual([second]);

  // Found and confirmed: it went on, and is listed where it stands.
  await find(taken, "occupied");
  expect(await listed({ state: ["area_taken"] })).toEqual([]);
  expect(await listed({ confirmation: "confirmed" })).toEqual([second]);
  expect(await countAreas(kit.database.db, kit.cast.inspector, { inspected: true }, kit.clock.now())).toMatchObject({
    total: 0,
  });
});

test("what an inspection was sent is told where it is wrong, and is written anew", async () => {
  const { db } = kit.database;
  const id = await enter();
  await send(id);
  expect(await wrongSentAreas(db)).toEqual([]);
  await sql`update sent_areas set state = 'area_taken' where id = ${id}`.execute(db);
  expect((await wrongSentAreas(db)).map(({ over }) => over)).toEqual([-1, 1]);
  await sql`delete from sent_areas`.execute(db);
  expect(await wrongSentAreas(db)).toContainEqual(expect.objectContaining({ over: -1 }));
  await fillSentAreas(db);
  expect(await wrongSentAreas(db)).toEqual([]);

  // An inspection that ends is none under way, whatever becomes of its area.
  await sql`update area_sendings set ended_at = sent_at where area_id = ${id}`.execute(db);
  expect(await wrongSentAreas(db)).toEqual([]);
  expect(await listed({ inspected: true })).toEqual([]);
  await sql`update area_sendings set ended_at = null where area_id = ${id}`.execute(db);

  // What a version left behind that knew nothing of it follows its area all the same.
  await sql`delete from sent_areas`.execute(db);
  await take(id);
  expect(await listed({ inspected: true })).toEqual([await numberOf(id)]);
});

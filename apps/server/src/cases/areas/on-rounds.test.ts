import { afterAll, beforeAll, expect, test } from "vitest";
import { type DiaryKit, openDiaryKit } from "../../testing/diary-kit.js";
import type { MadePerson } from "../../testing/people.js";

let kit: DiaryKit;
const ids: string[] = [];
beforeAll(async () => {
  kit = await openDiaryKit();
  const device = await kit.device();
  for (let n = 0; n < 5; n += 1) ids.push(await kit.taken());
  const visit = async (n: number) => kit.handIn(kit.visit(ids[n] ?? "", device), device.ticket);
  const round = async (day: string, areas: readonly number[], by: MadePerson = kit.inspector) => {
    const body = { name: "Ertalab", day, areaIds: areas.map((n) => ids[n]) };
    const made = await kit.service.call({ method: "POST", path: "/diary/rounds", token: by.token, body });
    if (made.status >= 300) throw new Error(made.text);
  };
  // The fourth is seen before any round was made; the fifth is on none.
  await round("2026-03-06", [0, 1, 3]);
  await round("2026-03-07", [1, 2], kit.colleague);
  kit.service.clock.advance(60_000);
  await visit(1);
});
afterAll(async () => kit.close());

const rising = (one: number, other: number) => one - other;

async function found(query: string, by: MadePerson = kit.office): Promise<readonly number[]> {
  const reply = await kit.service.call({ path: `/areas?${query}`, token: by.token });
  if (reply.status !== 200) throw new Error(reply.text);
  const items = reply.body["items"] as { id: string }[];
  expect(reply.body["total"]).toBe(items.length);
  return items.map(({ id }) => ids.indexOf(id)).toSorted(rising);
}

test.each([
  ["round=taken_along", [0, 1, 2, 3]],
  ["round=visited", [1]],
  ["round=left", [0, 2, 3]],
  ["roundFrom=2026-03-07", [1, 2]],
  ["round=left&roundFrom=2026-03-06&roundTo=2026-03-06", [0, 3]],
  // Its person has not seen it: their colleague has, of another round.
  ["round=visited&roundFrom=2026-03-07&roundTo=2026-03-07", []],
  ["visited=true", [1]],
  ["visited=false", [0, 2, 3, 4]],
])("areas are narrowed by %s", async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test("what was taken along is what was visited and what was left, whatever became of it", async () => {
  const [along, visited, left] = [
    await found("round=taken_along"),
    await found("round=visited"),
    await found("round=left"),
  ];
  expect([...visited, ...left].toSorted(rising)).toEqual(along);
  const { db } = kit.service.context;
  await db
    .updateTable("areas")
    .set({ basket: "written_off", basket_reason: "Takror" })
    .where("id", "=", ids[1] ?? "")
    .execute();
  expect(await found("round=visited")).toEqual([1]);
});

test("an organisation is told of its own rounds alone", async () => {
  expect(await found("round=taken_along", kit.stranger)).toEqual([]);
  expect(await found("round=taken_along", kit.colleague)).toEqual([0, 1, 2, 3]);
});

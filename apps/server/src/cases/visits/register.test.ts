import type { VisitRow } from "@yer/api/contract/visit-register";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DiaryKit, type KitDevice, openDiaryKit } from "../../testing/diary-kit.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";

let kit: DiaryKit;
let device: KitDevice;
const ids: string[] = [];
beforeAll(async () => {
  kit = await openDiaryKit();
  device = await kit.device();
  for (const [n, finding] of (["occupied", "empty", "occupied"] as const).entries()) {
    const area = await kit.taken();
    const visit = kit.visit(area, device, finding, {
      visitedOn: `2026-03-0${String(n + 1)}`,
      position: { latitude: 39.6 + n, longitude: 66.9, accuracy: 5 },
    });
    await kit.handIn(visit, device.ticket);
    ids.push(visit.id);
    kit.service.clock.advance(60_000);
    // The last is written a second time, when its area has moved on.
    if (n === 2) {
      const late = kit.visit(area, device, "empty", { visitedOn: "2026-03-04" });
      await kit.handIn(late, device.ticket);
      ids.push(late.id);
    }
  }
});
afterAll(async () => kit.close());

async function listed(query = "", by: MadePerson = kit.office): Promise<readonly string[]> {
  const reply = await kit.service.call({ path: `/visits?${query}`, token: by.token });
  if (reply.status !== 200) throw new Error(reply.text);
  return (reply.body["items"] as VisitRow[]).map(({ id }) => id);
}
const nth = (...numbers: readonly number[]) => numbers.map((n) => ids[n]);

test("the latest received comes first, and each order turns", async () => {
  expect(await listed()).toEqual(nth(3, 2, 1, 0));
  expect(await listed("sort=receivedAt")).toEqual(nth(0, 1, 2, 3));
  expect(await listed("sort=visitedOn")).toEqual(nth(0, 1, 2, 3));
  expect(await listed("sort=-visitedOn&limit=2")).toEqual(nth(3, 2));
});

test.each([
  ["finding=empty", [3, 1]],
  ["from=2026-03-02&to=2026-03-03", [2, 1]],
  ["moved=false", [3]],
  ["moved=true", [2, 1, 0]],
  ["walked=true", []],
  [`district=${kitDistrict}`, [3, 2, 1, 0]],
  ["district=1703202", []],
  ["bbox=66,40,67,41", [1]],
] as const)("narrowed by %s", async (query, expected) => {
  expect(await listed(query)).toEqual(nth(...expected));
});

test("narrowed by who wrote them, by area and by number", async () => {
  expect(await listed(`writer=${kit.inspector.id}`)).toHaveLength(4);
  expect(await listed(`writer=${kit.colleague.id}`)).toEqual([]);
  const { body } = await kit.service.call({ path: "/visits?limit=1", token: kit.office.token });
  const [row] = body["items"] as [VisitRow];
  expect(row).toMatchObject({ by: { name: "Nazoratchi Biri" }, keptBecause: "moved_on", photos: 0 });
  expect(await listed(`area=${row.area.id}`)).toEqual(nth(3, 2));
  expect(await listed(`search=${row.area.number}`)).toEqual(nth(3, 2));
});

test("pages follow one another without a gap", async () => {
  const first = await kit.service.call({ path: "/visits?limit=3", token: kit.office.token });
  expect(first.body).toMatchObject({ total: 4, more: false });
  expect(await listed(`limit=3&after=${encodeURIComponent(String(first.body["next"]))}`)).toEqual(nth(0));
});

test("an inspection sees its own visits, and no other; a place its own", async () => {
  expect(await listed("", kit.colleague)).toHaveLength(4);
  expect(await listed("", kit.stranger)).toEqual([]);
  const elsewhere = await makePerson(kit.service, { territory: "1703", codes: ["read:visit"] });
  expect(await listed("", elsewhere)).toEqual([]);
  const without = await makePerson(kit.service, { territory: kitDistrict, codes: ["read:area"] });
  expect((await kit.service.call({ path: "/visits", token: without.token })).status).toBe(403);
});

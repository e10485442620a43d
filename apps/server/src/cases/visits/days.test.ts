import type { VisitDay } from "@yer/api/contract/visit-days";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kitDistrict } from "../../testing/application-kit.js";
import { type DiaryKit, openDiaryKit } from "../../testing/diary-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";

let kit: DiaryKit;
beforeAll(async () => {
  kit = await openDiaryKit();
  const [own, colleagues] = [await kit.device(), await kit.device(kit.colleague)];
  const write = async (visitedOn: string, finding: "occupied" | "empty", device = own) => {
    await kit.handIn(kit.visit(await kit.taken(), device, finding, { visitedOn, hours: 0.5 }), device.ticket);
  };
  await write("2026-03-02", "occupied");
  await write("2026-03-02", "empty");
  await write("2026-03-02", "occupied");
  await write("2026-03-03", "empty");
  await write("2026-03-03", "occupied", colleagues);
});
afterAll(async () => kit.close());

async function page(query = "", by: MadePerson = kit.office) {
  const reply = await kit.service.call({ path: `/visits/days?${query}`, token: by.token });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body as unknown as { items: VisitDay[]; total: number; next: string | null };
}
const told = (items: readonly VisitDay[]) => items.map(({ day, by, visits }) => `${day} ${by?.name ?? ""} ${visits}`);

test("a day of a person is one row, with what they found, photographed, walked and how long it took", async () => {
  const { items, total } = await page("sort=day");
  expect(total).toBe(3);
  expect(items[0]).toMatchObject({
    day: "2026-03-02",
    by: { name: "Nazoratchi Biri" },
    visits: 3,
    findings: [
      { finding: "occupied", visits: 2 },
      { finding: "empty", visits: 1 },
    ],
    photos: 0,
    walked: 0,
    hours: 1.5,
    kept: 0,
  });
});

test("the latest day comes first, pages follow one another without a gap, and the order turns", async () => {
  const all = told((await page()).items);
  expect(all).toHaveLength(3);
  expect(all[2]).toBe("2026-03-02 Nazoratchi Biri 3");
  const first = await page("limit=2");
  const rest = await page(`limit=2&after=${encodeURIComponent(String(first.next))}`);
  expect([...told(first.items), ...told(rest.items)]).toEqual(all);
  expect(told((await page("sort=day")).items)).toEqual(all.toReversed());
});

test.each([
  ["from=2026-03-03", 2],
  ["to=2026-03-02", 1],
  ["search=hamkasb", 1],
  [`district=${kitDistrict}`, 3],
  ["district=1703202", 0],
])("narrowed by %s", async (query, rows) => {
  expect((await page(query)).total).toBe(rows);
});

test("a row's day, person and organisation ask the register for as many visits as it says", async () => {
  for (const { day, by, organisation, visits } of (await page()).items) {
    const asked = `writer=${by?.id ?? ""}&organisation=${organisation.id}&from=${day}&to=${day}`;
    const { body } = await kit.service.call({ path: `/visits?${asked}`, token: kit.office.token });
    expect(body["total"]).toBe(visits);
  }
});

test("an inspection sees its own days, a place its own, and whoever may not read visits none", async () => {
  expect((await page("", kit.stranger)).items).toEqual([]);
  expect((await page("", await makePerson(kit.service, { territory: "1703", codes: ["read:visit"] }))).items).toEqual(
    [],
  );
  const without = await makePerson(kit.service, { territory: kitDistrict, codes: ["read:area"] });
  expect((await kit.service.call({ path: "/visits/days", token: without.token })).status).toBe(403);
});

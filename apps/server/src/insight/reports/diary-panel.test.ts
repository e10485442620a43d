import type { ReportRead } from "@yer/api/contract/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DiaryKit, openDiaryKit } from "../../testing/diary-kit.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";

let kit: DiaryKit;
beforeAll(async () => {
  kit = await openDiaryKit();
  const device = await kit.device();
  const areas = [await kit.taken(), await kit.taken(), await kit.taken()];
  const body = { name: "Ertalab", day: "2026-03-02", areaIds: areas };
  await kit.service.call({ method: "POST", path: "/diary/rounds", token: kit.inspector.token, body });
  for (const [n, finding] of (["occupied", "empty"] as const).entries()) {
    const given = { visitedOn: n === 0 ? "2026-03-02" : "2026-03-10" };
    await kit.handIn(kit.visit(areas[n] ?? "", device, finding, given), device.ticket);
  }
});
afterAll(async () => kit.close());

const days = "from=2026-03-01&to=2026-03-31";
const read = async (part: string, query = days, by: MadePerson = kit.office) =>
  kit.service.call({ path: `/visits/panel/${part}?${query}`, token: by.token });
async function numbers(part: string, query = days, by: MadePerson = kit.office) {
  const reply = await read(part, query, by);
  if (reply.status !== 200) throw new Error(reply.text);
  const { columns, items, total } = reply.body as unknown as ReportRead;
  const of = (values: readonly (number | null)[]) =>
    Object.fromEntries(columns.flatMap((id, at) => (values[at] ? [[id, values[at]]] : [])));
  return {
    total: of(total),
    rows: items.flatMap(({ key, values }) => (values.some(Boolean) ? [[key, of(values)]] : [])),
  };
}

test("visits are told by place, week and inspector, each with what was found", async () => {
  const total = { visits: 2, occupied: 1, empty: 1 };
  expect(await numbers("visits")).toEqual({ total, rows: [[kitDistrict.slice(0, 4), total]] });
  expect((await numbers("visits", `${days}&by=inspector`)).rows).toEqual([[kit.inspector.id, total]]);
  expect((await numbers("visits", `${days}&by=week`)).rows).toEqual([
    ["2026-03-02", { visits: 1, occupied: 1 }],
    ["2026-03-09", { visits: 1, empty: 1 }],
  ]);
});

test("rounds are told against visits, and plots under inspection that nobody visited beside them", async () => {
  expect((await numbers("rounds")).total).toMatchObject({
    takenAlong: 3,
    visited: 2,
    visitedShare: 2 / 3,
    left: 1,
    unvisited: 1,
  });
  expect((await numbers("rounds", "from=2026-04-01&to=2026-04-30")).total["takenAlong"]).toBeUndefined();
});

test("it opens to inspectors, whom no menu leads to reports, with numbers of their own organisation", async () => {
  expect((await read("visits", days, kit.inspector)).status).toBe(200);
  expect((await numbers("visits", days, kit.stranger)).total).toEqual({});
  expect((await numbers("rounds", days, kit.stranger)).total).toEqual({});
});

test("whoever may not read visits, or areas, is told no number of them, and no other report stands there", async () => {
  const areas = await makePerson(kit.service, { territory: kitDistrict, codes: ["read:area", "menu:report"] });
  expect((await read("visits", days, areas)).status).toBe(403);
  const visits = await makePerson(kit.service, { territory: kitDistrict, codes: ["read:visit"] });
  expect((await read("rounds", days, visits)).status).toBe(403);
  expect((await read("visits", days, visits)).status).toBe(200);
  expect((await read("progress")).status).toBe(400);
});

import type { AreaFacts } from "@yer/api/contract/area-facts";
import { unpackOutline } from "@yer/api/contract/compact-outline";
import type { RoundPackage } from "@yer/api/contract/rounds";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DiaryKit, type KitDevice, openDiaryKit } from "../../testing/diary-kit.js";
import type { MadePerson } from "../../testing/people.js";

let kit: DiaryKit;
let device: KitDevice;
beforeAll(async () => {
  kit = await openDiaryKit();
  device = await kit.device();
});
afterAll(async () => kit.close());

const make = async (body: object, by: MadePerson = kit.inspector) =>
  kit.service.call({
    method: "POST",
    path: "/diary/rounds",
    token: by.token,
    body: { name: "Ertalab", day: "2026-03-06", ...body },
  });
const packed = async (id: string, by: MadePerson = kit.inspector, on = device, headers = {}) =>
  kit.service.call({ path: `/diary/rounds/${id}/package?device=${on.id}`, token: by.token, headers });

test("a round of named areas keeps their order, and counts what was visited since it was made", async () => {
  const areas = [await kit.taken(), await kit.taken(), await kit.taken()];
  const [a = "", b = "", c = ""] = areas;
  const made = await make({ areaIds: [c, a, b] });
  expect(made).toMatchObject({ status: 201, body: { areas: 3, visited: 0 } });
  await kit.handIn(kit.visit(a, device), device.ticket);
  const list = await kit.service.call({ path: "/diary/rounds", token: kit.inspector.token });
  expect(list.body).toMatchObject({ items: [{ id: made.body["id"], areas: 3, visited: 1 }] });
  const { plots } = (await packed(String(made.body["id"]))).body as unknown as RoundPackage;
  expect(plots.map(({ id, visited, state }) => [id, visited, state])).toEqual([
    [c, false, "area_taken"],
    [a, true, "area_new"],
    [b, false, "area_taken"],
  ]);
});

/** An outline to the millionth of a degree. */
const rounded = (outline: AreaFacts["outline"]) =>
  outline && {
    ...outline,
    coordinates: outline.coordinates.map((ring) =>
      ring.map(([x, y]) => [Number(x.toFixed(6)), Number(y.toFixed(6))] as const),
    ),
  };

test("what a device takes along has outlines to the millionth of a degree, the plots around, and what a visit asks", async () => {
  const [own, neighbour] = [await kit.taken(), await kit.taken()];
  const id = String((await make({ areaIds: [own] })).body["id"]);
  const taken = (await packed(id)).body as unknown as RoundPackage;
  const drawn = async (area: string) =>
    rounded(
      ((await kit.service.call({ path: `/areas/${area}`, token: kit.office.token })).body["facts"] as AreaFacts)
        .outline,
    );
  expect(taken.plots.map(({ outline }) => outline && unpackOutline(outline))).toEqual([await drawn(own)]);
  expect(taken.around.map(unpackOutline)).toContainEqual(await drawn(neighbour));
  expect(taken.around.map(unpackOutline)).not.toContainEqual(await drawn(own));
  expect(taken.questions.groupVersion).toBe(1);
  expect(taken.places).toMatchObject([{ id: "14160001" }]);
});

test("what is taken along names nobody", async () => {
  const area = await kit.taken();
  const { db } = kit.service.context;
  await db.updateTable("areas").set({ found_by: "Shaxsov Shaxs" }).where("id", "=", area).execute();
  const { text } = await packed(String((await make({ areaIds: [area] })).body["id"]));
  for (const name of ["Shaxsov", "Nazoratchi", "Idora"]) expect(text).not.toContain(name);
  expect(text).not.toMatch(/pinfl|occupier|phone/i);
});

test("whoever has the package as it stands is told so, and it lies in no shared store", async () => {
  const id = String((await make({ areaIds: [await kit.taken()] })).body["id"]);
  const first = await packed(id);
  expect(first.headers["cache-control"]).toContain("private");
  const again = await packed(id, kit.inspector, device, { "if-none-match": String(first.headers["etag"]) });
  expect(again.status).toBe(304);
});

test("a round of a neighbourhood has all that the organisation has taken there", async () => {
  const area = await kit.taken();
  const made = await make({ neighborhoodId: "14160001" });
  expect(made.status).toBe(201);
  const { plots } = (await packed(String(made.body["id"]))).body as unknown as RoundPackage;
  expect(plots.map(({ id }) => id)).toContain(area);
  expect(plots.every(({ state }) => state === "area_taken")).toBe(true);
});

test("areas that another organisation inspects, or nobody, are no choice", async () => {
  const area = await kit.taken();
  expect(await make({ areaIds: [area] }, kit.stranger)).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: "/areaIds/0", code: "choice" }] },
  });
  expect((await make({ neighborhoodId: "14160001" }, kit.stranger)).status).toBe(400);
  expect((await make({ areaIds: [area], neighborhoodId: "14160001" })).status).toBe(400);
  expect((await make({})).status).toBe(400);
});

test("a round is its person's alone", async () => {
  const id = String((await make({ areaIds: [await kit.taken()] })).body["id"]);
  const theirs = await kit.device(kit.colleague);
  expect((await packed(id, kit.colleague, theirs)).status).toBe(404);
  const drop = async (by: MadePerson) =>
    (await kit.service.call({ method: "DELETE", path: `/diary/rounds/${id}`, token: by.token })).status;
  expect(await drop(kit.colleague)).toBe(404);
  expect(await drop(kit.inspector)).toBe(204);
  expect((await packed(id)).status).toBe(404);
});

test("no device takes a round along that is another's, unknown, or was ended", async () => {
  const id = String((await make({ areaIds: [await kit.taken()] })).body["id"]);
  expect((await packed(id, kit.inspector, await kit.device(kit.colleague))).status).toBe(404);
  expect((await packed(id, kit.inspector, { id: "018f0000-0000-7000-8000-000000000000", ticket: "" })).status).toBe(
    404,
  );
  const lost = await kit.device();
  const end = `/users/${kit.inspector.id}/diary-devices/${lost.id}`;
  await kit.service.call({ method: "DELETE", path: end, token: kit.office.token });
  expect(await packed(id, kit.inspector, lost)).toMatchObject({
    status: 409,
    body: { reasons: [{ code: "device-ended" }] },
  });
});

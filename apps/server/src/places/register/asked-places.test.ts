import { permissionCodes } from "@yer/api/contract/codes";
import type { PlaceRecord } from "@yer/api/contract/places-register";
import { afterAll, beforeAll, expect, test } from "vitest";
import { madePinfl, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";

/** Neighbourhoods with their districts: two of one district, one of another in the same region, one far away. */
const hoods = [
  ["14160001", "1718401"],
  ["14160002", "1718401"],
  ["14020001", "1718203"],
  ["17090001", "1703202"],
  ["17090002", "1703202"],
] as const;

let service: TestApp;
let administrator: string;
let operator: string;
beforeAll(async () => {
  service = await openTestApp();
  administrator = (await makePerson(service, { codes: permissionCodes })).token;
  const { codes } = standardPositions.operator;
  operator = (await makePerson(service, { territory: "17", codes: [...codes, "export:property"] })).token;
  for (const [index, [id, district]] of hoods.entries()) {
    await makeHood(id, district);
    await open(index + 1, id, district);
    await enter(index + 1, id, district);
  }
});
afterAll(() => service.close());

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each call says what it reads of its reply
async function ask<T>(path: string, token = operator): Promise<T> {
  const reply = await service.call({ path, token });
  expect([path, reply.status]).toEqual([path, 200]);
  return reply.body as T;
}

async function send(path: string, body: object, token = operator, version?: number) {
  const headers: Record<string, string> = version === undefined ? {} : { "if-match": `"${version}"` };
  const reply = await service.call({ method: "POST", path, token, headers, body });
  if (reply.status >= 300) throw new Error(reply.text);
}

async function makeHood(code: string, parent: string): Promise<void> {
  const name = { uz_UZ: `Mahalla ${code}`, uz_Cyrl: "", ru_RU: "", en_US: "" };
  const given = { code, name, parent, type: null, cadastreCode: null, bhmMultiple: null };
  await send("/place-register", given, administrator);
}

const pairOf = (district: string): string =>
  ({ "1703": "17:09", "1712": "21:01", "1718": "14:16" })[district.slice(0, 4)] ?? "";

async function open(n: number, neighborhoodId: string, districtSoato: string): Promise<void> {
  await send("/applications", {
    legalBasis: 1,
    cadastreNumber: `${pairOf(districtSoato)}:01:01:01:${String(n).padStart(4, "0")}`,
    occupier: { kind: "person", name: "Aliyev Ali", pinfl: madePinfl(n), passport: "ZZ1234567", birthDate: null },
    districtSoato,
    neighborhoodId,
    address: null,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400, documented: 0, excess: 0, built: 120 },
    occupiedSince: 2012,
    outline: square(n),
    buildings: [],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  });
}

/** An area half over the application of the same number, so that each pair overlaps. */
async function enter(n: number, neighborhoodId: string, districtSoato: string): Promise<void> {
  const { coordinates, type } = square(n);
  const outline = { type, coordinates: coordinates.map((ring) => ring.map(([x, y]) => [x + 0.0001, y])) };
  await send("/areas", { ...bareAreaFacts, districtSoato, neighborhoodId, outline });
}

interface Listed {
  readonly total: number;
  readonly items: readonly { readonly neighborhood: { readonly id: string } }[];
}

/** Neighbourhoods of the applications that a query leaves; everything else that counts under it agrees. */
async function found(query: string): Promise<string[]> {
  const list = await ask<Listed>(`/applications?${query}`);
  const areas = await ask<Listed>(`/areas?${query}`);
  const overlaps = await ask<Listed>(`/overlaps?${query}`);
  const counts = await ask<{ total: number; areas: number }>(`/map/counts?level=region&${query}`);
  const panel = await ask<{ statuses: { total: number; ages: object }[] }>(`/process-panel?${query}`);
  const inStatuses = panel.statuses.reduce((sum, { total }) => sum + total, 0);
  expect([areas.total, overlaps.total, counts.total, counts.areas, inStatuses]).toEqual(
    Array.from({ length: 5 }, () => list.total),
  );
  const asked: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) asked[name] = [...(asked[name] ?? []), value];
  const csv = await service.app.inject({
    method: "POST",
    url: "/api/v1/exports/direct",
    headers: { authorization: `Bearer ${operator}` },
    payload: { register: "applications", format: "csv", locale: "uz_UZ", columns: [], query: asked },
  });
  expect(csv.payload.trim().split("\r\n").length - 1).toBe(list.total);
  return list.items.map(({ neighborhood }) => neighborhood.id).toSorted();
}

test("places of different levels are one choice: what lies in any of them is listed, counted and drawn", async () => {
  expect(await found("region=1718&neighborhood=17090001")).toEqual(["14020001", "14160001", "14160002", "17090001"]);
  expect(await found("district=1718203&neighborhood=14160002")).toEqual(["14020001", "14160002"]);
  expect(await found("district=1718203&district=1703202")).toEqual(["14020001", "17090001", "17090002"]);
  expect(await found("region=1718&district=1718203")).toEqual(["14020001", "14160001", "14160002"]);
  expect(await found("region=1735")).toEqual([]);
});

async function merge(code: string, into: string): Promise<void> {
  const { version } = await ask<PlaceRecord>(`/place-register/${code}`, administrator);
  await send(`/place-register/${code}/merge`, { into, reason: "Qaror" }, administrator, version);
}

interface Counted {
  readonly items: readonly { readonly code: string; readonly total: number }[];
}

test("a place asked for brings what was merged into it, and a code of old times asks for what stands in its stead", async () => {
  await merge("17090002", "17090001");
  const both = ["17090001", "17090002"];
  expect(await found("neighborhood=17090001")).toEqual(both);
  expect(await found("neighborhood=17090002")).toEqual(both);
  const { items } = await ask<Counted>("/map/counts?level=neighborhood&district=1703202");
  expect(items).toMatchObject([{ code: "17090001", total: 2 }]);
});

test("a district that went on in another region is found under its region of today", async () => {
  const before = await found("region=1718");
  await merge("1718", "1712");
  expect(await found("region=1712")).toEqual(before);
  expect(await found("region=1718")).toEqual(before);
  expect(await found("district=1718203")).toEqual(["14020001"]);
  const [{ successors }] = (
    await ask<{ items: [{ successors: { code: string }[] }] }>("/places?code=1718203&code=1799999")
  ).items;
  expect(await found(`district=${successors[0]?.code}`)).toEqual(["14020001"]);
});

test("a split place stands for itself, and is found with all of its parts: nobody knows which of them its files lie in", async () => {
  const { version, path } = await ask<PlaceRecord>("/place-register/14160002", administrator);
  const part = (code: string) => ({
    code,
    name: { uz_UZ: `Qism ${code}`, uz_Cyrl: "", ru_RU: "", en_US: "" },
    parent: path.at(-1)?.code ?? null,
    type: null,
    cadastreCode: null,
    bhmMultiple: null,
    children: [],
  });
  const split = { parts: [part("14160003"), part("14160004")], keep: false, reason: "Qaror" };
  await send("/place-register/14160002/split", split, administrator, version);
  expect(await found("neighborhood=14160003")).toEqual([]);
  expect(await found("neighborhood=14160003&neighborhood=14160004")).toEqual(["14160002"]);
  const district = path.at(-1)?.code ?? "";
  await open(hoods.length + 1, "14160003", district);
  await enter(hoods.length + 1, "14160003", district);
  expect(await found("neighborhood=14160003")).toEqual(["14160003"]);
  expect(await found("neighborhood=14160002")).toEqual(["14160002"]);
  expect(await found("neighborhood=14160003&neighborhood=14160004")).toEqual(["14160002", "14160003"]);

  // On the map it stays by itself, and is said to; its number is the length of the list that its code opens.
  const counts = await ask<Counted & { split: string[] }>("/map/counts?level=neighborhood");
  expect(counts.split).toEqual(["14160002"]);
  expect(counts.items.filter(({ code }) => code.startsWith("14160"))).toMatchObject([
    { code: "14160001", total: 1 },
    { code: "14160002", total: 1 },
    { code: "14160003", total: 1 },
  ]);

  // Found by those who narrow a list, and offered to nobody who opens an application.
  const search = (query: string) => ask<{ items: { code: string; active: boolean }[] }>(`/places/search?${query}`);
  expect((await search("text=14160002&split=true")).items).toMatchObject([{ code: "14160002", active: false }]);
  expect((await search("text=14160002")).items.map(({ code }) => code)).not.toContain("14160002");
});

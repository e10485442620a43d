import { permissionCodes } from "@yer/api/contract/codes";
import type { ResolvedPlace } from "@yer/api/contract/places";
import type { PlaceRecord } from "@yer/api/contract/places-register";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let token: string;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());
beforeEach(async () => {
  ({ token } = await makePerson(service, { codes: permissionCodes }));
});

const district = "1718401";
let serial = 0;

function newNeighborhood(name: string, parent = district) {
  serial += 1;
  const code = `1416${String(serial).padStart(4, "0")}`;
  const given = { uz_UZ: name, uz_Cyrl: "", ru_RU: "", en_US: "" };
  return { code, name: given, parent, type: null, cadastreCode: null, bhmMultiple: null };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each call says what it reads of its reply
async function call<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown, version?: number, by = token) {
  const headers: Record<string, string> = version === undefined ? {} : { "if-match": `"${version}"` };
  const reply = await service.call({ method, path, token: by, headers, ...(body === undefined ? {} : { body }) });
  return { status: reply.status, body: reply.body as T };
}

async function create(name: string, parent = district): Promise<PlaceRecord> {
  const { body, status } = await call<PlaceRecord>("POST", "/place-register", newNeighborhood(name, parent));
  expect(status).toBe(201);
  return body;
}

async function offered(): Promise<string[]> {
  const { body } = await call<{ items: { id: string }[] }>("GET", `/neighborhoods?district=${district}`);
  return body.items.map(({ id }) => id);
}

async function resolve(code: string): Promise<ResolvedPlace> {
  return (await call<ResolvedPlace>("GET", `/places/${code}`)).body;
}

function districtFacts(code: string, name: string, cadastreCode: string) {
  return {
    code,
    name: { uz_UZ: name, uz_Cyrl: "", ru_RU: "", en_US: "" },
    parent: "1718",
    type: "tuman",
    cadastreCode,
    bhmMultiple: 1,
  };
}

async function walk(sort: string): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { body }: { body: { items: PlaceRecord[]; next: string | null } } = await call(
      "GET",
      `/place-register?level=district&limit=37&sort=${sort}${after === null ? "" : `&after=${after}`}`,
    );
    seen.push(...body.items.map(({ code }) => code));
    after = body.next;
  } while (after !== null);
  return seen;
}

test("a place given by its Uzbek name alone has names in four languages and is found in any script", async () => {
  const { code, name } = await create("Goʻzalobod mahallasi");
  expect(name).toEqual({
    uz_UZ: "Goʻzalobod mahallasi",
    uz_Cyrl: "Гўзалобод маҳалласи",
    ru_RU: "махалля Гузалобод",
    en_US: "Gozalobod neighbourhood",
  });
  for (const typed of ["gozalob", "go'zalobod", "Гўзал", "samarqand gozalobod", "gozolobod", code]) {
    const { body } = await call<{ items: { code: string }[] }>(
      "GET",
      `/places/search?text=${encodeURIComponent(typed)}`,
    );
    expect([typed, body.items[0]?.code]).toEqual([typed, code]);
  }
});

test("a renamed place is found by its former name, and two people's edits do not overwrite each other", async () => {
  const made = await create("Eskinom mahallasi");
  const { code, path: _, ...facts } = { ...newNeighborhood("Yanginom mahallasi"), code: made.code, path: null };
  const renamed = await call<PlaceRecord>("PUT", `/place-register/${code}`, facts, made.version);
  expect(renamed.body.formerNames.map(({ uz_UZ }) => uz_UZ)).toEqual(["Eskinom mahallasi"]);
  const found = await call<{ items: PlaceRecord[] }>("GET", "/place-register?level=neighborhood&search=eskinom");
  expect(found.body.items.map((place) => place.code)).toEqual([code]);
  const late = await call<{ code: string; current: PlaceRecord }>(
    "PUT",
    `/place-register/${code}`,
    facts,
    made.version,
  );
  expect([late.status, late.body.code, late.body.current.name.uz_UZ]).toEqual([
    412,
    "precondition-failed",
    "Yanginom mahallasi",
  ]);
});

test("a merged place is offered no more, its code leads to the one that stands, however many merges later", async () => {
  const [a, b, c] = [await create("Birinchi"), await create("Ikkinchi"), await create("Uchinchi")];
  await call("POST", `/place-register/${a.code}/merge`, { into: b.code, reason: "Qaror 1" }, a.version);
  await call("POST", `/place-register/${b.code}/merge`, { into: c.code, reason: "Qaror 2" }, b.version);
  expect((await resolve(a.code)).successors.map(({ code }) => code)).toEqual([c.code]);
  const ids = await offered();
  expect(ids).toContain(c.code);
  expect(ids).not.toContain(a.code);
  const page = await call<PlaceRecord>("GET", `/place-register/${a.code}`);
  expect(page.body.successors.map(({ code }) => code)).toEqual([b.code]);
  const into = await call<PlaceRecord>("GET", `/place-register/${c.code}`);
  expect(into.body.predecessors.map(({ code }) => code)).toEqual([b.code]);
  const again = await call<{ reasons: { code: string }[] }>(
    "POST",
    `/place-register/${a.code}/active`,
    { active: true, reason: "Qaytarish" },
    page.body.version,
  );
  expect(again.body.reasons.map(({ code }) => code)).toEqual(["place-succeeded"]);
});

const read = async (code: string) => (await call<PlaceRecord>("GET", `/place-register/${code}`)).body;
const below = async (region: string) => {
  const { body } = await call<{ items: PlaceRecord[] }>(
    "GET",
    `/place-register?level=district&region=${region}&active=true&limit=200`,
  );
  return body.items;
};

test("a merged region's districts go on in the other under codes of their own, and every old code leads there", async () => {
  const { db } = service.context;
  const [into, from] = ["1712", "1724"];
  const standing = await below(into);
  const moving = await below(from);
  const hood = await create("Koʻchuvchi", moving[0]?.code);
  const { status } = await call(
    "POST",
    `/place-register/${from}/merge`,
    { into, reason: "Qonun" },
    (await read(from)).version,
  );
  expect(status).toBe(200);
  expect((await resolve(from)).successors.map(({ code }) => code)).toEqual([into]);
  const after = await below(into);
  expect(await below(from)).toEqual([]);
  expect(after.length).toBe(standing.length + moving.length);
  expect(new Set(after.map(({ code }) => code)).size).toBe(after.length);
  for (const { code, name } of moving) {
    const [successor, ...others] = (await resolve(code)).successors;
    expect(others).toEqual([]);
    expect(successor?.code.startsWith(into)).toBe(true);
    expect(successor?.name).toEqual(name);
    const record = await read(successor?.code ?? "");
    expect(record.outline).toBe("approximate");
    expect(record.cadastreCode).toMatch(/^\d\d:\d\d$/);
  }
  const moved = (await read(hood.code)).path.map(({ code }) => code);
  expect(moved).toEqual([into, (await resolve(moving[0]?.code ?? "")).successors[0]?.code]);
  expect((await verifyHistory(db, service.context.secrets.historyPublicKey)).faults).toEqual([]);
});

test("districts split off with a new region go on there, and their old codes lead to them", async () => {
  const [first, second, ...left] = (await below("1727")).map(({ code }) => code);
  const given = { uz_UZ: "Yangi viloyat", uz_Cyrl: "", ru_RU: "", en_US: "" };
  const part = { code: "1799", name: given, parent: null, type: null, cadastreCode: "99", bhmMultiple: null };
  const { status } = await call(
    "POST",
    "/place-register/1727/split",
    { parts: [{ ...part, children: [first, second] }], keep: true, reason: "Qonun" },
    (await read("1727")).version,
  );
  expect(status).toBe(200);
  expect((await below("1727")).map(({ code }) => code).toSorted()).toEqual(left.toSorted());
  const codes = (await below("1799")).map(({ code }) => code);
  expect(codes.length).toBe(2);
  const led = [await resolve(first ?? ""), await resolve(second ?? "")].flatMap(({ successors }) => successors);
  expect(led.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test("a place does not merge into itself, into another level or into one that is not offered", async () => {
  const [a, b] = [await create("Aholi"), await create("Bahor")];
  await call("POST", `/place-register/${b.code}/active`, { active: false, reason: "Yopildi" }, b.version);
  for (const into of [a.code, district, b.code, "99999999"]) {
    const { status } = await call("POST", `/place-register/${a.code}/merge`, { into, reason: "Qaror" }, a.version);
    expect([into, status]).toEqual([into, 400]);
  }
});

test("a district that is split hands each of its neighbourhoods to a part, and is refused while one has none", async () => {
  const made = await call<PlaceRecord>("POST", "/place-register", districtFacts("1718290", "Sinov tumani", "14:90"));
  const [n1, n2] = [await create("Shimol", "1718290"), await create("Janub", "1718290")];
  const part = (code: string, name: string, pair: string, children: string[]) => ({
    ...districtFacts(code, name, pair),
    children,
  });
  const split = async (children: string[]) =>
    call<PlaceRecord & { reasons: { code: string }[] }>(
      "POST",
      "/place-register/1718290/split",
      {
        parts: [
          part("1718291", "Shimoliy tuman", "14:91", [n1.code]),
          part("1718292", "Janubiy tuman", "14:92", children),
        ],
        keep: false,
        reason: "Qaror",
      },
      made.body.version,
    );
  const refused = await split([]);
  expect(refused.body.reasons.map(({ code }) => code)).toEqual(["children-unassigned"]);
  const done = await split([n2.code]);
  expect(done.body.active).toBe(false);
  expect((await resolve(n2.code)).path.map(({ code }) => code)).toEqual(["1718", "1718292"]);
  expect((await resolve("1718290")).successors.map(({ code }) => code).toSorted()).toEqual(["1718291", "1718292"]);
});

test("what a place holds is wanted of it: parents of the level above, codes of their own", async () => {
  const wrong = [
    { ...newNeighborhood("A"), parent: "1718" },
    { ...newNeighborhood("B"), parent: null },
    { ...newNeighborhood("C"), type: "tuman" },
    { ...newNeighborhood("D"), code: "1718299" },
  ];
  for (const body of wrong) expect((await call("POST", "/place-register", body)).status).toBe(400);
  const first = newNeighborhood("Takror");
  await call("POST", "/place-register", first);
  expect((await call<{ code: string }>("POST", "/place-register", first)).body.code).toBe("duplicate");
});

test("staff of a region see and change its places only", async () => {
  const { token: other } = await makePerson(service, { codes: permissionCodes, territory: "1703" });
  const made = await create("Begona");
  expect((await call("GET", `/place-register/${made.code}`, undefined, undefined, other)).status).toBe(404);
  const list = await call<{ items: PlaceRecord[]; total: number }>(
    "GET",
    "/place-register?level=district",
    undefined,
    undefined,
    other,
  );
  expect(list.body.items.every(({ code }) => code.startsWith("1703"))).toBe(true);
  expect(list.body.total).toBe(16);
});

test("the register goes through its pages without losing or repeating a place, both ways", async () => {
  const up = await walk("name");
  expect(new Set(up).size).toBe(up.length);
  expect(await walk("-name")).toEqual(up.toReversed());
});

test("each act on a place is an entry of a chain that verifies", async () => {
  const made = await create("Tarixiy");
  await call("POST", `/place-register/${made.code}/active`, { active: false, reason: "Sabab" }, made.version);
  const { body } = await call<{ items: { action: string; reason: string | null }[]; total: number }>(
    "GET",
    `/place-register/${made.code}/history`,
  );
  expect(body.items.map(({ action }) => action)).toEqual(["place.deactivated", "place.created"]);
  expect(body.total).toBe(2);
  expect(body.items[0]?.reason).toBe("Sabab");
  const verified = await verifyHistory(service.context.db, service.context.secrets.historyPublicKey);
  expect(verified.faults).toEqual([]);
});

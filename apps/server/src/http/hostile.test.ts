import { allEndpoints, permissionCodes, problemSchema, type Endpoint } from "@yer/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { signAccessToken } from "../auth/tokens.js";
import { makeSecrets } from "../config/secrets.js";
import { jsonb } from "../database/jsonb.js";
import { personnelSandbox } from "../demo/personnel-sandbox.js";
import { jsonSchema } from "../openapi/document.js";
import { kitDistrict, madePinfl, square } from "../testing/fileKit.js";
import { makePerson } from "../testing/people.js";
import { sampleValue } from "../testing/sampleValue.js";
import { openTestApp, type TestApp, type TestCall, type TestReply } from "../testing/testApp.js";

/** What people type who mean harm, or whose keyboard does. */
const hostileTexts = [
  "'; drop table users; --",
  '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  "${7*7}{{7*7}}%n%s../../../../etc/passwd",
  "nul \u0000 in the middle",
  "half \ud800 a pair",
  "\u202eetirw ot thgir, \u0007 and a bell",
  "Oʻ".repeat(5_000),
];
const wrongTypes: readonly unknown[] = [null, 1e21, -0.5, "x", true, [], [[["x"]]], {}, { $ne: 1 }];
const hostileBodies = [
  "",
  "{",
  '{"a":1,}',
  "null",
  "[]",
  '"text"',
  '{"__proto__":{"isStaff":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  `{"a":${'{"a":'.repeat(60)}1${"}".repeat(61)}`,
];
const hostileSegments = [
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e",
  "%00",
  "%ff",
  "..%5c..",
  "x".repeat(600),
  "1%20or%201=1",
  "constructor",
];
const hostileQueries = [
  "%00",
  "%ff%fe=%ff",
  "__proto__[x]=1&__proto__=2",
  "after=%27%3B--&limit=-1",
  "limit=1e9&exact=maybe",
  "a&a&a=&=b&&&",
  `search=${"x".repeat(20_000)}`,
];
const unknownId = "018f0000-0000-7000-8000-000000000000";

let service: TestApp;
/** A file of the district of {@link kitDistrict}, of which the person elsewhere must not learn that it exists. */
let application: string;

beforeAll(async () => {
  const oneId = { url: "http://127.0.0.1:9/sso", clientId: "yer", clientSecret: "secret", scope: "yer" };
  service = await openTestApp({ oneId }, { personnel: personnelSandbox });
  const sinov = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
  await service.context.db
    .insertInto("neighborhoods")
    .values({ id: "14160001", district_soato: kitDistrict, name: jsonb(sinov), sort_key: "SINOV", demonstration: true })
    .execute();
  const operator = await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
  const created = await service.call({
    method: "POST",
    path: "/applications",
    token: operator.token,
    body: facts("Bogʻ"),
  });
  if (created.status !== 200) throw new Error(`The file could not be made: ${created.text}`);
  application = String(created.body["id"]);
});
afterAll(async () => service.close());

/** What names of properties say beyond their schemas. */
const named = {
  pinfl: madePinfl(1),
  number: madePinfl(1),
  phone: "+998901234567",
  fileIds: [],
  roleIds: [],
  outline: square(1),
  cadastreNumber: "14:16:01:01:01:0001",
  districtSoato: kitDistrict,
  neighborhoodId: "14160001",
  passport: "ZZ1234567",
  birthDate: "1980-04-12",
  granted: [],
  revoked: [],
};

function facts(text: string): unknown {
  return {
    ground: 1,
    cadastreNumber: named.cadastreNumber,
    occupier: { kind: "person", name: text, pinfl: named.pinfl, passport: named.passport, birthDate: named.birthDate },
    districtSoato: kitDistrict,
    neighborhoodId: "14160001",
    address: text,
    landCategory: "settlement",
    purpose: "dwelling",
    areas: { total: 400, documented: 0, excess: 0, built: 120 },
    occupiedSince: 2012,
    outline: square(1),
    buildings: [{ name: text, yearBuilt: 2013, area: 120, floors: 1 }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}

function bodyOf(endpoint: Endpoint, text: string): unknown {
  if (endpoint.body === undefined) return undefined;
  if (endpoint.id === "applications.create" || endpoint.id === "applications.update") return facts(text);
  return sampleValue(jsonSchema(endpoint.body), text, named);
}

function queryOf(endpoint: Endpoint, text: string): string {
  if (endpoint.query === undefined) return "";
  const values = sampleValue(jsonSchema(endpoint.query), text) as Record<string, unknown>;
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, String(one).slice(0, 1_000));
  }
  return `?${pairs.toString()}`;
}

function pathOf(endpoint: Endpoint, segment: string): string {
  return endpoint.path.replace(/\{\w+\}/g, segment);
}

/** What is wrong with an answer to hostile input, or `undefined`: never ours to blame, and always a document. */
function faultOf(reply: TestReply): string | undefined {
  if (reply.status >= 500) return `${reply.status}: ${reply.text.slice(0, 300)}`;
  if (reply.status < 400) return undefined;
  if (!String(reply.headers["content-type"]).startsWith("application/problem+json")) {
    return `${reply.status} is no problem document: ${reply.text.slice(0, 200)}`;
  }
  const parsed = z.safeParse(problemSchema, reply.body);
  if (!parsed.success) return `${reply.status} is not the contract's problem: ${reply.text.slice(0, 200)}`;
  if (parsed.data.status !== reply.status) return `${reply.status} says ${parsed.data.status}`;
  return /\bat .*\.(ts|js):\d+|select .* from |node_modules/i.test(reply.text) ? `leaks: ${reply.text}` : undefined;
}

async function faultsOf(calls: readonly Hostile[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, ...call } of calls) {
    // One after the other, as one person would; each on a fresh window, or the throttle would answer for the rest.
    await service.context.db.deleteFrom("throttles").execute();
    const fault = faultOf(await service.call(call));
    if (fault !== undefined) faults.push(`${what.slice(0, 60)}: ${fault}`);
  }
  return faults;
}

/** A call that would be right, were it not for the unknown id. */
function callOf(endpoint: Endpoint, text = "Yaxshi matn, yetarlicha uzun"): TestCall {
  return {
    method: endpoint.method,
    path: pathOf(endpoint, unknownId),
    body: bodyOf(endpoint, text),
    headers: headersOf(endpoint),
  };
}

function headersOf(endpoint: Endpoint): Readonly<Record<string, string>> {
  return endpoint.guarded ? { "if-match": '"1"' } : {};
}

type Hostile = TestCall & { readonly what: string };

/** Everything odd that a call to this endpoint can be. */
function hostileCalls(endpoint: Endpoint): Hostile[] {
  const right = callOf(endpoint);
  const headers = headersOf(endpoint);
  const sample = right.body;
  const writes = endpoint.method !== "GET";
  const segments = endpoint.path.includes("{") ? hostileSegments : [];
  const properties = typeof sample === "object" && sample !== null ? Object.keys(sample) : [];
  const types = ["text/plain", "application/xml", "multipart/form-data", "application/json; charset=utf-7"];
  return [
    ...segments.map((segment) => ({ ...right, what: `segment ${segment}`, path: pathOf(endpoint, segment) })),
    ...hostileQueries.map((query) => ({ ...right, what: `query ${query}`, path: `${right.path}?${query}` })),
    ...hostileTexts.flatMap((text) => [
      { ...right, what: `query text ${text}`, path: right.path + queryOf(endpoint, text) },
      ...(sample === undefined ? [] : [{ ...callOf(endpoint, text), what: `body text ${text}` }]),
    ]),
    ...(writes ? hostileBodies : []).map((body) => ({ ...right, what: `body ${body}`, body })),
    ...properties.flatMap((property) =>
      wrongTypes.map((value) => ({
        ...right,
        what: `${property} as ${JSON.stringify(value)}`,
        body: { ...(sample as object), [property]: value },
      })),
    ),
    ...(writes ? types : []).map((type) => ({
      ...right,
      what: `type ${type}`,
      body: sample ?? {},
      headers: { ...headers, "content-type": type },
    })),
    { ...right, what: "odd key", headers: { ...headers, "idempotency-key": "kalit\u007f" } },
    { ...right, what: "odd version", headers: { "if-match": "*" } },
  ];
}

/** Rows of a table of tests. */
function rowsOf(wanted: (endpoint: Endpoint) => boolean): [name: string, endpoint: Endpoint][] {
  return allEndpoints.filter(wanted).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);
}

describe("nobody comes in without a living token of ours", () => {
  test.each(rowsOf(({ access }) => access !== "public"))("%s", async (_, endpoint) => {
    const person = await makePerson(service, { codes: permissionCodes });
    const { context, clock } = service;
    const later = new Date(clock.now().getTime() + 86_400_000);
    const longAgo = new Date(clock.now().getTime() - 3_600_000);
    const [head = "", payload = "", signature = ""] = person.token.split(".");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const forged = [
      undefined,
      "x",
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${head}.${payload}.${signature.slice(1)}A`,
      signAccessToken(makeSecrets(), person.id, person.id, clock.now(), later),
      signAccessToken(context.secrets, person.id, unknownId, clock.now(), later),
      person.refreshToken,
      "a".repeat(3_000),
    ];
    const call = callOf(endpoint);
    const replies = await Promise.all(forged.map((token) => service.call({ ...call, token })));
    expect(replies.map(({ status, body }) => [status, body["code"], body["tokenExpired"]])).toEqual(
      forged.map(() => [401, "unauthenticated", false]),
    );
    const over = signAccessToken(context.secrets, person.id, person.id, longAgo, later);
    expect((await service.call({ ...call, token: over })).body).toMatchObject({ status: 401, tokenExpired: true });
  });
});

describe("staff without the code, and citizens, are refused", () => {
  test.each(rowsOf(({ access }) => typeof access === "object"))("%s", async (_, endpoint) => {
    const access = endpoint.access as { readonly code: string };
    const plain = await makePerson(service, { codes: permissionCodes.filter((code) => code !== access.code) });
    const citizen = await makePerson(service, { staff: false });
    const call = callOf(endpoint);
    expect((await service.call({ ...call, token: plain.token })).body).toMatchObject({
      code: "permission-missing",
      params: access,
    });
    expect((await service.call({ ...call, token: citizen.token })).body).toMatchObject({ code: "access-denied" });
  });
});

describe("hostile input is answered with a problem, or rightly", () => {
  // A stream of events takes no input and never ends.
  test.each(rowsOf(({ media }) => media !== "text/event-stream"))("%s", async (_, endpoint) => {
    const { token } = await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
    expect(await faultsOf(hostileCalls(endpoint).map((call) => ({ ...call, token })))).toEqual([]);
  });
});

describe("ten megabytes are answered with 413 or 415", () => {
  test.each(rowsOf(({ method }) => method !== "GET"))("%s", async (_, endpoint) => {
    const { token } = await makePerson(service, { codes: permissionCodes });
    const body = JSON.stringify({ text: "x".repeat(10_000_000) });
    const reply = await service.call({ ...callOf(endpoint), token, body });
    expect(faultOf(reply)).toBeUndefined();
    expect([413, 415]).toContain(reply.status);
  });
});

describe("another district's file is as if it were not there", () => {
  test.each(rowsOf(({ path: address }) => address.startsWith("/applications/{id}")))("%s", async (_, endpoint) => {
    const { token } = await makePerson(service, { territory: "1703202", codes: permissionCodes });
    const [foreign, unknown] = await Promise.all(
      [application, unknownId].map((id) => service.call({ ...callOf(endpoint), token, path: pathOf(endpoint, id) })),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.text).toBe(unknown?.text);
  });
});

describe("an upload that is broken is refused", () => {
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  test.each([
    ["without a boundary", "multipart/form-data", `${part}x\r\n--b--`],
    ["cut off in the middle", "multipart/form-data; boundary=b", `${part}x`],
    ["cut off in the head", "multipart/form-data; boundary=b", "--b\r\ncontent-dispo"],
    ["with nothing in it", "multipart/form-data; boundary=b", "--b--\r\n"],
    ["of ten megabytes", "multipart/form-data; boundary=b", `${part}${"x".repeat(10_000_000)}\r\n--b--\r\n`],
    ["of no known kind", "multipart/form-data; boundary=b", `${part}MZ\u0000\r\n--b--\r\n`],
  ])("%s", async (_, type, body) => {
    const { token } = await makePerson(service);
    const reply = await service.call({
      method: "POST",
      path: "/files",
      token,
      body,
      headers: { "content-type": type },
    });
    expect(faultOf(reply)).toBeUndefined();
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });
});

test("after all that the tables are there, and everything still works", async () => {
  const reader = await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
  expect((await service.call({ path: `/applications/${application}`, token: reader.token })).status).toBe(200);
  expect((await service.call({ path: "/users", token: reader.token })).status).toBe(200);
});

import { allEndpoints, permissionCodes, problemSchema, type Endpoint } from "@yer/api/contract";
import fc from "fast-check";
import * as z from "zod/mini";
import { parts } from "@yer/api/contract/statuses";
import { jsonb } from "../platform/sql/jsonb.js";
import { personnelSandbox } from "../demo/personnel-sandbox.js";
import { jsonSchema } from "../platform/openapi/schemas.js";
import { kitDistrict, madePinfl, square } from "./application-kit.js";
import { makePerson } from "./people.js";
import { sampleValue } from "../platform/openapi/sample-value.js";
import { openTestApp, type TestApp, type TestCall, type TestReply } from "./test-app.js";

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
/** An id that nothing has. */
export const unknownId = "018f0000-0000-7000-8000-000000000000";

/** The service, with one application in the district of {@link kitDistrict}. */
export async function openBesieged(): Promise<{ readonly service: TestApp; readonly application: string }> {
  const oneId = { url: "http://127.0.0.1:9/sso", clientId: "yer", clientSecret: "secret", scope: "yer" };
  const service = await openTestApp({ oneId }, { personnel: personnelSandbox });
  const sinov = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
  await service.context.db
    .insertInto("neighborhoods")
    .values({ id: "14160001", district_soato: kitDistrict, name: jsonb(sinov), sort_key: "SINOV", demonstration: true })
    .execute();
  const operator = await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
  // Enough are left to carry the application on, one part each: nobody is asked why they act.
  for (const _ of parts) await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
  const created = await service.call({
    method: "POST",
    path: "/applications",
    token: operator.token,
    body: facts("Bogʻ"),
  });
  if (created.status !== 201) throw new Error(`The file could not be made: ${created.text}`);
  return { service, application: String(created.body["id"]) };
}

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
    legalBasis: 1,
    cadastreNumber: named.cadastreNumber,
    occupier: { kind: "person", name: text, pinfl: named.pinfl, passport: named.passport, birthDate: named.birthDate },
    districtSoato: kitDistrict,
    neighborhoodId: "14160001",
    address: text,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400, documented: 0, excess: 0, built: 120 },
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

/** The address of an endpoint with `segment` for each of its parameters. */
export function pathOf(endpoint: Endpoint, segment: string): string {
  return endpoint.path.replace(/\{\w+\}/g, segment);
}

/** What the query of an endpoint must hold, where it must hold anything. */
export function requiredQueryOf(endpoint: Endpoint): string {
  return endpoint.query === undefined || z.safeParse(endpoint.query, {}).success ? "" : queryOf(endpoint, "Yaxshi");
}

/** What is wrong with an answer to hostile input, or `undefined`: never ours to blame, and always a document. */
export function faultOf(reply: TestReply): string | undefined {
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

/** A call that would be right, were it not for the unknown id. */
export function callOf(endpoint: Endpoint, text = "Yaxshi matn, yetarlicha uzun"): TestCall {
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

/** A call, and what is odd in it. */
export type Hostile = TestCall & { readonly what: string };

/** Everything odd that a call to this endpoint can be. */
export function hostileCalls(endpoint: Endpoint): Hostile[] {
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

/** Any text at all, of any script and control. */
const anyText = fc.string({ unit: "binary", maxLength: 60 });
const anyCall = fc.record({
  where: fc.constantFrom("body" as const, "property" as const, "query" as const, "segment" as const, "header" as const),
  value: fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.double({ noNaN: true }), anyText),
  text: anyText,
  nth: fc.nat(),
});

/** So many calls to an endpoint with what nobody thought of: anything JSON can be, any text, wherever one fits. */
export function drawnCalls(endpoint: Endpoint, count: number): Hostile[] {
  const right = callOf(endpoint);
  const sample = typeof right.body === "object" && right.body !== null ? right.body : {};
  const properties = Object.keys(sample);
  const query = endpoint.query === undefined ? {} : sampleValue(jsonSchema(endpoint.query), "a");
  const names = Object.keys(query as object);
  return fc.sample(anyCall, count).map(({ where, value, text, nth }): Hostile => {
    const what = `drawn ${where} ${JSON.stringify({ value, text })}`;
    const encoded = encodeURIComponent(text);
    switch (where) {
      case "body":
        return endpoint.method === "GET" ? { ...right, what } : { ...right, what, body: value };
      case "property": {
        const name = properties[nth % Math.max(1, properties.length)] ?? "anything";
        return endpoint.method === "GET" ? { ...right, what } : { ...right, what, body: { ...sample, [name]: value } };
      }
      case "query":
        return { ...right, what, path: `${right.path}?${names[nth % Math.max(1, names.length)] ?? "any"}=${encoded}` };
      case "segment":
        return { ...right, what, path: pathOf(endpoint, encoded.replaceAll("$", "%24") || "%20") };
      case "header":
        return { ...right, what, headers: { "if-match": encoded, "idempotency-key": encoded.slice(0, 80) || "a" } };
    }
  });
}

/** Makes calls; @returns what was wrong with their answers. */
export async function faultsOf(service: TestApp, calls: readonly Hostile[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, ...call } of calls) {
    // One after the other, as one person would; each on a fresh window, or the throttle would answer for the rest.
    await service.context.db.deleteFrom("throttles").execute();
    const fault = faultOf(await service.call(call));
    if (fault !== undefined) faults.push(`${what.slice(0, 60)}: ${fault}`);
  }
  return faults;
}

/** Endpoints as rows of a table of tests. */
export function rowsOf(wanted: (endpoint: Endpoint) => boolean): [name: string, endpoint: Endpoint][] {
  return allEndpoints.filter(wanted).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);
}

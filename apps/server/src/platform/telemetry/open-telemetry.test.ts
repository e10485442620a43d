import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../main/app.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { makeLogger } from "../logger.js";
import { openTelemetry } from "./open-telemetry.js";
import { readConfig } from "../config/config.js";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 2: of a server, 3: of a client. */
  readonly kind: number;
  readonly status: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

/** What a collector was sent, as it came. */
const sent: { path: string; body: string }[] = [];
const lines: string[] = [];
let collector: Server;
let service: TestApp;
let person: MadePerson;

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      sent.push({ path: request.url ?? "", body });
      response.setHeader("content-type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const logger = makeLogger({ logLevel: "debug" }, { write: (line) => void lines.push(line) });
  service = await openTestApp({}, { logger });
  person = await makePerson(service, { territory: "1703", codes: ["read:user"], pinfl: "31503900010021" });
});
afterAll(async () => {
  await service.close();
  collector.close();
});
beforeEach(() => {
  sent.length = 0;
  lines.length = 0;
});

/** Runs calls on a service that sends its traces, and gives all that the collector has heard when it stopped. */
async function traced(
  settings: Readonly<Record<string, string>>,
  calls: (app: TestApp["app"]) => Promise<unknown>,
): Promise<readonly Span[]> {
  const { port } = collector.address() as AddressInfo;
  const { telemetry: config } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, ...settings });
  if (config === undefined) throw new Error("The settings ask for no telemetry.");
  const telemetry = openTelemetry(config, service.context.logger);
  const app = await buildApp(service.context, { telemetry });
  try {
    await calls(app);
  } finally {
    await app.close();
    await telemetry.close();
  }
  return sent
    .filter(({ path }) => path === "/v1/traces")
    .flatMap(({ body }) => (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

const trace = "0af7651916cd43dd8448eb211c80319c";
const press = "b7ad6b7169203331";
const bearer = () => ({ authorization: `Bearer ${person.token}` });

test("one trace goes from the press in a browser over the request to its statements", async () => {
  const headers = { ...bearer(), traceparent: `00-${trace}-${press}-01` };
  let id: unknown;
  const spans = await traced({}, async (app) => {
    id = (await app.inject({ url: "/api/v1/users?search=Karimov", headers })).headers["x-request-id"];
  });
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace]));
  const [request, ...others] = spans.filter(({ kind }) => kind === 2);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ name: "GET /api/v1/users", parentSpanId: press });
  expect(request?.attributes).toContainEqual({ key: "yer.request_id", value: { stringValue: id } });
  const within = new Set(spans.map(({ spanId }) => spanId));
  const statements = spans.filter(({ kind }) => kind === 3);
  // Who calls is asked before the handler, what they ask for in it.
  expect(statements.filter(({ parentSpanId }) => parentSpanId === request?.spanId)).not.toEqual([]);
  expect(statements.filter(({ parentSpanId }) => parentSpanId !== request?.spanId)).not.toEqual([]);
  expect(statements.every(({ parentSpanId = "" }) => within.has(parentSpanId))).toBe(true);
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === "answered");
  expect(answered).toMatchObject({ trace, requestId: id });
});

test("no value of an address, a body, a header or a row is told, nor what an error says", async () => {
  const spans = await traced({}, async (app) => {
    await app.inject({ url: "/api/v1/users?search=Izlangan-Ism", headers: bearer() });
    await app.inject({ url: `/api/v1/users/${person.id}`, headers: bearer() });
    await app.inject({ url: "/api/v1/users?limit=Notogri-Son", headers: bearer() });
    await app.inject({
      method: "POST",
      url: "/api/v1/auth/password",
      payload: { username: "hech-kim-emas", password: "notogri-parol-2026" },
    });
    await app.inject({ url: "/sahifa/Sirli-Manzil" });
  });
  // Two of them are refused, which is no fault of the service.
  expect(spans.filter(({ status }) => status.code !== 0)).toEqual([]);
  // Times and the ids of spans hold any four digits now and then.
  const numbers = /"(?:\w+UnixNano|traceId|spanId|parentSpanId)":"\w*"/g;
  const told = sent.map(({ body }) => body.replaceAll(numbers, "")).join("\n");
  expect(told).toContain("db.query.text");
  const values = [person.id, person.token, "31503900010021", "1703", "Izlangan", "Notogri", "hech-kim", "parol-2026"];
  expect([...values, "Sirli", "127.0.0.1", "Bearer"].filter((value) => told.includes(value))).toEqual([]);
  const statements = [...told.matchAll(/"key":"db\.query\.text","value":\{"stringValue":"((?:[^"\\]|\\.)*)"/g)];
  expect(statements.filter(([, sql = ""]) => /'|(?<![\w$"\\])\d/.test(sql)).map(([, sql]) => sql)).toEqual([]);
});

test("the ratio decides, whatever the caller asks for; figures come all the same", async () => {
  const headers = { ...bearer(), traceparent: `00-${trace}-${press}-01` };
  const settings = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
  expect(await traced(settings, async (app) => app.inject({ url: "/api/v1/users", headers }))).toEqual([]);
  const figures = sent.filter(({ path }) => path === "/v1/metrics").map(({ body }) => body);
  expect(figures.join("")).toContain("http.server.request.duration");
  expect(figures.join("")).toContain('{"key":"http.route","value":{"stringValue":"/api/v1/users"}}');
  expect(figures.join("")).toContain("db.client.operation.duration");
});

test("a caller that makes no trace has none made of it", async () => {
  const headers = { ...bearer(), traceparent: `00-${trace}-${press}-00` };
  expect(await traced({}, async (app) => app.inject({ url: "/api/v1/users", headers }))).toEqual([]);
});

test("a collector that is away holds up no request and no stop, and is told of in the log", async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };
  await traced(settings, async (app) => {
    expect((await app.inject({ url: "/api/v1/users", headers: bearer() })).statusCode).toBe(200);
  });
  expect(lines.join("")).toContain("the receiver of traces and figures is away");
});

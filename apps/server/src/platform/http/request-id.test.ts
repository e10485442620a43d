import type { Problem } from "@yer/api/contract/problem";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../main/app.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { makeLogger } from "../logger.js";

const own = /^[\da-f]{4}(-[\da-f]{4}){2}$/;
const proxy = "10.1.2.3";
const lines: string[] = [];
let service: TestApp;
beforeAll(async () => {
  const logger = makeLogger({ logLevel: "debug" }, { write: (line) => void lines.push(line) });
  service = await openTestApp({ trustedProxies: ["10.0.0.0/8", "fd00::/8"] }, { logger });
});
afterAll(async () => service.close());
beforeEach(() => {
  lines.length = 0;
});

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test("a failure tells the person the id that both of its lines have", async () => {
  const failing = service.context.db.withPlugin({
    transformQuery: () => {
      throw new Error("a fault of ours");
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const app = await buildApp({ ...service.context, db: failing });
  const reply = await app.inject("/api/v1/public/announcements");
  await app.close();
  const { code, requestId } = reply.json<Problem>();
  expect({ status: reply.statusCode, code }).toEqual({ status: 500, code: "internal" });
  expect(requestId).toMatch(own);
  expect(reply.headers["x-request-id"]).toBe(requestId);
  expect(logged()).toMatchObject([
    { msg: "internal", requestId },
    { msg: "answered", requestId, status: 500 },
  ]);
});

test("every answer has one of its own; a refusal does not say it in its words, so that two of a kind are the same", async () => {
  const [one, other] = [await service.call({ path: "/nothing" }), await service.call({ path: "/nothing" })];
  expect(one.headers["x-request-id"]).toMatch(own);
  expect(one.headers["x-request-id"]).not.toBe(other.headers["x-request-id"]);
  expect(one.body).toEqual(other.body);
  expect(logged().map(({ requestId }) => requestId)).toEqual([
    one.headers["x-request-id"],
    other.headers["x-request-id"],
  ]);
});

test.each([
  ["IPv4", proxy],
  ["IPv4 within IPv6", `::ffff:${proxy}`],
  ["IPv6", "fd12::1"],
])("a proxy of the settings names the request (%s)", async (_, from) => {
  const { headers } = await service.call({ path: "/meta", from, headers: { "x-request-id": "3f2a-91bc-77de" } });
  expect(headers["x-request-id"]).toBe("3f2a-91bc-77de");
});

test.each([
  ["anybody else", "192.0.2.7", "3f2a-91bc-77de"],
  ["a proxy that passes on what would be more than a word", proxy, 'x","level":50,"msg":"forged'],
  ["a proxy that passes on a page", proxy, "a".repeat(65)],
  ["a proxy that passes on nothing to speak of", proxy, "--------"],
])("%s does not", async (_, from, given) => {
  const { headers } = await service.call({ path: "/meta", from, headers: { "x-request-id": given } });
  expect(headers["x-request-id"]).toMatch(own);
  expect(headers["x-request-id"]).not.toBe(given);
  expect(lines.join("")).not.toContain(given);
});

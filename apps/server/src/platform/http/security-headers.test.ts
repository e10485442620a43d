import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { apiHeaders, makeNonce, pageHeaders, plainPageHeaders } from "./security-headers.js";

const https = { publicUrl: "https://yer.example.uz", filesOrigin: undefined };
const everyKind = (config: typeof https) => [
  apiHeaders(config),
  pageHeaders(config, makeNonce()),
  plainPageHeaders(config, makeNonce()),
];

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

test("over https every answer, page, call or file, asks for https for two years", () => {
  for (const headers of everyKind(https)) {
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  }
  expect(apiHeaders({ publicUrl: "http://127.0.0.1:8080" })).not.toHaveProperty("strict-transport-security");
});

test("no answer can be framed, change its base or hold an object", () => {
  for (const headers of everyKind(https)) {
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // Without a directive of its own, `object-src` is `default-src`.
    expect(policy).not.toContain("object-src");
    expect(policy).not.toContain("unsafe");
  }
});

test("no answer lets another origin read it", async () => {
  const reply = await service.app.inject({ url: "/api/v1/meta", headers: { origin: "https://elsewhere.example" } });
  expect(reply.headers).not.toHaveProperty("access-control-allow-origin");
  const asked = await service.app.inject({
    method: "OPTIONS",
    url: "/api/v1/users",
    headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
  });
  expect(asked.statusCode).toBeGreaterThanOrEqual(400);
  expect(asked.headers).not.toHaveProperty("access-control-allow-origin");
});

test("folders are not listed, and TRACE is not answered", async () => {
  const folder = await service.app.inject({ url: "/api/v1/" });
  expect(folder.statusCode).toBe(404);
  const trace = await service.app.inject({ method: "TRACE" as "GET", url: "/api/v1/meta" });
  expect(trace.statusCode).toBeGreaterThanOrEqual(400);
});

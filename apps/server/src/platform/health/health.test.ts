import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { addHealth } from "./health.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

/** The status of `/metrics` with a bearer, where the service has the token given. */
async function statusOf(bearer: string | undefined, metricsToken: string | undefined): Promise<number> {
  const fastify = Fastify();
  const config = {
    ...service.context.config,
    mode: "production" as const,
    ...(metricsToken === undefined ? {} : { metricsToken }),
  };
  addHealth(fastify, { ...service.context, config }, { accepting: true });
  const reply = await fastify.inject({
    url: "/metrics",
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  });
  await fastify.close();
  return reply.statusCode;
}

test("figures of a production service are given for its token alone, and to nobody where it has none", async () => {
  expect(await statusOf("olchov-kaliti", "olchov-kaliti")).toBe(200);
  for (const wrong of [undefined, "", "olchov-kalit", "olchov-kaliti2"]) {
    expect(await statusOf(wrong, "olchov-kaliti")).toBe(404);
    expect(await statusOf(wrong, undefined)).toBe(404);
  }
  expect(await statusOf("undefined", undefined)).toBe(404);
});

import { allEndpoints } from "@yer/api/contract";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedClock, machineClockOf } from "../clock/clock.js";
import { openJobs } from "../jobs/open-jobs.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { freePort } from "../http/free-port.js";
import { openDatabase } from "../database/open-database.js";
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

test("the figures stay small when every operation was asked for", async () => {
  const service = await openTestApp();
  addHealth(service.app, service.context, { accepting: true });
  for (const endpoint of allEndpoints.filter(({ media }) => media !== "text/event-stream")) {
    const path = endpoint.path.replace(/\{\w+\}/g, "018f0000-0000-7000-8000-000000000000");
    await service.call({ method: endpoint.method, path });
  }
  const { body: figures } = await service.app.inject({ url: "/metrics" });
  expect(figures.match(/^yer_route_requests_total/gm)?.length).toBeGreaterThan(allEndpoints.length * 0.9);
  expect(figures.length).toBeLessThan(100_000);
  await service.close();
});

test("figures of parts of the service are told as they stand when they are asked for, and not where there is none", async () => {
  const fastify = Fastify();
  let value: number | undefined = 2;
  const read = async () => value;
  addHealth(fastify, service.context, { accepting: true }, [{ name: "yer_part_things", help: "Things.", read }]);
  const told = async () => (await fastify.inject({ url: "/metrics" })).body;
  expect(await told()).toMatch(/^yer_part_things 2$/m);
  value = undefined;
  expect(await told()).not.toMatch(/^yer_part_things /m);
  await fastify.close();
});

test("a job is overdue by its own clock: moving that of the law makes none late of the machine's", async () => {
  const [legalClock, real] = [fixedClock("2026-03-05T09:00:00Z"), fixedClock("2026-03-05T09:00:00Z")];
  const jobs = openJobs(service.context.db, { legalClock, machineClock: machineClockOf(real) }, service.context.logger);
  const often = { lane: "upkeep", everySeconds: 60, tick: async () => {} } as const;
  jobs.register({ ...often, name: "of-the-law" });
  jobs.register({ ...often, name: "of-the-machine", clock: "machine" });
  await jobs.runDue();
  const fastify = Fastify();
  addHealth(fastify, { ...service.context, jobs }, { accepting: true });
  const told = async () => (await fastify.inject({ url: "/metrics" })).body.match(/^yer_jobs_overdue.*$/m)?.[0];
  expect(await told()).toBe("yer_jobs_overdue 0");
  legalClock.advance(40 * 86_400_000);
  expect(await told()).toBe("yer_jobs_overdue 1");
  real.advance(61_000);
  expect(await told()).toBe("yer_jobs_overdue 2");
  legalClock.advance(-40 * 86_400_000);
  expect(await told()).toBe("yer_jobs_overdue 1");
  await fastify.close();
});

test("a figure of each of some things is told by its name, and of what is there no more nothing", async () => {
  const fastify = Fastify();
  let values = new Map([
    ["one", 1],
    ["two", 2],
  ]);
  const figure = { name: "yer_part_rows", help: "Rows.", label: "part", read: async () => values };
  addHealth(fastify, service.context, { accepting: true }, [figure]);
  const told = async () => (await fastify.inject({ url: "/metrics" })).body.match(/^yer_part_rows.*$/gm);
  expect(await told()).toEqual(['yer_part_rows{part="one"} 1', 'yer_part_rows{part="two"} 2']);
  values = new Map([["two", 1]]);
  expect(await told()).toEqual(['yer_part_rows{part="two"} 1']);
  await fastify.close();
});

const neverAsked = async (): Promise<never> => Promise.reject(new Error("Asked of a database that is away."));

test("while the database is away the other figures are told all the same, and the probe says what is missing", async () => {
  const away = await openDatabase({ databaseUrl: `postgresql://nobody@127.0.0.1:${await freePort()}/none` });
  const fastify = Fastify();
  addHealth(fastify, { ...service.context, db: away.db }, { accepting: true }, [
    { name: "yer_part", help: "A part.", read: neverAsked },
  ]);
  const figures = await fastify.inject({ url: "/metrics" });
  expect(figures.statusCode).toBe(200);
  expect(figures.body).toMatch(/^yer_database_reachable 0$/m);
  expect(figures.body).toMatch(/^yer_store_writable 1$/m);
  expect(figures.body).not.toMatch(/^yer_(jobs_overdue|part) /m);
  const probe = await fastify.inject({ url: "/readyz" });
  expect(probe.statusCode).toBe(503);
  expect(probe.json()).toMatchObject({ status: "unavailable", service: "ok", database: "out-of-reach", store: "ok" });
  await fastify.close();
  await away.close();
});

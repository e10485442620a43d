import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addHealth } from "../platform/health/health.js";
import { openTestApp, type TestApp } from "../testing/test-app.js";
import { keepMetrics } from "./drill/drill-report.js";
import { figures } from "./figures.js";

const root = path.resolve(import.meta.dirname, "../../../..");
const moment = "2026-03-05T09:00:00.000Z";

let service: TestApp;
let folder: string;
/** What `/metrics` and a drill tell of. */
let told: ReadonlySet<string>;
let rules: ReadonlySet<string>;
let dashboard: ReadonlySet<string>;

/** Names of our figures in a text. */
function named(text: string): ReadonlySet<string> {
  return new Set(text.match(/\byer_\w+/g));
}

beforeAll(async () => {
  service = await openTestApp();
  folder = await mkdtemp(path.join(tmpdir(), "yer-watched-"));
  const fastify = Fastify();
  addHealth(fastify, service.context, { accepting: true }, figures);
  const { body } = await fastify.inject({ url: "/metrics" });
  await fastify.close();
  const file = path.join(folder, "drill.prom");
  const times = { begun: moment, ended: moment, lastTransaction: null, restoreSeconds: 1 };
  await keepMetrics(file, { ...times, byStatus: {}, parts: [], holds: true });
  const types = `${body}\n${await readFile(file, "utf8")}`.matchAll(/^# TYPE (\w+) (\w+)$/gm);
  told = new Set(
    Array.from(types, ([, name = "", kind]) =>
      kind === "histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : [name],
    ).flat(),
  );
  rules = named(await readFile(path.join(root, "deploy/prometheus/rules.yml"), "utf8"));
  dashboard = named(await readFile(path.join(root, "deploy/grafana/yer.json"), "utf8"));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

test("alerts and the dashboard ask for figures that the service and its drill tell of", () => {
  expect(rules.size).toBeGreaterThan(10);
  expect([...rules, ...dashboard].filter((name) => !told.has(name))).toEqual([]);
});

test("what an alert asks about is seen on the dashboard, and so is how far fills are", () => {
  expect([...rules, "yer_fill_rows_left"].filter((name) => !dashboard.has(name))).toEqual([]);
});

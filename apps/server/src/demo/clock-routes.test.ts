import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, testNow, type TestApp } from "../testing/testApp.js";
import { addClockRoutes } from "./clock-routes.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
  addClockRoutes(service.app, service.context, service.clock);
});
afterAll(() => service.close());

const post = async (body: unknown) => {
  const headers = { "content-type": "application/json" };
  return service.app.inject({ method: "POST", url: "/demo/clock", headers, payload: JSON.stringify(body) });
};

test("moving the demonstration's clock on lets the jobs do what has come due", async () => {
  expect((await service.app.inject("/demo/clock")).json()).toEqual({ now: testNow });
  const moved = (await post({ days: 10 })).json<{ now: string; jobs: string[] }>();
  expect(moved.now).toBe("2026-03-15T09:00:00.000Z");
  expect(moved.jobs.length).toBeGreaterThan(0);
});

test("the demonstration's clock does not go back", async () => {
  const refused = await post({ days: -1 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: "invalid" });
});

import { allEndpoints } from "@yer/api/contract";
import { expect, test } from "vitest";
import { openTestApp } from "../../testing/test-app.js";
import { addHealth } from "./health.js";

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

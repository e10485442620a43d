import { settingRegistry } from "@yer/api/contract/setting-registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonb } from "../sql/jsonb.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { baseMapOrigin } from "./base-map.js";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("there is no base map until one is set; then every map is told of it, and its origin alone", async () => {
  const { db } = app.context;
  const { clock } = app;
  expect((await app.call({ path: "/meta" })).body).toMatchObject({ baseMap: null });
  expect(await baseMapOrigin(db, clock.now())).toBeUndefined();
  const url = "https://tiles.example.uz:8443/yer/{z}/{x}/{y}.png";
  await db
    .insertInto("settings")
    .values([
      { key: "map.base_url", valid_from: "2025-01-01", value: jsonb(url) },
      { key: "map.base_credit", valid_from: "2025-01-01", value: jsonb("Oʻzkosmos") },
    ])
    .execute();
  expect((await app.call({ path: "/meta" })).body).toMatchObject({ baseMap: { url, credit: "Oʻzkosmos" } });
  expect(await baseMapOrigin(db, clock.now())).toBe("https://tiles.example.uz:8443");
});

test("an address that is no tile's, or not encrypted, is not taken", () => {
  const { schema } = settingRegistry["map.base_url"];
  expect(schema.safeParse("https://tiles.example.uz/{z}/{x}/{y}.png").success).toBe(true);
  for (const wrong of [
    "http://tiles.example.uz/{z}/{x}/{y}.png",
    "https://tiles.example.uz/{z}/{x}.png",
    "https://a:b@tiles.example.uz/{z}/{x}/{y}.png",
    "https://{s}.example.uz/{z}/{x}/{y}.png",
    "//tiles.example.uz/{z}/{x}/{y}.png",
    "https://x;script-src.example.uz/{z}/{x}/{y}.png",
  ]) {
    expect({ wrong, taken: schema.safeParse(wrong).success }).toEqual({ wrong, taken: false });
  }
});

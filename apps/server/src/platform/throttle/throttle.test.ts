import { settingKeys } from "@yer/api/contract/setting-registry";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonb } from "../sql/jsonb.js";
import { Problem } from "../problem/problem.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { throttle } from "./throttle.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

async function triesUntilRefused(key: string): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    try {
      await throttle(service.context, [{ kind: "object.person", key }]);
    } catch (error) {
      if (error instanceof Problem && error.code === "too-many-requests") return tries;
      throw error;
    }
  }
  return Number.POSITIVE_INFINITY;
}

test("a limit that is set holds from the next try on, as often and as long as it says", async () => {
  expect(await triesUntilRefused("before")).toBe(5);
  await service.context.db
    .insertInto("settings")
    .values({
      key: "limit.object.person",
      valid_from: "2026-03-05",
      value: jsonb({ tries: 2, minutes: 10 }),
      reason: null,
      proposed_by: null,
      approved_by: null,
      entered_at: null,
    })
    .execute();
  expect(await triesUntilRefused("then")).toBe(2);
  service.clock.advance(9 * 60_000);
  expect(await triesUntilRefused("then")).toBe(0);
  service.clock.advance(60_000);
  expect(await triesUntilRefused("then")).toBe(2);
});

test("every limit that can be set is one that the service counts by", () => {
  const folder = path.join(import.meta.dirname, "../..");
  const sources = globSync("**/*.ts", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") })
    .map((application) => readFileSync(path.join(folder, application), "utf8"))
    .join("\n");
  const kinds = settingKeys.filter((key) => key.startsWith("limit.")).map((key) => key.slice("limit.".length));
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !sources.includes(`"${kind}"`))).toEqual([]);
});

import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig, type Config } from "../config/config.js";
import { DataDirectoryInUse } from "./data-directory-lock.js";
import { WrongMode } from "./database-mode.js";
import { openServiceDatabase } from "./open-service-database.js";

const now = new Date("2026-03-05T09:00:00Z");

describe("the embedded database of the service", () => {
  let root: string;
  let config: Config;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "yer-service-"));
    config = readConfig({ DATA_DIR: path.join(root, "data") });
  });
  afterEach(async () => rm(root, { recursive: true }));

  // One test, for each start costs three seconds of a core.
  test("keeps its data for the next start, for its owner only, and lets go of it when it refuses the other mode", async () => {
    const first = await openServiceDatabase(config, now);
    await sql`create table kept as select 7 as n`.execute(first.db);
    await expect(openServiceDatabase(config, now)).rejects.toThrow(DataDirectoryInUse);
    await first.close();
    expect((await stat(config.dataDir)).mode & 0o777).toBe(0o700);

    const production: Config = { ...config, mode: "production" };
    await expect(openServiceDatabase(production, now)).rejects.toThrow(WrongMode);

    const second = await openServiceDatabase(config, now);
    expect((await sql`select n from kept`.execute(second.db)).rows).toEqual([{ n: 7 }]);
    await second.close();
  });
});

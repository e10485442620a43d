import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../platform/config/config.js";
import { makeLogger } from "../platform/logger.js";
import { batchMachine } from "../main/batch-machine.js";
import { openService } from "../main/open-service.js";
import { demoSigner } from "./demo-signer.js";
import { fillAlone } from "./fill-alone.js";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "yer-fill-"));
});
afterAll(async () => rm(dataDir, { recursive: true }));

test("a database filled beforehand holds the files, signed conclusions among them, and their clones", async () => {
  const config = readConfig({ YER_MODE: "demo", DATA_DIR: dataDir, LOG_LEVEL: "silent", DEMO_FILES: "9" });
  const alone = await openService(config, makeLogger(config), { signer: await demoSigner(new Date()) });
  await fillAlone(alone.context, batchMachine, { applications: 20, areas: 12 });
  await alone.close();
  const service = await openService(config, makeLogger(config));
  const count = async (table: "applications" | "areas" | "documents"): Promise<number> =>
    Number(
      (
        await service.context.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as("total"))
          .executeTakeFirstOrThrow()
      ).total,
    );
  expect(await count("applications")).toBe(20);
  expect(await count("areas")).toBe(12);
  expect(await count("documents")).toBeGreaterThan(0);
  await service.close();
});

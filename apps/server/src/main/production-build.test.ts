import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../demo/identities.js";

const run = promisify(execFile);
const server = path.resolve(import.meta.dirname, "../..");
// Beside the real one, so that a build under way is not disturbed; inside the package, so that imports resolve.
const outDir = path.join(server, "dist-production", "test");
const tsup = path.join(
  path.dirname(createRequire(import.meta.url).resolve("tsup/package.json")),
  "dist/cli-default.js",
);

beforeAll(async () => {
  await run(process.execPath, [tsup, "--config", "tsup.production.ts", "--out-dir", outDir, "--silent"], {
    cwd: server,
  });
});
afterAll(async () => rm(outDir, { recursive: true, force: true }));

test("the production build has no demonstration in it", async () => {
  const files = await readdir(outDir, { recursive: true });
  expect(files).toContain("main.js");
  expect(files.filter((file) => file.startsWith("demo"))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(outDir, file), "utf8")));
  expect(texts.filter((text) => text.includes(demoPassword))).toEqual([]);
});

test("the production build refuses demo mode with a sentence", async () => {
  const env = {
    ...process.env,
    YER_MODE: "demo",
    DATABASE_URL: "",
    DATABASE_MIGRATE_URL: "",
    PORT: "0",
    DATA_DIR: path.join(outDir, "data"),
  };
  await expect(run(process.execPath, ["main.js"], { cwd: outDir, env })).rejects.toMatchObject({
    code: 1,
    stderr: "This build has no demonstration mode. Set YER_MODE=production and DATABASE_URL, or use the usual build.\n",
  });
});

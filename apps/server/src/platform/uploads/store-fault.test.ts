import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "../database/open-database.js";
import { FailingDisk } from "../../testing/failing-disk.js";
import { openTestDatabase } from "../../testing/test-database.js";
import type { FileStore } from "./file-store.js";
import { openFileStore } from "./open-file-store.js";
import { sandboxScanner } from "./scanner.js";

let database: OpenedDatabase;
let directory: string;
beforeAll(async () => {
  database = await openTestDatabase();
  directory = await mkdtemp(path.join(tmpdir(), "yer-store-"));
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const open = (folder: string, code?: string): FileStore =>
  openFileStore(
    folder,
    database.db,
    sandboxScanner,
    pino({ level: "silent" }),
    code === undefined ? undefined : new FailingDisk(folder, code),
  );

async function* pdf(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("%PDF-1.7 an extract");
}

test.each([
  ["ENOSPC", "storage-full", "full"],
  ["EDQUOT", "storage-full", "full"],
  ["EROFS", "unavailable", "unwritable"],
  ["EACCES", "unavailable", "unwritable"],
  ["EIO", "unavailable", "unwritable"],
])("a disk that says %s in the middle of a write answers %s, and keeps nothing of it", async (code, problem, store) => {
  const folder = path.join(directory, code);
  const files = open(folder, code);
  await expect(files.receive(pdf(), "a.pdf")).rejects.toMatchObject({ code: problem, details: { retryAfter: 60 } });
  expect(await files.health()).toMatchObject({ store, scanner: "ok" });
  expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
});

test("a folder that is none answers unavailable, to what asks before it writes as well", async () => {
  const folder = path.join(directory, "none");
  await writeFile(folder, "");
  const files = open(folder);
  await expect(files.receive(pdf(), "a.pdf")).rejects.toMatchObject({ code: "unavailable" });
  expect(await files.health()).toEqual({ store: "unwritable", scanner: "ok" });
});

test("a store in order says how much room it has", async () => {
  const health = await open(path.join(directory, "well")).health();
  expect(health).toMatchObject({ store: "ok", scanner: "ok" });
  expect(health.space?.total).toBeGreaterThan(health.space?.free ?? Infinity);
});

test("what a killed server was writing is removed, what is being written stays", async () => {
  const folder = path.join(directory, "swept");
  const incoming = path.join(folder, "incoming");
  await mkdir(incoming, { recursive: true });
  await writeFile(path.join(incoming, "left"), "half");
  await writeFile(path.join(incoming, "written"), "half");
  await utimes(path.join(incoming, "left"), new Date(0), new Date(0));
  const files = open(folder);
  const { mtimeMs } = await stat(path.join(incoming, "written"));
  await files.sweepIncoming(new Date(mtimeMs - 1_000));
  expect(await readdir(incoming)).toEqual(["written"]);
  await open(path.join(directory, "new")).sweepIncoming(new Date());
});

import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { FailingDisk } from "../../testing/failing-disk.js";
import { openTestDatabase } from "../../testing/test-database.js";
import type { FileStore } from "./file-store.js";
import { diskContent } from "./disk-content.js";
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
    diskContent(folder, code === undefined ? undefined : new FailingDisk(folder, code)),
    database.db,
    sandboxScanner,
    pino({ level: "silent" }),
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

/** Takes in a content of its own and says since when it lies there. */
async function received(files: FileStore, folder: string, words: string, since: Date): Promise<string> {
  const { sha256 } = await files.receive(Readable.from([Buffer.from(`%PDF-1.7 ${words}`)]), "a.pdf");
  await utimes(path.join(folder, sha256.slice(0, 2), sha256), since, since);
  return sha256;
}

async function lying(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.flatMap((each) => (each.isFile() ? [each.name] : [])).toSorted();
}

/** Makes received content a file that somebody brought. */
async function named(files: FileStore, sha256: string): Promise<void> {
  await withTransaction(database.db, async (transaction) =>
    files.record(transaction, { sha256, name: "a.pdf", type: "pdf", size: 1 }, { by: "u-1", at: new Date(0) }),
  );
}

test("content that nothing names is removed once it is old, and what is named or new stays", async () => {
  const folder = path.join(directory, "unnamed");
  const files = open(folder);
  const before = new Date(1_000_000_000_000);
  const old = new Date(before.getTime() - 1_000);
  const kept = [
    await received(files, folder, "a file", old),
    await received(files, folder, "another file", old),
    await received(files, folder, "on its way", new Date(before.getTime() + 1_000)),
  ];
  await named(files, kept[0] ?? "");
  await named(files, kept[1] ?? "");
  const lost = await received(files, folder, "of a killed server", old);
  expect(await lying(folder)).toEqual([...kept, lost].toSorted());
  await files.sweepUnnamed(before);
  expect(await lying(folder)).toEqual(kept.toSorted());
  // Whoever still holds its hash is refused, and succeeds by bringing it again.
  await expect(named(files, lost)).rejects.toMatchObject({ code: "unavailable" });
});

test("a store of which the database knows next to nothing is not swept: it belongs to another one", async () => {
  const folder = path.join(directory, "of-another");
  const files = open(folder);
  const all = [
    await received(files, folder, "named here", new Date(0)),
    await received(files, folder, "named elsewhere", new Date(0)),
    await received(files, folder, "named elsewhere, too", new Date(0)),
  ];
  await named(files, all[0] ?? "");
  await files.sweepUnnamed(new Date());
  expect(await lying(folder)).toEqual(all.toSorted());
});

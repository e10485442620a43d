import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedClock } from "../clock/clock.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { contentKey } from "./content-keys.js";
import type { StoredFile } from "./file-store.js";
import { diskContent } from "./disk-content.js";
import { openFileStore } from "./open-file-store.js";
import { sandboxScanner } from "./scanner.js";
import { verifyFiles } from "./verify-files.js";

const at = fixedClock("2026-03-05T09:00:00Z").now();
let database: OpenedDatabase;
let directory: string;

beforeAll(async () => {
  database = await openTestDatabase();
  directory = await mkdtemp(path.join(tmpdir(), "yer-verified-files-"));
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

async function bring(words: string, isNamed = true): Promise<Pick<StoredFile, "sha256"> & { readonly id: string }> {
  const files = openFileStore(diskContent(directory), database.db, sandboxScanner, pino({ level: "silent" }));
  async function* content(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`%PDF-1.7 ${words}`);
  }
  const received = await files.receive(content(), "a.pdf");
  if (!isNamed) return { id: "", sha256: received.sha256 };
  return withTransaction(database.db, async (tx) => files.record(tx, received, { by: "ada", at }));
}

const lies = ({ sha256 }: Pick<StoredFile, "sha256">): string => path.join(directory, contentKey(sha256));

test("what is named and lies as it was brought holds; what nothing names is counted", async () => {
  await bring("one");
  await bring("one");
  await bring("two");
  await bring("never recorded", false);
  expect(await verifyFiles(database.db, diskContent(directory))).toEqual({
    contents: 2,
    bytes: 24,
    unnamed: 1,
    faults: [],
  });
});

test("content that is gone, changed or of another length is named with what refers to it", async () => {
  const [gone, changed, longer] = [await bring("gone"), await bring("changed"), await bring("longer")];
  const again = await bring("gone");
  await rm(lies(gone));
  await writeFile(lies(changed), "%PDF-1.7 chanGed");
  await database.db.updateTable("stored_file").set({ size: 1 }).where("id", "=", longer.id).execute();
  const { faults } = await verifyFiles(database.db, diskContent(directory));
  expect(faults.toSorted((one, other) => one.fault.localeCompare(other.fault))).toEqual([
    { fault: "altered", sha256: changed.sha256, names: [`stored_file ${changed.id}`] },
    {
      fault: "missing",
      sha256: gone.sha256,
      names: [`stored_file ${gone.id}`, `stored_file ${again.id}`].toSorted(),
    },
    { fault: "size", sha256: longer.sha256, names: [`stored_file ${longer.id}`] },
  ]);
});

test("content cut off in the middle of a disk that filled is found", async () => {
  const cut = await bring("cut off");
  await truncate(lies(cut), 4);
  const { faults } = await verifyFiles(database.db, diskContent(directory));
  expect(faults).toContainEqual({ fault: "altered", sha256: cut.sha256, names: [`stored_file ${cut.id}`] });
});

test("a store of many contents is read page by page to its end", async () => {
  const rows = Array.from({ length: 1_203 }, (_, index) => ({
    id: `many-${index}`,
    sha256: index.toString(16).padStart(64, "0"),
    name: "a.pdf",
    type: "pdf" as const,
    size: 3,
    state: "clean" as const,
    uploaded_by: "ada",
    uploaded_at: at,
    finding: null,
    kind: null,
  }));
  await database.db.insertInto("stored_file").values(rows).execute();
  const { faults } = await verifyFiles(database.db, diskContent(directory));
  expect(faults.filter(({ names }) => names[0]?.startsWith("stored_file many-"))).toHaveLength(1_203);
});

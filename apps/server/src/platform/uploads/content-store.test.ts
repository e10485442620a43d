import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenedDatabase } from "../database/open-database.js";
import { type BucketServer, startBucketServer } from "../../testing/bucket-server.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { bucketContent } from "./bucket-content.js";
import { BucketIsPublic } from "./bucket-is-public.js";
import { mostPartBytes } from "./content-in-parts.js";
import { contentKey } from "./content-keys.js";
import { contentOf, type BucketConfig } from "./content-settings.js";
import type { ContentStore } from "./content-store.js";
import { diskContent } from "./disk-content.js";
import type { FileStore } from "./file-store.js";
import { moveContent } from "./move-content.js";
import { openContent } from "./open-content.js";
import { openFileStore } from "./open-file-store.js";
import { pairedContent } from "./paired-content.js";
import { sandboxScanner } from "./scanner.js";

let directory: string;
let server: BucketServer;
let bucket: BucketConfig;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "yer-content-"));
  server = await startBucketServer();
  // A real server's, where one runs: `node deploy/objects.mjs test`.
  bucket = contentOf({ FILES_BUCKET: process.env["TEST_BUCKET"], FILES_IN: undefined }).bucket ?? server.bucket;
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** Content that nobody put anywhere before. */
function content(size = 40): { readonly sha256: string; readonly bytes: Buffer } {
  const bytes = randomBytes(size);
  return { sha256: hashOf(bytes), bytes };
}

async function read(store: ContentStore, sha256: string): Promise<Buffer | undefined> {
  const stream = await store.open(sha256);
  return stream && buffer(stream);
}

async function listed(store: ContentStore, before?: Date): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const hashes of store.list(before)) all.push(...hashes);
  return all;
}

/** The server's own calls, past the store. */
function calls(): { readonly client: S3Client; readonly Bucket: string } {
  const { endpoint, region, name: Bucket, accessKey: accessKeyId, secretKey: secretAccessKey } = bucket;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  });
  return { client, Bucket };
}

/** How many uploads of an object are begun and not completed. */
async function begun(Key: string): Promise<number> {
  const { client, Bucket } = calls();
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
  return Uploads.length;
}

/** Begins an upload, of which one part comes. */
async function beginWith(Key: string, Body: Buffer): Promise<void> {
  const { client, Bucket } = calls();
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body }));
}

async function* pdf(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("%PDF-1.7 an extract");
}

describe.each([
  ["a folder", () => diskContent(path.join(directory, "one"))],
  ["a bucket", () => bucketContent(bucket)],
])("in %s", (_, open) => {
  test("content lies under its hash until it is removed", async () => {
    const store = open();
    const { sha256, bytes } = content();
    expect(await store.has(sha256)).toBe(false);
    expect(await store.open(sha256)).toBeUndefined();
    await store.put(sha256, bytes);
    expect(await store.has(sha256)).toBe(true);
    expect(await read(store, sha256)).toEqual(bytes);
    expect(await listed(store)).toContain(sha256);
    expect(await listed(store, new Date(0))).not.toContain(sha256);
    expect(await listed(store, new Date(Date.now() + 60_000))).toContain(sha256);
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await store.has(sha256)).toBe(false);
    expect(await listed(store)).not.toContain(sha256);
  });

  test("content of more than one part comes back as it was put", async () => {
    const store = open();
    const { sha256, bytes } = content(mostPartBytes + 3_000_000);
    await store.put(sha256, bytes);
    expect(hashOf((await read(store, sha256)) ?? Buffer.alloc(0))).toBe(sha256);
    await store.remove(sha256);
  });

  test("what is tried leaves nothing behind", async () => {
    const store = open();
    const before = await listed(store);
    await store.tryWriting();
    expect(await listed(store)).toEqual(before);
  });
});

describe("an upload by parts that was broken off", () => {
  test.each([
    ["as it was sent", (part: Buffer) => part],
    ["otherwise", (part: Buffer) => Buffer.from(part).fill(0, 0, 9)],
  ])("is gone on with where its first part lies there %s", async (_, sent) => {
    const { sha256, bytes } = content(mostPartBytes + 1_000);
    await beginWith(contentKey(sha256), sent(bytes.subarray(0, mostPartBytes)));
    const store = bucketContent(bucket);
    expect(await store.has(sha256)).toBe(false);
    await store.put(sha256, bytes);
    expect(hashOf((await read(store, sha256)) ?? Buffer.alloc(0))).toBe(sha256);
    expect(await begun(contentKey(sha256))).toBe(0);
    await store.remove(sha256);
  });

  test("is removed once it is old", async () => {
    const { sha256 } = content();
    await beginWith(contentKey(sha256), Buffer.alloc(mostPartBytes));
    const store = bucketContent(bucket);
    await store.sweepUnfinished(new Date(0));
    expect(await begun(contentKey(sha256))).toBe(1);
    await store.sweepUnfinished(new Date(Date.now() + 60_000));
    expect(await begun(contentKey(sha256))).toBe(0);
  });

  test("is completed once by two that bring the same", async () => {
    const { sha256, bytes } = content(mostPartBytes + 1_000);
    await beginWith(contentKey(sha256), bytes.subarray(0, mostPartBytes));
    const store = bucketContent(bucket);
    await Promise.all([store.put(sha256, bytes), store.put(sha256, bytes)]);
    expect(hashOf((await read(store, sha256)) ?? Buffer.alloc(0))).toBe(sha256);
    await store.remove(sha256);
  });
});

describe("a bucket that fails", () => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => database.close());

  const over = (store: ContentStore): FileStore =>
    openFileStore(store, database.db, sandboxScanner, pino({ level: "silent" }));
  test.each([
    [403, "QuotaExceeded", "storage-full", "full"],
    [507, "XMinioStorageFull", "storage-full", "full"],
    [403, "AccessDenied", "unavailable", "unwritable"],
    [404, "NoSuchBucket", "unavailable", "unwritable"],
  ])("with %i %s answers as a disk that fails so", async (status, code, problem, store) => {
    const failing = await startBucketServer();
    failing.refuse(status, code);
    const files = over(bucketContent(failing.bucket));
    await expect(files.receive(pdf(), "a.pdf")).rejects.toMatchObject({ code: problem, details: { retryAfter: 60 } });
    expect(await files.health()).toEqual({ store, scanner: "ok" });
    await failing.close();
  });

  test("by being away answers unavailable, to what reads as well", async () => {
    const away = await startBucketServer();
    await away.close();
    const files = over(await openContent({ dataDir: directory, content: { places: ["bucket"], bucket: away.bucket } }));
    await expect(files.receive(pdf(), "a.pdf")).rejects.toMatchObject({ code: "unavailable" });
    await expect(files.open({ sha256: content().sha256 })).rejects.toMatchObject({ code: "unavailable" });
    expect(await files.health()).toEqual({ store: "unwritable", scanner: "ok" });
  });

  test("by being anybody's to read is refused at the start, and told where it becomes so", async () => {
    const open = await startBucketServer();
    const settings = { dataDir: directory, content: { places: ["bucket"], bucket: open.bucket } } as const;
    const files = over(await openContent(settings));
    open.open();
    expect(await files.health()).toEqual({ store: "public", scanner: "ok" });
    await expect(openContent(settings)).rejects.toThrow(BucketIsPublic);
    await open.close();
  });
});

test("content moves from a folder into a bucket while both are used, and a move that was broken off goes on", async () => {
  const [folder, target] = [diskContent(path.join(directory, "moved")), bucketContent(bucket)];
  const both = pairedContent(target, folder);
  const [first, second, third] = [content(), content(), content()];
  for (const { sha256, bytes } of [first, second]) await folder.put(sha256, bytes);
  await target.put(first.sha256, first.bytes);
  await both.put(third.sha256, third.bytes);
  expect(await folder.has(third.sha256)).toBe(false);
  expect(await read(both, second.sha256)).toEqual(second.bytes);

  const altered = content();
  await folder.put(altered.sha256, altered.bytes);
  await writeFile(path.join(directory, "moved", contentKey(altered.sha256)), "otherwise");

  expect(await moveContent(folder, target)).toEqual({
    copied: 1,
    bytes: second.bytes.length,
    there: 1,
    removed: 0,
    faults: [altered.sha256],
  });
  expect(await moveContent(folder, target, { remove: true })).toEqual({
    copied: 0,
    bytes: 0,
    there: 2,
    removed: 2,
    faults: [altered.sha256],
  });
  expect(await listed(folder)).toEqual([altered.sha256]);
  for (const { sha256, bytes } of [first, second, third]) expect(await read(both, sha256)).toEqual(bytes);
  await both.remove(third.sha256);
  expect(await both.has(third.sha256)).toBe(false);
  await target.remove(first.sha256);
  await target.remove(second.sha256);
});

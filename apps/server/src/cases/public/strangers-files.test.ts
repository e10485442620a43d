import type { AnnouncementRow } from "@yer/api/contract/public";
import { fileBounds } from "@yer/api/contract/files";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "../../identity/auth/session-service.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { demoIdentities } from "../../demo/identities.js";
import { demoId } from "../../demo/random.js";
import { forgetStrangersFilesJob } from "../../platform/uploads/forget-strangers-files-job.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { openTestApp, type TestApp, type TestReply } from "../../testing/test-app.js";

const pdf = Buffer.from("%PDF-1.7 an extract");
const start = new Date("2026-11-20T10:00:00Z");
const day = 86_400_000;

let app: TestApp;
let announced: AnnouncementRow;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(start);
  await fillTestApp(app, 20);
  const { body } = await app.call({ path: "/public/announcements" });
  const [first] = (body as { items: AnnouncementRow[] }).items;
  if (first === undefined) throw new Error("The demonstration announces a file among its first.");
  announced = first;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(start);
  await app.context.db.deleteFrom("throttles").execute();
});

/** Uploads as somebody who is not signed in, from an address. */
async function upload(
  content: Buffer = pdf,
  { name = "a.pdf", part = "file", from = "10.1.0.1", type = "text/html", kind = "" } = {},
): Promise<TestReply> {
  const boundary = "----yer";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const reply = await app.app.inject({
    method: "POST",
    url: `/api/v1/public/files${kind === "" ? "" : `?kind=${kind}`}`,
    remoteAddress: from,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, "idempotency-key": crypto.randomUUID() },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers, text: reply.body };
}

const pinflOf = (wanted: string): string => demoIdentities.find(({ key }) => key === wanted)?.pinfl ?? "";

async function tokenOf(key: string): Promise<string> {
  const now = app.clock.now();
  const session = { userId: demoId(`identity ${key}`), isStaff: key !== "citizen", method: "oneid" as const };
  const record = await withTransaction(app.context.db, async (tx) =>
    openSession(tx, { context: app.context, now }, { ...session, expiresAt: new Date(now.getTime() + 3_600_000) }),
  );
  return record.access_token;
}

const object = async (given: object, { token, from = "10.2.0.1" }: { token?: string; from?: string } = {}) =>
  app.call({
    method: "POST",
    path: `/public/offers/${announced.applicationId}/objections`,
    from,
    ...(token && { token }),
    body: {
      name: "Qoʻshni Namunayev",
      number: pinflOf("citizen"),
      phone: "+998901234567",
      text: "Chegaraning bir qismi meniki, hujjatim bor.",
      fileIds: [],
      ...given,
    },
  });

const stored = async () =>
  Number(
    (
      await app.context.db
        .selectFrom("stored_file")
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirst()
    )?.n,
  );

/** Whether OneID vouched for the number of an objection. */
const proved = async (reply: TestReply) =>
  (
    await app.context.db
      .selectFrom("objections")
      .select("proved")
      .where("id", "=", String(reply.body["id"]))
      .executeTakeFirstOrThrow()
  ).proved;

describe("a stranger's upload", () => {
  test.each([
    ["more bytes than a file holds", Buffer.concat([pdf, Buffer.alloc(fileBounds.mostBytes)]), {}, 413],
    [
      "a page that calls itself a PDF",
      Buffer.from("<html><script>alert(1)</script>"),
      { type: "application/pdf" },
      415,
    ],
    ["a program that calls itself a PDF", Buffer.from("MZ\u0090\u0000%PDF-1.7"), { type: "application/pdf" }, 415],
    ["a picture made of script", Buffer.from('<svg xmlns="x" onload="a()"/>'), { name: "a.png" }, 415],
    ["nothing at all", Buffer.alloc(0), {}, 422],
    ["another part", pdf, { part: "document" }, 400],
  ])("is refused as a problem with %s, and nothing is kept", async (_, content, about, status) => {
    const before = await stored();
    const reply = await upload(content, about);
    expect(reply.status).toBe(status);
    expect(reply.headers["content-type"]).toContain("application/problem+json");
    expect(await stored()).toBe(before);
  });

  test("keeps no path, no hidden sign and no false ending of its name", async () => {
    const { body } = await upload(pdf, { name: "../../etc/\u202Efdp.exe" });
    expect(body).toMatchObject({ name: "fdp.exe.pdf", type: "application/pdf" });
  });

  test("is taken twenty times an hour from one address and no more, and from another all the same", async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= 20; n += 1) statuses.push((await upload()).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await upload(pdf, { from: "10.1.0.2" })).status).toBe(200);
  });
});

describe("a stranger's file", () => {
  test("is attached by whoever has its key alone, and five of them at the most", async () => {
    const { body: file } = await upload();
    const { body: other } = await upload();
    const refusals = [
      await object({ fileIds: [file["id"]] }),
      await object({ fileIds: [file["id"]], fileKeys: [other["key"]] }),
      await object({ fileIds: [file["id"]], fileKeys: ["x".repeat(22)] }),
      await object({ fileIds: Array.from({ length: 6 }, () => crypto.randomUUID()), fileKeys: [] }),
    ];
    expect(refusals.map(({ status, body }) => [status, body["code"]])).toEqual(
      Array.from({ length: 4 }, () => [400, "invalid"]),
    );
    await app.context.db.deleteFrom("throttles").execute();
    expect((await object({ fileIds: [file["id"]], fileKeys: [file["key"]] })).status).toBe(200);
  });

  test("is read by nobody before it is sent; then by its author and by who reads the objection", async () => {
    const { body: file } = await upload(pdf, { kind: "plan" });
    await app.context.files.scanQuarantined();
    const path = `/files/${String(file["id"])}`;
    const [citizen, architect] = [await tokenOf("citizen"), await tokenOf("architect")];
    for (const token of [citizen, architect]) expect((await app.call({ path, token })).status).toBe(404);
    expect((await app.call({ path })).status).toBe(401);
    expect((await object({ fileIds: [file["id"]], fileKeys: [file["key"]] })).status).toBe(200);
    // With what its author said it is.
    expect(await app.call({ path, token: citizen })).toMatchObject({ status: 200, body: { kind: "plan" } });
    expect((await upload(pdf, { kind: "secret" })).status).toBe(400);
    expect((await app.call({ path })).status).toBe(401);
    expect((await app.call({ path: "/public/files", token: citizen })).status).toBeGreaterThanOrEqual(400);
  });

  test("is forgotten with its bytes after the days of the setting, unless an objection or another file has them", async () => {
    const [kept, gone] = [await upload(Buffer.from("%PDF-1.7 kept")), await upload(Buffer.from("%PDF-1.7 gone"))];
    const { body: twin } = await upload(Buffer.from("%PDF-1.7 kept"));
    expect((await object({ fileIds: [kept.body["id"]], fileKeys: [kept.body["key"]] })).status).toBe(200);
    const rowOf = async (id: unknown) => app.context.files.find(String(id));
    const [keptRow, goneRow] = [await rowOf(kept.body["id"]), await rowOf(gone.body["id"])];
    const job = forgetStrangersFilesJob(app.context.db, app.context.files);
    await job.tick(new Date(start.getTime() + 90 * day));
    expect(await rowOf(gone.body["id"])).toBeDefined();
    await job.tick(new Date(start.getTime() + 91 * day));
    expect([await rowOf(gone.body["id"]), await rowOf(twin["id"])]).toEqual([undefined, undefined]);
    expect(await rowOf(kept.body["id"])).toEqual(keptRow);
    const bytes = async (sha256 = "") => (await app.context.files.open({ sha256 })).toArray();
    expect(Buffer.concat((await bytes(keptRow?.sha256)) as Buffer[]).toString()).toBe("%PDF-1.7 kept");
    await expect(bytes(goneRow?.sha256)).rejects.toMatchObject({ code: "unavailable" });
    // The same content is taken in again.
    expect((await upload(Buffer.from("%PDF-1.7 gone"))).status).toBe(200);
  });
});

test("an objection says who wrote it only where OneID vouches for its number in that session", async () => {
  const token = await tokenOf("citizen");
  expect(await proved(await object({ number: pinflOf("reviewer") }))).toBe(false);
  expect(await proved(await object({ number: pinflOf("reviewer") }, { token }))).toBe(false);
  expect(await proved(await object({}))).toBe(false);
  expect(await proved(await object({}, { token }))).toBe(true);
});

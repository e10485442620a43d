import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../clock/clock.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { withTransaction } from "../database/transaction.js";
import { madeDocx, madeZip } from "../../testing/made-zip.js";
import { openTestDatabase } from "../../testing/test-database.js";
import type { FileStore, StoredFile } from "./file-store.js";
import { fileTypeOf } from "./file-type.js";
import { diskContent } from "./disk-content.js";
import { openFileStore } from "./open-file-store.js";
import { sandboxScanner } from "./scanner.js";

const at = fixedClock("2026-03-05T09:00:00Z").now();
const pdf = Buffer.from("%PDF-1.7 an extract");

async function* stream(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

describe("a file's type", () => {
  test.each([
    ["pdf", pdf],
    ["png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ["jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ["docx", madeDocx()],
    [
      "xlsx",
      madeZip([
        { name: "[Content_Types].xml", content: "<Types/>" },
        { name: "xl/workbook.xml", content: "<a/>" },
      ]),
    ],
    ["zip", madeZip([{ name: "outline.geojson", content: "{}" }])],
    [undefined, Buffer.from("<html><script>alert(1)</script>")],
    [undefined, Buffer.from("MZ\x90")],
    [undefined, Buffer.alloc(0)],
  ])("is %s by content", async (type, content) => {
    expect(await fileTypeOf(content)).toBe(type);
  });
});

describe("the file store", () => {
  let database: OpenedDatabase;
  let directory: string;
  let files: FileStore;
  beforeAll(async () => {
    database = await openTestDatabase();
    directory = await mkdtemp(path.join(tmpdir(), "yer-files-"));
    files = openFileStore(diskContent(directory), database.db, sandboxScanner, pino({ level: "silent" }));
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true });
  });

  async function upload(content: Buffer, name = "a.pdf"): Promise<StoredFile> {
    const received = await files.receive(stream(content), name);
    return withTransaction(database.db, async (transaction) => files.record(transaction, received, { by: "ada", at }));
  }

  async function ticketFor(file: StoredFile): Promise<string> {
    const issued = await withTransaction(database.db, async (tx) => files.issueTicket(tx, file, "ada", at));
    return issued.ticket;
  }

  async function redeem(ticket: string, now = at) {
    return withTransaction(database.db, async (transaction) => files.redeemTicket(transaction, ticket, now));
  }

  async function clean(content: Buffer): Promise<StoredFile> {
    const { id } = await upload(content);
    await files.scanQuarantined();
    const file = await files.find(id);
    if (!file) throw new Error("the file is gone");
    return file;
  }

  test("keeps a file in quarantine until the scanner has said clean", async () => {
    const file = await upload(pdf);
    expect(file).toMatchObject({ state: "quarantined", type: "pdf", size: pdf.length });
    await expect(ticketFor(file)).rejects.toMatchObject({ reason: "quarantined" });
    await files.scanQuarantined();
    expect(await files.find(file.id)).toMatchObject({ state: "clean" });
  });

  test("gives a file out once per ticket", async () => {
    const ticket = await ticketFor(await clean(pdf));
    const download = await redeem(ticket);
    expect(download && (await buffer(download.content))).toEqual(pdf);
    expect(await redeem(ticket)).toBeUndefined();
  });

  test("gives a file to one of two who use a ticket at once", async () => {
    const ticket = await ticketFor(await clean(pdf));
    const both = await Promise.all([redeem(ticket), redeem(ticket)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  test("lets a ticket lapse after a minute, and knows no others", async () => {
    const ticket = await ticketFor(await clean(pdf));
    expect(await redeem(ticket, fixedClock(new Date(at.getTime() + 60_000)).now())).toBeUndefined();
    expect(await redeem("made-up-ticket-made-up-ticket")).toBeUndefined();
  });

  test("never gives out what the scanner refused", async () => {
    const virus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
    const file = await clean(Buffer.concat([pdf, Buffer.from(virus)]));
    expect(file.state).toBe("refused");
    await expect(ticketFor(file)).rejects.toMatchObject({ reason: "scanner" });
  });

  test("keeps a file in quarantine while the scanner is out of reach", async () => {
    const broken = openFileStore(
      diskContent(directory),
      database.db,
      { scan: async () => Promise.reject(new Error("no scanner")), isReachable: async () => false },
      pino({ level: "silent" }),
    );
    const { id } = await upload(pdf);
    await broken.scanQuarantined();
    expect(await files.find(id)).toMatchObject({ state: "quarantined" });
    await files.scanQuarantined();
    expect(await files.find(id)).toMatchObject({ state: "clean" });
  });

  test("stores equal content once", async () => {
    const content = Buffer.from("%PDF-1.7 twice");
    const [one, two] = [await upload(content), await upload(content)];
    expect(one.id).not.toBe(two.id);
    expect(one.sha256).toBe(two.sha256);
    expect(await readdir(path.join(directory, one.sha256.slice(0, 2)))).toContain(one.sha256);
    expect(await readdir(path.join(directory, "incoming"))).toEqual([]);
  });

  test("refuses empty, large and unknown content", async () => {
    await expect(files.receive(stream(), "a")).rejects.toMatchObject({ reason: "empty" });
    await expect(files.receive(stream(Buffer.from("MZ")), "a.pdf")).rejects.toMatchObject({ reason: "type" });
    const large = [pdf, Buffer.alloc(8_000_000)];
    await expect(files.receive(stream(...large), "a.pdf")).rejects.toMatchObject({ reason: "too-large" });
  });

  test("takes paths, controls and direction tricks out of names, and ends them as what the file is", async () => {
    const names = ["../../etc/passwd", "C:\\x\\reja.pdf", "a\u202Efdp.exe\u0000", "/", "é".repeat(400)];
    const received = await Promise.all(names.map(async (name) => files.receive(stream(pdf), name)));
    expect(received.map(({ name }) => name)).toEqual([
      "passwd.pdf",
      "reja.pdf",
      "afdp.exe.pdf",
      "file.pdf",
      `${"é".repeat(146)}.pdf`,
    ]);
  });
});

import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { mostPartBytes } from "@yer/api/contract/diary-photos";
import { pino } from "pino";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openService, type Service } from "../../main/open-service.js";
import { fixedClock } from "../../platform/clock/clock.js";
import { readConfig } from "../../platform/config/config.js";
import { apiPrefix } from "../../platform/http/route.js";
import {
  builtServer,
  productionSettings,
  type ServerProcess,
  startServerProcess,
} from "../../testing/contest/server-process.js";
import { madePhoto } from "../../testing/diary-kit.js";
import { freePort } from "../../platform/http/free-port.js";
import { killDuring } from "../../testing/killed-upload.js";
import { makePerson } from "../../testing/people.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";

const databaseServer = process.env["DATABASE_URL"];
type Said = Readonly<Record<string, unknown>>;

interface Asked {
  readonly method?: string;
  readonly body?: FormData | string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call({ address }: ServerProcess, at: string, by: string, asked: Asked = {}): Promise<Said> {
  const headers = { authorization: `Bearer ${by}`, ...asked.headers };
  const reply = await fetch(`${address}${apiPrefix}${at}`, { ...asked, headers });
  const said = await reply.text();
  if (!reply.ok) throw new Error(`${at} was answered with ${reply.status}: ${said}`);
  return JSON.parse(said) as Said;
}

const tell = async (server: ServerProcess, at: string, by: string, body: unknown): Promise<Said> =>
  call(server, at, by, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": uuidv7() },
    body: JSON.stringify(body),
  });

// A server that is killed wants a database that outlives it: the step `postgres` has one.
describe.runIf(databaseServer)("a server that is killed while a photo comes by parts", () => {
  let made: Awaited<ReturnType<typeof makeServerTestDatabase>>;
  let dataDir: string;
  let settings: Readonly<Record<string, string>>;
  let service: Service;
  let token: string;
  beforeAll(async () => {
    made = await makeServerTestDatabase(databaseServer ?? "");
    dataDir = await mkdtemp(path.join(tmpdir(), "yer-photo-"));
    settings = productionSettings(made.url, dataDir);
    const clock = fixedClock(new Date().toISOString());
    service = await openService(readConfig(settings), pino({ level: "silent" }), { clock });
    const codes = ["read:visit", "write:visit", "find:area"] as const;
    ({ token } = await makePerson(
      { context: service.context, clock },
      { codes, organisation: { kind: "inspection" } },
    ));
  });
  afterAll(async () => {
    await service.close();
    await made.opened.close();
    await rm(dataDir, { recursive: true });
  });

  const start = async (): Promise<ServerProcess> => startServerProcess(settings, await freePort(), builtServer);

  test("killed between its parts and in the middle of one, it goes on from what was acknowledged, and is the same byte for byte", async () => {
    const content = madePhoto(mostPartBytes * 2 + 1000, 7);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const [id, deviceId] = [uuidv7(), uuidv7()];
    const partAt = (at: number): Buffer => content.subarray(at, at + mostPartBytes);
    let server = await start();
    const { uploadTicket } = await tell(server, "/diary/devices", token, { id: deviceId, name: "Telefon" });
    const ticket = String(uploadTicket);
    const append = async (at: number): Promise<Said> => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(partAt(at))]), "part");
      return call(server, `/diary/photos/${id}?offset=${at}`, ticket, { method: "PATCH", body: form });
    };
    const told = async (): Promise<Said> => call(server, `/diary/photos/${id}`, ticket);

    await tell(server, "/diary/photos", ticket, { id, deviceId, size: content.length, sha256 });
    expect(await append(0)).toMatchObject({ received: mostPartBytes, isWhole: false });
    await server.kill();

    server = await start();
    expect(await told()).toMatchObject({ received: mostPartBytes, isWhole: false });
    const part = { key: uuidv7(), content: partAt(mostPartBytes), sha256: "" };
    const to = { method: "PATCH", path: `/diary/photos/${id}?offset=${mostPartBytes}` };
    expect(await killDuring(server, ticket, { ...part, to }, "half")).toBeUndefined();

    server = await start();
    expect(await told()).toMatchObject({ received: mostPartBytes, isWhole: false });
    expect(await append(mostPartBytes)).toMatchObject({ received: mostPartBytes * 2, isWhole: false });
    expect(await append(mostPartBytes * 2)).toMatchObject({ received: content.length, isWhole: true });
    await server.stop();

    const { db, files } = service.context;
    const row = await db.selectFrom("diary_photos").select("file_id").where("id", "=", id).executeTakeFirstOrThrow();
    const file = await files.find(String(row.file_id));
    if (file === undefined) throw new Error("The photo has no file.");
    expect(Buffer.concat(await (await files.open(file)).toArray()).equals(content)).toBe(true);
    expect(await db.selectFrom("diary_photo_parts").select("start").where("photo_id", "=", id).execute()).toEqual([]);
  });
});

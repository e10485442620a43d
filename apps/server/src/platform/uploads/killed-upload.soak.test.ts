import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openService, type Service } from "../../main/open-service.js";
import {
  builtServer,
  productionSettings,
  type ServerProcess,
  startServerProcess,
} from "../../testing/contest/server-process.js";
import { freePort } from "../http/free-port.js";
import { bring, killDuring, newUpload, stages, type Upload } from "../../testing/killed-upload.js";
import { limitFor } from "../../testing/limit-for.js";
import { makePerson } from "../../testing/people.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";
import { fixedClock } from "../clock/clock.js";
import { readConfig } from "../config/config.js";
import { withTransaction } from "../database/transaction.js";
import { lockContent } from "./content-names.js";

const databaseServer = process.env["DATABASE_URL"];
/** Each is a start of the built server; at length with YER_UPLOAD_KILLS=60. */
const kills = Number(process.env["YER_UPLOAD_KILLS"] || 3);

function bySha(one: { readonly sha256: string }, other: { readonly sha256: string }): number {
  return one.sha256 < other.sha256 ? -1 : 1;
}

// A server that is killed wants a database that outlives it: the step `postgres` has one.
describe.runIf(databaseServer)("a server that is killed while files are brought", () => {
  let settings: Readonly<Record<string, string>>;
  let service: Service;
  let dataDir: string;
  let made: Awaited<ReturnType<typeof makeServerTestDatabase>>;
  let token: string;
  beforeAll(async () => {
    made = await makeServerTestDatabase(databaseServer ?? "");
    dataDir = await mkdtemp(path.join(tmpdir(), "yer-uploads-"));
    settings = productionSettings(made.url, dataDir);
    const clock = fixedClock(new Date().toISOString());
    service = await openService(readConfig(settings), pino({ level: "silent" }), { clock });
    ({ token } = await makePerson({ context: service.context, clock }));
  });
  afterAll(async () => {
    await service.close();
    await made.opened.close();
    await rm(dataDir, { recursive: true });
  });

  async function start(): Promise<ServerProcess> {
    return startServerProcess(settings, await freePort(), builtServer);
  }

  /** What lies in the store, by name; whatever is not whole has another hash than its name. */
  async function stored(): Promise<{ readonly name: string; readonly sha256: string }[]> {
    const folder = path.join(dataDir, "files");
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return Promise.all(
      found
        .filter((each) => each.isFile())
        .map(async ({ name, parentPath }) => ({
          name,
          sha256: createHash("sha256")
            .update(await readFile(path.join(parentPath, name)))
            .digest("hex"),
        })),
    );
  }

  async function names(): Promise<string[]> {
    return (await stored()).map(({ name }) => name);
  }

  test(
    `${kills} times killed with -9, with half of a file sent or all of it, the same upload succeeds, nothing acknowledged is lost, and nothing half lies about`,
    async () => {
      const acknowledged = new Map<Upload, string>();
      const wrong: string[] = [];
      let server = await start();
      for (let kill = 0; kill < kills; kill += 1) {
        const stage = stages[kill % stages.length] ?? "half";
        const before = newUpload(0.1);
        acknowledged.set(before, await bring(server, token, before));
        // Of one sent whole the write may have begun: what is left of it is swept an hour later, and no later kill's doing.
        const lay = await names();
        const upload = newUpload();
        const told = await killDuring(server, token, upload, stage);
        const rows = await service.context.db.selectFrom("stored_file").select("sha256").execute();
        // Of what never arrived whole nothing is known, and nothing lies on the disk.
        const known = rows.map(({ sha256 }) => sha256);
        const left = (await names()).filter((name) => !known.includes(name) && !lay.includes(name));
        if (stage !== "whole" && (known.includes(upload.sha256) || left.length > 0)) {
          wrong.push(`${stage}: ${known.length} known, ${left.join(", ")} left`);
        }
        server = await start();
        const id = await bring(server, token, upload);
        // The same key is the same act, also where its answer was lost with the server.
        if (told !== undefined && told !== id) wrong.push(`${stage}: ${told} became ${id}`);
        acknowledged.set(upload, id);
      }
      expect(wrong).toEqual([]);
      for (const [upload, id] of acknowledged) expect(await bring(server, token, upload)).toBe(id);
      await server.stop();
      // What a kill left half written is no older than it: the sweep of an hour later is done now.
      await service.context.files.sweepIncoming(new Date(Date.now() + 3_600_000));
      const rows = await service.context.db.selectFrom("stored_file").select(["id", "sha256"]).execute();
      expect(rows.toSorted(bySha)).toEqual(
        [...acknowledged].map(([{ sha256 }, id]) => ({ id, sha256 })).toSorted(bySha),
      );
      expect((await stored()).toSorted(bySha)).toEqual(
        rows.map(({ sha256 }) => ({ name: sha256, sha256 })).toSorted(bySha),
      );
    },
    limitFor(kills, 60_000),
  );

  test("killed with -9 between the disk and the commit, what it left there is swept, and what is named stays", async () => {
    let server = await start();
    const named = newUpload(0.1);
    await bring(server, token, named);
    const upload = newUpload(0.1);
    await withTransaction(service.context.db, async (transaction) => {
      // Whoever names the content waits for this lock.
      await lockContent(transaction, upload.sha256, "alone");
      const told = await killDuring(server, token, upload, "whole", async () => {
        await expect.poll(names).toContain(upload.sha256);
      });
      expect(told).toBeUndefined();
    });
    expect(await names()).toContain(upload.sha256);
    await service.context.files.sweepUnnamed(new Date(Date.now() + 3_600_000));
    const left = await names();
    expect(left).toContain(named.sha256);
    expect(left).not.toContain(upload.sha256);
    server = await start();
    await bring(server, token, upload);
    await server.stop();
    expect(await names()).toContain(upload.sha256);
  });
});

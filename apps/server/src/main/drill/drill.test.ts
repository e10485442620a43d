import { execFileSync } from "node:child_process";
import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock, type MachineClock, machineClockOf } from "../../platform/clock/clock.js";
import type { Config } from "../../platform/config/config.js";
import { loadSecrets } from "../../platform/config/secrets.js";
import type { OpenedDatabase } from "../../platform/database/open-database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { configuredSigner } from "../../platform/signing/configured-signer.js";
import { contentKey } from "../../platform/uploads/content-keys.js";
import { diskContent } from "../../platform/uploads/disk-content.js";
import { openFileStore } from "../../platform/uploads/open-file-store.js";
import { sandboxScanner } from "../../platform/uploads/scanner.js";
import { canMakeCluster, openPrimary, type Primary } from "../../testing/cluster.js";
import { testSeal } from "../../testing/seal.js";
import { makeServerTestDatabase } from "../../testing/test-database.js";
import { type DrillReport, keepMetrics, keepReport } from "./drill-report.js";
import { runDrill } from "./drill.js";
import { ownPrograms } from "./programs.js";

const now = new Date("2026-11-22T03:00:00Z");

function hasPgBackRest(): boolean {
  try {
    execFileSync("pgbackrest", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const begun = new Date("2026-11-23T03:00:00Z");

/** A clock of the machine on which a second passes between two looks at it. */
function ticking(): MachineClock {
  const clock = fixedClock(begun);
  return machineClockOf({
    now: () => {
      const seen = clock.now();
      clock.advance(1000);
      return seen;
    },
  });
}

/** What each part says of itself. */
const said = ({ parts }: DrillReport): Record<string, string> =>
  Object.fromEntries(parts.map(({ name, said: sentences }) => [name, sentences.join(" ")]));

async function* extract(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("%PDF-1.7 an extract");
}

describe.runIf(canMakeCluster && hasPgBackRest())("a drill with pgBackRest", () => {
  let primary: Primary;
  let made: { readonly opened: OpenedDatabase; readonly url: string };
  let dataDir: string;
  let config: Config;
  let beforeTheAccident: string;
  let content: string;
  /** Report of the drill back to the minute before the accident, while all content lies in the store. */
  let report: DrillReport;

  const configuration = (): string => path.join(primary.folder, "pgbackrest.conf");
  const drill = async (to?: string): Promise<DrillReport> =>
    runDrill(
      ownPrograms(),
      {
        stanza: "yer",
        configuration: configuration(),
        database: new URL(made.url).pathname.slice(1),
        scratch: path.join(primary.folder, "scratch"),
        ...(to === undefined ? {} : { to }),
      },
      config,
      ticking(),
    );

  /** A moment of another second than all before it: pgBackRest knows when a backup ended to the second. */
  async function moment(): Promise<string> {
    const client = new Client({ connectionString: made.url });
    await client.connect();
    const { rows } = await client.query<{ at: string }>(
      "select pg_sleep_until(date_trunc('second', clock_timestamp()) + interval '1.01 s'), clock_timestamp()::text as at",
    );
    // What is done after it lies in another segment of the log, which goes to the archive.
    await client.query("select pg_switch_wal()");
    await client.end();
    return rows[0]?.at ?? "";
  }

  beforeAll(async () => {
    primary = await openPrimary((folder) => [
      "archive_mode=on",
      `archive_command='pgbackrest --config=${folder}/pgbackrest.conf --stanza=yer archive-push %p'`,
    ]);
    const { folder } = primary;
    // As docs/operations.md has it, at this cluster's places.
    const written = await readFile(path.resolve(import.meta.dirname, "../../../../../docs/operations.md"), "utf8");
    const [, global = "", stanza = ""] = /^```ini\n(\[global\]\n.*?)(\[yer\]\n.*?)^```/msu.exec(written) ?? [];
    const lines = [
      global.trim().replace("/var/lib/pgbackrest", `${folder}/repository`),
      `lock-path=${folder}/lock`,
      `spool-path=${folder}/spool`,
      "log-level-file=off",
      "compress-type=none",
      stanza.trim().replace("/var/lib/postgresql/15/main", `${folder}/one`),
      `pg1-port=${primary.port}`,
      `pg1-socket-path=${folder}`,
      "pg1-user=postgres",
    ];
    await writeFile(configuration(), `${lines.join("\n")}\n`);
    made = await makeServerTestDatabase(primary.url);
    dataDir = await mkdtemp(path.join(tmpdir(), "yer-drill-files-"));
    const { privateKey } = generateKeyPairSync("ed25519");
    config = {
      mode: "production",
      host: "127.0.0.1",
      port: 0,
      dataDir,
      publicUrl: "https://yer.example.uz",
      logLevel: "silent",
      content: { places: ["disk"] },
      masterSecret: Buffer.alloc(32, 7).toString("base64"),
      historySigningKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
      seal: testSeal,
    };
    const back = ["--config", configuration(), "--stanza=yer"];
    await primary.program("/usr/bin/pgbackrest", ...back, "stanza-create");

    const files = openFileStore(
      diskContent(path.join(dataDir, "files")),
      made.opened.db,
      sandboxScanner,
      pino({ level: "silent" }),
    );
    const received = await files.receive(extract(), "a.pdf");
    content = received.sha256;
    await withTransaction(made.opened.db, async (tx) => files.record(tx, received, { by: "ada", at: now }));
    await primary.program("/usr/bin/pgbackrest", ...back, "backup");

    // Done after the backup: only the archive of the log brings it back.
    const { pkcs7, signer } = await (await configuredSigner(config)).sign(Buffer.from("{}"), now);
    const paper = { home_region: "17", content: "{}", pkcs7, signer, signed_by: "ada", signed_at: now };
    await made.opened.db
      .insertInto("svod_statements")
      .values({ ...paper, id: crypto.randomUUID() })
      .execute();
    beforeTheAccident = await moment();
    await made.opened.db.deleteFrom("svod_statements").execute();
    await made.opened.db.deleteFrom("stored_file").execute();
    await moment();
    report = await drill(beforeTheAccident);
  });

  afterAll(async () => {
    await made.opened.close();
    await primary.close();
    await rm(dataDir, { recursive: true });
  });

  test("brings back the minute before an accident, with what was done since the backup, and proves it", async () => {
    expect(report.holds).toBe(true);
    const ended = new Date(begun.getTime() + 2000);
    expect(report).toMatchObject({ begun: begun.toISOString(), restoreSeconds: 1, ended: ended.toISOString() });
    expect(said(report)).toMatchObject({
      signatures: "The signatures hold: 1 papers.",
      files: "The files hold: 1 contents, 19 bytes; 0 that nothing names.",
      money: expect.stringContaining("The money holds"),
      history: expect.stringContaining("The history holds"),
      counts: "The counts hold.",
    });
    expect(new Date(report.lastTransaction ?? 0).getTime()).toBeLessThanOrEqual(new Date(beforeTheAccident).getTime());
    await expect(stat(path.join(primary.folder, "scratch"))).rejects.toThrow("ENOENT");
  });

  test("says what was lost: the last archived moment lacks it, and content gone from the store is named", async () => {
    const last = await drill();
    expect(said(last)).toMatchObject({ signatures: "The signatures hold: 0 papers." });
    await rm(path.join(dataDir, "files", contentKey(content)));
    const lacking = await drill(beforeTheAccident);
    expect(lacking.holds).toBe(false);
    const files = lacking.parts.find(({ name }) => name === "files");
    expect(files).toMatchObject({ holds: false, faultsInAll: 1, faults: [expect.stringContaining(content)] });
  });

  test("refuses in words where a drill is under way, and where there is no backup of that moment", async () => {
    await expect(drill("2001-01-01 00:00:00+05")).rejects.toThrow("pgbackrest failed");
    await writeFile(path.join(primary.folder, "scratch"), "");
    await expect(drill()).rejects.toThrow("a drill is under way");
    await rm(path.join(primary.folder, "scratch"));
  });

  test("keeps its report signed, and what an alert asks about beside it", async () => {
    const { historySigningKey } = await loadSecrets(config);
    const file = await keepReport(dataDir, report, historySigningKey);
    const bytes = await readFile(file);
    expect(JSON.parse(bytes.toString())).toEqual(report);
    const [key, signature] = [createPublicKey(historySigningKey), await readFile(`${file}.sig`)];
    expect(verify(null, bytes, key, signature)).toBe(true);
    expect(verify(null, Buffer.concat([bytes, Buffer.from(" ")]), key, signature)).toBe(false);
    const metrics = path.join(dataDir, "yer_drill.prom");
    await keepMetrics(metrics, report);
    expect(await readFile(metrics, "utf8")).toContain(`yer_drill_holds ${report.holds ? 1 : 0}\n`);
  });
});

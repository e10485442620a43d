import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { childFlags } from "../childFlags.js";
import type { OpenedDatabase } from "../database/openDatabase.js";
import { makeServerTestDatabase } from "../testing/testDatabase.js";

/** Fewer while working on something else: YER_KILLS=3. */
const kills = Number(process.env["YER_KILLS"] || 20);

/** A running writer; `said` hears its lines. */
interface Writer {
  readonly process: ChildProcess;
  readonly lines: AsyncIterator<string>;
  readonly errors: () => string;
}

/** The number in the writer's next line; a line that does not come fails with what the writer printed. */
async function next(writer: Writer, word: string): Promise<number> {
  const { value, done } = await writer.lines.next();
  if (done) throw new Error(`The writer ended: ${writer.errors().slice(0, 2_000)}`);
  const [said, n] = value.split(" ");
  expect(said).toBe(word);
  return Number(n);
}

describe("kill -9 in the middle of writes", () => {
  let directory: string;
  let env: Record<string, string>;
  let database: OpenedDatabase | undefined;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "yer-crash-"));
    env = { YER_MODE: "demo", DATA_DIR: directory, DATABASE_URL: "" };
    const url = process.env["DATABASE_URL"];
    if (url) {
      const made = await makeServerTestDatabase(url);
      env["DATABASE_URL"] = made.url;
      database = made.opened;
    }
  });
  afterAll(async () => {
    await database?.close();
    await rm(directory, { recursive: true });
  });

  function startWriter(lastAcknowledged: number, more: Record<string, string> = {}): Writer {
    const child = spawn(
      process.execPath,
      [...childFlags, path.resolve(import.meta.dirname, "../testing/crash-writer-command.ts")],
      {
        env: { PATH: process.env["PATH"], ...env, LAST_ACKNOWLEDGED: String(lastAcknowledged), ...more },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let errors = "";
    child.stderr.on("data", (data) => {
      errors += String(data);
    });
    return {
      process: child,
      lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
      errors: () => errors,
    };
  }

  test(
    `loses no acknowledged write, keeps no half of one, and the history verifies: ${kills} times`,
    { timeout: 60_000 * kills },
    async () => {
      let acknowledged = 0;
      let written = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        const writer = startWriter(acknowledged);
        // oxlint-disable no-await-in-loop -- one writer after the other is the test
        await next(writer, "checked");
        const acts = 1 + Math.floor(Math.random() * 12);
        for (let n = 0; n < acts; n += 1) acknowledged = await next(writer, "acknowledged");
        // Somewhere in the next act or the one after: an act takes a few milliseconds.
        await delay(Math.random() * 15);
        writer.process.kill("SIGKILL");
        const exited = once(writer.process, "exit");
        // What it said before it died counts.
        for (let line = await writer.lines.next(); !line.done; line = await writer.lines.next()) {
          acknowledged = Number(line.value.split(" ")[1]);
        }
        await exited;
        // oxlint-enable no-await-in-loop
        written += 1;
      }
      const last = startWriter(acknowledged, { ONLY_CHECK: "1" });
      expect(await next(last, "checked")).toBeGreaterThanOrEqual(acknowledged);
      expect(written).toBe(kills);
      expect(acknowledged).toBeGreaterThanOrEqual(kills);
      await once(last.process, "exit");
      expect(last.process.exitCode).toBe(0);
    },
  );
});

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { childFlags } from "../platform/child-flags.js";
import { makeServerTestDatabase } from "./test-database.js";

/** A running writer; its lines are what it has done. */
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

function startWriter(env: Readonly<Record<string, string>>, lastAcknowledged: number): Writer {
  const program = path.resolve(import.meta.dirname, "crash-writer-command.ts");
  const child = spawn(process.execPath, [...childFlags, program], {
    env: { PATH: process.env["PATH"], ...env, LAST_ACKNOWLEDGED: String(lastAcknowledged) },
    stdio: ["ignore", "pipe", "pipe"],
  });
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

/** Lets it write, and kills it in the middle of an act. @returns the last act that it acknowledged */
async function killInAnAct(writer: Writer): Promise<number> {
  await next(writer, "checked");
  let acknowledged = 0;
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
  return acknowledged;
}

/**
 * Starts a service that writes without end, kills it so often, each one going on where the last was killed, and
 * expects that nothing acknowledged is lost, that no act is there in part, and that the history verifies.
 */
export async function expectKillsLoseNothing(kills: number): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), "yer-crash-"));
  const server = process.env["DATABASE_URL"];
  const made = server ? await makeServerTestDatabase(server) : undefined;
  const env = { YER_MODE: "demo", DATA_DIR: directory, DATABASE_URL: made?.url ?? "" };
  try {
    let acknowledged = 0;
    // One writer after the other is the point: each checks what the one before it left.
    for (let kill = 0; kill < kills; kill += 1) acknowledged = await killInAnAct(startWriter(env, acknowledged));
    expect(acknowledged).toBeGreaterThanOrEqual(kills);
    const last = startWriter({ ...env, ONLY_CHECK: "1" }, acknowledged);
    const exited = once(last.process, "exit");
    expect(await next(last, "checked")).toBeGreaterThanOrEqual(acknowledged);
    expect(await exited).toEqual([0, null]);
  } finally {
    await made?.opened.close();
    await rm(directory, { recursive: true });
  }
}

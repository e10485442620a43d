import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { openService, type Service } from "../main/open-service.js";
import { childFlags } from "../platform/child-flags.js";
import { type FixedClock, fixedClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import { testSeal } from "./seal.js";
import { makeServerTestDatabase } from "./test-database.js";

/** Programs beside this file that open a service and go on with its work: what is killed. */
type Program = "moving-areas" | "batching" | "ticking";
type Env = Readonly<Record<string, string>>;

/** A service that one process after the other opens on what the last one left. */
export interface KilledService {
  /** Opens it here, at the moment it was made for or at another one. */
  open(at?: Date | string): Promise<Service & { readonly clock: FixedClock }>;
  /**
   * Goes on with its work in a process of its own, which `env` may tell when to kill itself.
   * @returns the signal that ended it, if it did not come to its end
   */
  goOn(program: Program, env: Env): Promise<NodeJS.Signals | null>;
  /** Drops its database and its files. */
  close(): Promise<void>;
}

/** Makes one, on the server's database where tests are given one, else on an embedded one. */
export async function makeKilledService(name: string, at: Date | string): Promise<KilledService> {
  const directory = await mkdtemp(path.join(tmpdir(), `yer-${name}-`));
  const url = process.env["DATABASE_URL"];
  const made = url ? await makeServerTestDatabase(url) : undefined;
  const env = {
    YER_MODE: "demo",
    DATA_DIR: directory,
    DATABASE_URL: made?.url ?? "",
    SIGNING_KEY: testSeal.key,
    SIGNING_CERTIFICATE: testSeal.certificate,
  };
  const start = (program: Program, more: Env): ChildProcess =>
    spawn(process.execPath, [...childFlags, path.resolve(import.meta.dirname, `${program}-command.ts`)], {
      env: { PATH: process.env["PATH"], ...env, WORK_AT: new Date(at).toISOString(), ...more },
      stdio: ["ignore", "ignore", "inherit"],
    });
  return {
    open: async (when = at) => {
      const clock = fixedClock(when);
      return { ...(await openService(readConfig(env), pino({ level: "silent" }), { clock })), clock };
    },
    goOn: async (program, more) => {
      const [code, signal] = (await once(start(program, more), "exit")) as [number | null, NodeJS.Signals | null];
      if (signal === null && code !== 0) throw new Error(`The program ended with ${code}.`);
      return signal;
    },
    close: async () => {
      await made?.opened.close();
      await rm(directory, { recursive: true });
    },
  };
}

import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import pino from "pino";
import {
  type AdjustableClock,
  type FixedClock,
  fixedClock,
  machineClockOf,
  shiftedClock,
} from "../platform/clock/clock.js";
import type { Config } from "../platform/config/config.js";
import { makeSecrets } from "../platform/config/secrets.js";
import type { Context } from "../platform/context.js";
import type { OpenedDatabase } from "../platform/database/open-database.js";
import { openEvents } from "../platform/events/events.js";
import { diskContent } from "../platform/uploads/disk-content.js";
import { openFileStore } from "../platform/uploads/open-file-store.js";
import { sandboxScanner } from "../platform/uploads/scanner.js";
import { buildApp } from "../main/app.js";
import { openJobs } from "../platform/jobs/open-jobs.js";
import { registerServiceJobs } from "../main/service-jobs.js";
import { keySigner, makeSeal } from "../platform/signing/key-signer.js";
import { openTestDatabase } from "./test-database.js";

/** The service without a network: its app over a fresh database, on a clock that stands still. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** The time of both clocks, as in earnest. */
  readonly clock: FixedClock;
  /** The legal one alone, as the demonstration moves it. */
  readonly legalClock: AdjustableClock;
  readonly database: OpenedDatabase;
  /** Where its uploads lie; gone when it is closed. */
  readonly filesDirectory: string;
  /** Calls it as a client does; a write gets an `Idempotency-Key` unless it brings one. */
  call(request: TestCall): Promise<TestReply>;
  close(): Promise<void>;
}

/** One request. */
export interface TestCall {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's address, where it is not this machine's. */
  readonly from?: string;
}

/** Its answer; `body` is parsed JSON, or `undefined`. */
export interface TestReply {
  readonly status: number;
  // Tests assert on its shape.
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
}

/** 09:00 UTC on a Thursday. */
export const testNow = "2026-03-05T09:00:00.000Z";

/** Opens the service for one test file, with sandboxes for the ports a test names; close it after the tests. */
export async function openTestApp(
  settings: Partial<Config> = {},
  ports: Partial<
    Pick<Context, "personnel" | "paymentProvider" | "logger" | "mailer" | "sms" | "secrets" | "billCode" | "replicas">
  > = {},
): Promise<TestApp> {
  const database = await openTestDatabase();
  const clock = fixedClock(testNow);
  const legalClock = shiftedClock(clock);
  const machineClock = machineClockOf(clock);
  const logger = pino({ level: "silent" });
  const events = await openEvents(database, logger);
  const filesDirectory = path.join(tmpdir(), `yer-test-files-${randomUUID()}`);
  const config: Config = {
    mode: "demo",
    host: "127.0.0.1",
    port: 0,
    dataDir: "/nonexistent",
    publicUrl: "http://127.0.0.1:8080",
    logLevel: "silent",
    content: { places: ["disk"] },
    ...settings,
  };
  const context: Context = {
    config,
    db: database.db,
    legalClock,
    machineClock,
    secrets: makeSecrets(),
    events,
    logger,
    files: openFileStore(diskContent(filesDirectory), database.db, sandboxScanner, logger),
    jobs: openJobs(database.db, { legalClock, machineClock }, logger),
    signer: keySigner(await makeSeal("Sinov muhri", clock.now())),
    ...ports,
  };
  registerServiceJobs(context);
  const app = await buildApp(context);
  let keys = 0;
  return {
    app,
    context,
    clock,
    legalClock,
    database,
    filesDirectory,
    call: async ({ method = "GET", path, token, body, headers, from }) => {
      const options: InjectOptions = {
        method,
        url: `/api/v1${path}`,
        ...(from !== undefined && { remoteAddress: from }),
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(method === "GET" ? {} : { "idempotency-key": `test-key-${(keys += 1)}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      };
      if (body !== undefined) options.payload = typeof body === "string" ? body : JSON.stringify(body);
      const reply = await app.inject(options);
      const isJson = (reply.headers["content-type"] ?? "").includes("json");
      return {
        status: reply.statusCode,
        body: isJson ? (JSON.parse(reply.body) as Record<string, unknown>) : {},
        headers: reply.headers,
        text: reply.body,
      };
    },
    close: async () => {
      await app.close();
      await events.close();
      await database.close();
      await rm(filesDirectory, { recursive: true, force: true });
    },
  };
}

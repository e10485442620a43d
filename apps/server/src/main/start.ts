import type { AnnouncementRow } from "@yer/api/contract/public";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { readConfig, type Config } from "../platform/config/config.js";
import type { Context } from "../platform/context.js";
import { describeError } from "../platform/database/errors.js";
import { readAside } from "../platform/database/replicas.js";
import type { Demo, PrintedIdentity } from "../demo/demo.js";
import { addHealth, type Readiness } from "../platform/health/health.js";
import { freePort } from "../platform/http/free-port.js";
import { buildApp } from "./app.js";
import { batchMachine } from "./batch-machine.js";
import { figures } from "./figures.js";
import { makeLogger } from "../platform/logger.js";
import { openService, type Service } from "./open-service.js";
import { baseMapOrigin } from "../platform/dated-settings/base-map.js";
import { builtApps } from "../platform/site/build.js";
import { plainPlan } from "../cases/plan/plain-page.js";
import { announcements } from "../cases/public/service.js";
import { openSite } from "../platform/site/site.js";
import type { Telemetry } from "../platform/telemetry/telemetry.js";

/** How long requests under way may take to finish after a stop was asked for. */
const finishMilliseconds = 10_000;
/** How often connections are closed meanwhile that became idle. */
const idleMilliseconds = 250;

/** A server that listens. */
export interface RunningServer {
  readonly context: Context;
  /** The address it listens on, as people type it. */
  readonly address: string;
  readonly identities: readonly PrintedIdentity[];
  /** Finishes what is under way, then lets go of everything. */
  stop(): Promise<void>;
}

/** The address is taken. */
export class PortInUse extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} of ${host} is in use by another program: stop it, or set PORT to a free one.`);
    this.name = "PortInUse";
  }
}

/**
 * Starts the server: settings, demonstration (in its mode), database, HTTP, jobs.
 *
 * @param env the environment.
 * @param progress hears what takes a while.
 * @throws {ConfigError} {@link ConfigError} and what `openServiceDatabase` throws: all of them sentences for people.
 * @throws {PortInUse}
 */
export async function startServer(
  env: Readonly<Record<string, string | undefined>>,
  progress: (what: string) => void = () => {},
): Promise<RunningServer> {
  const given = await withPort(readConfig(env), env);
  const logger = makeLogger(given);
  const stack: (() => Promise<void>)[] = [];
  const stop = stopOnce(stack, logger);
  try {
    const demo = given.mode === "demo" ? await loadDemo(given) : undefined;
    if (demo) stack.push(async () => demo.close());
    const config = demo?.config ?? given;
    const telemetry = await loadTelemetry(config, logger);
    if (telemetry) stack.push(async () => telemetry.close());
    const service = await openService(config, logger, {
      ...(demo && {
        clock: demo.clock,
        personnel: demo.personnel,
        paymentProvider: demo.paymentProvider,
        mailer: demo.mailer,
        sms: demo.sms,
        signer: demo.signer,
        billCode: demo.billCode,
      }),
      progress,
    });
    stack.push(async () => service.close());
    const { fastify, readiness } = await buildServer(service, demo, telemetry);
    stack.push(async () => closeServer(fastify, readiness));
    await listen(fastify, config);

    const filling = new AbortController();
    const filled = demo?.fill(service.context, filling.signal).catch((error: unknown) => {
      if (!filling.signal.aborted) logger.error({ error }, "the demonstration data could not be made");
    });
    stack.push(async () => {
      filling.abort();
      await filled;
    });
    service.context.jobs.start();
    return { context: service.context, address: config.publicUrl, identities: demo?.identities ?? [], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Announcements that the public home shows. */
const announcedAtHome = 9;

async function buildServer(
  service: Service,
  demo: Demo | undefined,
  telemetry: Telemetry | undefined,
): Promise<{ fastify: FastifyInstance; readiness: Readiness }> {
  const { context } = service;
  const readiness: Readiness = { accepting: true };
  // A page is given out whatever stands: without its database the service shows it, and no base map.
  const baseMap = (): Promise<string | undefined> =>
    baseMapOrigin(context.db, context.legalClock.now()).catch((error: unknown) => {
      context.logger.warn({ err: error }, "the base map's setting cannot be read");
      return undefined;
    });
  const announced = async (): Promise<readonly AnnouncementRow[]> =>
    (await readAside(context, async (db) => announcements(db, context.legalClock.now(), { limit: announcedAtHome })))
      .items;
  const site = await openSite(builtApps, context.config, {
    baseMap,
    announced,
    plain: plainPlan(context),
    traced: telemetry?.traces === true,
  });
  const fastify = await buildApp(context, { site, telemetry });
  addHealth(fastify, context, readiness, figures);
  await demo?.attach(fastify, context);
  return { fastify, readiness };
}

/** This build was made for production and has no demonstration in it. */
export class NoDemonstration extends Error {
  constructor() {
    super("This build has no demonstration mode. Set YER_MODE=production and DATABASE_URL, or use the usual build.");
    this.name = "NoDemonstration";
  }
}

/** Packages that nobody asked for are not loaded. */
async function loadTelemetry({ telemetry }: Config, logger: Logger): Promise<Telemetry | undefined> {
  if (telemetry === undefined) return undefined;
  const { openTelemetry } = await import("../platform/telemetry/open-telemetry.js");
  return openTelemetry(telemetry, logger);
}

/** The demonstration is a separate entry: a production build has no such folder. */
async function loadDemo(config: Config): Promise<Demo> {
  const entry = await import("../demo/demo.js").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") throw new NoDemonstration();
    throw error;
  });
  return entry.openDemo(config, batchMachine);
}

async function listen(fastify: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") throw new PortInUse(host, port);
    throw error;
  }
}

/** Answers what is under way, refuses what is new, and cuts off what will not end (event streams, idle clients). */
async function closeServer(fastify: FastifyInstance, readiness: Readiness): Promise<void> {
  readiness.accepting = false;
  const cutOff = setTimeout(() => fastify.server.closeAllConnections(), finishMilliseconds);
  // Whoever was answered a moment before is at work when the idle ones are closed, and idle from then on.
  const idle = setInterval(() => fastify.server.closeIdleConnections(), idleMilliseconds);
  await fastify.close();
  clearTimeout(cutOff);
  clearInterval(idle);
}

/** Undoes the steps of the start in reverse, once, however often it is asked for; a failing step holds up no other. */
function stopOnce(stack: readonly (() => Promise<void>)[], logger: Logger): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (const step of stack.toReversed()) {
      try {
        await step();
      } catch (error) {
        logger.error({ error: describeError(error) }, "a part did not stop in order");
      }
    }
  };
  return async () => (stopping ??= run());
}

/** With PORT=0 one is found; known before anything starts, because addresses are built from it. */
async function withPort(config: Config, env: Readonly<Record<string, string | undefined>>): Promise<Config> {
  if (config.port !== 0) return config;
  return readConfig({ ...env, PORT: String(await freePort(config.host)) });
}

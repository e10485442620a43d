import { timingSafeEqual } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Context } from "../context.js";
import { describeError } from "../database/errors.js";
import type { Figure } from "./figure.js";
import type { StoreHealth } from "../uploads/file-store.js";
import { leftUnderFormer } from "../secrets/re-seal.js";

/** Whether the service takes requests; false from the moment it begins to stop. */
export interface Readiness {
  accepting: boolean;
}

/**
 * Registers the routes `/healthz` (the process answers), `/readyz` (it takes requests and its database answers; how
 * store and scanner stand) and `/metrics` (Prometheus; in production only with the bearer of METRICS_TOKEN, since they
 * share the public origin).
 * @param figures of parts of the service, told by `/metrics` beside its own
 */
export function addHealth(
  fastify: FastifyInstance,
  context: Context,
  readiness: Readiness,
  figures: readonly Figure[] = [],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "yer_" });
  // Buckets by route would be most of a megabyte: how times spread is told by method and kind of answer.
  const answered = new Histogram({
    name: "yer_http_request_seconds",
    help: "Time to answer, by method and kind of status.",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const [requests, seconds, failures] = (
    [
      ["yer_route_requests_total", "Requests answered, by route."],
      ["yer_route_seconds_total", "Seconds spent on answering, by route."],
      ["yer_route_failures_total", "Requests answered with 5xx, by route."],
    ] as const
  ).map(([name, help]) => new Counter({ name, help, labelNames: ["route"], registers: [registry] }));
  type Read = () => Promise<number | ReadonlyMap<string, number> | undefined>;
  const gauge = (name: string, help: string, read: Read, label?: string): void => {
    const asked = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      collect: async () => {
        // Reset, one without labels would tell of a zero.
        if (label === undefined) asked.remove();
        else asked.reset();
        // What cannot be read now is not told: the rest of the figures is wanted most while something is away.
        const value = await read().catch((error: unknown) => {
          context.logger.warn({ error: describeError(error), figure: name }, "a figure could not be read");
          return undefined;
        });
        if (typeof value === "number") asked.set(value);
        else if (label !== undefined) for (const [of, each] of value ?? []) asked.set({ [label]: of }, each);
      },
    });
  };
  // Asked once for all figures of the database: each by itself would wait for a connection.
  let reachable = true;
  const ofDatabase = (name: string, help: string, read: Read, label?: string): void =>
    gauge(name, help, async () => (reachable ? read() : undefined), label);
  gauge("yer_database_reachable", "1 while the database answers.", async () => Number(reachable));
  ofDatabase("yer_jobs_overdue", "Jobs that are due and have not run, as of now.", async () => context.jobs.overdue());
  ofDatabase(
    "yer_secrets_under_former",
    "Secrets of the database that do not lie under MASTER_SECRET, as of now; at 0 MASTER_SECRET_BEFORE may go.",
    async () => leftUnderFormer(context),
  );
  for (const { name, help, read, label } of figures) ofDatabase(name, help, async () => read(context.db), label);
  const storeGauge = (name: string, help: string, of: (health: StoreHealth) => number | undefined): void =>
    gauge(name, help, async () => of(await context.files.health()));
  storeGauge("yer_store_free_bytes", "Room left where files are kept.", ({ space }) => space?.free);
  storeGauge("yer_store_total_bytes", "Room where files are kept.", ({ space }) => space?.total);
  storeGauge("yer_store_writable", "1 while a file of the largest size can be taken in.", ({ store }) =>
    Number(store === "ok"),
  );
  storeGauge("yer_scanner_reachable", "1 while the scanner of uploads answers.", ({ scanner }) =>
    Number(scanner === "ok"),
  );

  fastify.addHook("onResponse", async (request, reply) => {
    const took = reply.elapsedTime / 1000;
    const route = request.routeOptions.url === undefined ? "site" : `${request.method} ${request.routeOptions.url}`;
    answered.observe({ method: request.method, status: `${Math.trunc(reply.statusCode / 100)}xx` }, took);
    requests?.inc({ route });
    seconds?.inc({ route }, Math.round(took * 1e6) / 1e6);
    if (reply.statusCode >= 500) failures?.inc({ route });
  });

  fastify.get("/healthz", async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  // Without store or scanner everybody still reads and acts: taken out of service, nobody would
  // (docs/decisions/0117-degraded-and-still-ready.md).
  fastify.get("/readyz", async (_, reply) => {
    const [answering, { store, scanner }] = await Promise.all([answers(context), context.files.health()]);
    const ready = readiness.accepting && answering;
    const whole = store === "ok" && scanner === "ok";
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: ready ? (whole ? "ready" : "degraded") : "unavailable",
        service: readiness.accepting ? "ok" : "stopping",
        database: answering ? "ok" : "out-of-reach",
        store,
        scanner,
      });
  });

  fastify.get("/metrics", async (request, reply) => {
    if (!mayRead(context, request.headers.authorization)) return reply.callNotFound();
    reachable = await answers(context);
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

/** How long the database may take to answer a probe: one behind a cut network says nothing at all, and whoever probes waits. */
const answerMilliseconds = 2_000;

async function answers(context: Context): Promise<boolean> {
  const asked = sql`select 1`.execute(context.db).then(
    () => true,
    // What /readyz says is the report; the pool has logged why.
    () => false,
  );
  return Promise.race([asked, after(answerMilliseconds, false, { ref: false })]);
}

function mayRead({ config }: Context, authorization: string | undefined): boolean {
  if (config.mode === "demo") return true;
  if (!config.metricsToken) return false;
  const [given, wanted] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${config.metricsToken}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

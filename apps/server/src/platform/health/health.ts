import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Context } from "../context.js";
import { leftUnderFormer } from "../secrets/re-seal.js";

/** Whether the service takes requests; false from the moment it begins to stop. */
export interface Readiness {
  accepting: boolean;
}

/**
 * Hangs `/healthz` (the process answers), `/readyz` (it takes requests and its database answers) and `/metrics`
 * (Prometheus; in production only with the bearer of METRICS_TOKEN, since they share the public origin).
 */
export function addHealth(fastify: FastifyInstance, context: Context, readiness: Readiness): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "yer_" });
  const answered = new Histogram({
    name: "yer_http_request_seconds",
    help: "Time to answer, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const overdue = new Gauge({
    name: "yer_jobs_overdue",
    help: "Jobs that are due and have not run, as of now.",
    registers: [registry],
    collect: async () => {
      const now = context.legalClock.now();
      const { count } = await context.db
        .selectFrom("job")
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("next_at", "<", now)
        .executeTakeFirstOrThrow();
      overdue.set(count);
    },
  });

  const sealedElsewhere = new Gauge({
    name: "yer_secrets_under_former",
    help: "Secrets of the database that do not lie under MASTER_SECRET, as of now; at 0 MASTER_SECRET_BEFORE may go.",
    registers: [registry],
    collect: async () => {
      sealedElsewhere.set(await leftUnderFormer(context));
    },
  });

  fastify.addHook("onResponse", async (request, reply) => {
    answered.observe(
      { method: request.method, route: request.routeOptions.url ?? "site", status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  fastify.get("/healthz", async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  fastify.get("/readyz", async (_, reply) => {
    const ready = readiness.accepting && (await answers(context));
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "unavailable" });
  });

  fastify.get("/metrics", async (request, reply) => {
    if (!mayRead(context, request.headers.authorization)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

async function answers(context: Context): Promise<boolean> {
  try {
    await sql`select 1`.execute(context.db);
    return true;
  } catch {
    // What /readyz says is the report; the pool has logged why.
    return false;
  }
}

function mayRead({ config }: Context, authorization: string | undefined): boolean {
  if (config.mode === "demo") return true;
  if (!config.metricsToken) return false;
  const [given, wanted] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${config.metricsToken}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AdjustableClock } from "../platform/clock/clock.js";
import type { Context } from "../platform/context.js";
import { Problem } from "../platform/problem/problem.js";

const dayMilliseconds = 86_400_000;

/** Forwards only: a history whose entries go back in time could not be read as a story. */
const advanceBody = z.object({ days: z.number().check(z.int(), z.gte(1), z.lte(366)) });

/**
 * The demonstration's clock: `GET /demo/clock` tells the legal time, `POST /demo/clock` with `{"days": 10}` moves it on
 * and lets the jobs do what has come due meanwhile (announcements end, terms pass). It goes day by day, so that what a day
 * brought happened on that day and ten days at once leave what ten single days leave. Whoever is signed in stays so.
 */
export function addClockRoutes(fastify: FastifyInstance, context: Context, clock: AdjustableClock): void {
  fastify.get("/demo/clock", async () => ({ now: clock.now().toISOString() }));
  fastify.route({
    method: "POST",
    url: "/demo/clock",
    handler: async (request) => {
      const parsed = advanceBody.safeParse(request.body);
      if (!parsed.success) throw new Problem("invalid", { detail: 'Send {"days": 1} to {"days": 366}.' });
      const jobs = new Set<string>();
      for (let day = 0; day < parsed.data.days; day += 1) {
        clock.advance(dayMilliseconds);
        for (const job of await context.jobs.runDue()) jobs.add(job);
      }
      return { now: clock.now().toISOString(), jobs: [...jobs] };
    },
  });
}

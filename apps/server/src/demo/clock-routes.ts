import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AdjustableClock } from "../clock/clock.js";
import type { Context } from "../context.js";
import { Problem } from "../http/problem.js";

const dayMilliseconds = 86_400_000;

/** Forwards only: a history whose entries go back in time could not be read as a story. */
const advanceBody = z.object({ days: z.number().check(z.int(), z.gte(1), z.lte(366)) });

/**
 * The demonstration's clock: `GET /demo/clock` tells the service's time, `POST /demo/clock` with `{"days": 10}` moves it
 * on and lets the jobs do what has come due meanwhile (announcements end, terms pass). Whoever is signed in has to sign
 * in again, as after so many days.
 */
export function addClockRoutes(fastify: FastifyInstance, context: Context, clock: AdjustableClock): void {
  fastify.get("/demo/clock", async () => ({ now: clock.now().toISOString() }));
  fastify.route({
    method: "POST",
    url: "/demo/clock",
    handler: async (request) => {
      const parsed = advanceBody.safeParse(request.body);
      if (!parsed.success) throw new Problem("invalid", { detail: 'Send {"days": 1} to {"days": 366}.' });
      clock.advance(parsed.data.days * dayMilliseconds);
      const jobs = await context.jobs.runDue();
      return { now: clock.now().toISOString(), jobs };
    },
  });
}

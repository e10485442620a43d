import { writeSync } from "node:fs";
import { pino } from "pino";
import { tickApplications } from "../cases/applications/clock.js";
import { fixedClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import { openService } from "../main/open-service.js";

/**
 * The program that tests of the clock kill: opens the service at a given moment, makes the moves of time and says
 * `moving` within each, before it is committed.
 */
const clock = fixedClock(process.env["TICK_AT"] ?? "");
const service = await openService(readConfig(process.env), pino({ level: "silent" }), { clock });
const { context } = service;
const events: typeof context.events = {
  ...context.events,
  publish: async (transaction, ...told) => {
    writeSync(1, "moving\n");
    await context.events.publish(transaction, ...told);
  },
};
writeSync(1, "ready\n");
await tickApplications(context.db, events, clock.now());
await service.close();

import { writeSync } from "node:fs";
import { pino } from "pino";
import { tickApplications } from "../cases/applications/clock.js";
import { tickFollowing } from "../cases/placing/follow.js";
import { fixedClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import { openService } from "../main/open-service.js";

/**
 * The program that tests kill: opens the service at a given moment, makes the moves of time, or with `WORK=follow`
 * places what lies in places that are no more, and says `moving` within each, before it is committed.
 */
const follows = process.env["WORK"] === "follow";
const clock = fixedClock(process.env["WORK_AT"] ?? "");
const service = await openService(readConfig(process.env), pino({ level: "silent" }), { clock });
const { context } = service;
const events: typeof context.events = {
  ...context.events,
  publish: async (transaction, ...told) => {
    // Files that follow a place are told of together.
    const moving = follows ? told.filter(({ kind }) => kind === "application.placed") : ["once"];
    writeSync(1, "moving\n".repeat(moving.length));
    await context.events.publish(transaction, ...told);
  },
};
writeSync(1, "ready\n");
await (follows ? tickFollowing : tickApplications)(context.db, events, clock.now());
await service.close();

import { pino } from "pino";
import { tickApplications } from "../cases/application-acts/clock.js";
import { tickFollowing } from "../cases/placing/follow.js";
import { fixedClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import { openService } from "../main/open-service.js";

/**
 * The program that tests of the clock kill: opens the service at a given moment, makes the moves of time, or with
 * `WORK=follow` places what lies in places that are no more. With `KILLED_AT` it kills itself within that move, before it
 * is committed: by SIGKILL, which leaves it no time for anything, and by itself, so that nothing depends on how soon
 * another process would hear of it.
 */
const follows = process.env["WORK"] === "follow";
const clock = fixedClock(process.env["WORK_AT"] ?? "");
let left = Number(process.env["KILLED_AT"] ?? Infinity);
const service = await openService(readConfig(process.env), pino({ level: "silent" }), { clock });
const { context } = service;
const events: typeof context.events = {
  ...context.events,
  publish: async (transaction, ...told) => {
    // Applications that follow a place are told of together.
    const moving = follows ? told.filter(({ kind }) => kind === "application.placed") : ["once"];
    left -= moving.length;
    if (left <= 0) process.kill(process.pid, "SIGKILL");
    await context.events.publish(transaction, ...told);
  },
};
await (follows ? tickFollowing : tickApplications)(context.db, events, clock.now());
await service.close();

import type { KyselyPlugin } from "kysely";
import { pino } from "pino";
import { fixedClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import { batchMachine } from "../main/batch-machine.js";
import { tickBatches } from "../registers/batches/tick.js";
import { openService } from "../main/open-service.js";

/**
 * The program that tests of imports kill: opens the service and goes on with all surveys to their ends. With
 * `KILLED_AT` it kills itself at that statement of the work: by SIGKILL, which leaves it no time for anything, and by
 * itself, so that nothing depends on how soon another process would hear of it.
 */
const clock = fixedClock(process.env["WORK_AT"] ?? "");
let left = Number(process.env["KILLED_AT"] ?? Infinity);
const killing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    left -= 1;
    if (left <= 0) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: async ({ result }) => result,
};
const service = await openService(readConfig(process.env), pino({ level: "silent" }), { clock });
const { context } = service;
await tickBatches({ ...context, machine: batchMachine, db: context.db.withPlugin(killing) }, clock.now());
await service.close();

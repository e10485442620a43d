import type { KyselyPlugin } from "kysely";
import { pino } from "pino";
import { tickCheck } from "../cases/areas/nightly-check.js";
import { tickBulkMoves } from "../cases/bulk-moves/tick.js";
import { openService } from "../main/open-service.js";
import { fixedClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";

/**
 * The program that tests of acts on many areas kill: opens the service and goes on with all acts to their ends, or with
 * the check of the night. With `KILLED_AFTER` it kills itself some statements after so many areas, or chunks, were done:
 * by SIGKILL, which leaves it no time for anything.
 */
const clock = fixedClock(process.env["WORK_AT"] ?? "");
const isCheck = process.env["WORK"] === "check";
/** What is written of each area that was moved, and of each chunk that was checked. */
const written = isCheck ? /update "area_checks" set "checked"/ : /update bulk_move_files set at/;
let left = Number(process.env["KILLED_AFTER"] ?? Infinity);
let further = Number(process.env["STATEMENTS"] ?? 1);
const service = await openService(readConfig(process.env), pino({ level: "silent" }), { clock });
const { context } = service;
const killing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (left <= 0) further -= 1;
    if (further <= 0) process.kill(process.pid, "SIGKILL");
    if (written.test(context.db.getExecutor().compileQuery(node, { queryId: "of the test" }).sql)) left -= 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const db = context.db.withPlugin(killing);
if (isCheck) await tickCheck(db, clock.now(), 4);
else await tickBulkMoves({ ...context, db }, clock.now());
await service.close();

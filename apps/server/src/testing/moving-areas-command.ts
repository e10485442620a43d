import type { KyselyPlugin } from "kysely";
import { pino } from "pino";
import { tickCheck } from "../cases/areas/nightly-check.js";
import { tickBulkMoves } from "../cases/bulk-moves/tick.js";
import { tickPlan } from "../cases/plan/clock.js";
import { openService } from "../main/open-service.js";
import { fixedClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";

/**
 * The program that tests of acts on many areas kill: opens the service and goes on with all acts to their ends, with the
 * check of the night or with the clock of the plan, two at a time. With `KILLED_AFTER` it kills itself some statements
 * after so many areas, or chunks, were done: by SIGKILL, which leaves it no time for anything.
 */
const clock = fixedClock(process.env["WORK_AT"] ?? "");
const work = process.env["WORK"];
/** What is written of each area that was moved, of each chunk that was checked, of each schedule or area that time moved. */
const written =
  work === "check"
    ? /update "area_checks" set "checked"/
    : work === "plan"
      ? /insert into "?history_entry/
      : /update bulk_move_files set at/;
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
if (work === "check") await tickCheck(db, clock.now(), 4);
else if (work === "plan") {
  await tickPlan(db, context.events, clock.now(), { size: 2, reached: new Map(), isOver: () => false });
} else await tickBulkMoves({ ...context, db }, clock.now());
await service.close();

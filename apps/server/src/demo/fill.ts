import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "../platform/context.js";
import type { Db } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import type { Events } from "../platform/events/events.js";
import { readSettings } from "../platform/dated-settings/queries.js";
import type { BatchMachine } from "../registers/batches/batch-kind.js";
import { findDemoArea } from "./areas.js";
import { addDemoShares, orderForPaidDays } from "./budgets.js";
import { closeMonths } from "./closed-months.js";
import { addBankAccounts } from "./demo-accounts.js";
import { lastBranch } from "./branches.js";
import { addDemoArticles } from "./articles/add.js";
import { fillRegisters } from "./fill-registers.js";
import { liveApplication } from "./life.js";
import { planApplication } from "./plan.js";
import { findDemoSchedule } from "./schedules.js";
import { splitDemoPlace, standingPlan } from "./split-place.js";
import { makeWorld } from "./world.js";

/** Applications of the demonstration. */
export const demoApplications = 2000;
/** After so many applications open screens are told to read again. */
const tellEvery = 25;

/**
 * Says how many applications there shall be, before the service answers: whoever asks it in its first second is not
 * told that nothing is being made.
 */
export async function announceFilling(db: Db, target: number = demoApplications): Promise<void> {
  await db
    .insertInto("filling")
    .values({ done: 0, target })
    .onConflict((conflict) => conflict.column("singleton").doUpdateSet({ target }).where("filling.done", "<=", target))
    .execute();
}

/**
 * Makes the demonstration: places, organisations and people at once, then application after application behind the
 * running service. Each application and the progress commit together, so a stop or a kill at any line loses at most the
 * application under way, and the next start goes on where this one ended.
 * @param machine brings the lists of the demonstration
 * @param target how many applications there shall be
 */
export async function fillDemonstration(
  context: Context,
  machine: BatchMachine,
  signal: AbortSignal,
  target: number = demoApplications,
): Promise<void> {
  const { db, legalClock } = context;
  await announceFilling(db, target);
  await makeWorld(db, legalClock.now());
  await addDemoShares(db);
  if (target > lastBranch) await addBankAccounts(db, legalClock.now());
  await addDemoArticles(db, context.events, legalClock.now());
  const { done } = await db.selectFrom("filling").select("done").executeTakeFirstOrThrow();
  const around = { events: unheard, settings: await readSettings(db), signer: context.signer, now: legalClock.now() };
  for (let index = done; index < target && !signal.aborted; index += 1) {
    if (index === lastBranch + 1) await fillRegisters(context, machine, around);
    await withTransaction(db, async (transaction) => {
      // Another server may be filling too: whoever counts the application makes it.
      const { numUpdatedRows } = await transaction
        .updateTable("filling")
        .set({ done: index + 1 })
        .where("done", "=", index)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const plan = await standingPlan(transaction, planApplication(index));
      await liveApplication(transaction, plan, around);
      await findDemoArea(transaction, index, plan.facts, around);
      await findDemoSchedule(transaction, index, around);
      const last = index + 1 === target;
      if (last || (index + 1) % tellEvery === 0)
        await context.events.publish(transaction, { kind: "filling.progress" });
    });
    await nextTurn();
  }
  if (signal.aborted || target <= lastBranch) return;
  await splitDemoPlace(context, around);
  await orderForPaidDays(db, around);
  await closeMonths(context, around);
}

/** Nobody needs to hear of every act of the past; the progress is told instead. */
const unheard: Events = {
  publish: async () => {},
  subscribe: () => () => {},
  position: () => 0,
  catchUp: async () => 0,
  after: async () => [],
  close: async () => {},
};

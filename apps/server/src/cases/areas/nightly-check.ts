import { inTashkent, tashkentDay } from "@yer/api/formats";
import type { Db, Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { checkAfter } from "./fault-queries.js";

/** Areas of one transaction. */
const chunk = 5000;
/** Chunks of one tick: the other jobs of this lane wait for it. */
const perTick = 20;
/** From this hour in Tashkent a night's check may begin: one that the night missed is caught up by day. */
const fromHour = 1;

/** Begins the check of a night, once. */
async function begin(db: Db, now: Date): Promise<void> {
  if (inTashkent(now).hour < fromHour) return;
  await db
    .insertInto("area_checks")
    .values({ day: tashkentDay(now), began_at: now, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Goes on with the check that is under way by one chunk. Where it stands is written with what it found, so that a killed
 * service goes on there, and of two servers one does it.
 * @returns whether there was one
 */
async function goOn(transaction: Transaction, now: Date, size: number): Promise<boolean> {
  const open = await transaction
    .selectFrom("area_checks")
    .select(["day", "after_region", "after_id"])
    .where("ended_at", "is", null)
    .orderBy("day", "desc")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (open === undefined) return false;
  const done = await checkAfter(transaction, { home_region: open.after_region, id: open.after_id }, size, now);
  await transaction
    .updateTable("area_checks")
    .set((eb) => ({
      checked: eb("checked", "+", done.checked),
      found: eb("found", "+", done.found),
      gone: eb("gone", "+", done.gone),
      ...(done.last_region === null || done.last_id === null
        ? {}
        : { after_region: done.last_region, after_id: done.last_id }),
      ended_at: done.checked < size ? now : null,
    }))
    .where("day", "=", open.day)
    .execute();
  // An older one that was never ended would only look at the same again.
  await transaction
    .updateTable("area_checks")
    .set({ ended_at: now })
    .where("ended_at", "is", null)
    .where("day", "<", open.day)
    .execute();
  return true;
}

/**
 * Checks areas, as far as one tick goes.
 * @param size areas of one transaction
 * @returns whether it did something
 */
export async function tickCheck(db: Db, now: Date, size = chunk): Promise<boolean> {
  await begin(db, now);
  let hasWorked = false;
  for (let turn = 0; turn < perTick; turn += 1) {
    if (!(await withTransaction(db, async (transaction) => goOn(transaction, now, size)))) break;
    hasWorked = true;
  }
  return hasWorked;
}

/** The nightly check of areas. */
export function areaCheckJob(db: Db): Job {
  return {
    name: "areas.check",
    lane: "upkeep",
    everySeconds: 5,
    restsSeconds: 600,
    tick: async (now) => tickCheck(db, now),
  };
}

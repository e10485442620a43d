import type { FastifyBaseLogger } from "fastify";
import { tashkentDay } from "@yer/api/formats";
import type { Db } from "../../platform/database/database.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { verifyJournal } from "./verify-journal.js";

/** The hour in Tashkent at which a night's check may begin; one that the night missed is caught up until the next night. */
const fromHour = 2;
/** So many faults are told one by one; `pnpm money:verify` tells all. */
const told = 20;

/**
 * Checks the journal of money, once a night; what does not hold is told as an error of the service, and how many there
 * are stays with the night.
 * @returns whether it did something, or that it was stopped before the end
 */
export async function tickJournalCheck(
  db: Db,
  logger: Pick<FastifyBaseLogger, "error">,
  now: Date,
  isStopping?: () => boolean,
): Promise<boolean | "unfinished"> {
  const day = tashkentDay(new Date(now.getTime() - fromHour * 3_600_000));
  const ended = await db
    .selectFrom("journal_checks")
    .select("day")
    .where("day", ">=", day)
    .where("ended_at", "is not", null)
    .executeTakeFirst();
  if (ended !== undefined) return false;
  await db
    .insertInto("journal_checks")
    .values({ day, began_at: now, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { entries, faults, whole } = await verifyJournal(db, isStopping);
  if (!whole) return "unfinished";
  for (const fault of faults.slice(0, told)) logger.error({ ...fault }, "the journal of money does not hold");
  if (faults.length > 0) {
    logger.error(
      { faults: faults.length, entries },
      "the journal of money does not hold: pnpm money:verify tells of all",
    );
  }
  await db
    .updateTable("journal_checks")
    .set({
      ended_at: now,
      entries,
      faults: faults.length,
      wrong_regions: [...new Set(faults.map(({ homeRegion }) => homeRegion))],
    })
    .where("day", "=", day)
    .execute();
  return true;
}

/** The nightly check of the journal. */
export function journalCheckJob(db: Db, logger: FastifyBaseLogger): Job {
  return {
    name: "money.verify",
    lane: "upkeep",
    everySeconds: 600,
    tick: async (now, isStopping) => tickJournalCheck(db, logger, now, isStopping),
  };
}

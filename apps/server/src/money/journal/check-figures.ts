import type { Db } from "../../platform/database/database.js";
import type { Figure } from "../../platform/health/figure.js";

/** The last night whose check of the journal went to its end. */
async function lastNight(db: Db): Promise<{ readonly endedAt: Date; readonly faults: number } | undefined> {
  const night = await db
    .selectFrom("journal_checks")
    .select(["ended_at as endedAt", "faults"])
    .where("ended_at", "is not", null)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return night?.endedAt ? { endedAt: night.endedAt, faults: night.faults } : undefined;
}

/** What tells whoever watches the service that the money does not hold, and that a night did not check it. */
export const journalFigures: readonly Figure[] = [
  {
    name: "yer_journal_faults",
    help: "What did not hold in the journal of money when it was last checked.",
    read: async (db) => (await lastNight(db))?.faults,
  },
  {
    name: "yer_journal_checked_timestamp_seconds",
    help: "When the journal of money was last checked to its end, by the legal clock.",
    read: async (db) => {
      const night = await lastNight(db);
      return night && night.endedAt.getTime() / 1000;
    },
  },
];

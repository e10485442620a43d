import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { turnoversOf } from "../months/queries.js";

/** A closed month that is not what it was when it was closed. */
export interface WrongMonth {
  readonly homeRegion: string;
  readonly month: string;
}

/** Compares what every closed month moved when it was closed with what its lines add to now. */
export async function wrongMonths(db: Db): Promise<WrongMonth[]> {
  const closed = await db
    .selectFrom("money_months")
    .select([sql<string>`month::text`.as("month"), "home_region", "turnovers", "entries"])
    .where("state", "=", "closed")
    .orderBy("home_region")
    .orderBy("month")
    .execute();
  const wrong: WrongMonth[] = [];
  for (const { home_region, month, turnovers, entries } of closed) {
    const now = await turnoversOf(db, { home_region, month });
    const kept = new Map(turnovers?.map(({ account, debit, credit }) => [account, `${debit} ${credit}`]));
    const same =
      now.entries === entries &&
      now.turnovers.length === kept.size &&
      now.turnovers.every(({ account, debit, credit }) => kept.get(account) === `${debit} ${credit}`);
    if (!same) wrong.push({ homeRegion: home_region, month });
  }
  return wrong;
}

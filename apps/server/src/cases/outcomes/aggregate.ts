import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";

/**
 * A row too many or too few of how applications ended; of one that tells something else than its application there are
 * both.
 */
export interface WrongOutcome {
  readonly district: string;
  readonly day: string;
  /** 1 for a row too many in the aggregate, -1 for one that is missing. */
  readonly over: number;
}

/** Writes all anew from the applications themselves, while whoever would change them waits. */
export async function fillOutcomes(db: Db): Promise<void> {
  await sql`select fill_outcomes()`.execute(db);
}

/** Holds the rows of how applications ended against the applications, in one statement. */
export async function wrongOutcomes(db: Db): Promise<WrongOutcome[]> {
  const { rows } = await sql<WrongOutcome>`
    select district_soato as district, finished_on::text as day, over
    from (
      select *, 1 as over from (select * from outcomes except select * from outcome_rows) as more
      union all
      select *, -1 from (select * from outcome_rows except select * from outcomes) as less
    ) as compared order by home_region, id, over`.execute(db);
  return rows;
}

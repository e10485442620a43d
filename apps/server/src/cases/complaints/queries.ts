import { sql } from "kysely";
import type { Acting } from "../../platform/acting/acting.js";
import type { FileRecord } from "../applications/file.js";
import type { Transaction } from "../../platform/database/database.js";

/** When the latest charge was first consented to, which may be now. */
export async function consentTo(
  transaction: Transaction,
  { row, charge }: FileRecord,
  { actor, now }: Acting,
): Promise<Date | undefined> {
  if (charge === null) return undefined;
  const { rows } = await sql<{ consented_at: Date }>`
    update charges set consented_at = coalesce(consented_at, ${now}), consented_by = coalesce(consented_by, ${actor?.name ?? null})
    where home_region = ${row.home_region} and id = ${charge.id} returning consented_at`.execute(transaction);
  return rows[0]?.consented_at;
}

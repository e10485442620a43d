import { sql } from "kysely";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { BankDayKey } from "./queries.js";
import { openAgain } from "./service.js";

/**
 * A receipt of a line of a closed day is taken back: a correction is always booked, so the day is open again, for the
 * money waits. The caller has not changed the line yet; until the commit nobody closes the day beside it.
 */
export async function openDayOfLine(
  transaction: Transaction,
  acting: Acting,
  line: { readonly home_region: string; readonly id: string },
  reason: string,
): Promise<void> {
  const day = sql`from bank_days as d join statement_lines as l
    on d.home_region = l.home_region and d.account_id = l.account_id and d.day = l.value_day
    where l.home_region = ${line.home_region} and l.id = ${line.id}`;
  const shared = await sql<{ state: string }>`select d.state ${day} for key share of d`.execute(transaction);
  if (shared.rows.every(({ state }) => state === "open")) return;
  const held = await sql<BankDayKey & { state: string }>`
    select d.home_region, d.account_id, d.day, d.state ${day} for no key update of d`.execute(transaction);
  for (const { state, ...closed } of held.rows) {
    if (state === "closed") await openAgain(transaction, acting, closed, reason);
  }
}

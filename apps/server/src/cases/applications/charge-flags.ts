import { type ChargeFlag, chargeFlags } from "@yer/api/contract/charge-flags";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Said of the application's last charge alone: of that application something in this state waits. */
const proposed = (rows: "receipt_corrections" | "refunds") => sql<SqlBool>`(
  (c.home_region, c.application_id) in (
    select p.home_region, p.application_id from ${sql.table(rows)} as p where p.state = 'proposed')
  and not exists (
    select from charges as later where later.home_region = c.home_region
      and later.application_id = c.application_id and later.sequence > c.sequence))`;

/** What holds of `charges as c` that has a flag. Whatever says how a charge stands says it from here. */
export const flagged: Readonly<Record<ChargeFlag, RawBuilder<SqlBool>>> = {
  part: sql`(c.state = 'open' and c.remaining < c.amount)`,
  late: sql`(c.state = 'open' and c.suspended)`,
  owed: sql`(c.state = 'open' and c.registered)`,
  contract: sql`c.by_contract`,
  asked: sql`c.instalments_asked`,
  // Said of the application's last charge alone.
  refund: sql`(c.owed_back > 0)`,
  correctionProposed: proposed("receipt_corrections"),
  refundProposed: proposed("refunds"),
};

const each = chargeFlags.map((flag) => sql`case when ${flagged[flag]} then ${sql.lit(flag)} end`);

/** Which flags a row of `charges as c` has, in the contract's order. */
export const flagsOfCharge = sql<ChargeFlag[]>`array_remove(array[${sql.join(each)}], null)`;

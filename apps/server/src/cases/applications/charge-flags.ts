import { type ChargeFlag, chargeFlags } from "@yer/api/contract/charge-flags";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** What holds of `charges as c` that has a flag. Whatever says how a charge stands says it from here. */
export const flagged: Readonly<Record<ChargeFlag, RawBuilder<SqlBool>>> = {
  part: sql`(c.state = 'open' and c.remaining < c.amount)`,
  late: sql`(c.state = 'open' and c.suspended)`,
  owed: sql`(c.state = 'open' and c.registered)`,
  contract: sql`c.by_contract`,
  asked: sql`c.instalments_asked`,
  // Said of the file's last charge alone.
  refund: sql`(c.owed_back > 0)`,
};

const each = chargeFlags.map((flag) => sql`case when ${flagged[flag]} then ${sql.lit(flag)} end`);

/** Which flags a row of `charges as c` has, in the contract's order. */
export const flagsOfCharge = sql<ChargeFlag[]>`array_remove(array[${sql.join(each)}], null)`;

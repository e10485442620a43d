import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { coverOf, type DistributedCover, distributionsOf } from "../../rules/money/distribution.js";
import { distributedCovers, type EntryRow, type ApplicationOfEntries } from "./queries.js";

/**
 * What entries cover of a charge is distributed to budgets by the shares of this day in the application's district, and
 * what they uncover is taken back from them (DOMAIN §7): the entries that follow from those given, whatever the act
 * was.
 */
export async function distributionOf(
  transaction: Transaction,
  { now, settings }: Pick<Acting, "now" | "settings">,
  { district, ...of }: ApplicationOfEntries & { readonly district: string },
  rows: readonly (EntryRow & { readonly id: string })[],
): Promise<EntryRow[]> {
  const coverings = rows.flatMap((row) =>
    [...coverOf(row.lines)].map(([chargeId, amount]) => ({ row, chargeId, amount })),
  );
  if (coverings.length === 0) return [];
  const shares = () => settings.in(district).value("shares", now);
  const uncovers = coverings.some(({ amount }) => amount < 0);
  const standing = new Map<string, readonly DistributedCover[]>();
  const entered: EntryRow[] = [];
  for (const { row, chargeId, amount } of coverings) {
    const before = standing.get(chargeId) ?? (uncovers ? await distributedCovers(transaction, of, chargeId) : []);
    const cover = { entryId: row.id, corrects: row.corrects ?? null, chargeId, district, amount };
    const distributed = distributionsOf(before, cover, shares, uuidv7);
    if (distributed === undefined) throw new Error(`Less was distributed of the charge ${chargeId} than covered it.`);
    for (const entry of distributed.entries) {
      entered.push({
        ...row,
        charge_id: chargeId,
        receipt_id: null,
        refund_id: null,
        return_id: null,
        clearing_id: null,
        statement_line_id: null,
        corrects: null,
        ...entry,
      });
    }
    standing.set(chargeId, distributed.covers);
  }
  return entered;
}

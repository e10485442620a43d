import type { BudgetDue, paymentOrders } from "@yer/api/contract/payment-orders";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import type { Settings } from "../../platform/dated-settings/settings.js";
import { type AccountDue, dueByAccount } from "../../rules/money/payment-orders.js";
import { type DueRow, readDue, readRefused } from "./queries.js";

/** What a region owes each account of a budget, by the shares in force in its districts at a moment. */
export function accountsOf(dues: readonly DueRow[], settings: Settings, now: Date): AccountDue[] {
  return dueByAccount(
    dues.map(({ district, budget, due }) => {
      const share = settings
        .in(district)
        .value("shares", now)
        .find((one) => one.budget === budget);
      return { district, budget, due, account: share?.account ?? null };
    }),
  );
}

/** What is due to each budget in the reader's territory and not ordered yet. @param until of what was booked until then */
export async function listDue(
  db: Db,
  { actor, settings, now }: { readonly actor: Actor; readonly settings: Settings; readonly now: Date },
  until?: string,
): Promise<ReplyOf<typeof paymentOrders.due>> {
  const territory = actor.territory ?? "-";
  const dues = await readDue(db, territory, until);
  const refused = await readRefused(db, territory);
  const items = [...Map.groupBy(dues, ({ region }) => region)].flatMap(([region, rows]) =>
    accountsOf(rows, settings, now).map(({ budget, account, due }): BudgetDue => {
      const back = refused.find((one) => one.region === region && one.budget === budget);
      return {
        region: { soato: region, name: (rows[0] as DueRow).region_name },
        budget,
        account,
        due,
        refused: back === undefined ? null : { number: back.number, reason: back.reason },
      };
    }),
  );
  return { items: items.filter(({ due, refused: back }) => due !== 0 || back !== null) };
}

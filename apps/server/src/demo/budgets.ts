import { tashkentDay } from "@yer/api/formats";
import { listDue } from "../money/orders/due.js";
import { approveOrder, endOrder, executeOrder, makeOrders } from "../money/orders/service.js";
import type { Db } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { demoDistrict } from "./identities.js";
import type { BroughtList } from "./bring-lists.js";
import type { Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import { actorAt } from "./staff.js";

const region = demoDistrict.slice(0, 4);

/** Shares with accounts that are nobody's: digits that the treasury gives to none. */
const shares = [
  { budget: "district", percent: 60, account: "400000000000000000000000001" },
  { budget: "region", percent: 30, account: "400000000000000000000000002" },
  { budget: "republic", percent: 10, account: "400000000000000000000000003" },
];

/** Gives every budget of the demonstration an account, so that what is due to it can be ordered. */
export async function addDemoShares(db: Db): Promise<void> {
  const nobody = { reason: null, proposed_by: null, approved_by: null, entered_at: null };
  await db
    .insertInto("settings")
    .values({ key: "shares", territory: "17", valid_from: "2024-11-02", value: jsonb(shares), ...nobody })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One order of the region was executed, one refused by the treasury, and one waits to be approved. */
export async function orderForBudgets(db: Db, around: Surroundings): Promise<void> {
  const known = await db.selectFrom("payment_orders").select("id").executeTakeFirst();
  if (known !== undefined) return;
  const maker = { ...around, actor: actorAt(demoOrganisationId("cadastre", region), "cashier") };
  const other = { ...around, actor: actorAt(demoOrganisationId("agency", "17"), "administrator") };
  const { items } = await listDue(db, maker);
  const day = tashkentDay(around.now);
  await withTransaction(db, async (transaction) => {
    for (const { budget, account, due } of items) {
      if (account === null || due <= 0) continue;
      const made = await makeOrders(transaction, maker, { orders: [{ region, budget, account, amount: due }] });
      const id = made.items[0]?.id ?? "";
      if (budget === "republic") continue;
      await approveOrder(transaction, other, id, 1);
      if (budget === "district") {
        await executeOrder(transaction, other, { id, ifMatch: 2 }, { executedOn: day, reference: "G-0001" });
      } else {
        const reason = "Hisobvaraq raqami gʻaznachilikda topilmadi.";
        await endOrder(transaction, other, { id, ifMatch: 2, move: "refuse" }, reason);
      }
    }
  });
}

/** The treasury's list of what it executed and refused, brought once more than was needed: it is known. */
export async function treasuryListOf(db: Db, now: Date): Promise<BroughtList> {
  const orders = await db
    .selectFrom("payment_orders")
    .select(["number", "executed_on", "reference", "reason"])
    .where("state", "in", ["executed", "refused"])
    .where("home_region", "=", region)
    .orderBy("number")
    .execute();
  return {
    kind: "treasury-list",
    by: actorAt(demoOrganisationId("cadastre", region), "financeHead"),
    daysAgo: 0,
    end: "checked",
    fileName: `gʻaznachilik-${tashkentDay(now)}.csv`,
    rows: [
      ["Topshiriqnoma", "Ijro sanasi", "Hujjat", "Sabab"],
      ...orders.map(({ number, executed_on, reference, reason }) => [
        number,
        executed_on ?? "",
        reference ?? "",
        reason ?? "",
      ]),
    ],
  };
}

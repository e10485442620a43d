import { tashkentDay } from "@yer/api/formats";
import { listDue } from "../money/orders/due.js";
import { approveOrder, endOrder, executeOrder, makeOrders } from "../money/orders/service.js";
import type { Actor } from "../platform/acting/actor.js";
import type { Db } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { demoDistrict } from "./identities.js";
import type { BroughtList } from "./bring-lists.js";
import type { Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import { actorAt } from "./staff.js";

const region = demoDistrict.slice(0, 4);
const dayMilliseconds = 86_400_000;

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

/** What becomes of the orders of a day, by budget, `none` where none is made; of one that is not named it is executed. */
interface OrderDay {
  /** Days ago. */
  readonly ago: number;
  readonly ends: Readonly<Record<string, "none" | "made" | "approved" | "refused" | "withdrawn">>;
}

/** Every second month of two years budgets were paid what was due to them. */
const paidDays: readonly OrderDay[] = Array.from({ length: 11 }, (_, nth) => ({ ago: 690 - 60 * nth, ends: {} }));
/** Orders of the last weeks that are not done: refused for an unknown account or a wrong sum, or still waiting. */
const lateDays: readonly OrderDay[] = [
  { ago: 40, ends: { region: "refused" } },
  { ago: 18, ends: { district: "withdrawn", region: "refused", republic: "approved" } },
  // What the treasury refused last is ordered by nobody yet: it stands in its queue.
  { ago: 3, ends: { district: "approved", region: "none", republic: "made" } },
  { ago: 0, ends: { district: "made", region: "none", republic: "none" } },
];

/**
 * Orders of two years for the region's budgets, each of what was booked until its day, made, approved and executed by
 * those whose work it is at their moments; those of the last weeks stand in all states.
 */
export async function orderForBudgets(db: Db, around: Surroundings): Promise<void> {
  const known = await db.selectFrom("payment_orders").select("id").executeTakeFirst();
  if (known === undefined) await orderOn([...paidDays, ...lateDays], db, around);
}

/** Orders what applications that were made since had brought by then, before the months of these days are closed. */
export async function orderForPaidDays(db: Db, around: Surroundings): Promise<void> {
  const closed = await db.selectFrom("money_months").select("month").limit(1).executeTakeFirst();
  if (closed === undefined) await orderOn(paidDays, db, around);
}

async function orderOn(days: readonly OrderDay[], db: Db, around: Surroundings): Promise<void> {
  const maker = actorAt(demoOrganisationId("cadastre", region), "cashier");
  const other = actorAt(demoOrganisationId("agency", "17"), "administrator");
  for (const { ago, ends } of days) {
    const acting = (actor: Actor, after: number) => {
      const moment = around.now.getTime() - Math.max(0, ago - after) * dayMilliseconds;
      return { ...around, actor, now: new Date(moment) };
    };
    const made = acting(maker, 0);
    const day = tashkentDay(made.now);
    const { items } = await listDue(db, made, day);
    await withTransaction(db, async (transaction) => {
      for (const { budget, account, due: amount } of items) {
        const end = ends[budget];
        if (account === null || amount <= 0 || end === "none") continue;
        const orders = [{ region, budget, account, amount }];
        const [order] = (await makeOrders(transaction, made, { orders }, day)).items;
        const id = order?.id ?? "";
        if (end === "made") continue;
        if (end === "withdrawn") {
          const reason = "Summa boshqa kun bilan hisoblangan.";
          await endOrder(transaction, acting(maker, 1), { id, ifMatch: 1, move: "withdraw" }, reason);
          continue;
        }
        await approveOrder(transaction, acting(other, 1), id, 1);
        if (end === "approved") continue;
        const ended = acting(other, 3);
        if (end === "refused") {
          const reason = "Hisobvaraq raqami gʻaznachilikda topilmadi.";
          await endOrder(transaction, ended, { id, ifMatch: 2, move: "refuse" }, reason);
        } else {
          const executedOn = tashkentDay(ended.now);
          const reference = `G-${order?.number.slice(-6) ?? ""}`;
          await executeOrder(transaction, ended, { id, ifMatch: 2 }, { executedOn, reference });
        }
      }
    });
  }
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

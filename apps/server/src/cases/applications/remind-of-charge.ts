import type { Reason } from "@yer/api/contract/problem";
import { tashkentDay } from "@yer/api/formats";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ApplicationRecord, lockApplication } from "./application.js";
import { accountsOfOccupier, tellOfDebt } from "./tell-citizens.js";
import { enforceOnApplication, record } from "./transition.js";

/** Why the occupier cannot be reminded of what an application owes at this moment; empty where they can. */
export async function reasonsAgainstReminding(
  db: Db | Transaction,
  application: ApplicationRecord,
  now: Date,
): Promise<Reason[]> {
  const { charge, row } = application;
  if (charge?.state !== "open") return [{ code: "charge-closed" }];
  const today = await db
    .selectFrom("charge_reminders")
    .select("at")
    .where("home_region", "=", row.home_region)
    .where("charge_id", "=", charge.id)
    .where("day", "=", tashkentDay(now))
    .executeTakeFirst();
  if (today !== undefined) return [{ code: "charge-reminded" }];
  return (await accountsOfOccupier(db, application)).length === 0 ? [{ code: "occupier-unreachable" }] : [];
}

/**
 * Reminds the occupier of what an application owes, by the ways they chose; its history tells of it. The application's
 * lock is held: of two reminders of one day the second is refused.
 * @throws {Problem}
 */
export async function remindOfCharge(transaction: Transaction, acting: Acting, id: string): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "record:payment", application);
  const reasons = await reasonsAgainstReminding(transaction, application, acting.now);
  const { charge, row, money } = application;
  if (reasons.length > 0 || charge === null) throw new Problem("move-refused", { reasons });
  await transaction
    .insertInto("charge_reminders")
    .values({ home_region: row.home_region, charge_id: charge.id, day: tashkentDay(acting.now), at: acting.now })
    .execute();
  await tellOfDebt(transaction, acting, application);
  await record(transaction, acting, application, {
    action: "charge.reminded",
    params: {
      amount: money.charge?.due ?? 0,
      ...(acting.bulk ? { bulk: acting.bulk.id, files: acting.bulk.files } : {}),
    },
  });
}

import type { Db } from "../platform/database/database.js";
import { demoDistrict } from "./identities.js";
import { demoId } from "./random.js";

/** The account into which charges of the demonstration's region are paid. */
export const demoAccount = "20208000900100001718";

/** The account into which the sandbox of the payment provider pays what is paid online there. */
const demoOnlineAccount = "20208000900100001719";

/** Opens the bank accounts of the region; one that is there stays. */
export async function addBankAccounts(db: Db, now: Date): Promise<void> {
  const opened = { home_region: demoDistrict.slice(0, 4), mfo: "00401", made_at: now, made_by: null };
  await db
    .insertInto("bank_accounts")
    .values([
      {
        ...opened,
        id: demoId("bank account"),
        number: demoAccount,
        kind: "bank",
        name: "Samarqand viloyati, yer toʻlovlari",
      },
      {
        ...opened,
        id: demoId("online account"),
        number: demoOnlineAccount,
        kind: "online",
        name: "Samarqand viloyati, onlayn toʻlovlar",
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

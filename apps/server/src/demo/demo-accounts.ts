import type { Db } from "../platform/database/database.js";
import { demoDistrict } from "./identities.js";
import { demoId } from "./random.js";

/** The account into which charges of the demonstration's region are paid. */
export const demoAccount = "20208000900100001718";

/** Opens the bank account of the region; one that is there stays. */
export async function addBankAccounts(db: Db, now: Date): Promise<void> {
  await db
    .insertInto("bank_accounts")
    .values({
      home_region: demoDistrict.slice(0, 4),
      id: demoId("bank account"),
      number: demoAccount,
      mfo: "00401",
      name: "Samarqand viloyati, yer toʻlovlari",
      made_at: now,
      made_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

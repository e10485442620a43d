import type { SettingKey, SettingValue } from "@yer/api/contract/setting-registry";
import type { Kysely } from "kysely";
import { keptPlan, keptQuery } from "../database/keptPlans.js";
import type { Database } from "../schema/database.js";
import { dayInTashkent } from "../workflow/calendar.js";
import { type Settings, settingsOf, valueAt } from "./settings.js";

/** All dated settings and the calendar, for work that needs several of them. */
export async function readSettings(db: Kysely<Database>): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["key", "valid_from", "value"]).execute();
  const days = await db.selectFrom("calendar_days").select(["day", "kind"]).execute();
  return settingsOf(rows, days);
}

const valueInForce = keptQuery((db, key: string, day: string) =>
  db
    .selectFrom("settings")
    .modifyFront(keptPlan)
    .select(["valid_from", "value"])
    .where("key", "=", key)
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .limit(1),
);

/** One setting as it is in force at `now`: a look-up by key. @throws {SettingMissing} */
export async function settingAt<Key extends SettingKey>(
  db: Kysely<Database>,
  key: Key,
  now: Date,
): Promise<SettingValue<Key>> {
  const rows = await valueInForce(db, key, dayInTashkent(now));
  return valueAt(key, rows, now);
}

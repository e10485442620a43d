import type { CountrySettingKey, SettingValue } from "@yer/api/contract/setting-registry";
import { tashkentDay } from "@yer/api/formats";
import type { Kysely } from "kysely";
import { republic } from "../territory/territory.js";
import type { LegalTime } from "../clock/clock.js";
import { preparedStatement, preparedQuery } from "../database/prepared-statements.js";
import type { Database } from "../../schema/database.js";
import { type Settings, settingsOf, valueAt } from "./settings.js";

/** All dated settings and the calendar, for work that needs several of them. */
export async function readSettings(db: Kysely<Database>): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["key", "territory", "valid_from", "value"]).execute();
  const days = await db.selectFrom("calendar_days").select(["day", "kind"]).execute();
  return settingsOf(rows, days);
}

const valueInForce = preparedQuery((db, key: string, day: string) =>
  db
    .selectFrom("settings")
    .modifyFront(preparedStatement)
    .select(["territory", "valid_from", "value"])
    .where("key", "=", key)
    .where("territory", "=", republic)
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .limit(1),
);

/** One setting of the whole country as it is in force at `now`: a look-up by key. @throws {SettingMissing} */
export async function settingAt<Key extends CountrySettingKey>(
  db: Kysely<Database>,
  key: Key,
  now: LegalTime,
): Promise<SettingValue<Key>> {
  const rows = await valueInForce(db, key, tashkentDay(now));
  return valueAt(key, rows, now);
}

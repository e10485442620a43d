import type { SettingKey } from "@yer/api/contract/setting-registry";
import type { CalendarDay } from "@yer/api/contract/settings";
import type { Selectable } from "kysely";
import { republic } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { SettingRecordsTable, SettingsTable } from "../../schema/tables/settings.js";
import type { InTerritory, SettingSubject } from "./record.js";

/** A stored value of a setting. */
export type ValueRow = Selectable<SettingsTable>;

/** A setting's, or the calendar's, version in a territory. */
export type RecordRow = Selectable<SettingRecordsTable>;

/** Values of settings in every territory, the earliest first. */
export async function readValues(db: Db | Transaction, keys: readonly SettingKey[]): Promise<ValueRow[]> {
  return db.selectFrom("settings").selectAll().where("key", "in", keys).orderBy("valid_from").execute();
}

/** Versions of settings in every territory; one that is missing has never been changed. */
export async function readRecords(db: Db | Transaction, keys: readonly SettingSubject[]): Promise<RecordRow[]> {
  return db.selectFrom("setting_records").selectAll().where("key", "in", keys).execute();
}

/** Whether a region or a district stands in the register of places today. */
export async function isOffered(db: Db | Transaction, territory: string): Promise<boolean> {
  const place = await db
    .selectFrom("place_list")
    .select("code")
    .where("code", "=", territory)
    .where("level", "in", ["region", "district"])
    .where("active", "=", true)
    .executeTakeFirst();
  return place !== undefined;
}

async function lockVersion(transaction: Transaction, key: SettingSubject, territory: string): Promise<number> {
  await transaction
    .insertInto("setting_records")
    .values({ key, territory, changed_at: null })
    .onConflict((conflict) => conflict.columns(["key", "territory"]).doNothing())
    .execute();
  const { version } = await transaction
    .selectFrom("setting_records")
    .select("version")
    .where("key", "=", key)
    .where("territory", "=", territory)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Holds the record until the transaction ends: changes and decisions about one setting happen one after the other, also
 * those in different territories, for the setting has one history.
 * @returns its version in the territory
 */
export async function lockRecord(transaction: Transaction, { subject, territory }: InTerritory): Promise<number> {
  const version = await lockVersion(transaction, subject, republic);
  return territory === republic ? version : lockVersion(transaction, subject, territory);
}

/** Counts the record's version up, where its values changed, and notes that something happened. */
export async function touchRecord(
  transaction: Transaction,
  { subject, territory }: InTerritory,
  now: Date,
  changed: boolean,
): Promise<void> {
  await transaction
    .updateTable("setting_records")
    .set((eb) => ({ changed_at: now, ...(changed ? { version: eb("version", "+", 1) } : {}) }))
    .where("key", "=", subject)
    .where("territory", "=", territory)
    .execute();
}

/** Who gave a value, why and when. */
export interface Given {
  readonly reason: string;
  readonly proposedBy: string;
  readonly approvedBy: string | null;
  readonly at: Date;
}

/** Keeps a value from a day on; one with the same start gives way. */
export async function storeValue(
  transaction: Transaction,
  { subject, territory }: InTerritory<SettingKey>,
  wanted: { readonly validFrom: string; readonly value: unknown },
  by: Given,
): Promise<void> {
  const row = {
    value: jsonb(wanted.value),
    reason: by.reason,
    proposed_by: by.proposedBy,
    approved_by: by.approvedBy,
    entered_at: by.at,
  };
  await transaction
    .insertInto("settings")
    .values({ key: subject, territory, valid_from: wanted.validFrom, ...row })
    .onConflict((conflict) => conflict.columns(["key", "territory", "valid_from"]).doUpdateSet(row))
    .execute();
}

/** Takes away the value that begins on a day. @returns what it was */
export async function removeValue(
  transaction: Transaction,
  { subject, territory }: InTerritory<SettingKey>,
  validFrom: string,
): Promise<unknown> {
  const { value } = await transaction
    .deleteFrom("settings")
    .where("key", "=", subject)
    .where("territory", "=", territory)
    .where("valid_from", "=", validFrom)
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

/** Days between two that are not what their weekday says. */
export async function readDays(db: Db | Transaction, from: string, to: string): Promise<CalendarDay[]> {
  return db
    .selectFrom("calendar_days")
    .select(["day", "kind", "name"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
}

/** Those of these days that the calendar says something else of than their weekday does. */
export async function readDaysAmong(db: Db | Transaction, days: readonly string[]): Promise<CalendarDay[]> {
  return db.selectFrom("calendar_days").select(["day", "kind", "name"]).where("day", "in", days).execute();
}

/** Makes a day what its weekday says again. */
export async function forgetDay(transaction: Transaction, day: string): Promise<void> {
  await transaction.deleteFrom("calendar_days").where("day", "=", day).execute();
}

/** Makes a day a holiday, or a working day. */
export async function storeDay(transaction: Transaction, { day, kind, name }: CalendarDay): Promise<void> {
  const row = { kind, name: jsonb(name) };
  await transaction
    .insertInto("calendar_days")
    .values({ day, ...row })
    .onConflict((conflict) => conflict.column("day").doUpdateSet(row))
    .execute();
}

import type { Generated } from "kysely";
import type { Names } from "@yer/api/contract/values";
import type { SettingKey } from "../../settings/settings.js";

/** Tables of dated settings and the holiday calendar (migration 0202). */
export interface SettingsTables {
  settings: SettingsTable;
  calendar_days: CalendarDaysTable;
  calendar_reckoned: CalendarReckonedTable;
}

/** A value and the day from which it holds; earlier ones stay for what began under them. */
export interface SettingsTable {
  key: SettingKey;
  /** ISO day of Asia/Tashkent. */
  valid_from: string;
  value: unknown;
}

/** A day that is not what its weekday says. */
export interface CalendarDaysTable {
  day: string;
  kind: "holiday" | "workday";
  name: Names;
}

/** One row: a digest of the calendar that open terms were last reckoned by. */
export interface CalendarReckonedTable {
  singleton: Generated<boolean>;
  days: string;
}

import { type SettingKey, settingRegistry, type SettingValue } from "@yer/api/contract/setting-registry";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";

export type { SettingKey };

/** A row of the settings table. */
export interface SettingRow {
  readonly key: string;
  readonly valid_from: string;
  readonly value: unknown;
}

/** No value of a setting is in force: a day before the law was asked for. */
export class SettingMissing extends Error {
  override readonly name = "SettingMissing";
  constructor(key: SettingKey, at: Date) {
    super(`No value of the setting ${key} is in force at ${at.toISOString()}. Enter one that begins earlier.`);
  }
}

/** Days on which the state rests or, moved by decree, works. ISO days of Asia/Tashkent. */
export interface HolidayCalendar {
  readonly holidays: ReadonlySet<string>;
  /** Saturdays and Sundays that are worked in exchange. */
  readonly workdays: ReadonlySet<string>;
}

/** Settings with their dates, and the calendar: everything a term or a charge is reckoned with. */
export interface Settings {
  /** The value in force at an instant. @throws {@link SettingMissing} */
  value<K extends SettingKey>(key: K, at: Date): SettingValue<K>;
  /** The ISO day from which the value in force at an instant holds. @throws {@link SettingMissing} */
  since(key: SettingKey, at: Date): string;
  readonly calendar: HolidayCalendar;
}

/** A value with the ISO day from which it holds. */
export interface DatedValue<Value = unknown> {
  readonly validFrom: string;
  readonly value: Value;
}

/** The value in force at an instant: of those begun by its day, the latest. */
export function inForce<T extends { readonly validFrom: string }>(values: readonly T[], at: Date): T | undefined {
  const day = tashkentDay(at);
  return values.filter((value) => value.validFrom <= day).toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
}

/**
 * All values of a setting: those entered, and before them the one the registry begins with.
 * @throws if a stored value does not fit its schema, naming key and day
 */
export function valuesOf<K extends SettingKey>(
  key: K,
  rows: readonly Omit<SettingRow, "key">[],
): DatedValue<SettingValue<K>>[] {
  const { schema, first } = settingRegistry[key];
  const entered = rows.map(({ valid_from: validFrom, value }) => {
    const result = z.safeParse(schema, value);
    if (result.success) return { validFrom, value: result.data as SettingValue<K> };
    throw new Error(`The setting ${key} from ${validFrom} is out of form: ${z.prettifyError(result.error)}`);
  });
  return entered.some(({ validFrom }) => validFrom <= first.validFrom)
    ? entered
    : [{ ...first, value: first.value as SettingValue<K> }, ...entered];
}

/** The value of a setting at an instant, out of its rows. @throws {@link SettingMissing} */
export function valueAt<K extends SettingKey>(
  key: K,
  rows: readonly Omit<SettingRow, "key">[],
  at: Date,
): SettingValue<K> {
  const found = inForce(valuesOf(key, rows), at);
  if (!found) throw new SettingMissing(key, at);
  return found.value;
}

/** Answers from rows that were read once. */
export function settingsOf(
  rows: readonly SettingRow[],
  days: readonly { readonly day: string; readonly kind: "holiday" | "workday" }[],
): Settings {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const value = <K extends SettingKey>(key: K, at: Date): SettingValue<K> => valueAt(key, byKey.get(key) ?? [], at);
  return {
    value,
    since: (key, at) => {
      const found = inForce(valuesOf(key, byKey.get(key) ?? []), at);
      if (!found) throw new SettingMissing(key, at);
      return found.validFrom;
    },
    calendar: {
      holidays: new Set(days.filter(({ kind }) => kind === "holiday").map(({ day }) => day)),
      workdays: new Set(days.filter(({ kind }) => kind === "workday").map(({ day }) => day)),
    },
  };
}

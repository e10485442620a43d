import {
  type CountrySettingKey,
  type SettingKey,
  settingRegistry,
  type SettingValue,
} from "@yer/api/contract/setting-registry";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { chainOf, republic } from "../territory/territory.js";

export type { SettingKey };

/** A row of the settings table. */
export interface SettingRow {
  readonly key: string;
  readonly territory: string;
  readonly valid_from: string;
  /** Null, of a region or a district only: from then on what holds in the place above it. */
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

/**
 * Settings with their dates as they hold in one place, and the calendar: what an application's terms and charge are
 * reckoned with.
 */
export interface SettingsOfPlace {
  /** The value in force at an instant. @throws {@link SettingMissing} */
  readonly value: <K extends SettingKey>(key: K, at: Date) => SettingValue<K>;
  /** The ISO day from which the value in force at an instant holds. @throws {@link SettingMissing} */
  readonly since: (key: SettingKey, at: Date) => string;
  readonly calendar: HolidayCalendar;
}

/** Settings as they hold everywhere. One that places may have values of their own of is asked {@link Settings.in} a place. */
export interface Settings {
  /** The value in force at an instant. @throws {@link SettingMissing} */
  readonly value: <K extends CountrySettingKey>(key: K, at: Date) => SettingValue<K>;
  /** Settings as they hold in a territory, such as an application's district. */
  readonly in: (place: string) => SettingsOfPlace;
  readonly calendar: HolidayCalendar;
}

/** A value with its territory and the ISO day from which it holds. */
export interface DatedValue<Value = unknown> {
  readonly territory: string;
  readonly validFrom: string;
  readonly value: Value;
}

/** A setting's rows, of any territory. */
type Rows = readonly Omit<SettingRow, "key">[];

/** The value in force on a day: of those begun by it, the latest. */
export function inForceOn<T extends { readonly validFrom: string }>(values: readonly T[], day: string): T | undefined {
  return values.filter((value) => value.validFrom <= day).toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
}

/**
 * A territory's own values of a setting: those entered, and before the country's the one the registry begins with. A null
 * one ends those before it.
 * @throws if a stored value does not fit its schema, naming key, territory and day
 */
export function valuesOf<K extends SettingKey>(
  key: K,
  rows: Rows,
  territory = republic,
): DatedValue<SettingValue<K> | null>[] {
  const { schema, first } = settingRegistry[key];
  const entered = rows
    .filter((row) => row.territory === territory)
    .map(({ valid_from: validFrom, value }) => {
      if (value === null && territory !== republic) return { territory, validFrom, value };
      const result = z.safeParse(schema, value);
      if (result.success) return { territory, validFrom, value: result.data as SettingValue<K> };
      const where = `${key} of ${territory} from ${validFrom}`;
      throw new Error(`The setting ${where} is out of form: ${z.prettifyError(result.error)}`);
    });
  return territory !== republic || entered.some(({ validFrom }) => validFrom <= first.validFrom)
    ? entered
    : [{ territory, ...first, value: first.value as SettingValue<K> }, ...entered];
}

/**
 * The value that holds in a territory on a day (DOMAIN §8): of the territory and those that contain it, the narrowest
 * with a value of its own in force has the say.
 */
export function holdingOn<K extends SettingKey>(
  key: K,
  rows: Rows,
  day: string,
  place: string,
): DatedValue<SettingValue<K>> | undefined {
  for (const territory of chainOf(place)) {
    const own = inForceOn(valuesOf(key, rows, territory), day);
    if (own !== undefined && own.value !== null) return { ...own, value: own.value };
  }
  return undefined;
}

/**
 * The ISO day since which the value that holds in a territory on a day has held there. It may be later than the value
 * began: a region's value comes to hold in a district when the district's own ends.
 */
export function heldSince(key: SettingKey, rows: Rows, day: string, place: string): string | undefined {
  const holding = holdingOn(key, rows, day, place);
  if (holding === undefined) return undefined;
  const starts = chainOf(place)
    .flatMap((territory) => valuesOf(key, rows, territory).map(({ validFrom }) => validFrom))
    .filter((start) => start <= day && start >= holding.validFrom)
    .toSorted()
    .toReversed();
  const other = starts.findIndex((start) => {
    const then = holdingOn(key, rows, start, place);
    return then?.territory !== holding.territory || then.validFrom !== holding.validFrom;
  });
  return starts[other === -1 ? starts.length - 1 : other - 1];
}

/** The value of a setting in a territory at an instant, out of its rows. @throws {@link SettingMissing} */
export function valueAt<K extends SettingKey>(key: K, rows: Rows, at: Date, place = republic): SettingValue<K> {
  return holdingAt(key, rows, at, place).value;
}

function holdingAt<K extends SettingKey>(key: K, rows: Rows, at: Date, place: string): DatedValue<SettingValue<K>> {
  const found = holdingOn(key, rows, tashkentDay(at), place);
  if (!found) throw new SettingMissing(key, at);
  return found;
}

/** Answers from rows that were read once. */
export function settingsOf(
  rows: readonly SettingRow[],
  days: readonly { readonly day: string; readonly kind: "holiday" | "workday" }[],
): Settings {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const calendar = {
    holidays: new Set(days.filter(({ kind }) => kind === "holiday").map(({ day }) => day)),
    workdays: new Set(days.filter(({ kind }) => kind === "workday").map(({ day }) => day)),
  };
  return {
    value: (key, at) => valueAt(key, byKey.get(key) ?? [], at),
    in: (place) => ({
      value: (key, at) => valueAt(key, byKey.get(key) ?? [], at, place),
      since: (key, at) => holdingAt(key, byKey.get(key) ?? [], at, place).validFrom,
      calendar,
    }),
    calendar,
  };
}

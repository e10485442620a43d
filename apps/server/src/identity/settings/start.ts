import { type SettingKey, settingRegistry } from "@yer/api/contract/setting-registry";
import type { Fault, Reason } from "@yer/api/contract/problem";
import { faultsOf } from "@yer/api/contract/faults";
import * as z from "zod/mini";
import { canonicalJson } from "../../platform/history/canonical-json.js";
import { Problem } from "../../platform/problem/problem.js";
import { addDays, dayInTashkent } from "../../rules/workflow/calendar.js";
import { type DatedValue, type SettingRow, valuesOf } from "../../platform/dated-settings/settings.js";

/** A value as someone wants to set it. */
export interface WantedValue {
  readonly validFrom: string;
  readonly value: unknown;
}

/** Farthest start: a slip of the year is caught, a law of five years hence is not. */
const mostYearsAhead = 10;

/** The first day on which a new value of a setting may begin. */
export function earliestStart(key: SettingKey, now: Date): string {
  const today = dayInTashkent(now);
  return settingRegistry[key].starts === "today" ? today : addDays(today, 1);
}

/**
 * A wanted value as the setting's schema has it.
 * @throws {Problem} `invalid` with a pointer into `value`, or at a start that is too early or absurdly late
 */
export function wantedValue(key: SettingKey, { validFrom, value }: WantedValue, now: Date): WantedValue {
  const least = earliestStart(key, now);
  const errors: Fault[] = [];
  if (validFrom < least) errors.push({ in: "body", pointer: "/validFrom", code: "start-too-early", params: { least } });
  if (validFrom > addDays(least, mostYearsAhead * 366)) {
    errors.push({ in: "body", pointer: "/validFrom", code: "day" });
  }
  const parsed = z.safeParse(settingRegistry[key].schema, value, { reportInput: true });
  if (!parsed.success) {
    errors.push(
      ...faultsOf("body", parsed.error.issues).map((fault) => ({ ...fault, pointer: `/value${fault.pointer}` })),
    );
  }
  if (errors.length > 0 || !parsed.success) throw new Problem("invalid", { errors });
  return { validFrom, value: parsed.data };
}

const same = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** The value that holds on a day, out of a setting's rows. */
export function valueOn(
  key: SettingKey,
  rows: readonly Omit<SettingRow, "key">[],
  day: string,
): DatedValue | undefined {
  return valuesOf(key, rows)
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
}

/** Why a value cannot be set now: it changes nothing, its day has come meanwhile, or today has a value already. */
export function setReasons(
  key: SettingKey,
  rows: readonly Omit<SettingRow, "key">[],
  { validFrom, value }: WantedValue,
  now: Date,
): Reason[] {
  if (validFrom < earliestStart(key, now)) return [{ code: "start-passed" }];
  const standing = valueOn(key, rows, validFrom);
  if (standing !== undefined && same(standing.value, value)) return [{ code: "value-same" }];
  const begun = rows.some((row) => row.valid_from === validFrom && validFrom <= dayInTashkent(now));
  return begun ? [{ code: "day-today-set" }] : [];
}

/** Why a value cannot be taken back: there is none with this start, or it has begun. */
export function withdrawReasons(
  rows: readonly Pick<SettingRow, "valid_from">[],
  validFrom: string,
  now: Date,
): Reason[] {
  if (!rows.some((row) => row.valid_from === validFrom)) return [{ code: "value-unknown" }];
  return validFrom <= dayInTashkent(now) ? [{ code: "value-began" }] : [];
}

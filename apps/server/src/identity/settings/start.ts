import { type SettingKey, settingRegistry } from "@yer/api/contract/setting-registry";
import type { Fault, Reason } from "@yer/api/contract/problem";
import { faultsOf } from "@yer/api/contract/faults";
import * as z from "zod/mini";
import { canonicalJson } from "@yer/api/formats";
import { Problem } from "../../platform/problem/problem.js";
import { addDays, dayInTashkent } from "../../rules/workflow/calendar.js";
import { republic } from "../../platform/territory/territory.js";
import { inForceOn, type SettingRow, valuesOf } from "../../platform/dated-settings/settings.js";

/** A value as someone wants to set it, and where. */
export interface WantedValue {
  readonly territory: string;
  readonly validFrom: string;
  /** Null, of a region or a district only: what holds in the place above it. */
  readonly value: unknown;
}

type Rows = readonly Omit<SettingRow, "key">[];

/** Farthest start: a slip of the year is caught, a law of five years hence is not. */
const mostYearsAhead = 10;

/** The first day on which a new value of a setting may begin. */
export function earliestStart(key: SettingKey, now: Date): string {
  const today = dayInTashkent(now);
  return settingRegistry[key].starts === "today" ? today : addDays(today, 1);
}

/**
 * A wanted value as the setting's schema has it.
 * @throws {Problem} `invalid` with a pointer into `value`, at a start that is too early or absurdly late, or at a
 * territory of which the setting has no value of its own
 */
export function wantedValue(key: SettingKey, { territory, validFrom, value }: WantedValue, now: Date): WantedValue {
  const least = earliestStart(key, now);
  const { schema, scope } = settingRegistry[key];
  const errors: Fault[] = [];
  if (territory !== republic && scope === "country") {
    errors.push({ in: "body", pointer: "/territory", code: "country-only" });
  }
  if (validFrom < least) errors.push({ in: "body", pointer: "/validFrom", code: "start-too-early", params: { least } });
  if (validFrom > addDays(least, mostYearsAhead * 366)) {
    errors.push({ in: "body", pointer: "/validFrom", code: "day" });
  }
  const isAsAbove = territory !== republic && value === null;
  const parsed = isAsAbove ? undefined : z.safeParse(schema, value, { reportInput: true });
  if (parsed?.success === false) {
    errors.push(
      ...faultsOf("body", parsed.error.issues).map((fault) => ({ ...fault, pointer: `/value${fault.pointer}` })),
    );
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
  return { territory, validFrom, value: parsed?.data ?? null };
}

const same = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/**
 * Why a value cannot be set now: it changes nothing, its day has come meanwhile, or today has a value already. A place may
 * be given what holds above it: it keeps that when the place above gets another.
 */
export function setReasons(
  key: SettingKey,
  rows: Rows,
  { territory, validFrom, value }: WantedValue,
  now: Date,
): Reason[] {
  if (validFrom < earliestStart(key, now)) return [{ code: "start-passed" }];
  const own = inForceOn(valuesOf(key, rows, territory), validFrom);
  if (own === undefined ? value === null : same(own.value, value)) return [{ code: "value-same" }];
  const begun = rows.some(
    (row) => row.territory === territory && row.valid_from === validFrom && validFrom <= dayInTashkent(now),
  );
  return begun ? [{ code: "day-today-set" }] : [];
}

/** Why a territory's value cannot be taken back: there is none with this start, or it has begun. */
export function withdrawReasons(
  rows: Rows,
  { territory, validFrom }: Pick<WantedValue, "territory" | "validFrom">,
  now: Date,
): Reason[] {
  if (!rows.some((row) => row.territory === territory && row.valid_from === validFrom)) {
    return [{ code: "value-unknown" }];
  }
  return validFrom <= dayInTashkent(now) ? [{ code: "value-began" }] : [];
}

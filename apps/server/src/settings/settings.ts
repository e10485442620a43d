import type { StatusKey } from "@yer/api/contract/statuses";
import * as z from "zod/mini";
import type { HolidayCalendar } from "../workflow/calendar.js";
import type { ChargeBasis } from "../workflow/charge.js";
import { inForce, type Term } from "../workflow/deadlines.js";

const term = z.object({ days: z.number().check(z.int(), z.gte(1)), unit: z.enum(["working", "calendar"]) });
const percent = z.number().check(z.gte(0), z.lte(100));
const tiyin = z.number().check(z.int(), z.gte(0));
const shares = z
  .array(z.object({ budget: z.string(), percent }))
  .check(z.refine((rows) => rows.reduce((sum, row) => sum + row.percent, 0) === 100, "shares-add-up"));

/** Every dated setting and what its value looks like. Sums in tiyin, shares and discounts in percent. */
export const settingSchemas = {
  "term.to_conclusion": term,
  "term.in_discussion": term,
  "term.in_review": term,
  "term.announced": term,
  "term.at_justice": term,
  "term.in_payment": term,
  "term.at_council": term,
  "term.rejected": term,
  /** Only its unit counts: the days of a step are the diagram's. */
  "term.step": term,
  "term.total": term,
  "soon.days": z.number().check(z.int(), z.gte(0)),
  bhm: tiyin,
  "discount.disability": percent,
  "discount.earlier_campaign": percent,
  "discount.social_register": percent,
  shares,
  /** Percent of a place that its places' official outlines may leave uncovered, or cover twice. */
  "outline.gap": percent,
  /** Percent of an outline that may lie outside its parent's. */
  "outline.outside": percent,
} as const;

/** Key of a setting. */
export type SettingKey = keyof typeof settingSchemas;

type ValueOf<K extends SettingKey> = z.output<(typeof settingSchemas)[K]>;

/** A row of the settings table. */
export interface SettingRow {
  readonly key: string;
  readonly valid_from: string;
  readonly value: unknown;
}

/** No value of a setting is in force: the table was emptied by hand, or a day before the law was asked for. */
export class SettingMissing extends Error {
  override readonly name = "SettingMissing";
  constructor(key: SettingKey, at: Date) {
    super(`No value of the setting ${key} is in force at ${at.toISOString()}. Enter one that begins earlier.`);
  }
}

/** Settings with their dates, and the calendar: everything a term or a charge is reckoned with. */
export interface Settings {
  /** The value in force at an instant. @throws {@link SettingMissing} */
  value<K extends SettingKey>(key: K, at: Date): ValueOf<K>;
  /** The term of a status at an instant; `undefined` where the status has none. */
  statusTerm(status: StatusKey, at: Date): Term | undefined;
  readonly calendar: HolidayCalendar;
}

/**
 * Reads the rows once and answers from them.
 * @throws if a stored value does not fit its schema, naming key and day
 */
export function settingsOf(
  rows: readonly SettingRow[],
  days: readonly { readonly day: string; readonly kind: "holiday" | "workday" }[],
): Settings {
  const parsed = rows.flatMap(({ key, valid_from: validFrom, value }) =>
    isSettingKey(key) ? [{ key, validFrom, value: checked(key, validFrom, value) }] : [],
  );
  const value = <K extends SettingKey>(key: K, at: Date): ValueOf<K> => {
    const found = inForce(
      parsed.filter((row) => row.key === key),
      at,
    );
    if (!found) throw new SettingMissing(key, at);
    return found.value as ValueOf<K>;
  };
  return {
    value,
    statusTerm: (status, at) => {
      const key = `term.${status}`;
      if (!isSettingKey(key)) return undefined;
      const found = value(key as "term.total", at);
      return { ...found, validFrom: at.toISOString().slice(0, 10) };
    },
    calendar: {
      holidays: new Set(days.filter(({ kind }) => kind === "holiday").map(({ day }) => day)),
      workdays: new Set(days.filter(({ kind }) => kind === "workday").map(({ day }) => day)),
    },
  };
}

/** Percent off by each discount, as {@link ChargeBasis} wants them. */
export function discountPercents(settings: Settings, at: Date): ChargeBasis["discountPercent"] {
  return {
    none: 0,
    disability: settings.value("discount.disability", at),
    earlier_campaign: settings.value("discount.earlier_campaign", at),
    social_register: settings.value("discount.social_register", at),
  };
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingSchemas, key);
}

function checked(key: SettingKey, validFrom: string, value: unknown): unknown {
  const result = z.safeParse(settingSchemas[key], value);
  if (result.success) return result.data;
  throw new Error(`The setting ${key} from ${validFrom} is out of form: ${z.prettifyError(result.error)}`);
}

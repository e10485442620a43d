import type { CalendarChange, SettingImpact } from "@yer/api/contract/settings";
import type { SettingKey } from "@yer/api/contract/setting-registry";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { contains, republic } from "../../platform/territory/territory.js";
import type { Db } from "../../platform/database/database.js";
import { addDays, dayInTashkent, endOfDay, isWorkday } from "../../rules/workflow/calendar.js";
import { wantedChanges } from "./calendar-service.js";
import { readSettings, settingAt } from "../../platform/dated-settings/queries.js";
import { type HolidayCalendar, inForceOn, valueAt, valuesOf } from "../../platform/dated-settings/settings.js";
import {
  countAwaitedSteps,
  countEnding,
  countApplications,
  countApplicationsOver,
  countOpenCharges,
  countStepsOver,
  type Reach,
} from "./impact-queries.js";
import { readValues, type ValueRow } from "./queries.js";
import { type WantedValue, wantedValue } from "./start.js";

type Lines = SettingImpact["lines"];

/** Statuses in which an application ends. */
const final: readonly StatusKey[] = ["registered", "unregistered"];

/** Statuses that an application passes before it is charged. */
const beforePayment: readonly StatusKey[] = [
  "editing",
  "to_conclusion",
  "in_discussion",
  "in_review",
  "announced",
  "at_justice",
];

/** Applications whose running term ends within so many days, as the registers mark them. */
async function soonOver(db: Db, days: number, now: Date): Promise<number> {
  return countEnding(db, final, { after: now, until: endOfDay(addDays(dayInTashkent(now), days)) });
}

/** Places with a value of their own in force on a day: what happens above them does not reach them. */
function ownValuesOn(key: SettingKey, rows: readonly ValueRow[], day: string): string[] {
  return [...new Set(rows.map(({ territory }) => territory))].filter((territory) => {
    const own = inForceOn(valuesOf(key, rows, territory), day);
    return own !== undefined && own.value !== null;
  });
}

/**
 * What a value would do in its territory. Terms and charges are those of the day on which an application came where it
 * is (DOMAIN §3, §7), so most changes touch nothing that has begun; that is said with its number.
 * @throws {Problem} `invalid`
 */
export async function settingImpact(db: Db, key: SettingKey, given: WantedValue, now: Date): Promise<SettingImpact> {
  const wanted = wantedValue(key, given, now);
  const { territory, validFrom } = wanted;
  const own = ownValuesOn(key, await readValues(db, [key]), validFrom);
  const without = own.filter((one) => one !== territory && contains(territory, one));
  return { lines: await linesOf(db, key, { ...wanted, reach: { territory, without } }, now) };
}

async function linesOf(
  db: Db,
  key: SettingKey,
  { value, reach }: WantedValue & { readonly reach: Reach },
  now: Date,
): Promise<Lines> {
  const unfinished = statusKeys.filter((status) => !final.includes(status));
  if (key === "term.step") return [{ effect: "steps-kept", count: await countAwaitedSteps(db, reach) }];
  if (key === "term.total") return [{ effect: "terms-kept", count: await countApplications(db, unfinished, reach) }];
  if (key.startsWith("term.")) {
    const status = key.slice("term.".length) as StatusKey;
    const others = unfinished.filter((other) => other !== status);
    return [
      { effect: "terms-kept", count: await countApplications(db, [status], reach) },
      { effect: "terms-later", count: await countApplications(db, others, reach) },
    ];
  }
  if (key === "bhm" || key.startsWith("discount.")) {
    return [
      { effect: "charges-kept", count: await countOpenCharges(db, reach) },
      { effect: "charges-later", count: await countApplications(db, beforePayment, reach) },
    ];
  }
  if (key === "soon.days") {
    return [
      { effect: "soon-before", count: await soonOver(db, await settingAt(db, key, now), now) },
      { effect: "soon-after", count: await soonOver(db, value as number, now) },
    ];
  }
  return [{ effect: "no-file", count: 0 }];
}

/** The calendar with days changed. */
function changed(calendar: HolidayCalendar, changes: readonly CalendarChange[]): HolidayCalendar {
  const holidays = new Set(calendar.holidays);
  const workdays = new Set(calendar.workdays);
  for (const { day, kind } of changes) {
    holidays.delete(day);
    workdays.delete(day);
    if (kind === "holiday") holidays.add(day);
    if (kind === "workday") workdays.add(day);
  }
  return { holidays, workdays };
}

/**
 * How many open terms a change of days concerns: those in working days that run over a day on which offices would
 * rest or work otherwise than now.
 * @throws {Problem} `invalid`
 */
export async function calendarImpact(
  db: Db,
  year: number,
  given: readonly CalendarChange[],
  now: Date,
): Promise<SettingImpact> {
  const changes = wantedChanges(year, given, now);
  const { calendar } = await readSettings(db);
  const after = changed(calendar, changes);
  const moving = changes.filter(({ day }) => isWorkday(day, calendar) !== isWorkday(day, after));
  const spans = moving.map(({ day }) => ({ from: endOfDay(addDays(day, -1)), to: endOfDay(day) }));
  const rows = await readValues(db, ["term.step"]);
  const units = [republic, ...ownValuesOn("term.step", rows, dayInTashkent(now))].map(
    (territory) => [territory, valueAt("term.step", rows, now, territory).unit] as const,
  );
  return {
    lines: [
      { effect: "terms-moved", count: await countApplicationsOver(db, spans) },
      { effect: "steps-moved", count: await countStepsOver(db, spans, Object.fromEntries(units)) },
      ...(moving.length === changes.length
        ? []
        : [{ effect: "days-idle" as const, count: changes.length - moving.length }]),
    ],
  };
}

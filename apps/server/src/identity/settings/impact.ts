import type { CalendarChange, SettingImpact } from "@yer/api/contract/settings";
import type { SettingKey } from "@yer/api/contract/setting-registry";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { addDays, dayInTashkent, endOfDay, isWorkday } from "../../rules/workflow/calendar.js";
import { wantedChanges } from "./calendar-service.js";
import { readSettings, settingAt } from "../../platform/dated-settings/queries.js";
import type { HolidayCalendar } from "../../platform/dated-settings/settings.js";
import { type WantedValue, wantedValue } from "./start.js";

type Lines = SettingImpact["lines"];

/** Statuses in which a file ends. */
const final: readonly StatusKey[] = ["registered", "unregistered"];

/** Statuses that a file passes before it is charged. */
const beforePayment: readonly StatusKey[] = [
  "editing",
  "to_conclusion",
  "in_discussion",
  "in_review",
  "announced",
  "at_justice",
];

async function filesIn(db: Db, statuses: readonly StatusKey[]): Promise<number> {
  const { count } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "in", statuses)
    .executeTakeFirstOrThrow();
  return count;
}

async function stepsAwaited(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select distinct home_region, run_id, step_id from step_bodies where state = 'awaited') as step
    `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Files whose running term ends within so many days, as the registers mark them. */
async function soonOver(db: Db, days: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "not in", final)
    .where("suspended", "=", false)
    .where("deadline_at", ">", now)
    .where("deadline_at", "<=", endOfDay(addDays(dayInTashkent(now), days)))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What a value would do. Terms and charges are those of the day on which a file came where it is (DOMAIN §3, §7), so
 * most changes touch nothing that has begun; that is said with its number.
 * @throws {Problem} `invalid`
 */
export async function settingImpact(db: Db, key: SettingKey, given: WantedValue, now: Date): Promise<SettingImpact> {
  const wanted = wantedValue(key, given, now);
  return { lines: await linesOf(db, key, wanted, now) };
}

async function linesOf(db: Db, key: SettingKey, { value }: WantedValue, now: Date): Promise<Lines> {
  const unfinished = statusKeys.filter((status) => !final.includes(status));
  if (key === "term.step") return [{ effect: "steps-kept", count: await stepsAwaited(db) }];
  if (key === "term.total") return [{ effect: "terms-kept", count: await filesIn(db, unfinished) }];
  if (key.startsWith("term.")) {
    const status = key.slice("term.".length) as StatusKey;
    return [
      { effect: "terms-kept", count: await filesIn(db, [status]) },
      {
        effect: "terms-later",
        count: await filesIn(
          db,
          unfinished.filter((other) => other !== status),
        ),
      },
    ];
  }
  if (key === "bhm" || key.startsWith("discount.")) {
    const { count } = await db
      .selectFrom("charges")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("state", "=", "open")
      .executeTakeFirstOrThrow();
    return [
      { effect: "charges-kept", count: count },
      { effect: "charges-later", count: await filesIn(db, beforePayment) },
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
  // A day counts in a term that began before it and ends with it or later.
  const spans = moving.map(({ day }) => ({ from: endOfDay(addDays(day, -1)), to: endOfDay(day) }));
  const days = sql`jsonb_to_recordset(${JSON.stringify(spans)}::text::jsonb) as d ("from" timestamptz, "to" timestamptz)`;
  const { rows: files } = await sql<{ count: number }>`
    select count(*) from applications as a
    where status not in ('registered', 'unregistered') and exists (
      select from ${days} where
        (a.deadline ->> 'unit' = 'working' and (a.deadline ->> 'start')::timestamptz < d."from"
          and a.deadline_at >= d."to")
        or (a.total_deadline ->> 'unit' = 'working' and (a.total_deadline ->> 'start')::timestamptz < d."from"
          and a.total_deadline_at >= d."to"))`.execute(db);
  const unit = (await settingAt(db, "term.step", now)).unit;
  const { rows: steps } = await sql<{ count: number }>`
    select count(*) from (
      select distinct home_region, run_id, step_id from step_bodies as s
      where state = 'awaited' and ${unit === "working"} and exists (
        select from ${days} where s.asked_at < d."from" and s.due_at >= d."to")) as step`.execute(db);
  return {
    lines: [
      { effect: "terms-moved", count: files[0]?.count ?? 0 },
      { effect: "steps-moved", count: steps[0]?.count ?? 0 },
      ...(moving.length === changes.length
        ? []
        : [{ effect: "days-idle" as const, count: changes.length - moving.length }]),
    ],
  };
}

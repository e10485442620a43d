import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { CalendarChange, CalendarDay, CalendarYear } from "@yer/api/contract/settings";
import type { Fault, Reason } from "@yer/api/contract/problem";
import type { Names } from "@yer/api/contract/values";
import { canonicalName } from "@yer/api/formats";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import { Problem } from "../../platform/problem/problem.js";
import { cyrillicOf } from "../../platform/names/transliterate.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { proposalsOf } from "./proposal-queries.js";
import { propose } from "./propose.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { forgetDay, lockRecord, readDays, readDaysAmong, readRecords, storeDay, touchRecord } from "./queries.js";
import { assertCovers, type Doer, doerOf, ofCalendar, type Person, recordSetting } from "./record.js";

/** The days of a year that are not what their weekday says, and how they may be changed. */
export async function calendarYear(db: Db | Transaction, year: number, actor: Actor, now: Date): Promise<CalendarYear> {
  const [record] = await readRecords(db, ["calendar"]);
  return {
    year,
    today: dayInTashkent(now),
    days: await readDays(db, `${year}-01-01`, `${year}-12-31`),
    twoPerson: await settingAt(db, "calendar.two_person", now),
    proposals: await proposalsOf(db, "calendar", actor, now),
    version: record?.version ?? 1,
  };
}

/** All four names of a day: what was not given is made from the Uzbek name, Russian from its Cyrillic form. */
export function completed(name: NonNullable<CalendarChange["name"]>): Names {
  const uzbek = canonicalName(name.uz_UZ);
  const cyrillic = name.uz_Cyrl || cyrillicOf(uzbek);
  return { uz_UZ: uzbek, uz_Cyrl: cyrillic, ru_RU: name.ru_RU || cyrillic, en_US: name.en_US || uzbek };
}

/**
 * Changes as they are kept: of the year, from today on, each with a name where it is a day of its own.
 * @throws {Problem} `invalid`
 */
export function wantedChanges(year: number, changes: readonly CalendarChange[], now: Date): CalendarChange[] {
  const today = dayInTashkent(now);
  const errors = changes.flatMap(({ day, kind, name }, at): Fault[] => {
    const wrong = (field: string, code: FaultCode): Fault => ({ in: "body", pointer: `/changes/${at}/${field}`, code });
    return [
      ...(day.startsWith(`${year}-`) ? [] : [wrong("day", "day-other-year")]),
      ...(day < today ? [wrong("day", "day-passed")] : []),
      ...(kind !== null && name === null ? [wrong("name", "day-name-needed")] : []),
    ];
  });
  if (errors.length > 0) throw new Problem("invalid", { errors: errors.slice(0, 50) });
  return changes
    .map(({ day, kind, name }) => ({ day, kind, name: kind === null || name === null ? null : completed(name) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The standing of days before a change, by day. */
export async function standingDays(
  db: Db | Transaction,
  changes: readonly CalendarChange[],
): Promise<ReadonlyMap<string, CalendarDay>> {
  const rows = await readDaysAmong(
    db,
    changes.map(({ day }) => day),
  );
  return new Map(rows.map((row) => [row.day, row]));
}

/** Whether a change leaves a day as it is. */
export function isIdle(change: CalendarChange, standing: CalendarDay | undefined): boolean {
  if (change.kind === null || standing === undefined) return change.kind === null && standing === undefined;
  return change.kind === standing.kind && canonicalJson(change.name) === canonicalJson(standing.name);
}

/** Why changes cannot come about now: a day has passed meanwhile, or nothing would change. */
export async function changeReasons(
  db: Db | Transaction,
  changes: readonly CalendarChange[],
  now: Date,
): Promise<Reason[]> {
  if (changes.some(({ day }) => day < dayInTashkent(now))) return [{ code: "start-passed" }];
  const standing = await standingDays(db, changes);
  return changes.every((change) => isIdle(change, standing.get(change.day))) ? [{ code: "value-same" }] : [];
}

/** Writes days that were decided. The job that counts open terms anew sees it by itself (DOMAIN §3, Time). */
export async function applyChanges(
  transaction: Transaction,
  doer: Doer,
  changes: readonly CalendarChange[],
  reason: string,
): Promise<void> {
  const standing = await standingDays(transaction, changes);
  const effective = changes.filter((change) => !isIdle(change, standing.get(change.day)));
  for (const { day, kind, name } of effective) {
    if (kind === null || name === null) await forgetDay(transaction, day);
    else await storeDay(transaction, { day, kind, name: completed(name) });
  }
  await touchRecord(transaction, ofCalendar, doer.now, true);
  await recordSetting(transaction, doer, ofCalendar, {
    action: "calendar.changed",
    start: null,
    reason,
    changes: effective.map(({ day, kind, name }) => {
      const before = standing.get(day);
      return {
        pointer: `/days/${day}`,
        before: before === undefined ? null : { kind: before.kind, name: before.name },
        after: kind === null ? null : { kind, name },
      };
    }),
  });
}

/**
 * Changes days of a year, or proposes that where two persons are needed.
 * @throws {Problem} `invalid`, `precondition-failed`, `move-refused`, `access-denied`
 */
export async function changeCalendar(
  transaction: Transaction,
  acting: ActingInContext,
  year: number,
  { body: given, ifMatch }: Guarded<{ readonly changes: readonly CalendarChange[]; readonly reason: string }>,
): Promise<CalendarYear> {
  const { actor, now } = acting;
  assertCovers(actor, ofCalendar.territory);
  const baseVersion = await lockRecord(transaction, ofCalendar);
  if (baseVersion !== ifMatch) {
    throw new Problem("precondition-failed", { current: await calendarYear(transaction, year, actor, now) });
  }
  const changes = wantedChanges(year, given.changes, now);
  const reasons = await changeReasons(transaction, changes, now);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  await bringAbout(transaction, doerOf(acting), changes, { reason: given.reason, baseVersion });
  return calendarYear(transaction, year, actor, now);
}

/** Why days are changed, and the version of the calendar that was looked at. */
interface Wanted {
  readonly reason: string;
  readonly baseVersion: number;
}

/**
 * Writes days, or proposes that where two persons are needed; under the lock of the record.
 * @returns the proposal's id; `null`: they hold
 */
export async function bringAbout(
  transaction: Transaction,
  doer: Person,
  changes: readonly CalendarChange[],
  { reason, baseVersion }: Wanted,
): Promise<string | null> {
  if (!(await settingAt(transaction, "calendar.two_person", doer.now))) {
    await applyChanges(transaction, doer, changes, reason);
    return null;
  }
  const of = { act: "calendar", validFrom: null, value: null, before: null } as const;
  return propose(transaction, doer, ofCalendar, { ...of, changes, reason, baseVersion });
}

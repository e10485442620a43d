import { isSettingKey, type SettingKey } from "@yer/api/contract/setting-registry";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { contains, republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import type { Events } from "../../platform/events/events.js";
import { appendHistory, type NewEntry, type RecordRef } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";

/** A setting's key, or the calendar: what has a history. */
export type SettingSubject = SettingKey | "calendar";

/** A setting in a territory, or the calendar, which is the republic's: what is locked and versioned. */
export interface InTerritory<Subject extends SettingSubject = SettingSubject> {
  readonly subject: Subject;
  readonly territory: string;
}

/** The holiday calendar: offices rest all over the country. */
export const ofCalendar: InTerritory<"calendar"> = { subject: "calendar", territory: republic };

/**
 * Who changes a setting covers where it holds (DOMAIN §8); all others of its readers see it.
 * @throws {Problem} `access-denied`
 */
export function assertCovers(actor: Actor, territory: string): void {
  if (!contains(actor.territory, territory)) {
    throw new Problem("access-denied", { reasons: [{ code: "other-territory" }] });
  }
}

/** A setting's record in the history, one for all territories. Settings are the republic's. */
export function settingRecordRef(subject: SettingSubject): RecordRef {
  return { kind: "setting", id: subject, homeRegion: republic };
}

/** A stored subject as its type has it. @throws {Problem} `not-found` where the registry no longer has the setting */
export function subjectOf(subject: string): SettingSubject {
  if (subject === "calendar" || isSettingKey(subject)) return subject;
  throw notFound();
}

/** Who did something to a setting, and who is to hear of it. */
export interface Doer {
  /** Who did it; `null` where the clock did. */
  readonly actor: Actor | null;
  readonly now: Date;
  readonly events: Events;
}

/** Who did something, where it is not the clock. */
export interface Person extends Doer {
  readonly actor: Actor;
}

/** A route's call as who did something. */
export function doerOf({ actor, now, context }: ActingInContext): Person {
  return { actor, now, events: context.events };
}

/** What was done, and the start of the value it was about; null for the calendar. */
export type Deed = Pick<NewEntry, "action"> & Partial<NewEntry> & { readonly start: string | null };

/** Keeps what was done and where, and tells open screens to read settings again. */
export async function recordSetting(
  transaction: Transaction,
  { actor, now, events }: Doer,
  { subject, territory }: InTerritory,
  { start, ...entry }: Deed,
): Promise<void> {
  await appendHistory(transaction, {
    record: settingRecordRef(subject),
    at: now,
    actor: actor?.id ?? null,
    impersonator: actor?.impersonation?.byId ?? null,
    ...entry,
    params: { ...(start === null ? {} : { start }), ...(territory === republic ? {} : { territory }) },
  });
  await events.publish(transaction, { kind: "setting.changed", id: subject });
}

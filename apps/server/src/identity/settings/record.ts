import { isSettingKey, type SettingKey } from "@yer/api/contract/setting-registry";
import type { Actor } from "../../platform/acting/actor.js";
import { republic } from "../../platform/acting/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import type { Events } from "../../platform/events/events.js";
import { appendHistory, type NewEntry, type RecordRef } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";

/** A setting's key, or the calendar: what is locked, versioned and has a history. */
export type SettingSubject = SettingKey | "calendar";

/** Who changes settings, and when. */
export interface SettingActing {
  readonly actor: Actor;
  readonly now: Date;
  readonly events: Events;
}

/** Settings are the republic's: who works in a part of it reads them. @throws {Problem} `access-denied` */
export function assertRepublic(actor: Actor): void {
  if (actor.territory !== republic) throw new Problem("access-denied", { reasons: [{ code: "other-territory" }] });
}

/** A setting's record in the history. Settings are the republic's. */
export function settingRecordRef(subject: SettingSubject): RecordRef {
  return { kind: "setting", id: subject, homeRegion: republic };
}

/** A stored subject as its type has it. @throws {Problem} `not-found` where the registry no longer has the setting */
export function subjectOf(subject: string): SettingSubject {
  if (subject === "calendar" || isSettingKey(subject)) return subject;
  throw notFound();
}

/** Holds the record until the transaction ends: changes and decisions about one setting happen one after the other. */
export async function lockRecord(transaction: Transaction, subject: SettingSubject): Promise<number> {
  await transaction
    .insertInto("setting_records")
    .values({ key: subject, changed_at: null })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { version } = await transaction
    .selectFrom("setting_records")
    .select("version")
    .where("key", "=", subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** Counts the record's version up, where its values changed, and notes that something happened. */
export async function touchRecord(
  transaction: Transaction,
  subject: SettingSubject,
  now: Date,
  changed: boolean,
): Promise<void> {
  await transaction
    .updateTable("setting_records")
    .set((eb) => ({ changed_at: now, ...(changed ? { version: eb("version", "+", 1) } : {}) }))
    .where("key", "=", subject)
    .execute();
}

/** Keeps what was done, and tells open screens to read settings again. */
export async function recordSetting(
  transaction: Transaction,
  { actor, now, events }: Omit<SettingActing, "actor"> & { readonly actor: Actor | null },
  subject: SettingSubject,
  entry: Pick<NewEntry, "action"> & Partial<NewEntry>,
): Promise<void> {
  await appendHistory(transaction, {
    record: settingRecordRef(subject),
    at: now,
    actor: actor?.id ?? null,
    impersonator: actor?.impersonation?.byId ?? null,
    ...entry,
  });
  await events.publish(transaction, { kind: "setting.changed", id: subject });
}

import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { Fault } from "@yer/api/contract/problem";
import {
  type NewReportSchedule,
  openingReports,
  type ReportSchedule,
  type reportSchedules,
  reportSchedulesAtMost,
} from "@yer/api/contract/report-schedules";
import { uuidv7 } from "uuidv7";
import { readRights } from "../../identity/access/codes-query.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { lockMaker } from "../own-reports/queries.js";
import { openAnyReport } from "../own-reports/service.js";
import {
  countSchedules,
  deleteSchedule,
  findSchedule,
  insertSchedule,
  lockReportSchedule,
  type ScheduleRecord,
  schedulesOf,
  setPaused,
  staffWithin,
} from "./queries.js";
import { nextAfter } from "./when.js";

function shown(record: ScheduleRecord): ReportSchedule {
  const { id, report, every, on_day: on, time, ends_on: endsOn, paused, version } = record;
  return {
    id,
    report,
    every,
    on,
    time,
    endsOn,
    paused,
    nextAt: paused ? null : (record.next_at?.toISOString() ?? null),
    lastSentAt: record.last_sent_at?.toISOString() ?? null,
    lastSentTo: record.last_sent_to,
    readers: [...record.readers],
    version,
  };
}

/** A person's schedules of a report. @throws {Problem} `not-found`, `permission-missing` */
export async function listSchedules(db: Db, actor: Actor, key: string): Promise<ReplyOf<typeof reportSchedules.list>> {
  await openAnyReport(db, actor, key);
  return { items: (await schedulesOf(db, actor.id, key)).map(shown) };
}

/**
 * Sends a report by the clock.
 * @throws {Problem} `not-found`, `permission-missing`; `invalid` for people out of the person's territory and
 * for those who may not open reports; `move-refused`
 */
export async function createSchedule(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  key: string,
  { readers, ...when }: NewReportSchedule,
): Promise<ReportSchedule> {
  const { own } = await openAnyReport(transaction, actor, key);
  await lockMaker(transaction, actor.id);
  if ((await countSchedules(transaction, actor.id)) >= reportSchedulesAtMost) {
    throw new Problem("move-refused", {
      detail: `At most ${reportSchedulesAtMost} schedules can be kept: end one first.`,
      reasons: [{ code: "too-many-views", params: { most: reportSchedulesAtMost } }],
    });
  }
  const known = new Set(await staffWithin(transaction, readers, actor.territory ?? "-"));
  const errors: Fault[] = [];
  for (const [index, reader] of readers.entries()) {
    const wrong = (code: FaultCode): void => void errors.push({ in: "body", pointer: `/readers/${index}`, code });
    if (!known.has(reader)) wrong("choice");
    else if (!(await readRights(transaction, reader))?.codes.has(openingReports)) wrong("permission");
  }
  const nextAt = nextAfter(when, now);
  if (nextAt === null) errors.push({ in: "body", pointer: "/endsOn", code: "choice" });
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const id = uuidv7();
  await insertSchedule(
    transaction,
    {
      id,
      owner_id: actor.id,
      report: key,
      own_report_id: own?.id ?? null,
      every: when.every,
      on_day: when.on,
      time: when.time,
      ends_on: when.endsOn,
      next_at: nextAt,
      created_at: now,
    },
    [...known],
  );
  return shown(await standing(transaction, actor, id));
}

async function standing(transaction: Transaction, actor: Actor, id: string): Promise<ScheduleRecord> {
  const record = await findSchedule(transaction, id);
  if (record?.owner_id !== actor.id) throw notFound();
  return record;
}

async function changeable(transaction: Transaction, actor: Actor, id: string, ifMatch: number) {
  await lockReportSchedule(transaction, id);
  const record = await standing(transaction, actor, id);
  if (record.version !== ifMatch) throw new Problem("precondition-failed", { current: shown(record) });
  return record;
}

/** Pauses a schedule, or lets it go on: what it did not send meanwhile is not sent. @throws {Problem} `not-found`, `precondition-failed` */
export async function changeSchedule(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  id: string,
  { body: { paused }, ifMatch }: Guarded<{ readonly paused: boolean }>,
): Promise<ReportSchedule> {
  const record = await changeable(transaction, actor, id, ifMatch);
  const { every, on_day: on, time, ends_on: endsOn } = record;
  await setPaused(transaction, record, { paused, nextAt: nextAfter({ every, on, time, endsOn }, now) });
  return shown(await standing(transaction, actor, id));
}

/** Ends a schedule. @throws {Problem} `not-found`, `precondition-failed` */
export async function removeSchedule(
  transaction: Transaction,
  { actor }: ActingInContext,
  id: string,
  ifMatch: number,
): Promise<void> {
  await changeable(transaction, actor, id, ifMatch);
  await deleteSchedule(transaction, id);
}

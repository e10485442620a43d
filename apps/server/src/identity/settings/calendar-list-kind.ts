import { asBatch, type BatchFault } from "@yer/api/contract/batch";
import { calendarListBounds, type CalendarListRow, calendarLists } from "@yer/api/contract/calendar-lists";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { CalendarChange, CalendarDay } from "@yer/api/contract/settings";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { contains } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import { Problem } from "../../platform/problem/problem.js";
import type {
  BatchAtWork,
  BatchKind,
  EnteredRow,
  JudgedRow,
  RowAtWork,
  RowToUndo,
  UndoneRow,
} from "../../registers/batches/batch-kind.js";
import { ofRow } from "../../registers/batches/of-row.js";
import { listReading } from "../../registers/batches/readings.js";
import { RowRefused } from "../../registers/batches/row-refused.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { calendarColumns, type CalendarRow, readCalendarRow } from "./calendar-list.js";
import { applyChanges, bringAbout, completed, isIdle, standingDays } from "./calendar-service.js";
import { endProposal } from "./end-proposal.js";
import { lockProposal, proposalState } from "./proposal-queries.js";
import { lockRecord, touchRecord } from "./queries.js";
import { ofCalendar } from "./record.js";

/** A list is judged and entered as one: it is one change, with one proposal where a second person decides. */
const whole = calendarListBounds.mostRows;

/** What undoing needs of a day that was entered. */
interface Trace {
  /** Under which proposal it waits; null: it holds. */
  readonly proposal: string | null;
  /** The day as it was written, and as it stood before. */
  readonly written: CalendarChange;
  readonly before: CalendarDay | null;
}

/** Lists of days that are not what their weekday says: a row makes a day a holiday, or one on which offices work. */
export const calendarListKind: BatchKind = {
  declared: asBatch(calendarLists),
  shared: "own",
  reading: listReading(calendarListBounds),
  chunk: { checking: whole, applying: whole, undoing: whole },
  guess: calendarColumns,
  twice: (_, line) => ofRow("row-twice", { line }),
  open: async (_, __, batch) => ({
    judge: async (transaction, entering, rows) => judgeAll(transaction, entering, batch, rows),
    enter: async (transaction, entering, rows) => enterAll(transaction, entering, batch, rows),
    undo: async (transaction, entering, rows) => undoAll(transaction, entering, batch, rows),
    refusalOf: (_row, error) => {
      if (error instanceof RowRefused) return error;
      throw error;
    },
  }),
};

/** A row, and what stands of its day. */
interface StandingRow extends Omit<CalendarRow, "faults"> {
  readonly before: CalendarDay | undefined;
  readonly faults: readonly BatchFault[];
}

/** Rows as they would be now. */
async function read(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  { mapping }: BatchAtWork,
  rows: readonly RowAtWork[],
): Promise<readonly StandingRow[]> {
  const today = dayInTashkent(now);
  const read = rows.map((row) => readCalendarRow(row, mapping, today));
  const standing = await standingDays(
    transaction,
    read.flatMap(({ change }) => (change === null ? [] : [change])),
  );
  // Offices rest all over the country: who looks after a region changes no day.
  const mayChange = contains(actor.territory, ofCalendar.territory);
  return read.map((row) => ({
    ...row,
    faults: mayChange ? row.faults : [ofRow("permission")],
    before: row.day === null ? undefined : standing.get(row.day),
  }));
}

/** A change with all four names, as it will be kept. */
function whollyNamed(change: CalendarChange): CalendarChange {
  return change.name === null ? change : { ...change, name: completed(change.name) };
}

async function judgeAll(
  transaction: Transaction,
  entering: ActingPerson,
  batch: BatchAtWork,
  rows: readonly RowAtWork[],
): Promise<JudgedRow[]> {
  return (await read(transaction, entering, batch, rows)).map(({ line, day, name, change, before, faults }) => ({
    line,
    subject: day,
    about: day ?? "",
    kind: change !== null && isIdle(whollyNamed(change), before) ? "known" : before === undefined ? "new" : "changed",
    faults,
    warnings: [],
    said: { day, becomes: change?.kind ?? null, name, before: before?.kind ?? null } satisfies Pick<
      CalendarListRow,
      "day" | "becomes" | "name" | "before"
    >,
  }));
}

async function enterAll(
  transaction: Transaction,
  entering: ActingPerson,
  batch: BatchAtWork,
  rows: readonly RowAtWork[],
): Promise<EnteredRow[]> {
  const baseVersion = await lockRecord(transaction, ofCalendar);
  const wanted = (await read(transaction, entering, batch, rows)).map(({ change, before, faults }) => {
    // What it would do may be another thing by now.
    if (change === null || faults.length > 0) throw new RowRefused("wrong", faults);
    const written = whollyNamed(change);
    if (isIdle(written, before)) throw new RowRefused("known", []);
    return { written, before: before ?? null };
  });
  const proposal = await bringAbout(
    transaction,
    entering,
    wanted.map(({ written }) => written),
    { reason: reasonOf(batch), baseVersion },
  );
  return wanted.map(({ written, before }) => ({
    id: written.day,
    trace: { proposal, written, before } satisfies Trace,
  }));
}

/** Why the list is entered, as it was said with the order. @throws {Problem} `invalid` where nobody said it */
function reasonOf({ given }: BatchAtWork): string {
  const { reason } = given;
  if (typeof reason !== "string") throw new Problem("invalid");
  return reason;
}

/** A row that stays, and why. */
function kept(line: number, code: FaultCode): UndoneRow {
  return { line, kind: "kept", faults: [ofRow(code)] };
}

/**
 * Takes days back: a proposal that waits is taken back whole; what holds becomes what it was, as far as it still is what
 * the list made of it, has not passed, and no second person is needed for that.
 */
async function undoAll(
  transaction: Transaction,
  entering: ActingPerson,
  batch: BatchAtWork,
  rows: readonly RowToUndo[],
): Promise<UndoneRow[]> {
  const { now } = entering;
  const reason = reasonOf(batch);
  await lockRecord(transaction, ofCalendar);
  const traces = rows.map(({ line, trace }) => {
    if (trace === null) throw new Problem("not-found");
    return { line, ...(trace as unknown as Trace) };
  });
  const approved = new Set<string>();
  for (const id of new Set(traces.flatMap(({ proposal }) => (proposal === null ? [] : [proposal])))) {
    const row = await lockProposal(transaction, id);
    if (row === undefined) continue;
    if (row.state === "approved") approved.add(id);
    else if (proposalState(row, now) === "open") {
      await endProposal(transaction, entering, ofCalendar, row, { verdict: "take-back", reason });
      await touchRecord(transaction, ofCalendar, now, false);
    }
  }
  const standing = await standingDays(
    transaction,
    traces.map(({ written }) => written),
  );
  const needsTwo = await settingAt(transaction, "calendar.two_person", now);
  const back: CalendarChange[] = [];
  const undone = traces.map(({ line, proposal, written, before }): UndoneRow => {
    if (proposal !== null) {
      return approved.has(proposal) ? kept(line, "change-approved") : { line, kind: "undone" };
    }
    const day = standing.get(written.day);
    if (day === undefined || canonicalJson(day) !== canonicalJson(written)) return kept(line, "day-changed");
    if (written.day < dayInTashkent(now)) return kept(line, "day-passed");
    if (needsTwo) return kept(line, "change-of-two");
    back.push({ day: written.day, kind: before?.kind ?? null, name: before?.name ?? null });
    return { line, kind: "undone" };
  });
  if (back.length > 0) await applyChanges(transaction, entering, back, reason);
  return undone;
}

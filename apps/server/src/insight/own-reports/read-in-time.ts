import { type ReportQuery, type ReportRead, reportRowsAtMost } from "@yer/api/contract/reports";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { databaseErrorCode } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { MeasureReading } from "../measures/read-number.js";
import { type OpenedReport, readReport } from "../reports/service.js";

/** How long a screen waits for a report that somebody made, in milliseconds. */
const patience = 2000;

/** It takes longer than a screen waits. */
class TooLong extends Error {}

function late(is: boolean): void {
  if (is) throw new TooLong();
}

/** `57014`: the database stopped a statement whose time was over. */
const isOver = (error: unknown): boolean => error instanceof TooLong || databaseErrorCode(error) === "57014";

/**
 * A report as a screen is told it: where it takes longer than two seconds, or has more rows than are shown, it says so
 * and nothing else. Each statement is stopped there (a statement timeout), so that nobody loads the database by a
 * report that they made. A file of it, made in the background, takes its time.
 */
export async function readInTime(
  reading: MeasureReading,
  opened: OpenedReport,
  query: ReportQuery,
  most = { milliseconds: patience, rows: reportRowsAtMost },
): Promise<ReportRead> {
  // Declared reports are known to be quick: they are read from aggregates.
  if (opened.own === undefined && opened.id !== "preview") return readReport(reading, opened, query);
  const begun = performance.now();
  const limits = {
    look: () => late(performance.now() - begun > most.milliseconds),
    rows: (count: number) => late(count > most.rows),
  };
  try {
    return await withTransaction(reading.db, async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(most.milliseconds)}, true)`.execute(transaction);
      const db: Db = transaction;
      return readReport({ ...reading, db }, opened, query, limits);
    });
  } catch (error) {
    if (!isOver(error)) throw error;
    const nothing = await readReport(reading, { ...opened, report: { ...opened.report, columns: {} } }, query);
    return { ...nothing, items: [], total: [], columns: [], isLong: true };
  }
}

import type { ReportDefinition } from "@yer/api/contract/own-report";
import type { SchedulePace } from "@yer/api/contract/report-schedules";
import type { ColumnType, Generated } from "kysely";

/** Tables of reports that people make (migrations 0951 and 0952). */
export interface OwnReportTables {
  own_reports: OwnReportsTable;
  report_schedules: ReportSchedulesTable;
  report_readers: ReportReadersTable;
}

/** A report that somebody made. */
export interface OwnReportsTable {
  id: string;
  owner_id: string;
  name: string;
  /** Whether everyone sees it whose territory lies in {@link territory}. */
  shared: boolean;
  territory: string;
  definition: ColumnType<ReportDefinition, string, string>;
  version: Generated<number>;
  created_at: Date;
}

/** A report that is sent by the clock. */
export interface ReportSchedulesTable {
  id: string;
  owner_id: string;
  /** Key of a declared report, or the id of one that somebody made, which then stands in `own_report_id` too. */
  report: string;
  own_report_id: string | null;
  every: SchedulePace;
  on_day: number | null;
  time: string;
  ends_on: string | null;
  paused: Generated<boolean>;
  /** Null once it is over. */
  next_at: Date | null;
  last_sent_at: Generated<Date | null>;
  last_sent_to: Generated<number>;
  version: Generated<number>;
  created_at: Date;
}

/** A person whom a report is sent to. */
export interface ReportReadersTable {
  schedule_id: string;
  user_id: string;
}

/** Results of reports that were kept (migration 0958). */
export interface KeptReportTables {
  kept_reports: KeptReportsTable;
}

/** A result as it stood; append-only. */
export interface KeptReportsTable {
  id: string;
  /** Key of the report. */
  report: string;
  /** What its keeper saw then: whoever sees less is not shown it. */
  territory: string;
  /** Only what involves this organisation; `null`: all of the territory. */
  organisation_id: string | null;
  /** Canonical JSON of the reply. */
  content: string;
  /** Over `content`, in hex. */
  sha256: string;
  kept_by: string;
  kept_at: Date;
}

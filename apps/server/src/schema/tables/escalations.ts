/** Table of escalated overdue terms (migration 0281). */
export interface EscalationTables {
  escalations: EscalationsTable;
}

/** A level that an overdue application reached in one stay in a status. */
export interface EscalationsTable {
  home_region: string;
  application_id: string;
  /** When the application came into the status it is late in. */
  status_since: Date;
  /** 1: the supervisor; each next one organisation higher. */
  level: number;
  /** Organisation that is told; null where the demonstration knows none. */
  organisation_id: string | null;
  days_late: number;
  at: Date;
}

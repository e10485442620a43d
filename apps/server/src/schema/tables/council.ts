import type { Generated } from "kysely";

/** Tables of council sessions (migration 0356). */
export interface CouncilTables {
  council_sessions: CouncilSessionsTable;
  council_agenda: CouncilAgendaTable;
}

/** A session of a council. */
export interface CouncilSessionsTable {
  id: string;
  /** Territory of the council: only applications from it can be put on the agenda. */
  territory: string;
  organisation_id: string;
  number: string;
  day: string;
  place: string;
  by_name: string;
  at: Date;
  version: Generated<number>;
}

/** An application on a session's agenda; undecided while `verdict` is null. */
export interface CouncilAgendaTable {
  session_id: string;
  home_region: string;
  application_id: string;
  position: number;
  verdict: "for" | "against" | null;
  decision_number: string | null;
  decision_day: string | null;
  reason: string | null;
  decided_at: Date | null;
}

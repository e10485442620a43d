import type { ScheduleStateKey } from "@yer/api/contract/schedule-states";
import type { ColumnType, Generated, RawBuilder } from "kysely";

/** Tables of the plan schedule (migration 0750). */
export interface SchedulesTables {
  schedules: SchedulesTable;
  schedule_versions: ScheduleVersionsTable;
  neighborhood_progress: NeighborhoodProgressTable;
  plan_watches: PlanWatchesTable;
}

/** What a schedule says of its work. */
export interface ScheduleTermColumns {
  /** Day of Tashkent, as are all days here. */
  starts_on: string;
  ends_on: string;
  organisation_id: string;
  /** User ids. */
  people: ColumnType<readonly string[], RawBuilder<readonly string[]>, RawBuilder<readonly string[]>>;
  plots: number;
}

/** A schedule with the terms that hold; while it is a draft or proposed, those it was last given. */
export interface SchedulesTable extends ScheduleTermColumns {
  /** SOATO of the region at creation; never changes. */
  home_region: string;
  id: string;
  neighborhood_id: string;
  region_soato: string;
  district_soato: string;
  year: number;
  state: ScheduleStateKey;
  /** A change of what holds is proposed, and nobody has decided. */
  change_open: Generated<boolean>;
  /** It is behind its line, and people were told (migration 0830). */
  told_late: Generated<boolean>;
  /** Applications opened, first submitted and finished on its days; nothing where it does not hold (migration 0881). */
  opened: Generated<number>;
  submitted: Generated<number>;
  finished: Generated<number>;
  end_reason: string | null;
  version: Generated<number>;
  created_at: Date;
  state_since: Date;
}

/** A version as it was proposed, and what became of it. */
export interface ScheduleVersionsTable extends ScheduleTermColumns {
  home_region: string;
  schedule_id: string;
  sequence: number;
  reason: string | null;
  /** User id of who proposed it, and of who acted in that person's name: neither approves. */
  proposed_by: string | null;
  proposed_through: string | null;
  proposed_at: Date;
  verdict: "approved" | "returned" | "withdrawn" | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

/**
 * Applications of a neighbourhood that were opened, first submitted and finished on a day: derived from `applications`
 * alone.
 */
export interface NeighborhoodProgressTable {
  home_region: string;
  neighborhood_id: string;
  day: string;
  opened: number;
  submitted: number;
  finished: number;
}

/** Who is told when the days of a neighbourhood's plan change (migration 0831). */
export interface PlanWatchesTable {
  user_id: string;
  neighborhood_id: string;
  at: Date;
}

import type { Answers } from "@yer/api/contract/discussion";
import type { Resolution, Verdict } from "@yer/flow-editor/model";
import type { Generated } from "kysely";

/** Tables of discussions (migration 0206). */
export interface DiscussionTables {
  runs: RunsTable;
  step_organisations: StepOrganisationsTable;
  conclusions: ConclusionsTable;
  step_labels: StepLabelsTable;
}

/** A diagram's way over an application. Its state is folded from {@link ConclusionsTable}. */
export interface RunsTable {
  home_region: string;
  id: string;
  application_id: string;
  sequence: number;
  version_id: string;
  /** Organisation ids by step id. */
  resolution: Resolution;
  /** The version of each field group that this run asks, by the group's id: it keeps them to its end. */
  group_versions: Generated<Record<string, number>>;
  state: "running" | "ended" | "cancelled";
  outcome: Verdict | null;
  started_at: Date;
  ended_at: Date | null;
}

/** An organisation asked at a step. */
export interface StepOrganisationsTable {
  home_region: string;
  run_id: string;
  step_id: string;
  organisation_id: string;
  application_id: string;
  /** `waiting`: the run has not come here; `passed`: it went on without this organisation, or was cancelled. */
  state: "waiting" | "awaited" | "given" | "passed";
  due_at: Date | null;
  /** When the run came to the step; `null` while it has not, and for conclusions carried over. */
  asked_at: Date | null;
  /**
   * Who took the organisation's conclusion last; all four `held` columns or none. Until `held_until` it is theirs
   * alone, afterwards it is known whose draft goes to the next.
   */
  held_by: string | null;
  holder_name: string | null;
  held_since: Date | null;
  held_until: Date | null;
  /** Files that came to the holder with a colleague's draft: theirs to hand in, though another uploaded them. */
  passed_files: Generated<string[]>;
  /** What the organisation was reminded of while its conclusion is awaited; `null` while it was not. */
  reminded: Generated<"soon" | "late" | null>;
  /** When the organisation gave its conclusion, or superseded it; `null` while it has not. */
  given_at: Date | null;
  /** Whether the last conclusion of it is negative; written by the database itself (migration 0973). */
  is_negative: Generated<boolean>;
}

/** Label of a step of a version that applications run on, written by the database itself (migration 0973). */
export interface StepLabelsTable {
  version_id: string;
  step_id: string;
  label: string;
}

/** An event of a run: a conclusion, or one that supersedes it. Never changed. */
export interface ConclusionsTable {
  home_region: string;
  id: string;
  application_id: string;
  run_id: string;
  /** Order within the run. */
  sequence: number;
  type: "given" | "superseded";
  step_id: string;
  organisation_id: string;
  verdict: Verdict;
  summary: string;
  answers: Answers;
  file_ids: string[];
  field_group_id: number;
  field_group_version: number;
  by_name: string | null;
  by_user: string | null;
  at: Date;
  /** Taken over from the run before. */
  carried: Generated<boolean>;
  /** What was signed; a conclusion carried over is the same act. `null`: given before conclusions were signed. */
  act_id: string | null;
  version: Generated<number>;
}

import type { MoveOutcome } from "@yer/api/contract/case-moves";
import type { StoredScenario } from "@yer/api/contract/diagrams";
import type { Field } from "@yer/api/contract/discussion";
import type { Names } from "@yer/api/contract/values";
import type { Diagram } from "@yer/flow-editor/model";
import type { GroupFlow } from "@yer/flow-editor/model/groups";
import type { Generated } from "kysely";

/** Tables of questions and of discussion logic (migrations 0203, 0204, 0250, 0310 and 0311). */
export interface DiagramsTables {
  fields: FieldsTable;
  field_groups: FieldGroupsTable;
  field_group_versions: FieldGroupVersionsTable;
  field_group_drafts: FieldGroupDraftsTable;
  diagrams: DiagramsTable;
  diagram_versions: DiagramVersionsTable;
  diagram_legal_bases: DiagramLegalBasesTable;
  case_moves: CaseMovesTable;
  case_move_files: CaseMoveApplicationsTable;
}

/** A question. The ids of SPEC §3 are fixed; others come from the sequence, which begins above them. */
export interface FieldsTable {
  id: Generated<number>;
  label: Names;
  field_type: Field["fieldType"];
  required: boolean;
  least: number | null;
  most: number | null;
  options: Field["optionsList"];
  /** Grows with every change. */
  version: Generated<number>;
}

/** A line of versions under one name; `version` is the one in force, 0 before the first. */
export interface FieldGroupsTable {
  id: Generated<number>;
  name: Names;
  version: Generated<number>;
}

/** What a group asks or asked, with the fields as they then stood; never changed. */
export interface FieldGroupVersionsTable {
  group_id: number;
  version: number;
  name: Names;
  flow: GroupFlow;
  published_at: Date;
  /** Name of who did. */
  published_by: string | null;
  reason: string | null;
}

/** What a group is going to ask: one draft a group, shared. */
export interface FieldGroupDraftsTable {
  group_id: number;
  name: Names;
  flow: GroupFlow;
  /** Grows with every save. */
  revision: Generated<number>;
  saved_at: Date;
  saved_by: string | null;
}

/** A line of versions under one name. */
export interface DiagramsTable {
  id: string;
  name: Names;
  /** Version of the name, for `If-Match` (optimistic lock). */
  version: Generated<number>;
}

/** A version of a diagram; a published one never changes. A diagram has one draft at most. */
export interface DiagramVersionsTable {
  id: string;
  diagram_id: string;
  version: number;
  state: "draft" | "published" | "replaced";
  diagram: Diagram;
  published_at: Date | null;
  /** Name of who did. */
  published_by: string | null;
  scenarios: Generated<StoredScenario[]>;
  /** Counts the saves of a draft. */
  revision: Generated<number>;
  /** When the draft was last saved, and by whom. */
  saved_at: Date | null;
  saved_by: string | null;
}

/** The version in force for a legal basis; the key makes it at most one. */
export interface DiagramLegalBasesTable {
  legal_basis: number;
  version_id: string;
}

/** An act that moves running cases to another version. */
export interface CaseMovesTable {
  id: string;
  diagram_id: string;
  from_version: string;
  to_version: string;
  /** Which step of the new version stands for which of the old; `null`: none does. */
  steps: Record<string, string | null>;
  reason: string;
  by_user: string;
  by_impersonator: string | null;
  by_name: string;
  created_at: Date;
  /** When the last of its applications was done. */
  ended_at: Date | null;
}

/** One application of a move, and what became of it. */
export interface CaseMoveApplicationsTable {
  move_id: string;
  application_id: string;
  number: string;
  state: "pending" | "moved" | "refused";
  result: MoveOutcome | null;
  at: Date | null;
}

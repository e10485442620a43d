import type { StoredScenario } from "@yer/api/contract/diagrams";
import type { Field } from "@yer/api/contract/discussion";
import type { Names } from "@yer/api/contract/values";
import type { Diagram } from "@yer/flow-editor/model";
import type { Generated } from "kysely";

/** Tables of questions and of discussion logic (migrations 0203, 0204 and 0250). */
export interface DiagramsTables {
  fields: FieldsTable;
  field_groups: FieldGroupsTable;
  field_group_fields: FieldGroupFieldsTable;
  diagrams: DiagramsTable;
  diagram_versions: DiagramVersionsTable;
  diagram_grounds: DiagramGroundsTable;
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
}

/** An ordered set of questions; its version grows with every change of what it asks. */
export interface FieldGroupsTable {
  id: Generated<number>;
  name: Names;
  version: Generated<number>;
}

/** Which questions a group asks, in order. */
export interface FieldGroupFieldsTable {
  group_id: number;
  position: number;
  field_id: number;
}

/** A line of versions under one name. */
export interface DiagramsTable {
  id: string;
  name: Names;
  /** Of the name. */
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
  /** Of a draft: grows with every save. */
  revision: Generated<number>;
  /** Of a draft: when and by whom it was saved last. */
  saved_at: Date | null;
  saved_by: string | null;
}

/** The version in force for a ground; the key makes it at most one. */
export interface DiagramGroundsTable {
  ground: number;
  version_id: string;
}

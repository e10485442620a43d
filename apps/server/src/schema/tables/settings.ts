import type { Generated } from "kysely";
import type { CalendarChange, Proposal } from "@yer/api/contract/settings";
import type { Names } from "@yer/api/contract/values";

/** Tables of dated settings, proposals and the holiday calendar (migrations 0202, 0209, 0280, 0491). */
export interface SettingsTables {
  settings: SettingsTable;
  setting_records: SettingRecordsTable;
  setting_proposals: SettingProposalsTable;
  calendar_days: CalendarDaysTable;
  calendar_reckoned: CalendarReckonedTable;
}

/** A value and the day from which it holds; earlier ones stay for what began under them. */
export interface SettingsTable {
  key: string;
  /** `17` the country, 4 digits a region, 7 a district. */
  territory: Generated<string>;
  /** ISO day of Asia/Tashkent. */
  valid_from: string;
  /** JSON null, of a region or a district only: from then on what holds in the place above it. */
  value: unknown;
  /** These are null for what the service came with. */
  reason: string | null;
  proposed_by: string | null;
  approved_by: string | null;
  entered_at: Date | null;
}

/** A setting in a territory, or the calendar, as a record: locked by whoever changes it. */
export interface SettingRecordsTable {
  key: string;
  territory: Generated<string>;
  version: Generated<number>;
  changed_at: Date | null;
}

/** A change that waits for a second person, or was decided. */
export interface SettingProposalsTable {
  id: string;
  /** A setting's key, or `calendar`. */
  subject: string;
  territory: Generated<string>;
  act: Proposal["act"];
  valid_from: string | null;
  value: unknown;
  before: unknown;
  changes: readonly CalendarChange[];
  reason: string;
  /** Version of the record it was made on; another one makes it stale. */
  base_version: number;
  proposed_by: string;
  impersonator: string | null;
  proposed_at: Date;
  expires_at: Date;
  state: Generated<Proposal["state"]>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  decision_reason: Generated<string | null>;
  version: Generated<number>;
}

/** A day that is not what its weekday says. */
export interface CalendarDaysTable {
  day: string;
  kind: "holiday" | "workday";
  name: Names;
}

/** One row: a digest of the calendar that open terms were last reckoned by. */
export interface CalendarReckonedTable {
  singleton: Generated<boolean>;
  days: string;
}

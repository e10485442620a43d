import type { EditRequestKind } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import type { RefusalReason } from "@yer/api/contract/refusal-reasons";
import type { Part, StatusKey } from "@yer/api/contract/statuses";
import type { Generated, GeneratedAlways } from "kysely";

/** Tables of applications (migration 0205). */
export interface ApplicationsTables {
  applications: ApplicationsTable;
  application_serials: ApplicationSerialsTable;
  application_occupiers: ApplicationOccupiersTable;
  application_counts: ApplicationCountsTable;
  standing_counts: StandingCountsTable;
  organisation_counts: OrganisationCountsTable;
  day_counts: DayCountsTable;
  outcomes: OutcomesTable;
  application_duties: ApplicationDutiesTable;
  edit_requests: EditRequestsTable;
  personal_readings: PersonalReadingsTable;
}

/** A term under way: how long, since when, and when it stood still. Its end is the column beside it. */
export interface StoredTerm {
  readonly days: number;
  readonly unit: "working" | "calendar";
  /** UTC ISO 8601. */
  readonly start: string;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}

/** An application. Persons' data stand in {@link ApplicationOccupiersTable}. */
export interface ApplicationsTable {
  /** SOATO of the region at creation; never changes. */
  home_region: string;
  id: string;
  number: string;
  status: StatusKey;
  version: Generated<number>;
  legal_basis: number;
  region_soato: string;
  district_soato: string;
  neighborhood_id: string;
  cadastre_number: string | null;
  /** The area the application was opened from. */
  area_id: string | null;
  facts: Omit<Facts, "occupier">;
  /** PostGIS geometry; written and read by SQL functions only. */
  outline: string | null;
  occupier_name: string | null;
  occupier_sort: Generated<string>;
  search_key: string;
  search: GeneratedAlways<string>;
  assignee_id: string | null;
  created_at: Date;
  status_since: Date;
  suspended: Generated<boolean>;
  /** End of the term in this status; `null` while paused or where it has none. */
  deadline_at: Date | null;
  deadline: StoredTerm | null;
  total_deadline_at: Date | null;
  total_deadline: StoredTerm;
  /** Facts that submission still needs (`missingFacts`), kept by every change of facts. */
  missing: Generated<number>;
  /** Days of Tashkent on which it was first submitted, and finished (migration 0750). */
  submitted_on: Generated<string | null>;
  finished_on: Generated<string | null>;
  /** Why it is refused, or ended so (migration 0956); null of refusals before reasons had codes. */
  refused_because: Generated<RefusalReason | null>;
}

/** The last serial given out in a region and year. */
export interface ApplicationSerialsTable {
  home_region: string;
  year: number;
  last: number;
}

/** Who occupies the plot. */
export interface ApplicationOccupiersTable {
  home_region: string;
  application_id: string;
  kind: "person" | "legalPerson";
  name: string;
  pinfl: string | null;
  passport: string | null;
  birth_date: string | null;
  stir: string | null;
}

/** Applications of a district in a status, kept in step by every transaction that changes them. */
export interface ApplicationCountsTable {
  home_region: string;
  district_soato: string;
  status: StatusKey;
  total: number;
}

/**
 * Unfinished applications of a district in a status since and until a day, kept in step by every transaction that
 * changes them.
 */
export interface StandingCountsTable {
  home_region: string;
  district_soato: string;
  status: StatusKey;
  /** Days of Tashkent. */
  since_day: string;
  /** The last day of the term in the status; `infinity` while it has none or stands still. */
  due_day: string;
  suspended: boolean;
  total: number;
}

/**
 * Applications of a district that involve an organisation, summed over lines alike; written by the database itself
 * (migration 0461).
 */
export interface OrganisationCountsTable {
  home_region: string;
  organisation_id: string;
  district_soato: string;
  status: StatusKey;
  /** See {@link StandingCountsTable.due_day}. */
  due_day: string;
  /** Whether a conclusion of the organisation is awaited. */
  awaits: boolean;
  total: number;
  /** One line of those there were; the others are what happened since. */
  merged: Generated<boolean>;
}

/** What organisations and applications have to do with each other by day (migration 0973). */
export type ConclusionCounted = "asked" | "given" | "negative" | "late";

/** What days are counted of: of applications, of conclusions, of objections. */
export type DayCounted =
  | `${ConclusionCounted}${"" | "_organisation" | "_step"}`
  | "opened"
  | "submitted"
  | "finished"
  | "awaited"
  | "objected"
  | "upheld"
  | "dismissed"
  | "withdrawn";

/** What happened, or waits, in a district by day, summed over rows alike; written by the database itself (migration 0925). */
export interface DayCountsTable {
  home_region: string;
  district_soato: string;
  what: DayCounted;
  /** The organisation that is awaited or has to conclude, the label of a step; empty of all else. */
  who: string;
  /** Day of Tashkent; `-infinity` where nothing tells since when an organisation is awaited. */
  day: string;
  /** The day that a row reaches to, where two days that follow each other are one of a period that has both; null: its own. */
  upto: Generated<string | null>;
  total: number;
  /** One row of those there were; the others are what happened since. */
  merged: Generated<boolean>;
}

/** How an application ended, of each that has; written by the database itself (migration 0974). */
export interface OutcomesTable {
  home_region: string;
  id: string;
  /** Day of Tashkent on which it first ended. */
  finished_on: string;
  region_soato: string;
  district_soato: string;
  neighborhood_id: string;
  status: StatusKey;
  legal_basis: number;
  land_category: string | null;
  /** Why it was refused, `not_coded` where no reason has a code; null of what was not. */
  refusal: string | null;
  in_time: boolean;
  /** Square metres. */
  area: string | null;
  built: string | null;
}

/** The part a person has taken in an application (separation of duties). */
export interface ApplicationDutiesTable {
  home_region: string;
  application_id: string;
  user_id: string;
  part: Part;
  at: Date;
}

/** What a returned application must have mended. */
export interface EditRequestsTable {
  home_region: string;
  id: string;
  application_id: string;
  kind: EditRequestKind;
  note: string;
  by_name: string;
  at: Date;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
  version: Generated<number>;
}

/** A reading of a person's numbers in full. */
export interface PersonalReadingsTable {
  home_region: string;
  id: string;
  application_id: string | null;
  /** Area whose occupier's name was read, where it was not an application's (migration 0861). */
  area_id: Generated<string | null>;
  user_id: string;
  at: Date;
}

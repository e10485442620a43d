import type { Application } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import type { Objection } from "@yer/api/contract/objections";
import type { Generated } from "kysely";

/** Tables of what follows the discussion (migration 0207). */
export interface ProceedingsTables {
  announcements: AnnouncementsTable;
  objections: ObjectionsTable;
  complaints: ComplaintsTable;
  charges: ChargesTable;
  charge_reminders: ChargeRemindersTable;
  receipts: ReceiptsTable;
  council_decisions: CouncilDecisionsTable;
}

/** The n-th announcement of an application. */
export interface AnnouncementsTable {
  home_region: string;
  id: string;
  application_id: string;
  sequence: number;
  opens_at: Date;
  /** When it is to end; objections are accepted before it only. */
  closes_at: Date;
  /** When the application left it. */
  closed_at: Date | null;
}

/** An objection to an announced application. The original never changes. */
export interface ObjectionsTable {
  home_region: string;
  id: string;
  application_id: string;
  announcement_id: string;
  /** The n-th objection to the application. */
  sequence: number;
  /** The first of the application's objections that say nearly the same. */
  group_id: string;
  /** `searchKey` of the original: what groups compare. */
  text_key: string;
  /** `searchKey` of number and name: what the register searches. */
  search_key: string;
  objector_name: string;
  /** PINFL or STIR. */
  objector_number: string;
  /**
   * Whether OneID vouched for the number: only then it says who wrote this, and keeps that person from the application.
   */
  proved: Generated<boolean>;
  objector_phone: string | null;
  text: string;
  file_ids: string[];
  at: Date;
  state: Objection["state"];
  /** Who took it into review. */
  taken_by: string | null;
  /** The copy that the public reads, its files, and who wrote it. */
  redacted_text: string | null;
  redacted_file_ids: Generated<string[]>;
  redacted_by: string | null;
  redacted_at: Date | null;
  decision_reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  version: Generated<number>;
}

/** A complaint against a decision: an appeal of the occupier, or of a dismissed objector. */
export interface ComplaintsTable {
  home_region: string;
  id: string;
  application_id: string;
  /** The n-th complaint about the application. */
  sequence: number;
  /** The dismissed objection it is about; `null`: the occupier's appeal. */
  objection_id: string | null;
  complainant_name: string;
  complainant_number: string;
  text: string;
  file_ids: string[];
  at: Date;
  state: "new" | "upheld" | "dismissed";
  decision_reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  version: Generated<number>;
}

/** What an application owes, frozen on entry to payment. Sums in tiyin. */
export interface ChargesTable {
  home_region: string;
  id: string;
  application_id: string;
  sequence: number;
  amount: number;
  discount: Facts["payment"]["discount"];
  rows: NonNullable<Application["charge"]>["rows"];
  due_on: string | null;
  state: "open" | "paid" | "void" | "free";
  made_at: Date;
  /** When the occupier agreed to pay it, and by which name; `null`: has said nothing. */
  consented_at: Date | null;
  consented_by: string | null;
  /** What of it is not covered yet: the sum of its `receivable` lines, which the database adds up (migration 0902). */
  remaining: Generated<number>;
  /**
   * Where its application lies and whether it is suspended, as the database writes with every change of the
   * application.
   */
  region_soato: Generated<string>;
  district_soato: Generated<string>;
  neighborhood_id: Generated<string>;
  suspended: Generated<boolean>;
  /** Whether its application is registered, written in the same way (migration 0912). */
  registered: Generated<boolean>;
  /** Whether a contract of instalments was made for it, as the database writes with the contract. */
  by_contract: Generated<boolean>;
  /** Whether a request for instalments waits, as the database writes with the request (migration 0906). */
  instalments_asked: Generated<boolean>;
  /** Tiyin that the application is owed back, on the row of its last charge; summed by the database. */
  owed_back: Generated<number>;
  /**
   * What the journal says of it by day, as the database writes with each line (migration 0976): when it was charged and
   * voided, how much of it was discounted, at the end of which days something remained (a multirange), the last of these
   * (`infinity` while something remains), and the day on which what remains changed last. `null`: never.
   */
  charged_on: Generated<string | null>;
  voided_on: Generated<string | null>;
  discounted: Generated<number>;
  owed_in: Generated<string>;
  owed_until: Generated<string | null>;
  remaining_since: Generated<string | null>;
}

/** That an occupier was reminded of a charge: once a day at the most (migration 0903). */
export interface ChargeRemindersTable {
  home_region: string;
  charge_id: string;
  /** A day of Tashkent. */
  day: string;
  at: Date;
}

/** Money received; it stays credit of the application when a charge is voided. */
export interface ReceiptsTable {
  home_region: string;
  id: string;
  application_id: string;
  amount: number;
  paid_on: string;
  document: string;
  by_name: string | null;
  at: Date;
  /** The bank's list that brought it; `null`: entered by hand. */
  batch_id: Generated<string | null>;
  /** The line of a statement that it is matched out of; `null`: it was booked by itself. */
  statement_line_id: Generated<string | null>;
  /** When it was taken back; it counts no more from then on. */
  cancelled_at: Generated<Date | null>;
}

/** A decision of the Council. */
export interface CouncilDecisionsTable {
  home_region: string;
  id: string;
  application_id: string;
  verdict: "for" | "against";
  number: string;
  day: string;
  reason: string | null;
  at: Date;
}

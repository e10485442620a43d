import type { AreaBasket, AreaProposalTarget, AreaSource, AreaStateKey } from "@yer/api/contract/area-states";
import type { AreaFaultCode } from "@yer/api/contract/area-faults";
import type { AreaRequestKind } from "@yer/api/contract/area-facts";
import type { Facts } from "@yer/api/contract/facts";
import type { LegalBasis } from "@yer/api/contract/legal-bases";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Polygon } from "@yer/api/contract/values";
import type { ColumnType, Generated, RawBuilder } from "kysely";

/** Tables of areas and of what applications and areas have in common (migrations 0260 and 0987). */
export interface AreasTables {
  areas: AreasTable;
  area_serials: AreaSerialsTable;
  area_sendings: AreaSendingsTable;
  sent_areas: SentAreasTable;
  area_requests: AreaRequestsTable;
  area_proposals: AreaProposalsTable;
  area_faults: AreaFaultsTable;
  area_checks: AreaChecksTable;
  all_plots: AllPlotsView;
  plot_overlaps: OverlapsTable;
  told_plots: ToldPlotsTable;
}

/** The table that a plot is stored in. */
export type PlotKind = "application" | "area";

/** An area. Nothing in it is about a person. */
export interface AreasTable {
  /** SOATO of the region at creation; never changes. */
  home_region: string;
  id: string;
  number: string;
  state: AreaStateKey;
  /** Set aside for this; off the map then. */
  basket: AreaBasket | null;
  basket_reason: string | null;
  /** User id of who set it aside (migration 0690); `null` where nobody did, or the way of an application. */
  basket_by: Generated<string | null>;
  version: Generated<number>;
  legal_basis: LegalBasis | null;
  region_soato: string;
  district_soato: string;
  /** `null` where nobody has said in which neighbourhood of its district it lies (migration 0870). */
  neighborhood_id: string | null;
  cadastre_number: string | null;
  address: string | null;
  occupied_since: number | null;
  sizes: Facts["sizes"];
  buildings: Facts["buildings"];
  source: AreaSource;
  found_on: string | null;
  found_by: string | null;
  /** Found, or vouched for with a document, to be occupied without papers. */
  confirmed: boolean;
  /** Where in its inspection it was returned from; `null` while it is not returned. */
  came_from: "area_sent" | "area_taken" | null;
  /** End of its inspection's term; `null` while none runs. */
  deadline_at: Date | null;
  /** The outline as it was given. */
  drawn: Polygon | null;
  /** PostGIS geometry; written and read by SQL functions only. */
  outline: string | null;
  /** Number, cadastre number and address, folded for search. */
  search_key: string;
  created_at: Date;
  state_since: Date;
}

/** The last serial given out in a region and year. */
export interface AreaSerialsTable {
  home_region: string;
  year: number;
  last: number;
}

/** An inspection that an area was sent to (migration 0660); one at most is under way. */
export interface AreaSendingsTable {
  home_region: string;
  id: string;
  area_id: string;
  organisation_id: string;
  /** Working days. */
  days: number;
  note: string;
  /** User id of who sent it, and of who acted in that person's name: neither finds. */
  sent_by: string | null;
  sent_through: string | null;
  sent_at: Date;
  taken_by: string | null;
  taken_at: Date | null;
  ended_at: Date | null;
}

/** An area that an organisation is, or was, sent to inspect; the database keeps it in step with areas and their sendings. */
export interface SentAreasTable extends Pick<
  AreasTable,
  | "home_region"
  | "id"
  | "number"
  | "state"
  | "basket"
  | "legal_basis"
  | "region_soato"
  | "district_soato"
  | "neighborhood_id"
  | "source"
  | "confirmed"
  | "deadline_at"
  | "search_key"
  | "created_at"
  | "state_since"
> {
  organisation_id: string;
  /** Whether an inspection of the organisation is under way. */
  inspected: boolean;
}

/** What an inspection asks to be mended first. */
export interface AreaRequestsTable {
  home_region: string;
  id: string;
  area_id: string;
  kind: AreaRequestKind;
  note: string;
  by_name: string;
  at: Date;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
}

/** What is proposed for an area; one at most is undecided. */
export interface AreaProposalsTable {
  home_region: string;
  id: string;
  area_id: string;
  target: AreaProposalTarget;
  reason: string;
  document_id: string | null;
  /** User id of who proposed it, and of who acted in that person's name; `null` is the clock. */
  proposed_by: string | null;
  proposed_through: string | null;
  proposed_at: Date;
  verdict: "approved" | "refused" | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

/** What the nightly check, the saving of an area or the file it came from has wrong with it (migrations 0801, 0860). */
export interface AreaFaultsTable {
  home_region: string;
  area_id: string;
  code: AreaFaultCode;
  /** Number of the plot that it doubles. */
  twin: string | null;
  /** What stood in the file that it came from, where that could not be read. */
  said: Generated<string | null>;
  found_at: Date;
  /** Whoever said that it is none; the check does not propose it again. */
  refused_by: string | null;
  refused_at: Date | null;
  refusal: string | null;
}

/** The check of one night, and the last area it has looked at. */
export interface AreaChecksTable {
  day: string;
  began_at: Date;
  ended_at: Date | null;
  after_region: Generated<string>;
  after_id: Generated<string>;
  checked: Generated<number>;
  found: Generated<number>;
  gone: Generated<number>;
}

/** What a citizen told of a plot that they occupy, or a list of who does (migrations 0861, 0862): beside its area, in which nothing is about a person. */
export interface ToldPlotsTable {
  home_region: string;
  area_id: string;
  number: string;
  district_soato: string;
  neighborhood_id: string | null;
  address: string | null;
  /** The address folded for comparison. */
  address_key: string | null;
  /** PostGIS geometry; written and read by SQL functions only. */
  outline: string | null;
  /** Where it is, of one without an outline; PostGIS geometry as that (migration 0892). */
  point: string | null;
  /** Metres, as the device told them; `null` where the point was pressed on a map. */
  point_accuracy: number | null;
  name: string;
  /** PINFL of the citizen who told of the plot; `null` where it came with a list. */
  pinfl: string | null;
  words: string | null;
  file_ids: ColumnType<readonly string[], RawBuilder<readonly string[]>, RawBuilder<readonly string[]>>;
  at: Date;
  withdrawn_at: Date | null;
}

/** Applications and areas under one shape, to read from. */
export interface AllPlotsView {
  kind: PlotKind;
  home_region: string;
  id: string;
  number: string;
  status: StatusKey | AreaStateKey;
  legal_basis: LegalBasis | null;
  region_soato: string;
  district_soato: string;
  neighborhood_id: string | null;
  outline: string | null;
  drawn: Polygon | null;
  /** Whether another plot over it is in its way. */
  standing: boolean;
}

/** Two plots that lie over each other, once per pair: the plot with the smaller id first. */
export interface OverlapsTable {
  home_region: string;
  id: string;
  plot_kind: PlotKind;
  plot_id: string;
  other_region: string;
  other_kind: PlotKind;
  other_id: string;
  square_metres: number;
  /** The common area in percent of the smaller plot. */
  percent: number;
  class: "sliver" | "overlap" | "duplicate";
  decision: "distinct" | "same" | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  /** Grows with every judgement and every change of the figures. */
  version: Generated<number>;
  /** When it was found, or found anew because an outline changed. */
  found_at: Date;
}

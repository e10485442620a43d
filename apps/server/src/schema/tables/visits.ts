import type { AreaFinding } from "@yer/api/contract/area-states";
import type { Answers } from "@yer/api/contract/discussion";
import type { Polygon } from "@yer/api/contract/values";
import type { Spot } from "@yer/api/contract/spot";

/** Tables of visits (migration 0720). */
export interface VisitTables {
  visits: VisitsTable;
  visit_photos: VisitPhotosTable;
}

/** A visit of an area; written once. */
export interface VisitsTable {
  home_region: string;
  /** Made where the visit was written: its key for good. */
  id: string;
  area_id: string;
  /** The inspection it belongs to. */
  sending_id: string;
  organisation_id: string;
  visited_on: string;
  position: Spot | null;
  hours: number | null;
  words: string;
  finding: AreaFinding;
  group_id: number;
  group_version: number;
  answers: Answers;
  /** The outline walked on the spot. */
  outline: Polygon | null;
  /** Of what was handed in: the same visit again has the same. */
  sha256: string;
  /** User id of who wrote it, and of who acted in that person's name. */
  written_by: string | null;
  written_through: string | null;
  received_at: Date;
}

/** A photo of a visit. */
export interface VisitPhotosTable {
  home_region: string;
  visit_id: string;
  position: number;
  file_id: string;
}

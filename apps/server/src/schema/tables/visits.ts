import type { AreaFinding } from "@yer/api/contract/area-states";
import type { KeptReason } from "@yer/api/contract/visits";
import type { Answers } from "@yer/api/contract/discussion";
import type { Polygon } from "@yer/api/contract/values";
import type { Spot } from "@yer/api/contract/spot";
import type { Walk } from "@yer/api/contract/walk";

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
  /** The device it was written on (migration 0964), and when by that device's clock; `null` where it was on none. */
  device_id: string | null;
  written_at: Date | null;
  /** How well the outline was walked; `null` where no device told. */
  walk: Walk | null;
  /** Why it moved nothing; `null` where its finding moved the area. */
  kept_because: KeptReason | null;
}

/** A photo of a visit. */
export interface VisitPhotosTable {
  home_region: string;
  visit_id: string;
  position: number;
  file_id: string;
}

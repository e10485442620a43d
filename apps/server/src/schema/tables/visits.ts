import type { AreaFinding } from "@yer/api/contract/area-states";
import type { KeptReason } from "@yer/api/contract/visits";
import type { Answers } from "@yer/api/contract/discussion";
import type { Polygon } from "@yer/api/contract/values";
import type { Spot } from "@yer/api/contract/spot";
import type { Walk } from "@yer/api/contract/walk";

/** Tables of visits (migrations 0720 and 0984). */
export interface VisitTables {
  visits: VisitsTable;
  visit_photos: VisitPhotosTable;
  visit_points: VisitPointsTable;
  visit_counts: VisitCountsTable;
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
  /** SHA-256 of what was handed in: it tells a visit that is sent twice. */
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

/** A visit as narrow as the map needs it; the database keeps it in step with visits and their areas. */
export interface VisitPointsTable {
  home_region: string;
  /** The visit's. */
  id: string;
  area_id: string;
  /** The area's. */
  number: string;
  region_soato: string;
  district_soato: string;
  /** `null` of an area whose neighbourhood is not known. */
  neighborhood_id: string | null;
  organisation_id: string;
  written_by: string | null;
  visited_on: string;
  finding: AreaFinding;
  walked: boolean;
  moved: boolean;
  /** Where somebody stood: PostGIS geometry in web Mercator, written and read by SQL functions only; `null` where nobody told. */
  point: string | null;
}

/** Visits of a place in a month or on a day; the database keeps it in step with `visit_points`. */
export interface VisitCountsTable {
  home_region: string;
  level: "district" | "neighborhood";
  grain: "month" | "day";
  /** SOATO of the district, or id of the neighbourhood; the district's own code where an area lies in none. */
  code: string;
  /** The day, or the first of the month. */
  since: string;
  organisation_id: string;
  finding: AreaFinding;
  walked: boolean;
  moved: boolean;
  district_soato: string;
  visits: number;
}

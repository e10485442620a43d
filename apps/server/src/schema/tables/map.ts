import type { StatusKey } from "@yer/api/contract/statuses";

/** Tables of the map (migration 0220): kept beside the files, derived from nothing but them. */
export interface MapTables {
  plots: PlotsTable;
  district_counts: DistrictCountsTable;
  neighborhood_counts: NeighborhoodCountsTable;
  place_points: PlacePointsTable;
}

/** A file with an outline, as narrow as tiles need it. */
export interface PlotsTable {
  home_region: string;
  /** The file's. */
  id: string;
  number: string;
  status: StatusKey;
  ground: number;
  region_soato: string;
  district_soato: string;
  neighborhood_id: string;
  /** PostGIS geometry in web Mercator; written and read by SQL functions only. */
  outline: string;
}

/** Files of a district with a ground, opened in a year: a column for each status. */
export interface DistrictCountsTable extends Record<StatusKey, number> {
  home_region: string;
  district_soato: string;
  ground: number;
  year: number;
}

/** The same of a neighbourhood. */
export interface NeighborhoodCountsTable extends DistrictCountsTable {
  neighborhood_id: string;
}

/** Where the plots of a place lie: sums of the middles of their boxes, in ten-millionths of a degree. */
export interface PlacePointsTable {
  home_region: string;
  /** SOATO of the district, or id of the neighbourhood. */
  code: string;
  district_soato: string;
  level: "district" | "neighborhood";
  plots: number;
  sum_x: number;
  sum_y: number;
}

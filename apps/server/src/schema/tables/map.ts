import type { AreaStateOnMap } from "@yer/api/contract/area-states";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { PlotKind } from "./areas.js";

/** Tables of the map (migrations 0220, 0260): kept beside applications and areas, derived from nothing but them. */
export interface MapTables {
  plots: PlotsTable;
  district_counts: DistrictCountsTable;
  neighborhood_counts: NeighborhoodCountsTable;
  place_points: PlacePointsTable;
}

/** An application or an area with an outline, as narrow as tiles need it. */
export interface PlotsTable {
  home_region: string;
  kind: PlotKind;
  /** The application's or the area's. */
  id: string;
  number: string;
  /** The state of an area. */
  status: StatusKey | AreaStateOnMap;
  legal_basis: number | null;
  region_soato: string;
  district_soato: string;
  /** `null` of an area whose neighbourhood is not known. */
  neighborhood_id: string | null;
  /** PostGIS geometry in web Mercator; written and read by SQL functions only. */
  outline: string;
}

/** Applications and areas of a district with a legal basis, opened in a year: a column for each status and state. */
export interface DistrictCountsTable extends Record<StatusKey | AreaStateOnMap, number> {
  home_region: string;
  district_soato: string;
  /** 0: an area whose legal basis nobody knows yet. */
  legal_basis: number;
  year: number;
}

/** The counts of {@link DistrictCountsTable}, by neighbourhood. */
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

import type { Generated } from "kysely";
import type { Names } from "@yer/api/contract/values";

/** Tables of places (migration 0201). */
export interface PlacesTables {
  regions: RegionsTable;
  districts: DistrictsTable;
  neighborhoods: NeighborhoodsTable;
}

/** Regions, by SOATO code. */
export interface RegionsTable {
  soato: string;
  name: Names;
  cadastre_code: string;
  /** `sortKey` of the Uzbek name, ordered `COLLATE "C"`. */
  sort_key: string;
}

/** Districts and cities under regions, by SOATO code. */
export interface DistrictsTable {
  soato: string;
  region_soato: string;
  name: Names;
  type: "tuman" | "shahar";
  cadastre_code: string;
  /** Base amounts per payment, by the place. */
  bhm_multiple: number;
  sort_key: string;
}

/** Neighbourhoods, by their 8-digit id. */
export interface NeighborhoodsTable {
  id: string;
  district_soato: string;
  name: Names;
  sort_key: string;
  /** Made up for the demonstration, not in any official list. */
  demonstration: Generated<boolean>;
}

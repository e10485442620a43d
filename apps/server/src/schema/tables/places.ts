import type { Generated } from "kysely";
import type { OutlineKind, PlaceLevel } from "@yer/api/contract/places";
import type { Reason } from "@yer/api/contract/problem";
import type { Names } from "@yer/api/contract/values";

/** Tables of places (migration 0201). */
export interface PlacesTables {
  regions: RegionsTable;
  districts: DistrictsTable;
  neighborhoods: NeighborhoodsTable;
  place_list: PlaceListView;
  place_successions: PlaceSuccessionsTable;
  place_outlines: PlaceOutlinesTable;
  place_outline_items: PlaceOutlineItemsTable;
}

/** What every level's table has (migration 0230). */
interface RegisterColumns {
  /** Not offered any more when false; applications that name it keep it. */
  active: Generated<boolean>;
  version: Generated<number>;
  /** Names it had before, the latest last. */
  former_names: Generated<readonly Names[]>;
  /** Words of all its names and its code, each between spaces. */
  search_key: Generated<string>;
}

/** The three levels under one shape, to read from. */
export interface PlaceListView {
  code: string;
  level: PlaceLevel;
  parent: string | null;
  /** What someone's territory must contain for the place to be theirs. */
  territory: string;
  name: Names;
  type: "tuman" | "shahar" | null;
  cadastre_code: string | null;
  bhm_multiple: number | null;
  sort_key: string;
  search_key: string;
  former_names: readonly Names[];
  active: boolean;
  demonstration: boolean;
  version: number;
}

/** Where merged and split places went. */
export interface PlaceSuccessionsTable {
  from_code: string;
  to_code: string;
  kind: "merged" | "split";
  at: Date;
}

/** Outlines of places; geometry is written and read as GeoJSON in SQL. */
export interface PlaceOutlinesTable {
  code: string;
  outline: string;
  kind: OutlineKind;
  credit: string | null;
}

/** Outlines of a file, each with what it replaces. */
export interface PlaceOutlineItemsTable {
  batch_id: string;
  number: number;
  code: string | null;
  outline: string | null;
  faults: Generated<readonly Reason[]>;
  warnings: Generated<readonly Reason[]>;
  before_outline: string | null;
  before_kind: OutlineKind | null;
  before_credit: string | null;
}

/** Regions, by SOATO code. */
export interface RegionsTable extends RegisterColumns {
  soato: string;
  name: Names;
  cadastre_code: string;
  /** `sortKey` of the Uzbek name, ordered `COLLATE "C"`. */
  sort_key: string;
}

/** Districts and cities under regions, by SOATO code. */
export interface DistrictsTable extends RegisterColumns {
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
export interface NeighborhoodsTable extends RegisterColumns {
  id: string;
  district_soato: string;
  name: Names;
  sort_key: string;
  /** Made up for the demonstration, not in any official list. */
  demonstration: Generated<boolean>;
  /** How often something may have decided where the records of one that is no more lie (migration 0850). */
  follow_asked: Generated<number>;
  /** Up to which of that was looked at. */
  follow_done: Generated<number>;
}

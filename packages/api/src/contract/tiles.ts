import * as z from "zod/mini";
import { areaState, areaStateOnMap } from "./area-facts.js";
import type { AreaFinding } from "./area-states.js";
import { endpoint, resource } from "./endpoint.js";
import { type LegalBasis, legalBasis } from "./legal-bases.js";
import { box, applicationFilters } from "./application-filters.js";
import { queryInteger, queryList } from "./list.js";
import { type PlaceLevel, placeLevel } from "./places.js";
import { plotKind } from "./plot-overlap.js";
import { statusKey } from "./status-schemas.js";
import { id, polygon } from "./values.js";
import { visitQuery } from "./visit-register.js";

/** From this zoom on a tile holds outlines; below it, numbers by place. */
export const outlinesFrom = 12;
/** Tiles deeper than this are not made: maps stretch the last one. */
export const deepestTile = 20;
/** Units a tile's side is divided into. */
export const tileExtent = 4096;

/** Which places a tile below {@link outlinesFrom} gives numbers for. */
export function placeLevelAt(zoom: number): PlaceLevel {
  if (zoom < 5) return "region";
  return zoom < 10 ? "district" : "neighborhood";
}

/** The level of places that the layer `places` outlines at a zoom. */
export function placesAt(zoom: number): PlaceLevel {
  if (zoom < 7) return "region";
  return zoom < 11 ? "district" : "neighborhood";
}

/**
 * A feature of the layers `plots` and `announced` from {@link outlinesFrom} on: a polygon. Nothing in it is about a
 * person.
 */
export interface PlotFeature {
  readonly id: string;
  readonly number: string;
  /** A status key, or the key of an area's state. */
  readonly status: string;
  /** Left out where nobody knows it of an area yet. */
  readonly legalBasis?: number;
  readonly year: number;
  /** Left out where it is an application. */
  readonly kind?: "area";
}

/** Whether the number of a feature is that of a legal basis, as this contract knows them: a newer service may know more. */
export const isLegalBasis = (number: number): number is LegalBasis => legalBasis.safeParse(number).success;

/**
 * A feature of the same layers below {@link outlinesFrom}: a point amid the plots of a place, which may lie beyond the
 * tile's edge by a sixteenth of its side, so that a mark on the edge is drawn whole by both. Applications of each
 * status and areas of each state stand beside these fields under its key; one without any is left out.
 */
export interface CountFeature {
  readonly level: PlaceLevel;
  /** SOATO of a region or district, id of a neighbourhood. */
  readonly code: string;
  readonly name_uz_UZ: string;
  readonly name_uz_Cyrl: string;
  readonly name_ru_RU: string;
  readonly name_en_US: string;
  /**
   * Applications and areas of the place under the filters: as many as the registers list, those without an outline
   * included.
   */
  readonly n: number;
}

/**
 * A feature of the layer `visits` from {@link outlinesFrom} on: the point where somebody stood. Below it is as
 * {@link CountFeature}, with numbers of each finding.
 */
export interface VisitFeature {
  /** The visit's. */
  readonly id: string;
  /** Number of the visited area. */
  readonly number: string;
  readonly areaId: string;
  /** What was found. */
  readonly status: AreaFinding;
  /** Day of the visit, ISO. */
  readonly day: string;
  readonly kind: "visit";
}

/** A feature of the layer `places`: a polygon. */
export interface PlaceFeature {
  readonly level: PlaceLevel;
  readonly code: string;
  readonly name_uz_UZ: string;
  readonly name_uz_Cyrl: string;
  readonly name_ru_RU: string;
  readonly name_en_US: string;
  /** Derived, not surveyed: shown as "taxminiy chegara". */
  readonly approximate: boolean;
}

const tile = z
  .object({ z: queryInteger(0, deepestTile), x: queryInteger(0, 2 ** 20), y: queryInteger(0, 2 ** 20) })
  .check(z.refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom, "invalid"));

const asTile = { method: "GET", params: tile, media: "application/vnd.mapbox-vector-tile", cached: true } as const;

/** Numbers of applications, all and by status, and of areas, all and by state. */
const counted = z.object({
  total: z.number(),
  byStatus: z.partialRecord(statusKey, z.number()),
  areas: z.number(),
  byState: z.partialRecord(areaStateOnMap, z.number()),
});

/**
 * What the map is narrowed by: what applications are, and the states of areas. Statuses and states are one choice:
 * where one is named, only what is named is shown.
 */
export const mapFilters = {
  ...applicationFilters,
  state: z.optional(queryList(areaStateOnMap)),
  /** Applications alone, or areas alone. */
  kind: z.optional(queryList(plotKind)),
};
const mapFilterQuery = z.object(mapFilters);
/** See {@link mapFilters}. */
export type MapFilters = z.output<typeof mapFilterQuery>;

const { region, district, neighborhood, area, writer, organisation, finding, from, to, walked, moved } =
  visitQuery.shape;

/** What visits on the map are narrowed by: as their register, but for what is typed and for a box. */
export const visitMapFilters = {
  region,
  district,
  neighborhood,
  area,
  writer,
  organisation,
  finding,
  from,
  to,
  walked,
  moved,
};
const visitMapFilterQuery = z.object(visitMapFilters);
/** See {@link visitMapFilters}. */
export type VisitMapFilters = z.output<typeof visitMapFilterQuery>;

/**
 * Applications, areas and visits on the map: vector tiles (MVT 2.1, one layer named as the tile's), and numbers by
 * place.
 */
export const tiles = resource("tiles", {
  plots: endpoint({
    ...asTile,
    path: "/tiles/plots/{z}/{x}/{y}.mvt",
    summary:
      "Plots of the applications and areas that the reader sees: outlines from zoom 12 on, numbers by place below. 204: none.",
    access: { code: "read:property" },
    query: mapFilterQuery,
  }),
  announced: endpoint({
    ...asTile,
    path: "/tiles/announced/{z}/{x}/{y}.mvt",
    summary: "Plots of announced applications, as `plots` gives them. 204: none.",
    access: "public",
    query: z.object({
      region: applicationFilters.region,
      district: applicationFilters.district,
      neighborhood: applicationFilters.neighborhood,
      legalBasis: applicationFilters.legalBasis,
      year: applicationFilters.year,
    }),
  }),
  visits: endpoint({
    ...asTile,
    path: "/tiles/visits/{z}/{x}/{y}.mvt",
    summary:
      "Visits that the reader's register lists: points where somebody stood from zoom 12 on, numbers by place below, of those that told no point too. 204: none.",
    access: { code: "read:visit" },
    query: visitMapFilterQuery,
  }),
  places: endpoint({
    ...asTile,
    path: "/tiles/places/{z}/{x}/{y}.mvt",
    summary: "Outlines of places: regions below zoom 7, districts below 11, then neighbourhoods. 204: none.",
    access: "public",
  }),
  counts: endpoint({
    method: "GET",
    path: "/map/counts",
    summary: "Applications and areas by place under the map's filters, as many as the reader's registers would list.",
    access: { code: "read:property" },
    query: z.object({ level: placeLevel, ...mapFilters }),
    reply: z.object({
      ...counted.shape,
      /** Places with an application or an area at least, by code. */
      items: z.array(z.extend(counted, { code: z.string() })),
      /** Codes among them of places that were split, and are on no map of today: nobody said in which part these lie. */
      split: z.array(z.string()),
    }),
    tags: ["counts"],
  }),
  near: endpoint({
    method: "GET",
    path: "/map/plots",
    summary: "Outlines of applications and areas in a box, for drawing beside them; the nearest to its middle first.",
    access: { code: "read:property" },
    query: z.object({ bbox: box, limit: z.optional(queryInteger(1, 500)) }),
    reply: z.object({
      items: z.array(
        z.object({
          kind: plotKind,
          id,
          number: z.string(),
          status: z.union([statusKey, areaState]),
          legalBasis: z.nullable(legalBasis),
          outline: polygon,
          /** Whether a plot over it would be in its way. */
          standing: z.boolean(),
        }),
      ),
      /** There are more than `limit` (500). */
      more: z.boolean(),
    }),
    tags: ["applications", "areas"],
  }),
});

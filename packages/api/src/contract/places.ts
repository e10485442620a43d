import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { queryBoolean, queryInteger, queryList } from "./list.js";
import { degrees, districtSoato, names, neighborhoodId, regionSoato, territory } from "./values.js";

/** What a place is: a region (viloyat), a district or city under it, a neighbourhood (mahalla). */
export const placeLevels = ["region", "district", "neighborhood"] as const;
/** See {@link placeLevels}. */
export const placeLevel = z.enum(placeLevels);
/** See {@link placeLevels}. */
export type PlaceLevel = (typeof placeLevels)[number];

/** Code of a place of any level: SOATO of a region (4 digits) or a district (7), id of a neighbourhood (8). */
export const placeCode = z.string().check(z.regex(/^(17\d\d|17\d{5}|\d{8})$/, "place"));

/** The level a code is of: its length says it. Call it on checked codes. */
export function levelOfPlace(code: string): PlaceLevel {
  return code.length === 4 ? "region" : code.length === 7 ? "district" : "neighborhood";
}

/** A place as others refer to it. */
export const placeRef = z.object({ code: placeCode, level: placeLevel, name: names });
/** See {@link placeRef}. */
export type PlaceRef = z.output<typeof placeRef>;

/** A region (viloyat, the republic of Karakalpakstan, Tashkent city). */
export const region = z.object({ soato: regionSoato, name: names, cadastreCode: z.string() });
/** See {@link region}. */
export type Region = z.output<typeof region>;
/** A district or a city under a region. */
export const district = z.object({
  soato: districtSoato,
  regionSoato,
  name: names,
  type: z.enum(["tuman", "shahar"]),
  cadastreCode: z.string(),
});
/** See {@link district}. */
export type District = z.output<typeof district>;
/** A neighbourhood (mahalla). `demonstration` marks made-up ones. */
export const neighborhood = z.object({ id: neighborhoodId, districtSoato, name: names, demonstration: z.boolean() });
/** See {@link neighborhood}. */
export type Neighborhood = z.output<typeof neighborhood>;

/** A place that a search found, with the places it lies in, the widest first. */
export const foundPlace = z.extend(placeRef, { path: z.array(placeRef), active: z.boolean() });
/** See {@link foundPlace}. */
export type FoundPlace = z.output<typeof foundPlace>;

/** A place of any time: one that was merged or split names those that stand in its stead today. */
export const resolvedPlace = z.extend(foundPlace, {
  demonstration: z.boolean(),
  /** Active places the code leads to, through any number of merges and splits; empty for one that is active itself. */
  successors: z.array(placeRef),
});
/** See {@link resolvedPlace}. */
export type ResolvedPlace = z.output<typeof resolvedPlace>;

/**
 * How good an outline is. `approximate` ones are derived or drawn for overview, have no legal value, and are marked
 * "taxminiy chegara" wherever they are shown; `official` ones were uploaded by the administration.
 */
export const outlineKinds = ["approximate", "official"] as const;
/** See {@link outlineKinds}. */
export type OutlineKind = (typeof outlineKinds)[number];

const position = z.tuple([z.number(), z.number()]);

/** A GeoJSON feature of one place, WGS 84. `credit` is to be shown beside the map, always. */
export const outlineFeature = z.object({
  type: z.literal("Feature"),
  id: placeCode,
  geometry: z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(z.array(position))) }),
  properties: z.object({
    code: placeCode,
    level: placeLevel,
    name: names,
    kind: z.enum(outlineKinds),
    credit: z.nullable(z.string()),
  }),
});
/** See {@link outlineFeature}. */
export type OutlineFeature = z.output<typeof outlineFeature>;

/** Where a point lies, as far as outlines say; a suggestion, for they may be approximate. */
export const placeAt = z.object({
  place: z.nullable(z.object({ regionSoato, districtSoato, neighborhoodId: z.nullable(neighborhoodId) })),
  /** What decided it: an outline that holds it, or the nearest middle. */
  by: z.nullable(z.enum(["within", "nearest"])),
});
/** See {@link placeAt}. */
export type PlaceAt = z.output<typeof placeAt>;

/** Places, for pickers and maps; anyone may read them. Only active places are offered. */
export const places = resource("places", {
  regions: endpoint({
    method: "GET",
    path: "/regions",
    summary: "All active regions in Uzbek order.",
    access: "public",
    reply: z.object({ items: z.array(region) }),
    tags: ["places"],
  }),
  districts: endpoint({
    method: "GET",
    path: "/districts",
    summary: "Active districts, of one region or all, in Uzbek order.",
    access: "public",
    query: z.object({ region: z.optional(regionSoato) }),
    reply: z.object({ items: z.array(district) }),
    tags: ["places"],
  }),
  neighborhoods: endpoint({
    method: "GET",
    path: "/neighborhoods",
    summary: "Active neighbourhoods of one district, in Uzbek order.",
    access: "public",
    query: z.object({ district: districtSoato }),
    reply: z.object({ items: z.array(neighborhood) }),
    tags: ["places"],
  }),
  search: endpoint({
    method: "GET",
    path: "/places/search",
    summary: "Active places by name (any script, any apostrophe, former names, small slips) or code, best first.",
    access: "public",
    query: z.object({
      text: z.string().check(z.maxLength(120)),
      level: z.optional(placeLevel),
      /** Also places that were split: applications opened in them stand under them. @default false */
      split: z.optional(queryBoolean),
      /** Only places within this one: `17`, a region or a district. */
      within: z.optional(territory),
      limit: z.optional(queryInteger(1, 100)),
    }),
    reply: z.object({ items: z.array(foundPlace) }),
    tags: ["places"],
  }),
  outlines: endpoint({
    method: "GET",
    path: "/places/outlines",
    summary:
      "Outlines of the active places right below a place as GeoJSON: `17` gives regions, a region its districts.",
    access: "public",
    query: z.object({ within: territory }),
    reply: z.object({
      type: z.literal("FeatureCollection"),
      features: z.array(outlineFeature),
      /** Each once; shown wherever the outlines are. */
      credits: z.array(z.string()),
    }),
    tags: ["places"],
  }),
  at: endpoint({
    method: "GET",
    path: "/places/at",
    summary:
      "Where a point lies: its district, and the neighbourhood whose outline holds it or whose middle is by far the nearest.",
    access: "public",
    query: z.object({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) }),
    reply: placeAt,
    tags: ["places"],
  }),
  byCodes: endpoint({
    method: "GET",
    path: "/places",
    summary: "Places by their codes, old or new, in the order asked; old ones lead to their successors.",
    access: "public",
    /** Unknown codes are left out of the reply. */
    query: z.object({ code: queryList(placeCode, 150) }),
    reply: z.object({ items: z.array(resolvedPlace) }),
    tags: ["places"],
  }),
  resolve: endpoint({
    method: "GET",
    path: "/places/{code}",
    summary: "A place by its code, old or new; an old one leads to its successors.",
    access: "public",
    params: z.object({ code: placeCode }),
    reply: resolvedPlace,
    problems: ["not-found"],
    tags: ["places"],
  }),
});

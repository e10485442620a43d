import * as z from "zod/mini";
import { areaBaskets, areaStateKeys, areaStatesOnMap } from "./area-states.js";
import { endpoint, resource } from "./endpoint.js";
import { legalBasis } from "./facts.js";
import { box, applicationFilters } from "./application-filters.js";
import { page, paging, queryList } from "./list.js";
import { register } from "./register.js";
import { plotOverlap } from "./plot-overlap.js";
import {
  byId,
  cadastreNumber,
  districtSoato,
  id,
  instant,
  names,
  neighborhoodId,
  polygon,
  regionSoato,
  text,
} from "./values.js";

/** State of an area. */
export const areaState = z.enum(areaStateKeys);
/** State of an area on the map. */
export const areaStateOnMap = z.enum(areaStatesOnMap);
/** Basket of an area. */
export const areaBasket = z.enum(areaBaskets);

/** What is known of an area before anybody has opened a file from it. The place is fixed at creation. */
export const areaFacts = z.object({
  districtSoato,
  neighborhoodId,
  legalBasis: z.nullable(legalBasis),
  cadastreNumber: z.nullable(cadastreNumber),
  address: z.nullable(text(300)),
  occupiedSince: z.nullable(z.number().check(z.int(), z.gte(1900), z.lte(2100))),
  outline: z.nullable(polygon),
});
/** See {@link areaFacts}. */
export type AreaFacts = z.output<typeof areaFacts>;

const place = {
  region: z.object({ soato: regionSoato, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
};
const standing = {
  id,
  /** `YYYY-RRRR-ANNNNNN`: the year it was entered, its region, a serial. */
  number: z.string(),
  state: areaState,
  basket: z.nullable(areaBasket),
};

/** A row of the register of areas. */
export const areaRow = z.object({
  ...standing,
  ...place,
  legalBasis: areaFacts.shape.legalBasis,
  cadastreNumber: areaFacts.shape.cadastreNumber,
  address: areaFacts.shape.address,
  createdAt: instant,
  stateSince: instant,
});
/** See {@link areaRow}. */
export type AreaRow = z.output<typeof areaRow>;

/** An area, with the plots that it lies over. */
export const area = z.object({
  ...standing,
  ...place,
  /** Why it was set aside; null where it was not. */
  basketReason: z.nullable(z.string()),
  facts: areaFacts,
  overlaps: z.array(plotOverlap),
  createdAt: instant,
  stateSince: instant,
  version: z.number(),
});
/** See {@link area}. */
export type Area = z.output<typeof area>;

/** Orders of the register of areas; a leading `-` turns one. */
export const areaSorts = ["-createdAt", "createdAt", "number", "-number", "-stateSince", "stateSince"] as const;

/** Query of the register of areas; those set aside are listed only where their basket is asked for. */
export const areaQuery = z.object({
  ...paging,
  /** Number, cadastre number or address; blind to apostrophes and script. */
  search: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(queryList(areaState)),
  basket: z.optional(queryList(areaBasket)),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  legalBasis: applicationFilters.legalBasis,
  year: applicationFilters.year,
  bbox: z.optional(box),
  sort: z.optional(z.enum(areaSorts)),
});
/** See {@link areaQuery}. */
export type AreaQuery = z.output<typeof areaQuery>;

/** Unauthorised areas: land found occupied, until a file is opened from it. */
export const areas = resource("areas", {
  list: endpoint({
    method: "GET",
    path: "/areas",
    summary: "Areas of the reader's territory. Members of bodies see none.",
    access: { code: "read:area" },
    query: areaQuery,
    reply: page(areaRow),
    tags: ["areas"],
  }),
  get: endpoint({
    method: "GET",
    path: "/areas/{id}",
    summary: "An area with the plots that it lies over.",
    access: { code: "read:area" },
    params: byId,
    reply: area,
    problems: ["not-found"],
    tags: ["areas"],
  }),
  create: endpoint({
    method: "POST",
    path: "/areas",
    summary: "Enter an area; it begins as new. What it lies over is found at once.",
    access: { code: "create:area" },
    body: areaFacts,
    reply: area,
    problems: ["invalid", "not-found"],
    tags: ["areas", "counts", "applications"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/areas/{id}",
    summary: "Correct an area or its outline, until a file is opened from it.",
    guarded: true,
    access: { code: "update:area" },
    params: byId,
    body: areaFacts,
    reply: area,
    problems: ["invalid", "not-found", "precondition-failed", "move-refused"],
    tags: ["areas", "counts", "applications"],
  }),
});

/** The register of areas. */
export const areasRegister = register("areas", {
  list: areas.list,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    state: { kind: "status", field: "state", heading: "word.state" },
    place: { kind: "place", parts: ["region", "district", "neighborhood", "address"], heading: "word.place" },
    legalBasis: { kind: "text", field: "legalBasis", heading: "word.legalBasis" },
    cadastre: { kind: "text", field: "cadastreNumber", heading: "word.cadastreNumber" },
    created: { kind: "day", field: "createdAt", sort: "createdAt", heading: "column.entered" },
    since: { kind: "day", field: "stateSince", sort: "stateSince", heading: "column.stateSince" },
  },
});

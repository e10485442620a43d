import * as z from "zod/mini";
import { legalBasis } from "./legal-bases.js";
import { queryInteger, queryList } from "./list.js";
import { statusKey } from "./status-schemas.js";
import { districtSoato, neighborhoodId, regionSoato } from "./values.js";

/**
 * What the map and the registers of applications are narrowed by alike: status, legal basis, place and year. One link
 * opens the same applications in both, and a number on the map is the length of the list it opens. Places of all levels
 * are one choice: what lies in any of them is meant, a region and a neighbourhood of another alike.
 */
export const applicationFilters = {
  status: z.optional(queryList(statusKey)),
  region: z.optional(queryList(regionSoato)),
  district: z.optional(queryList(districtSoato)),
  neighborhood: z.optional(queryList(neighborhoodId)),
  legalBasis: z.optional(
    queryList(
      z.pipe(
        z.transform((value) => (typeof value === "string" && /^[1-8]$/.test(value) ? Number(value) : value)),
        legalBasis,
      ),
    ),
  ),
  /** Years applications were opened in: the first part of their numbers. */
  year: z.optional(queryList(queryInteger(2000, 2999))),
};
/** Query of {@link fileFilters} alone. */
export const applicationFilterQuery = z.object(applicationFilters);
/** See {@link fileFilterQuery}. */
export type ApplicationFilters = z.output<typeof applicationFilterQuery>;

/** West, south, east, north in WGS 84 degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A box in a query: `69.1,41.2,69.4,41.4`, or the four one by one; west below east, south below north. */
export const box = z.pipe(
  z.transform((value): unknown => {
    const parts = typeof value === "string" ? value.split(",") : value;
    if (!Array.isArray(parts)) return value;
    return parts.map((part: unknown) =>
      typeof part === "string" && /^-?\d{1,3}(\.\d{1,15})?$/.test(part) ? Number(part) : part,
    );
  }),
  z
    .tuple([
      z.number().check(z.gte(-180), z.lte(180)),
      z.number().check(z.gte(-90), z.lte(90)),
      z.number().check(z.gte(-180), z.lte(180)),
      z.number().check(z.gte(-90), z.lte(90)),
    ])
    .check(z.refine(([west, south, east, north]) => west < east && south < north, "format")),
);

import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { districtSoato, names, neighborhoodId, regionSoato } from "./values.js";

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

/** Places, for pickers; anyone may read them. */
export const places = resource("places", {
  regions: endpoint({
    method: "GET",
    path: "/regions",
    summary: "All regions in Uzbek order.",
    access: "public",
    reply: z.object({ items: z.array(region) }),
    tags: ["places"],
  }),
  districts: endpoint({
    method: "GET",
    path: "/districts",
    summary: "Districts, of one region or all, in Uzbek order.",
    access: "public",
    query: z.object({ region: z.optional(regionSoato) }),
    reply: z.object({ items: z.array(district) }),
    tags: ["places"],
  }),
  neighborhoods: endpoint({
    method: "GET",
    path: "/neighborhoods",
    summary: "Neighbourhoods of one district, in Uzbek order.",
    access: "public",
    query: z.object({ district: districtSoato }),
    reply: z.object({ items: z.array(neighborhood) }),
    tags: ["places"],
  }),
});

import * as z from "zod/mini";
import { overlapClasses, overlapTriage } from "./applications.js";
import { endpoint, resource } from "./endpoint.js";
import { ground } from "./facts.js";
import { fileFilters } from "./file-filters.js";
import { page, paging, queryList } from "./list.js";
import { statusKey } from "./status-schemas.js";
import { districtSoato, id, instant, names, neighborhoodId } from "./values.js";

/** Where an overlap stands: nobody has judged it, or the plots were found to be two, or one. */
export const overlapStates = ["waiting", "distinct", "same"] as const;
/** See {@link overlapStates}. */
export type OverlapState = (typeof overlapStates)[number];

/** One of the two files; `id` is null where the reader does not see it. */
const side = z.object({
  id: z.nullable(id),
  number: z.string(),
  status: statusKey,
  ground,
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
});

/** Two plots that lie over each other, as the register of overlaps shows them: a file the reader sees first. */
export const overlapRow = z.object({
  id,
  first: side,
  second: side,
  class: z.enum(overlapClasses),
  /** Square metres in common, and their share of the smaller plot. */
  area: z.number(),
  percent: z.number(),
  /** When it was found, or last found anew because an outline changed. */
  foundAt: instant,
  triage: overlapTriage,
  /** For `If-Match` of `applications.triageOverlap`: it changes with the outlines too. */
  version: z.number(),
});
/** See {@link overlapRow}. */
export type OverlapRow = z.output<typeof overlapRow>;

const filters = {
  class: z.optional(queryList(z.enum(overlapClasses))),
  state: z.optional(queryList(z.enum(overlapStates))),
  region: fileFilters.region,
  district: fileFilters.district,
  neighborhood: fileFilters.neighborhood,
};
/** Query of the register of overlaps. */
export const overlapQuery = z.object({ ...paging, ...filters });
/** See {@link overlapQuery}. */
export type OverlapQuery = z.output<typeof overlapQuery>;

/** Plots that lie over each other; they are judged by `applications.triageOverlap`. */
export const overlaps = resource("overlaps", {
  list: endpoint({
    method: "GET",
    path: "/overlaps",
    summary: "Overlaps of plots in the reader's territory, the latest found first. Members of bodies see none.",
    access: { code: "read:property" },
    query: overlapQuery,
    reply: page(overlapRow),
    tags: ["applications"],
  }),
});

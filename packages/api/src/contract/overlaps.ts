import * as z from "zod/mini";
import { areaState } from "./area-facts.js";
import { endpoint, resource } from "./endpoint.js";
import { legalBasis } from "./legal-bases.js";
import { applicationFilters } from "./application-filters.js";
import { page, paging, queryList } from "./list.js";
import { overlapClasses, overlapTriage, plotKind } from "./plot-overlap.js";
import { statusKey } from "./status-schemas.js";
import { byId, districtSoato, id, instant, names, neighborhoodId, text } from "./values.js";
import { register } from "./register.js";

/** Where an overlap stands: nobody has judged it, or the plots were found to be two, or one. */
export const overlapStates = ["waiting", "distinct", "same"] as const;
/** See {@link overlapStates}. */
export type OverlapState = (typeof overlapStates)[number];

/** One of the two applications or areas; `id` is null where the reader does not see it. */
const side = z.object({
  kind: plotKind,
  id: z.nullable(id),
  number: z.string(),
  /** Status of an application, or state of an area. */
  status: z.union([statusKey, areaState]),
  /** Null where nobody knows it of an area yet. */
  legalBasis: z.nullable(legalBasis),
  district: z.object({ soato: districtSoato, name: names }),
  /** Null of an area whose neighbourhood is not known. */
  neighborhood: z.nullable(z.object({ id: neighborhoodId, name: names })),
});

/** Two plots that lie over each other, as the register of overlaps shows them: one the reader sees first. */
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
  /** For `If-Match` of {@link overlaps.triage}: it changes with the outlines too. */
  version: z.number(),
});
/** See {@link overlapRow}. */
export type OverlapRow = z.output<typeof overlapRow>;

const filters = {
  class: z.optional(queryList(z.enum(overlapClasses))),
  state: z.optional(queryList(z.enum(overlapStates))),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
};
/** Query of the register of overlaps. */
export const overlapQuery = z.object({ ...paging, ...filters });
/** See {@link overlapQuery}. */
export type OverlapQuery = z.output<typeof overlapQuery>;

/** Plots that lie over each other, of applications and areas, and what is judged of them. */
export const overlaps = resource("overlaps", {
  list: endpoint({
    method: "GET",
    path: "/overlaps",
    summary:
      "Overlaps of plots in the reader's territory, the latest found first. Members of organisations that conclude see none.",
    access: { code: "read:property" },
    query: overlapQuery,
    reply: page(overlapRow),
    tags: ["applications"],
  }),
  triage: endpoint({
    method: "POST",
    path: "/overlaps/{id}/triage",
    summary: "Say, or say anew, whether two overlapping plots are the same, knowing the figures as they stand.",
    guarded: true,
    access: { code: "triage:overlap" },
    params: byId,
    body: z.object({ reason: text(4000), decision: z.enum(["distinct", "same"]) }),
    problems: ["not-found", "precondition-failed", "move-refused", "duty-conflict"],
    tags: ["applications", "areas", "counts"],
  }),
});

const overlapsRegisterMade = register("overlaps", {
  list: overlaps.list,
  columns: {
    first: { kind: "own", heading: "word.plot" },
    second: { kind: "own", heading: "overlaps.column.second" },
    class: { kind: "own", heading: "overlaps.column.class" },
    share: { kind: "own", heading: "overlaps.column.share" },
    place: { kind: "place", field: "first", parts: ["district", "neighborhood"], heading: "word.place" },
    found: { kind: "day", field: "foundAt", heading: "overlaps.column.found" },
    judged: { kind: "own", heading: "overlaps.column.judged" },
  },
});
type OverlapsRegisterMade = typeof overlapsRegisterMade;
/** See {@link overlapsRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface OverlapsRegister extends OverlapsRegisterMade {}
/** The register of plots that lie over each other. */
export const overlapsRegister: OverlapsRegister = overlapsRegisterMade;

import * as z from "zod/mini";
import { id, instant } from "./values.js";

/** Classes of an overlap by the share of the smaller plot (DOMAIN §6). */
export const overlapClasses = ["sliver", "overlap", "duplicate"] as const;

/** What a plot can be of. */
export const plotKinds = ["application", "area"] as const;
/** See {@link plotKinds}. */
export const plotKind = z.enum(plotKinds);
/** See {@link plotKinds}. */
export type PlotKind = (typeof plotKinds)[number];

/** What somebody judged of an overlap; null while it waits. */
export const overlapTriage = z.nullable(
  z.object({ decision: z.enum(["distinct", "same"]), reason: z.string(), by: z.string(), at: instant }),
);

/** Another plot that a plot lies over: an application's or an area's. */
export const plotOverlap = z.object({
  id,
  kind: plotKind,
  number: z.string(),
  /** Square metres in common, and their share of the smaller plot. */
  area: z.number(),
  percent: z.number(),
  class: z.enum(overlapClasses),
  triage: overlapTriage,
  /** For `If-Match` of `overlaps.triage`: it changes with the outlines too. */
  version: z.number(),
});

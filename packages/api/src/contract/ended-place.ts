import * as z from "zod/mini";
import { names, neighborhoodId } from "./values.js";

/** How a neighbourhood came to be no more: it went into another, became several, or was closed and nothing stands for it. */
export const placeEnds = ["merged", "split", "closed"] as const;
/** See {@link placeEnds}. */
export type PlaceEnd = (typeof placeEnds)[number];

/** A neighbourhood that is no more: how it ended, and what stands in its stead today. */
export const endedPlace = z.object({
  how: z.enum(placeEnds),
  today: z.array(z.object({ id: neighborhoodId, name: names })),
});
/** See {@link endedPlace}. */
export type EndedPlace = z.output<typeof endedPlace>;

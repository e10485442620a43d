import * as z from "zod/mini";
import { fileRef } from "./files.js";
import { spot } from "./spot.js";
import { instant } from "./values.js";

/** What was told of an area's occupier, as the office reads it: the name is masked until it is asked for. */
export const toldByOccupier = z.object({
  /** Who told it: the occupier, for whom OneID vouched, or a list. */
  by: z.enum(["occupier", "list"]),
  at: instant,
  name: z.string(),
  words: z.nullable(z.string()),
  /** Where the plot is, as far as its occupier told that by a point; null where they drew it, or told its address alone. */
  point: z.nullable(spot),
  files: z.array(fileRef),
});
/** See {@link toldByOccupier}. */
export type ToldByOccupier = z.output<typeof toldByOccupier>;

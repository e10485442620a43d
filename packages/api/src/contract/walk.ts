import * as z from "zod/mini";
import { squareMetres } from "./values.js";

const metres = z.number().check(z.gte(0), z.lte(10_000));

/** How well an outline was walked, as the device reckoned it: a phone is right to 2 m in the open, to 11 m under trees. */
export const walk = z.object({
  /** By how many metres a corner may lie elsewhere. */
  corner: metres,
  /** By how many m² the outline may be larger or smaller than it looks. */
  areaError: squareMetres,
  /** How far from its start the walk ended, in metres; null where the outline was tapped. */
  closing: z.nullable(metres),
  /** Positions that the corners were averaged from. */
  fixes: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
});
/** See {@link walk}. */
export type Walk = z.output<typeof walk>;

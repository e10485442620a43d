import * as z from "zod/mini";

/**
 * A point on the ground, WGS 84, within the degrees that the country lies between; `accuracy` in metres as a device told
 * it, null where the point was typed or pressed on a map.
 */
export const spot = z.object({
  latitude: z.number().check(z.gte(37), z.lte(46)),
  longitude: z.number().check(z.gte(55.9), z.lte(73.2)),
  accuracy: z.nullable(z.number().check(z.gte(0), z.lte(100_000))),
});
/** See {@link spot}. */
export type Spot = z.output<typeof spot>;

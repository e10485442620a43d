import type { AreaPath } from "@yer/area-picker/model";
import { limitedTo, nowhere } from "@yer/area-picker/model";

/**
 * Where a form begins that enters something at a place: in the place chosen last, or in what one's own territory says of it,
 * so that the map does not begin with the whole country. The neighbourhood is asked for each time.
 */
export function firstPlace(territory: string | null | undefined, last: AreaPath | undefined): AreaPath {
  return { ...limitedTo(territory ?? "17", last ?? nowhere), neighborhood: null };
}

import type { AreaFound, AreaLimits } from "../model/area-search.js";

/** A place as a picker offers it. */
export interface AreaPlace {
  /** SOATO of a region or district, id of a neighbourhood. */
  readonly code: string;
  /** Its name in the person's language. */
  readonly name: string;
  /** Other names it is found under: in other languages and scripts, older ones. */
  readonly otherNames?: readonly string[];
}

/**
 * Where places come from: the host's own service, cache and language. Each rejects when it fails; what it answers is in
 * the order people look for it. Keep the object the same between renders, or everything is loaded anew: what a level
 * holds is kept as long as the object is.
 */
export interface AreaLoaders {
  readonly regions: () => Promise<readonly AreaPlace[]>;
  /** Districts and cities of a region (SOATO, 4 digits). */
  readonly districts: (region: string) => Promise<readonly AreaPlace[]>;
  /** Neighbourhoods of a district (SOATO, 7 digits). */
  readonly neighborhoods: (district: string) => Promise<readonly AreaPlace[]>;
  /**
   * Finds places of all levels by what was typed, best first. `createAreaSearch` of the model makes one of places at
   * hand, which answers at once; a service answers later, and is told by the signal that its answer is no longer asked
   * for. Without one, the search field finds among the places it has loaded so far.
   */
  readonly search?: (
    typed: string,
    limits: Required<AreaLimits>,
    signal: AbortSignal,
  ) => readonly AreaFound[] | Promise<readonly AreaFound[]>;
}

/** A place as a picker offers it. */
export interface AreaPlace {
  /** SOATO of a region or district, id of a neighbourhood. */
  readonly code: string;
  /** Its name in the person's language. */
  readonly name: string;
}

/**
 * Where places come from: the host's own service, cache and language. Each rejects when it fails; what it answers is in
 * the order people look for it. Keep the object the same between renders, or everything is loaded anew.
 */
export interface AreaLoaders {
  readonly regions: () => Promise<readonly AreaPlace[]>;
  /** Districts and cities of a region (SOATO, 4 digits). */
  readonly districts: (region: string) => Promise<readonly AreaPlace[]>;
  /** Neighbourhoods of a district (SOATO, 7 digits). */
  readonly neighborhoods: (district: string) => Promise<readonly AreaPlace[]>;
}

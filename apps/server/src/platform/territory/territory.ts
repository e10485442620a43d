/** SOATO code of the whole republic. */
export const republic = "17";

/**
 * Whether one territory lies in another, itself included. SOATO codes nest by prefix: `17` the republic, 4 digits a
 * region, 7 a district. A district's fifth digit (2 district, 4 city) is part of its code, so no prefix is cut wrongly.
 */
export function contains(outer: string | null, inner: string): boolean {
  if (outer === null || ![2, 4, 7].includes(outer.length)) return false;
  return inner.startsWith(outer);
}

/** A territory and those that contain it, the narrowest first. */
export function chainOf(territory: string): string[] {
  return [7, 4, 2].filter((length) => length <= territory.length).map((length) => territory.slice(0, length));
}

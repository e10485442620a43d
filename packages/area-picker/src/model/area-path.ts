import { areaLevels, type AreaLevel, type AreaPath, levelOf, nowhere, pathOf } from "./area.js";

/** Level of the narrowest place that a path names; undefined for {@link nowhere}. */
export function depthOf(path: AreaPath): AreaLevel | undefined {
  return areaLevels.findLast((level) => path[level] !== null);
}

/** Code of the narrowest place that a path names: SOATO of a region or district, id of a neighbourhood; null for {@link nowhere}. */
export function codeOf(path: AreaPath): string | null {
  return path.neighborhood ?? path.district ?? path.region;
}

/** Whether two paths name the same place. */
export function isSamePlace(one: AreaPath, other: AreaPath): boolean {
  return areaLevels.every((level) => one[level] === other[level]);
}

/** Whether a place contains another one, or is it. {@link nowhere} stands for the republic, which contains everything. */
export function containsPath(outer: AreaPath, inner: AreaPath): boolean {
  return areaLevels.every((level) => outer[level] === null || outer[level] === inner[level]);
}

/**
 * Whether a territory (`17`, a region or a district) contains the place a path names. Unlike `contains`, this knows where
 * a neighbourhood lies. What is no code of a territory contains nothing.
 */
export function territoryContains(territory: string, path: AreaPath): boolean {
  const level = levelOf(territory);
  return level !== undefined && level !== "neighborhood" && containsPath(pathOf(territory), path);
}

/** The path one level up: a neighbourhood's district, a district's region; {@link nowhere} above a region. */
export function pathAbove(path: AreaPath): AreaPath {
  const level = depthOf(path);
  return level === undefined ? nowhere : { ...path, [level]: null };
}

/**
 * Several places with one more. What the new one contains goes, for it is chosen with it; where another contains it
 * already, nothing changes.
 */
export function withPlace(places: readonly AreaPath[], place: AreaPath): readonly AreaPath[] {
  if (places.some((other) => containsPath(other, place))) return places;
  return [...places.filter((other) => !containsPath(place, other)), place];
}

/** Several places without one; themselves when it is not among them. */
export function withoutPlace(places: readonly AreaPath[], place: AreaPath): readonly AreaPath[] {
  return places.some((other) => isSamePlace(other, place))
    ? places.filter((other) => !isSamePlace(other, place))
    : places;
}

/** Levels of the territory, from the widest to the narrowest. */
export const areaLevels = ["region", "district", "neighborhood"] as const;
/** See {@link areaLevels}. */
export type AreaLevel = (typeof areaLevels)[number];

/** SOATO code of the republic: it begins every other code. */
export const republic = "17";

/**
 * Where something lies, as far as it was chosen: SOATO codes of region (4 digits) and district (7), id of the
 * neighbourhood (8). A level is chosen only under the one above it.
 */
export interface AreaPath {
  readonly region: string | null;
  readonly district: string | null;
  readonly neighborhood: string | null;
}

/** The empty choice: nothing is chosen yet. */
export const nowhere: AreaPath = { region: null, district: null, neighborhood: null };

/** Level of a code by its shape; `"republic"` for the whole country, `undefined` for what is no code. */
export function levelOf(code: string): AreaLevel | "republic" | undefined {
  if (code === republic) return "republic";
  if (/^17\d\d$/.test(code)) return "region";
  if (/^17\d{5}$/.test(code)) return "district";
  return /^\d{8}$/.test(code) ? "neighborhood" : undefined;
}

/** Region a district lies in. */
export function regionOf(district: string): string {
  return district.slice(0, 4);
}

/**
 * Whether a territory (`17`, a region or a district) contains a region or district. A neighbourhood's id does not tell
 * where it lies: ask by its district.
 */
export function contains(territory: string, soato: string): boolean {
  return soato.startsWith(territory);
}

/** Whether the way into a territory leads through a region or district, or that lies in it: what a picker offers. */
export function touches(territory: string, soato: string): boolean {
  return soato.startsWith(territory) || territory.startsWith(soato);
}

/** The path a SOATO code stands for; {@link nowhere} for the republic and for what is no code of region or district. */
export function pathOf(soato: string): AreaPath {
  const level = levelOf(soato);
  if (level === "region") return { ...nowhere, region: soato };
  if (level === "district") return { ...nowhere, region: regionOf(soato), district: soato };
  return nowhere;
}

/** Level right above another; `undefined` above a region. */
export function above(level: AreaLevel): AreaLevel | undefined {
  return areaLevels[areaLevels.indexOf(level) - 1];
}

/** Whether a level can be chosen: everything above it is. */
export function isSelectable(path: AreaPath, level: AreaLevel): boolean {
  const upper = above(level);
  return upper === undefined || path[upper] !== null;
}

/**
 * The path after a choice: what lay below the old one is forgotten, for it lies elsewhere. Choosing what is chosen
 * already changes nothing, nor does choosing at a level that is not {@link isSelectable}.
 */
export function choose(path: AreaPath, level: AreaLevel, code: string | null): AreaPath {
  if (path[level] === code || !isSelectable(path, level)) return path;
  const next: Record<AreaLevel, string | null> = { ...path, [level]: code };
  for (const lower of areaLevels.slice(areaLevels.indexOf(level) + 1)) next[lower] = null;
  return next;
}

/** The path a picker limited to a territory begins with: what the territory decides stands, the rest is as given if it lies inside. */
export function limitedTo(territory: string, path: AreaPath): AreaPath {
  const fixed = pathOf(territory);
  const narrowest = path.district ?? path.region;
  const inside = narrowest !== null && touches(territory, narrowest);
  const base = inside ? path : nowhere;
  return {
    region: fixed.region ?? base.region,
    district: fixed.district ?? base.district,
    neighborhood: fixed.district === null || fixed.district === base.district ? base.neighborhood : null,
  };
}

/** The narrowest level still open on the way to `depth`; `undefined` when the path reaches it. */
export function nextLevel(path: AreaPath, depth: AreaLevel): AreaLevel | undefined {
  const wanted = areaLevels.slice(0, areaLevels.indexOf(depth) + 1);
  return wanted.find((level) => path[level] === null);
}

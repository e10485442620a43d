/**
 * First pair of a cadastre number → SOATO code of the region. The fourteen pairs in use; a number that begins with
 * another is mistyped.
 */
export const cadastreRegions = {
  "10": "1726",
  "11": "1727",
  "12": "1724",
  "13": "1708",
  "14": "1718",
  "15": "1730",
  "16": "1714",
  "17": "1703",
  "18": "1710",
  "19": "1722",
  "20": "1706",
  "21": "1712",
  "22": "1733",
  "23": "1735",
} as const satisfies Readonly<Record<string, string>>;

/** A pair that begins cadastre numbers. */
export type CadastreRegion = keyof typeof cadastreRegions;

/** Whether a pair begins cadastre numbers of a region. */
export function isCadastreRegion(pair: string): pair is CadastreRegion {
  return Object.hasOwn(cadastreRegions, pair);
}

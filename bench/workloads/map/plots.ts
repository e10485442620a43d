import type { FeatureCollection, Polygon } from "geojson";

/** Middle of the made-up town. */
export const centre = { lng: 66.96, lat: 39.65 };

/** Statuses of the plots, and the colour that peers fill them with. */
export const colours: Readonly<Record<string, string>> = {
  in_discussion: "#e3a857",
  announced: "#6f8fc9",
  in_payment: "#9bbf65",
  rejected: "#c96f6f",
  registered: "#4f8a5b",
};

/** What a feature tells of its plot. */
export interface PlotProperties {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly legalBasis: number;
  readonly year: number;
  readonly kind: "application";
}

/** Degrees from corner to corner of the grid: about 35 by 35 metres. */
const step = { lng: 0.0004, lat: 0.00031 };

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Plots side by side, with five to eight corners each, which neighbours share. The same for the same number. */
export function plots(count: number): FeatureCollection<Polygon, PlotProperties> {
  let seed = count;
  const random = (): number => {
    // mulberry32
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const side = Math.ceil(Math.sqrt(count));
  const corners = Array.from({ length: (side + 1) ** 2 }, (_, index): [number, number] => [
    rounded(centre.lng + ((index % (side + 1)) - side / 2 + (random() - 0.5) * 0.35) * step.lng),
    rounded(centre.lat + (Math.floor(index / (side + 1)) - side / 2 + (random() - 0.5) * 0.35) * step.lat),
  ]);
  const corner = (x: number, y: number): [number, number] => corners[y * (side + 1) + x] ?? [centre.lng, centre.lat];
  const statuses = Object.keys(colours);
  return {
    type: "FeatureCollection",
    features: Array.from({ length: count }, (_, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      const square = [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
      const ring = square.flatMap((from, at) => {
        const to = square[(at + 1) % 4] ?? from;
        const bend: [number, number] = [rounded(from[0] * 0.45 + to[0] * 0.55), rounded(from[1] * 0.55 + to[1] * 0.45)];
        return (index + at) % 2 === 0 ? [from, bend] : [from];
      });
      return {
        type: "Feature",
        properties: {
          id: `plot-${index}`,
          number: `2026-1718-${String(index + 1).padStart(6, "0")}`,
          status: statuses[Math.floor(random() * statuses.length)] ?? "announced",
          legalBasis: 1 + (index % 8),
          year: 2026,
          kind: "application",
        },
        geometry: { type: "Polygon", coordinates: [[...ring, square[0] ?? corner(x, y)]] },
      };
    }),
  };
}

/** The whole zoom level (of 256 px tiles) at which all plots about fill a window of this height. */
export function zoomOnAll(count: number, height = 900): number {
  return Math.round(Math.log2((height * 360) / (256 * Math.ceil(Math.sqrt(count)) * step.lng)));
}

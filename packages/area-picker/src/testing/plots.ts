import type { Polygon } from "@yer/api/contract/values";
import type { Neighbour, PlotBoundary } from "../plot/neighbour.js";

type Position = [number, number];

/** A box in hundred-thousandths of a degree from a corner of Samarqand: about a metre each. */
export function plotBox(west: number, south: number, east: number, north: number): Polygon {
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ].map(([x = 0, y = 0]) => [Number((66.96 + x / 1e5).toFixed(7)), Number((39.65 + y / 1e5).toFixed(7))]);
  return { type: "Polygon", coordinates: [ring] };
}

/** Plots along a street: the first shares a side with a plot at 0…40, the third lies over it. */
export const sampleNeighbours: readonly Neighbour[] = [
  { id: "a", label: "2026-1718-000101", outline: plotBox(40, 0, 80, 40), href: "#a" },
  { id: "b", label: "2026-1718-000102", outline: plotBox(-40, 0, 0, 40) },
  { id: "c", label: "2026-1718-000103", outline: plotBox(0, 44, 40, 90) },
];

/** A neighbourhood around them. */
export const sampleBoundaries: readonly PlotBoundary[] = [
  { id: "n", name: "Soʻzangaron", parts: [plotBox(-120, -60, 140, 140)] },
];

import { metresBetween, type Position } from "@yer/area-picker/model";
import { type CompactOutline, unpackOutline } from "@yer/api/contract/compact-outline";
import type { RoundPackage, RoundPlot } from "@yer/api/contract/rounds";

/** Metres from the plot's middle within which plots are drawn around it. */
const near = 150;
/** Plots that are drawn at most, the nearest: a draft that is written with each letter stays small. */
const most = 24;

function middleOf(outline: CompactOutline): Position | undefined {
  const [ring = []] = unpackOutline(outline).coordinates;
  const corners = ring.slice(1);
  if (corners.length === 0) return undefined;
  const [x, y] = corners.reduce(([sumX, sumY], [atX, atY]) => [sumX + atX, sumY + atY], [0, 0]);
  return [x / corners.length, y / corners.length];
}

/** Outlines of the round that lie around a plot of it, bare shapes, the nearest first; none where nobody drew the plot itself. */
export function plotsAround(
  plot: Pick<RoundPlot, "id" | "outline">,
  { plots, around }: Pick<RoundPackage, "plots" | "around">,
): CompactOutline[] {
  const middle = plot.outline && middleOf(plot.outline);
  if (!middle) return [];
  const others = plots.filter(({ id }) => id !== plot.id).flatMap(({ outline }) => (outline ? [outline] : []));
  return [...others, ...around]
    .map((outline) => ({ outline, away: metresBetween(middle, middleOf(outline) ?? [0, 0]) }))
    .filter(({ away }) => away <= near)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ outline }) => outline);
}

import type { Polygon } from "@yer/api/contract/values";

/** Another plot: what corners are caught by, and what an outline must not lie over. */
export interface Neighbour {
  readonly id: string;
  /** How people call it: the number of its application. */
  readonly label: string;
  readonly outline: Polygon;
  /** Where it is shown; makes its name a link. */
  readonly href?: string;
}

/** What a plot must lie in. */
export interface PlotBoundary {
  readonly id: string;
  /** How people call it: the name of the neighbourhood, the district, the country. */
  readonly name: string;
  /** Its ground, in one piece or several. */
  readonly parts: readonly Polygon[];
  /** Whether it was derived and not surveyed: then lying outside is a warning only. @default false */
  readonly isApproximate?: boolean;
}

/** How far the neighbours have come. */
export type NeighboursStatus = "ready" | "loading" | "error" | "no-permission" | "too-many";

import * as z from "zod/mini";
import { areaFacts } from "./area-facts.js";
import { endpoint, resource } from "./endpoint.js";
import { spot } from "./spot.js";
import { byId, districtSoato, id, instant, names, neighborhoodId, polygon, squareMetres, text } from "./values.js";

/** How far what a citizen told of their own plot is, in words for them: an allow-list, never a state of the office's. */
export const ownPlotStates = ["received", "checking", "mending", "waiting", "opened", "closed", "withdrawn"] as const;
/** See {@link ownPlotStates}. */
export type OwnPlotState = (typeof ownPlotStates)[number];

/** Photos of a plot at the most. */
export const mostOwnPlotFiles = 5;

/** What a citizen told of a plot that they occupy, as they follow it. */
export const ownPlot = z.object({
  /** Id of the area that was made of it. */
  id,
  number: z.string(),
  at: instant,
  district: names,
  neighborhood: z.nullable(names),
  address: z.nullable(z.string()),
  /** As they drew it; null where they told a point or an address. */
  outline: z.nullable(polygon),
  /** A point of it, where they drew no outline. */
  point: z.nullable(spot),
  state: z.enum(ownPlotStates),
  /** Whether it can be taken back: nobody has gone on from it. */
  mayWithdraw: z.boolean(),
});
/** See {@link ownPlot}. */
export type OwnPlot = z.output<typeof ownPlot>;

/** What is told of a plot: its district, and where in it: an outline, a point, or an address. */
export const ownPlotTold = z.object({
  districtSoato,
  neighborhoodId,
  address: z.nullable(text(300)),
  outline: areaFacts.shape.outline,
  /** A point of the plot; kept where there is no outline. */
  point: z.nullable(spot),
  total: z.nullable(squareMetres),
  occupiedSince: areaFacts.shape.occupiedSince,
  words: z.nullable(text(1000)),
  fileIds: z.array(id).check(z.maxLength(mostOwnPlotFiles)),
});
/** See {@link ownPlotTold}. */
export type OwnPlotTold = z.output<typeof ownPlotTold>;

/** Plots that citizens occupy themselves and tell of; OneID has to vouch for who does. */
export const ownPlots = resource("ownPlots", {
  list: endpoint({
    method: "GET",
    path: "/public/own-plots",
    summary: "What the caller told of plots that they occupy, by the PINFL that OneID vouches for, the latest first.",
    access: "signed-in",
    reply: z.object({ items: z.array(ownPlot) }),
    tags: ["areas"],
  }),
  tell: endpoint({
    method: "POST",
    path: "/public/own-plots",
    summary:
      "Tell of a plot that the caller occupies: it becomes an area, once. One that they told of before is refused.",
    access: "signed-in",
    body: ownPlotTold,
    reply: z.object({ id, number: z.string() }),
    problems: ["invalid", "not-found", "move-refused", "too-many-requests", "impersonation-limited"],
    tags: ["areas", "counts"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/public/own-plots/{id}/withdrawal",
    summary: "Take back what the caller told of a plot, while nobody has gone on from it.",
    access: "signed-in",
    params: byId,
    problems: ["not-found", "move-refused", "impersonation-limited"],
    tags: ["areas", "counts"],
  }),
});

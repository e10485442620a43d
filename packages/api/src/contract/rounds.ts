import * as z from "zod/mini";
import { areaState, areaBasket } from "./area-facts.js";
import { compactOutline } from "./compact-outline.js";
import { endpoint, resource } from "./endpoint.js";
import { byId, day, id, instant, names, neighborhoodId, text } from "./values.js";

/** Most areas of a round that can be named one by one; a setting allows as many or fewer. */
export const mostRoundAreas = 1000;

/** A round: areas that a person means to visit. */
export const round = z.object({
  id,
  name: z.string(),
  day,
  /** How many areas it has, and at how many of them the person handed in a visit since it was made. */
  areas: z.number(),
  visited: z.number(),
  createdAt: instant,
});
/** See {@link round}. */
export type Round = z.output<typeof round>;

/** A plot of a round, as it is taken along: no names of people, no personal numbers. */
export const roundPlot = z.object({
  id,
  number: z.string(),
  state: areaState,
  basket: z.nullable(areaBasket),
  /** Id of one of `places`. */
  neighborhoodId: z.nullable(neighborhoodId),
  address: z.nullable(z.string()),
  cadastreNumber: z.nullable(z.string()),
  /** Square metres. */
  total: z.nullable(z.number()),
  deadlineAt: z.nullable(instant),
  /** Null where nobody drew one. */
  outline: z.nullable(compactOutline),
  /** Whether the person handed in a visit of it since the round was made. */
  visited: z.boolean(),
});
/** See {@link roundPlot}. */
export type RoundPlot = z.output<typeof roundPlot>;

/** What a device takes along of a round. */
export const roundPackage = z.object({
  round: z.omit(round, { visited: true }),
  plots: z.array(roundPlot),
  places: z.array(z.object({ id: neighborhoodId, name: names })),
  /** Outlines of areas and applications near the plots: what is drawn around, without a word on it. */
  around: z.array(compactOutline),
  /** What a visit asks; `group` has the order of questions. */
  questions: z.object({ groupVersion: z.number(), group: z.unknown() }),
});
/** See {@link roundPackage}. */
export type RoundPackage = z.output<typeof roundPackage>;

/** Rounds of the diary (DOMAIN §11). */
export const rounds = resource("rounds", {
  list: endpoint({
    method: "GET",
    path: "/diary/rounds",
    summary: "The caller's rounds, by their day, the latest first.",
    access: { code: "write:visit" },
    reply: z.object({ items: z.array(round) }),
    tags: ["areas"],
  }),
  create: endpoint({
    method: "POST",
    path: "/diary/rounds",
    creates: "/diary/rounds/{id}",
    summary:
      "Make a round of areas that the caller's organisation has taken to inspection: those named, or all of a neighbourhood; at most as many as the setting allows.",
    access: { code: "write:visit" },
    body: z.object({
      name: text(100),
      day,
      /** One of the two is told. */
      areaIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(mostRoundAreas))),
      neighborhoodId: z.optional(neighborhoodId),
    }),
    reply: round,
    problems: ["invalid"],
    tags: ["areas"],
  }),
  drop: endpoint({
    method: "DELETE",
    path: "/diary/rounds/{id}",
    summary: "Put away a round of the caller's own. What was written on it stays.",
    access: { code: "write:visit" },
    params: byId,
    problems: ["not-found"],
    tags: ["areas"],
  }),
  package: endpoint({
    method: "GET",
    path: "/diary/rounds/{id}/package",
    summary:
      "All that a device takes along of a round, for a registered device that was not ended, from a session that is remembered.",
    access: { code: "write:visit" },
    params: byId,
    query: z.object({ device: id }),
    reply: roundPackage,
    cached: true,
    problems: ["not-found", "move-refused"],
    tags: ["areas", "fieldGroups"],
  }),
});

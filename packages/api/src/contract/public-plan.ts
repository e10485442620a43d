import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { day, degrees, districtSoato, names, neighborhoodId, regionSoato } from "./values.js";

/** When they come to a neighbourhood. Nothing in it is about a person. */
export const publicSchedule = z.object({
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  region: z.object({ soato: regionSoato, name: names }),
  /** What is approved and to come, runs, or was last; `null`: nothing is planned yet. */
  visit: z.nullable(
    z.object({ when: z.enum(["coming", "running", "over"]), startsOn: day, endsOn: day, organisation: names }),
  ),
  /** Kilometres from the point that was asked for to the middle of the neighbourhood: approximate; `null` for words. */
  kilometres: z.nullable(z.number()),
});
/** See {@link publicSchedule}. */
export type PublicSchedule = z.output<typeof publicSchedule>;

/** How many neighbourhoods are answered at once. */
export const publicScheduleSizes = { found: 20, nearest: 3 } as const;

/** Neighbourhoods of which a person may be told: their own, and those of their family. */
export const planWatchesAtMost = 5;

/** The plan schedule as anyone reads it. */
export const publicPlan = resource("publicPlan", {
  find: endpoint({
    method: "GET",
    path: "/public/plan",
    summary:
      "When they come to a neighbourhood: found by its name, blind to script and apostrophes, or the three nearest to a point.",
    access: "public",
    cached: true,
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(100))),
      latitude: z.optional(degrees(-90, 90)),
      longitude: z.optional(degrees(-180, 180)),
    }),
    reply: z.object({ items: z.array(publicSchedule), more: z.boolean() }),
    problems: ["too-many-requests"],
    tags: ["schedules"],
  }),
  watches: endpoint({
    method: "GET",
    path: "/plan-watches",
    summary: "Neighbourhoods of whose plan the caller is told when it changes, by name.",
    access: "signed-in",
    reply: z.object({ items: z.array(z.object({ id: neighborhoodId, name: names })) }),
    tags: ["bookmarks"],
  }),
  watch: endpoint({
    method: "PUT",
    path: "/plan-watches/{neighborhood}",
    summary: `Be told when the days of a neighbourhood are set or change, of ${planWatchesAtMost} at most; once more changes nothing.`,
    access: "signed-in",
    params: z.object({ neighborhood: neighborhoodId }),
    idempotent: false,
    problems: ["not-found", "move-refused", "too-many-requests", "impersonation-limited"],
    tags: ["bookmarks"],
  }),
  unwatch: endpoint({
    method: "DELETE",
    path: "/plan-watches/{neighborhood}",
    summary: "Be told no more; where the caller is not told nothing changes.",
    access: "signed-in",
    params: z.object({ neighborhood: neighborhoodId }),
    idempotent: false,
    tags: ["bookmarks"],
  }),
});

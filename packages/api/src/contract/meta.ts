import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { instant } from "./values.js";

/**
 * Data of an event in the stream of `meta.events`: the cache tags whose replies are stale now. An event named `lost`
 * (some were missed) makes all of them stale. Tags are text here: a page older than the service leaves out those it
 * does not know. Of a change of one application, whoever may read applications is told which and in which district:
 * nothing but that application and the lists and counts of its places is stale.
 */
export const staleEvent = z.object({
  tags: z.array(z.string()),
  /** Id of the application. Open pages of the version before read it by this name. */
  file: z.optional(z.string()),
  district: z.optional(z.string()),
});
/** See {@link staleEvent}. */
export type StaleEvent = z.output<typeof staleEvent>;

/** Milliseconds after which a stream that has nothing to tell says that it is still there. */
export const eventsBeat = 25_000;

/** What a page must know before anyone has signed in. */
export const meta = resource("meta", {
  get: endpoint({
    method: "GET",
    path: "/meta",
    summary: "Version, mode and the service's time.",
    access: "public",
    reply: z.object({
      version: z.string(),
      /** Which build of the apps the service gives out, as its pages say it; null where none is built. */
      build: z.nullable(z.string()),
      mode: z.enum(["demo", "production"]),
      now: instant,
      /** Demonstration data still being made, 0 to 1; null when done or in production. */
      filling: z.nullable(z.number()),
      /** Tiles of the organisation's own beneath every map; null: none, and no outside address is asked. */
      baseMap: z.nullable(z.object({ url: z.string(), credit: z.string() })),
      /** Percent of the smaller plot below which an overlap is a sliver, and above which it is a duplicate. */
      overlaps: z.object({ sliver: z.number(), duplicate: z.number() }),
      /** Seconds after which a page of the public site that somebody looks at reads itself anew. */
      refreshSeconds: z.number(),
    }),
  }),
  events: endpoint({
    method: "GET",
    path: "/events",
    summary:
      "Changes as they happen, as server-sent events: each names the cache tags it makes stale. Resumes after `Last-Event-ID`, at any server, for an hour.",
    access: "staff",
    media: "text/event-stream",
  }),
});

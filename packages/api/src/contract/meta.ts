import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { instant } from "./values.js";

/** What a page must know before anyone has signed in. */
export const meta = resource("meta", {
  get: endpoint({
    method: "GET",
    path: "/meta",
    summary: "Version, mode and the service's time.",
    access: "public",
    reply: z.object({
      version: z.string(),
      mode: z.enum(["demo", "production"]),
      now: instant,
      /** Demonstration data still being made, 0 to 1; null when done or in production. */
      filling: z.nullable(z.number()),
    }),
  }),
  events: endpoint({
    method: "GET",
    path: "/events",
    summary:
      "Changes as they happen, as server-sent events: each names the cache tags it makes stale. Resumes after `Last-Event-ID`.",
    access: "staff",
    media: "text/event-stream",
  }),
});

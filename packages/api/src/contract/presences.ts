import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { byId, id, instant, names } from "./values.js";

/**
 * Seconds: how often an open application says again that its reader is there, and after how many without a word they
 * are gone.
 */
export const presenceSeconds = { again: 25, gone: 70 } as const;

/** A member of staff who has the application open now. */
export const presence = z.object({
  person: z.object({ id, name: z.string() }),
  organisation: z.nullable(names),
  /** Whether they have its form open, not only its page. */
  editing: z.boolean(),
  since: instant,
});
/** See {@link presence}. */
export type Presence = z.output<typeof presence>;

/** Who has an application open: so that two people on one application see each other before their changes meet. */
export const presences = resource("presences", {
  list: endpoint({
    method: "GET",
    path: "/applications/{id}/presences",
    summary: "Others who have the application open now, those first who came first.",
    access: { code: "read:property" },
    params: byId,
    reply: z.object({ items: z.array(presence) }),
    problems: ["not-found"],
    tags: ["presences"],
  }),
  stay: endpoint({
    method: "PUT",
    path: "/applications/{id}/presences/me",
    summary: `Say that the caller has the application open; to be said again every ${presenceSeconds.again} seconds.`,
    access: { code: "read:property" },
    params: byId,
    body: z.object({ editing: z.boolean() }),
    idempotent: false,
    problems: ["not-found"],
    tags: ["presences"],
  }),
  leave: endpoint({
    method: "DELETE",
    path: "/applications/{id}/presences/me",
    summary: "Say that the caller has closed the application; who is not there stays so.",
    access: { code: "read:property" },
    params: byId,
    idempotent: false,
    problems: ["not-found"],
    tags: ["presences"],
  }),
});

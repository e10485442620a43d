import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { byId, id, instant } from "./values.js";

/** A living session. */
export const session = z.object({
  id,
  /** How the person proved who they are. */
  method: z.enum(["oneid", "ticket", "password", "impersonation"]),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  /** The one this request came with. */
  current: z.boolean(),
  /** Name of who acts in the person's name in it. */
  impersonator: z.nullable(z.string()),
});
/** See {@link session}. */
export type Session = z.output<typeof session>;

const reply = z.object({ items: z.array(session) });
const one = z.object({ id, session: id });

/** Living sessions of people, and one's own. An ended session can do nothing from the next request on. */
export const sessions = resource("sessions", {
  own: endpoint({
    method: "GET",
    path: "/users/me/sessions",
    summary: "The caller's living sessions, the latest first.",
    access: "signed-in",
    reply,
    tags: ["sessions"],
  }),
  endOwn: endpoint({
    method: "DELETE",
    path: "/users/me/sessions/{id}",
    summary: "End one of the caller's sessions, this one too.",
    access: "signed-in",
    params: byId,
    problems: ["not-found"],
    tags: ["sessions"],
  }),
  endOthers: endpoint({
    method: "DELETE",
    path: "/users/me/sessions",
    summary: "End all of the caller's sessions but this one.",
    access: "signed-in",
    reply: z.object({ ended: z.number() }),
    tags: ["sessions"],
  }),
  list: endpoint({
    method: "GET",
    path: "/users/{id}/sessions",
    summary: "A user's living sessions, the latest first.",
    access: { code: "read_sessions:user" },
    params: byId,
    reply,
    problems: ["not-found"],
    tags: ["sessions"],
  }),
  end: endpoint({
    method: "DELETE",
    path: "/users/{id}/sessions/{session}",
    summary: "End one session of a user.",
    access: { code: "end_sessions:user" },
    params: one,
    problems: ["not-found"],
    tags: ["sessions", "users"],
  }),
  endAll: endpoint({
    method: "DELETE",
    path: "/users/{id}/sessions",
    summary: "End every session of a user, and every one in which they act as somebody else.",
    access: { code: "end_sessions:user" },
    params: byId,
    reply: z.object({ ended: z.number() }),
    problems: ["not-found"],
    tags: ["sessions", "users"],
  }),
});

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
  /** Browser and system as it named itself, and the address it came from; null where none was told. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  network: z.nullable(z.string()),
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
  stay: endpoint({
    method: "POST",
    path: "/users/me/presence",
    summary: "Say that the person is at the screen: puts off the end of an idle session.",
    access: "signed-in",
    idempotent: false,
  }),
  newDevices: endpoint({
    method: "GET",
    path: "/users/me/new-devices",
    summary: "Devices on which the caller signed in for the first time, until the caller says they know them.",
    access: "signed-in",
    reply: z.object({
      items: z.array(
        z.object({
          id,
          browser: z.nullable(z.string()),
          system: z.nullable(z.string()),
          network: z.nullable(z.string()),
          firstSeenAt: instant,
        }),
      ),
    }),
    tags: ["sessions"],
  }),
  knowDevice: endpoint({
    method: "POST",
    path: "/users/me/new-devices/{id}",
    summary: "Say that a new device is the caller's own.",
    access: "signed-in",
    params: byId,
    problems: ["not-found"],
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

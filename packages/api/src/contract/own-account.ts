import * as z from "zod/mini";
import { accents, densities, directions, locales, themes } from "./appearance.js";
import { endpoint, resource } from "./endpoint.js";
import { id, instant, names, organisationRef, territory } from "./values.js";

/** Characters in which a person's choice of a table's columns and density is kept, at most. */
export const longestLook = 1500;

/** Tables whose look a person keeps, at most: more than the back office has, or a choice in one more is refused. */
const mostLooks = 120;

/** What a person keeps about the interface; lives in the profile and comes back at sign-in (DESIGN §3). */
export const preferences = z.object({
  theme: z.enum(themes),
  /** Accent colour of the theme. @default "turquoise" */
  accent: z.optional(z.enum(accents)),
  direction: z.enum(directions),
  density: z.enum(densities),
  locale: z.enum(locales),
  menu: z.object({ collapsed: z.boolean(), open: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)) }),
  /** How the person wants each register's table, by the register's name: what its URL would say of columns and density. */
  tables: z.optional(
    z
      .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(longestLook)))
      .check(z.refine((tables) => Object.keys(tables).length <= mostLooks, "too-long")),
  ),
});
/** See {@link preferences}. */
export type Preferences = z.output<typeof preferences>;

/** The current user, with SPEC §3's `position.permissionsList`, which holds the effective codes. */
export const me = z.object({
  id,
  name: z.string(),
  is_staff: z.boolean(),
  organisation: z.nullable(organisationRef),
  position: z.nullable(z.object({ id, name: names, permissionsList: z.array(z.object({ code: z.string() })) })),
  territory: z.nullable(territory),
  preferences,
  /** Present while someone else acts as this person. */
  impersonation: z.nullable(z.object({ by: z.string(), until: instant, writable: z.boolean() })),
  /** Who acts in this person's name right now, so that they are told; never told to the one who does. */
  borrowedBy: z.optional(z.array(z.object({ by: z.string(), until: instant }))),
  sessionEnds: instant,
  /** Minutes without a touch after which the session ends; null: only at `sessionEnds`. */
  idleMinutes: z.nullable(z.number()),
});
/** See {@link me}. */
export type Me = z.output<typeof me>;

/** What a person is told and keeps about themselves. Apart from the register of people: every page asks for it. */
export const ownAccount = resource("users", {
  me: endpoint({
    method: "GET",
    path: "/users/me",
    summary: "The person behind the bearer.",
    access: "signed-in",
    reply: me,
    tags: ["me"],
  }),
  preferences: endpoint({
    method: "PUT",
    path: "/users/me/preferences",
    summary: "Keep the person's theme, accent, direction, density, language and menu.",
    access: "signed-in",
    body: preferences,
    tags: [],
  }),
  borrowed: endpoint({
    method: "GET",
    path: "/users/me/impersonations",
    summary: "Who acted in the caller's name, when and why; the latest hundred.",
    access: "signed-in",
    reply: z.object({
      items: z.array(
        z.object({ id: z.number(), at: instant, by: z.string(), action: z.string(), reason: z.nullable(z.string()) }),
      ),
    }),
    tags: ["me"],
  }),
});

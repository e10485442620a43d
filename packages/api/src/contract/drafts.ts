import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { instant } from "./values.js";

const key = z.object({
  /** The form, by the route name of its screen or the endpoint it fills. */
  form: z.string().check(z.regex(/^[a-z_:.-]{1,60}$/, "form")),
  /** The record being edited, or `new`. */
  id: z.string().check(z.regex(/^[0-9a-zA-Z-]{1,60}$/, "id")),
});

/** What a person has typed and not yet sent, kept on the server, one per person, form and record (DESIGN §3). At most 256 kB. */
export const drafts = resource("drafts", {
  get: endpoint({
    method: "GET",
    path: "/drafts/{form}/{id}",
    summary: "The person's draft of a form, or null.",
    access: "signed-in",
    params: key,
    reply: z.object({
      draft: z.nullable(z.object({ value: z.unknown(), baseVersion: z.nullable(z.number()), savedAt: instant })),
    }),
    tags: ["drafts"],
  }),
  put: endpoint({
    method: "PUT",
    path: "/drafts/{form}/{id}",
    summary: "Keep what was typed.",
    access: "signed-in",
    params: key,
    body: z.object({ value: z.record(z.string(), z.unknown()), baseVersion: z.optional(z.nullable(z.number())) }),
    reply: z.object({ savedAt: instant }),
    idempotent: false,
    problems: ["payload-too-large"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/drafts/{form}/{id}",
    summary: "Throw a draft away.",
    access: "signed-in",
    params: key,
    idempotent: false,
    tags: ["drafts"],
  }),
});

import * as z from "zod/mini";
import { field } from "./discussion.js";
import { endpoint, resource } from "./endpoint.js";
import { names } from "./values.js";

/** A field group as lists name it. */
export const fieldGroupRow = z.object({
  id: z.number(),
  name: names,
  /** Grows with every change of what it asks. */
  version: z.number(),
  /** How many questions it asks. */
  fields: z.number(),
});

/** Questions a body answers. */
export const fieldGroups = resource("fieldGroups", {
  list: endpoint({
    method: "GET",
    path: "/field-groups",
    summary: "All field groups.",
    access: { code: "read:field_group" },
    reply: z.object({ items: z.array(fieldGroupRow) }),
    tags: ["diagrams"],
  }),
  get: endpoint({
    method: "GET",
    path: "/field-groups/{id}",
    summary: "A field group with its fields in order.",
    access: { code: "read:field_group" },
    params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, "id")) }),
    reply: z.object({ id: z.number(), name: names, version: z.number(), fields: z.array(field) }),
    problems: ["not-found"],
    tags: ["diagrams"],
  }),
});

import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { queryBoolean } from "./list.js";
import { organisationKind } from "./status-schemas.js";
import { id, names, territory } from "./values.js";

/** A state body. */
export const organisation = z.object({
  id,
  name: names,
  kind: organisationKind,
  territory,
  parentId: z.nullable(id),
  active: z.boolean(),
  version: z.number(),
});
/** See {@link organisation}. */
export type Organisation = z.output<typeof organisation>;

/** State bodies. */
export const organisations = resource("organisations", {
  list: endpoint({
    method: "GET",
    path: "/organisations",
    summary: "Bodies by kind, territory and name.",
    access: { code: "read:organisation" },
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(200))),
      kind: z.optional(organisationKind),
      territory: z.optional(territory),
      active: z.optional(queryBoolean),
    }),
    reply: z.object({ items: z.array(organisation) }),
    tags: ["organisations"],
  }),
});

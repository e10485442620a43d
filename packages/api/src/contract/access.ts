import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { reasonSchema } from "./problem.js";
import { moveKeys } from "./statuses.js";
import { id, names } from "./values.js";

/** What can be asked about a person: what they might do to a file. Moves, and what is no move. */
export const askedActions = ["read", "read_personal", "edit", ...moveKeys] as const;
/** See {@link askedActions}. */
export type AskedAction = (typeof askedActions)[number];

/** The service's decision, explained. */
export const explanation = z.object({
  person: z.object({ id, name: z.string() }),
  file: z.object({ id, number: z.string() }),
  allowed: z.boolean(),
  /** Whether the person may know that the file exists. */
  visible: z.boolean(),
  /** The permission the action asks for; null for moves of the clock and of the occupier. */
  code: z.nullable(z.string()),
  /** Where the person's permission comes from; empty without it. */
  sources: z.array(
    z.object({ kind: z.enum(["position", "role", "granted"]), id: z.nullable(id), name: z.nullable(names) }),
  ),
  /** Taken from this one person, though a position or role would bring it. */
  revoked: z.boolean(),
  /** Every rule that forbids it, the deciding one first; empty where it is allowed. */
  reasons: z.array(reasonSchema),
});
/** See {@link explanation}. */
export type Explanation = z.output<typeof explanation>;

/** Why someone may or may not. */
export const access = resource("access", {
  explain: endpoint({
    method: "GET",
    path: "/access/why",
    summary: "Whether a person may do something to a file at this moment, and the rules that decide it.",
    access: { code: "explain:access" },
    query: z.object({
      person: id,
      /** The file's number, `2026-1703-000001`. */
      file: z.string().check(z.regex(/^\d{4}-\d{4}-\d{6}$/, "application-number")),
      action: z.enum(askedActions),
    }),
    reply: explanation,
    problems: ["not-found"],
    tags: ["users", "applications"],
  }),
});

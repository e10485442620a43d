import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { ground } from "./facts.js";
import { byId, id, instant, names } from "./values.js";

/** A version of a discussion diagram. */
export const diagramVersion = z.object({
  id,
  name: names,
  version: z.number(),
  state: z.enum(["draft", "published", "replaced"]),
  grounds: z.array(ground),
  publishedAt: z.nullable(instant),
  /** Running cases on this version. */
  running: z.number(),
});

/** Discussion logic: the diagrams that decide which bodies discuss a file. */
export const diagrams = resource("diagrams", {
  list: endpoint({
    method: "GET",
    path: "/diagrams",
    summary: "Diagrams and which grounds they are in force for.",
    access: { code: "read:diagram" },
    reply: z.object({ items: z.array(diagramVersion) }),
    tags: ["diagrams"],
  }),
  get: endpoint({
    method: "GET",
    path: "/diagrams/{id}",
    summary: "One version with its diagram.",
    access: { code: "read:diagram" },
    params: byId,
    reply: z.extend(diagramVersion, { diagram: z.unknown() }),
    problems: ["not-found"],
    tags: ["diagrams"],
  }),
});

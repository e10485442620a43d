import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import type { EndpointCode } from "./codes.js";
import { endpoint, resource } from "./endpoint.js";
import { impact } from "./impact.js";
import { byId, id, names, text } from "./values.js";
import { register } from "./register.js";

/** A position, or a role: a name and the codes it brings to those who hold it. */
export const codeSet = z.object({
  id,
  name: names,
  codes: z.array(z.string()),
  /** People who hold it. */
  holders: z.number(),
  version: z.number(),
});
/** See {@link codeSet}. */
export type CodeSet = z.output<typeof codeSet>;

const codes = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(300));
const name = z.object({ uz_UZ: text(120), uz_Cyrl: text(120), ru_RU: text(120), en_US: text(120) });
const facts = z.object({ name, codes });
/** What people write of a position or role. */
export type CodeSetFacts = z.output<typeof facts>;

/** Positions and roles are kept alike; what differs is how many of them a person has: one position, any roles. */
function codeSets(of: "positions" | "roles", read: EndpointCode, update: EndpointCode) {
  return resource(of, {
    list: endpoint({
      method: "GET",
      path: `/${of}`,
      summary: `All ${of} with their codes, in Uzbek order.`,
      access: { code: read },
      reply: z.object({ items: z.array(codeSet) }),
      tags: ["users"],
    }),
    create: endpoint({
      method: "POST",
      path: `/${of}`,
      creates: `/${of}/{id}`,
      summary: `Add one of the ${of}. Nobody holds it yet, so nothing is granted by it.`,
      access: { code: update },
      body: facts,
      reply: codeSet,
      tags: ["users"],
    }),
    update: endpoint({
      method: "PUT",
      path: `/${of}/{id}`,
      summary: `Change one of the ${of}. Whatever its holders gain must be contained in the caller's own rights.`,
      access: { code: update },
      params: byId,
      body: facts,
      reply: codeSet,
      guarded: true,
      problems: ["not-found", "precondition-failed", "grant-refused"],
      tags: ["users", "me"],
    }),
    impact: endpoint({
      method: "POST",
      path: `/${of}/{id}/impact`,
      summary: `What other codes of one of the ${of} would give and take, and from whom. Changes nothing.`,
      access: { code: update },
      params: byId,
      body: z.object({ codes }),
      reply: impact,
      idempotent: false,
      problems: ["not-found"],
    }),
    remove: endpoint({
      method: "DELETE",
      path: `/${of}/{id}`,
      summary: `Take away one of the ${of} that nobody holds.`,
      access: { code: update },
      params: byId,
      guarded: true,
      problems: ["not-found", "precondition-failed", "move-refused"],
      tags: ["users"],
    }),
  });
}

/** Positions: everyone on the staff has one. */
export const positions = codeSets("positions", "read:position", "update:position");

/** Roles: what a person does beside their position; any number of them. */
export const roles = codeSets("roles", "read:role", "update:role");

const shown = columnsOf<CodeSet>()({
  name: { kind: "names", field: "name", heading: "word.name" },
  codes: { kind: "own", heading: "sets.codes.count" },
  holders: { kind: "own", heading: "sets.holders" },
});

/** The register of positions. */
export const positionsRegister = register("positions", { list: positions.list, columns: shown });

/** The register of roles. */
export const rolesRegister = register("roles", { list: roles.list, columns: shown });

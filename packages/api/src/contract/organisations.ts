import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { impact } from "./impact.js";
import { queryBoolean } from "./list.js";
import { organisationKind } from "./status-schemas.js";
import { byId, id, names, territory, text } from "./values.js";
import { register } from "./register.js";

/** A state organisation. */
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

/** An organisation with what its page shows besides. */
export const organisationPage = z.extend(organisation, {
  /** Staff of the organisation. */
  members: z.number(),
  /** Organisations right below it that are active. */
  children: z.number(),
  /** Conclusions awaited of it. */
  awaited: z.number(),
});
/** See {@link organisationPage}. */
export type OrganisationPage = z.output<typeof organisationPage>;

const facts = z.object({
  name: z.object({ uz_UZ: text(200), uz_Cyrl: text(200), ru_RU: text(200), en_US: text(200) }),
  kind: organisationKind,
  territory,
  parentId: z.nullable(id),
  active: z.boolean(),
});
/** What people write of an organisation. */
export type OrganisationFacts = z.output<typeof facts>;

/** State organisations. */
export const organisations = resource("organisations", {
  list: endpoint({
    method: "GET",
    path: "/organisations",
    summary: "Organisations by kind, territory and name.",
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
  get: endpoint({
    method: "GET",
    path: "/organisations/{id}",
    summary: "One organisation, and what depends on it.",
    access: { code: "read:organisation" },
    params: byId,
    reply: organisationPage,
    problems: ["not-found"],
    tags: ["organisations", "users"],
  }),
  create: endpoint({
    method: "POST",
    path: "/organisations",
    creates: "/organisations/{id}",
    summary: "Add an organisation within the caller's territory.",
    access: { code: "update:organisation" },
    body: facts,
    reply: organisationPage,
    problems: ["grant-refused"],
    tags: ["organisations"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/organisations/{id}",
    summary: "Change an organisation. A wider territory, or a kind that sees more, is a grant to all of its members.",
    access: { code: "update:organisation" },
    params: byId,
    body: facts,
    reply: organisationPage,
    guarded: true,
    problems: ["not-found", "precondition-failed", "grant-refused", "move-refused"],
    tags: ["organisations", "users", "me"],
  }),
  impact: endpoint({
    method: "POST",
    path: "/organisations/{id}/impact",
    summary: "Whom a change of an organisation would concern, and why it would be refused. Changes nothing.",
    access: { code: "update:organisation" },
    params: byId,
    body: facts,
    reply: impact,
    idempotent: false,
    problems: ["not-found"],
  }),
});

/** The register of organisations: all of them come, and are sought among. */
export const organisationsRegister = register("organisations", {
  list: organisations.list,
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }),
  columns: {
    name: { kind: "names", field: "name", heading: "word.organization" },
    kind: { kind: "own", heading: "word.kind" },
    territory: { kind: "own", heading: "people.territory" },
    active: { kind: "own", heading: "word.state" },
    parent: { kind: "own", heading: "org.parent", secondary: true },
  },
});

import * as z from "zod/mini";
import { field } from "./discussion.js";
import { endpoint, resource } from "./endpoint.js";
import { labelGiven } from "./fields.js";
import { queryInteger } from "./list.js";
import { instant, names, text } from "./values.js";
import { register } from "./register.js";

const person = z.nullable(z.string());

/** What is being put together: one draft a group, shared by those who write it. */
export const groupDraft = z.object({
  /** Grows with every save; `If-Match` of the next one. */
  revision: z.number(),
  savedAt: instant,
  savedBy: person,
});

/** A field group as lists name it. */
export const fieldGroupRow = z.object({
  id: z.number(),
  name: names,
  /** The version in force; 0 where none was ever published. */
  version: z.number(),
  publishedAt: z.nullable(instant),
  /** How many questions it asks. */
  fields: z.number(),
  /** Diagrams in force that ask it at a step. */
  diagrams: z.number(),
  /** Running cases that ask it, in whatever version. */
  running: z.number(),
  draft: z.nullable(groupDraft),
});
/** See {@link fieldGroupRow}. */
export type FieldGroupRow = z.output<typeof fieldGroupRow>;

/** A version that is or was in force; it never changes. `group` is `@yer/flow-editor/model/groups`' serialised form. */
export const groupVersion = z.object({
  number: z.number(),
  name: names,
  group: z.unknown(),
  publishedAt: instant,
  publishedBy: person,
  reason: z.nullable(z.string()),
  /** Running cases that ask this version. */
  running: z.number(),
});

/** A group with all its versions and its draft. */
export const fieldGroupRecord = z.object({
  id: z.number(),
  name: names,
  version: z.number(),
  /** Newest first. */
  versions: z.array(groupVersion),
  draft: z.nullable(z.extend(groupDraft, { name: names, group: z.unknown() })),
  /** Diagrams with a version in force that ask it. */
  diagrams: z.array(z.object({ id: z.string(), name: names, version: z.number() })),
});
/** See {@link fieldGroupRecord}. */
export type FieldGroupRecord = z.output<typeof fieldGroupRecord>;

const byGroupId = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, "id")) });

/** Questions an organisation answers (DOMAIN §5): a line of versions under one name, and one shared draft. */
export const fieldGroups = resource("fieldGroups", {
  list: endpoint({
    method: "GET",
    path: "/field-groups",
    summary: "All field groups.",
    access: { code: "read:field_group" },
    reply: z.object({ items: z.array(fieldGroupRow) }),
    tags: ["fieldGroups"],
  }),
  get: endpoint({
    method: "GET",
    path: "/field-groups/{id}",
    summary:
      "What a published version of a group asks, the one in force unless told. `group` has the order of questions.",
    access: { code: "read:field_group" },
    params: byGroupId,
    query: z.object({ version: z.optional(queryInteger(1, 1_000_000)) }),
    reply: z.object({
      id: z.number(),
      name: names,
      version: z.number(),
      fields: z.array(field),
      group: z.unknown(),
    }),
    problems: ["not-found"],
    tags: ["fieldGroups"],
  }),
  record: endpoint({
    method: "GET",
    path: "/field-groups/{id}/record",
    summary: "A group with all its versions and its draft.",
    access: { code: "read:field_group" },
    params: byGroupId,
    reply: fieldGroupRecord,
    problems: ["not-found"],
    tags: ["fieldGroups"],
  }),
  create: endpoint({
    method: "POST",
    path: "/field-groups",
    creates: "/field-groups/{id}",
    summary: "Begin a group with an empty draft, or with a copy of another group's version in force.",
    access: { code: "create:group" },
    body: z.object({ name: labelGiven, copyOf: z.optional(z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))) }),
    reply: z.object({ id: z.number() }),
    problems: ["not-found"],
    tags: ["fieldGroups"],
  }),
  beginDraft: endpoint({
    method: "POST",
    path: "/field-groups/{id}/draft",
    creates: "/field-groups/{params.id}/draft",
    summary: "Begin a draft from one of the versions.",
    access: { code: "update:group" },
    params: byGroupId,
    body: z.object({ from: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
    reply: groupDraft,
    problems: ["not-found", "duplicate"],
    tags: ["fieldGroups", "fields"],
  }),
  saveDraft: endpoint({
    method: "PUT",
    path: "/field-groups/{id}/draft",
    summary: "Keep the draft. It may have every fault of the published form; its fields are the register's.",
    access: { code: "update:group" },
    params: byGroupId,
    body: z.object({ name: names, group: z.unknown() }),
    reply: groupDraft,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
  }),
  dropDraft: endpoint({
    method: "DELETE",
    path: "/field-groups/{id}/draft",
    summary: "Throw the draft away; the group too, if nothing of it was ever published.",
    access: { code: "update:group" },
    params: byGroupId,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["fieldGroups", "fields"],
  }),
  publish: endpoint({
    method: "POST",
    path: "/field-groups/{id}/publish",
    summary: "Put the draft in force. Running cases and conclusions keep their version.",
    access: { code: "publish:group" },
    params: byGroupId,
    body: z.object({ reason: text(2000) }),
    reply: z.object({ number: z.number() }),
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["fieldGroups", "fields"],
  }),
});

/** The register of groups of questions: all of them come, and are sought among. */
export const fieldGroupsRegister = register("fieldGroups", {
  list: fieldGroups.list,
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }),
  columns: {
    name: { kind: "own", heading: "word.name" },
    version: { kind: "own", heading: "groups.version" },
    draft: { kind: "own", heading: "word.draft" },
    fields: { kind: "number", field: "fields", heading: "word.questions" },
    diagrams: { kind: "number", field: "diagrams", heading: "groups.diagrams" },
    running: { kind: "number", field: "running", heading: "word.runningCases" },
  },
});

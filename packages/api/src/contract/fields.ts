import * as z from "zod/mini";
import { field } from "./discussion.js";
import { endpoint, resource } from "./endpoint.js";
import { names, text } from "./values.js";
import { register } from "./register.js";

const most = { label: 200, options: 200 };

/** A label as it is given: said in all four languages. */
export const labelGiven = z.object({
  uz_UZ: text(most.label),
  uz_Cyrl: text(most.label),
  ru_RU: text(most.label),
  en_US: text(most.label),
});

const bound = z.nullable(z.number().check(z.gte(-1e15), z.lte(1e15)));

/** Fields whose kind and options the specification gives (SPEC §3), and what a visit finds is read from: whatever uses them, these never change. */
export const protectedFields: readonly number[] = [17, 20, 21, 45, 66, 67, 68, 75, 101];

/** A field as it is written. What of it holds together is `checkField` of `@yer/flow-editor/model/groups`. */
export const fieldGiven = z.object({
  label: labelGiven,
  fieldType: z.enum(["radio", "file", "number", "string", "date"]),
  required: z.boolean(),
  least: bound,
  most: bound,
  optionsList: z
    .array(
      z.object({
        id: z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)),
        label: labelGiven,
        value: text(most.label),
      }),
    )
    .check(z.maxLength(most.options)),
});
/** See {@link fieldGiven}. */
export type FieldGiven = z.output<typeof fieldGiven>;

/** A field as the register shows it. */
export const fieldRow = z.extend(field, {
  /** Grows with every change; `If-Match` of the next one. */
  version: z.number(),
  /** Groups whose version in force asks it. */
  groups: z.number(),
  /** Groups that ask it in any version, or in a draft. */
  everUsed: z.number(),
});
/** See {@link fieldRow}. */
export type FieldRow = z.output<typeof fieldRow>;

/** Where a field is asked. */
export const fieldUse = z.object({
  groupId: z.number(),
  name: names,
  /** Version of the group; `null` is its draft. */
  version: z.nullable(z.number()),
  /** Whether this is the group's version in force. */
  inForce: z.boolean(),
});
/** See {@link fieldUse}. */
export type FieldUse = z.output<typeof fieldUse>;

const byFieldId = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, "id")) });

/** The register of questions, from which field groups are put together (DOMAIN §5). */
export const fields = resource("fields", {
  list: endpoint({
    method: "GET",
    path: "/fields",
    summary: "All fields, and in how many groups each is asked.",
    access: { code: "read:field" },
    reply: z.object({ items: z.array(fieldRow) }),
    tags: ["fields"],
  }),
  get: endpoint({
    method: "GET",
    path: "/fields/{id}",
    summary: "One field, and every version of every group that asks it.",
    access: { code: "read:field" },
    params: byFieldId,
    reply: z.extend(fieldRow, { uses: z.array(fieldUse) }),
    problems: ["not-found"],
    tags: ["fields"],
  }),
  create: endpoint({
    method: "POST",
    path: "/fields",
    creates: "/fields/{id}",
    summary: "Add a field to the register.",
    access: { code: "create:field" },
    body: fieldGiven,
    reply: z.object({ id: z.number() }),
    tags: ["fields"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/fields/{id}",
    summary:
      "Change a field. One in use keeps its kind, its options and their values; published groups keep what they ask.",
    access: { code: "update:field" },
    params: byFieldId,
    body: fieldGiven,
    reply: z.object({ version: z.number() }),
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["fields"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/fields/{id}",
    summary: "Take a field that nothing has ever asked out of the register.",
    access: { code: "update:field" },
    params: byFieldId,
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["fields"],
  }),
});

/** The register of questions: all of them come, and are sifted. */
export const fieldsRegister = register("fields", {
  list: fields.list,
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    type: z.optional(fieldGiven.shape.fieldType),
  }),
  columns: {
    id: { kind: "text", field: "id", heading: "fields.id" },
    label: { kind: "names", field: "label", heading: "fields.label" },
    type: { kind: "own", heading: "word.kind" },
    required: { kind: "own", heading: "fields.required" },
    groups: { kind: "number", field: "groups", heading: "fields.groups" },
  },
});

import * as z from "zod/mini";
import { endpointCodes, type PermissionCode, permissionCodes } from "./codes.js";
import { endpoint, resource } from "./endpoint.js";
import { reasonSchema } from "./problem.js";
import { moveKeys } from "./statuses.js";
import { id, names, text } from "./values.js";

/** What is asked about an application that is no permission by itself: moves, and the three acts that are no move. */
export const applicationActions = ["read", "read_personal", "edit", ...moveKeys] as const;
/** See {@link fileActions}. */
export type ApplicationAction = (typeof applicationActions)[number];

/** Kinds of records a question can be about; `none` is a page, a list or a setting: nothing in particular. */
export const askedKinds = ["file", "user", "organisation", "position", "role", "diagram", "place", "none"] as const;
/** See {@link askedKinds}. */
export type AskedKind = (typeof askedKinds)[number];

/** Which resources' permissions are used on a record of each kind. */
const resourcesOfKind: Readonly<Record<Exclude<AskedKind, "none">, readonly string[]>> = {
  file: ["property", "discussion", "conclusion", "objection", "complaint", "overlap", "payment"],
  user: ["user", "permissions", "work", "access"],
  organisation: ["organisation"],
  position: ["position"],
  role: ["role"],
  diagram: ["diagram"],
  place: ["place"],
};

/** What can be asked about a record of a kind: its permissions, and for an application its moves as well. */
export function actionsOn(kind: AskedKind): readonly (ApplicationAction | PermissionCode)[] {
  if (kind === "none") return permissionCodes;
  const codes = endpointCodes.filter((code) => resourcesOfKind[kind].includes(code.split(":")[1] ?? ""));
  return kind === "file" ? [...applicationActions, ...codes] : codes;
}

/**
 * What decides, and where it is changed: a set of codes, what one person has besides, a place, an organisation, the
 * record.
 */
export const rule = z.object({
  /**
   * `position`, `role`: their codes. `granted`, `revoked`: what one person has besides, by the person's id.
   * `territory`: the person's own. `organisation`: the organisation's kind and territory. `person`: blocked, or no
   * staff. `duty`: who took which part of an application. `holders`: who has a position or role. `record`: how the
   * record stands.
   */
  kind: z.enum([
    "position",
    "role",
    "granted",
    "revoked",
    "territory",
    "organisation",
    "person",
    "duty",
    "holders",
    "record",
  ]),
  id: z.string(),
  name: z.nullable(names),
});
/** See {@link rule}. */
export type Rule = z.output<typeof rule>;

/** A reason with the rules it comes from, the nearest first. */
export const explainedReason = z.extend(reasonSchema, { rules: z.array(rule) });
/** See {@link explainedReason}. */
export type ExplainedReason = z.output<typeof explainedReason>;

/** The service's decision, explained. */
export const explanation = z.object({
  person: z.object({ id, name: z.string() }),
  /** What was asked about, with what people call it; null where it is nothing in particular. */
  record: z.nullable(z.object({ kind: z.enum(askedKinds), id: z.string(), name: z.union([z.string(), names]) })),
  allowed: z.boolean(),
  /** Whether the person may know that the record exists. */
  visible: z.boolean(),
  /** The permission the action asks for; null for moves of the clock and of the occupier. */
  code: z.nullable(z.string()),
  /** Where the person's permission comes from: position, roles, own grant; empty without it. */
  sources: z.array(rule),
  /** Taken from this one person, though a position or role would bring it. */
  revoked: z.boolean(),
  /** Every rule that forbids it, the deciding one first; empty where it is allowed. */
  reasons: z.array(explainedReason),
  /** Rules that forbid some changes of the record, though not all: what is given must lie within one's own. */
  conditions: z.array(explainedReason),
});
/** See {@link explanation}. */
export type Explanation = z.output<typeof explanation>;

/** Why someone may or may not. */
export const access = resource("access", {
  explain: endpoint({
    method: "GET",
    path: "/access/why",
    summary: "Whether a person may do something to a record at this moment, and the rules that decide it.",
    access: { code: "explain:access" },
    query: z.object({
      person: id,
      kind: z.enum(askedKinds),
      /** An application's number (`2026-1703-000001`), a place's code, another record's id; left out for `none`. */
      record: z.optional(z.string().check(z.maxLength(60))),
      /** One of those that {@link actionsOn} gives for the kind. */
      action: z.string().check(z.maxLength(80)),
    }),
    reply: explanation,
    problems: ["not-found"],
    tags: ["users", "applications", "organisations"],
  }),
  matrix: endpoint({
    method: "POST",
    path: "/report/permissions/excel",
    summary: "Permissions by position and role as a spreadsheet: the rows the reader sees, in the reader's words.",
    access: { code: "read:position" },
    body: z.object({
      rows: z
        .array(z.object({ code: z.string().check(z.maxLength(80)), words: text(300) }))
        .check(z.minLength(1, "required"), z.maxLength(400)),
      /** Positions and roles, by id. */
      sets: z.array(id).check(z.maxLength(400)),
    }),
    media: "application/octet-stream",
    idempotent: false,
  }),
});

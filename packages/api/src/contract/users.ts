import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { historyEntry } from "./history.js";
import { impact } from "./impact.js";
import { byId, day, email, id, instant, names, organisationRef, phone, pinfl, territory, text } from "./values.js";
import { register } from "./register.js";

/** A user as the register shows one; PINFL masked unless the reader may read personal data. */
export const userRow = z.object({
  id,
  name: z.string(),
  username: z.nullable(z.string()),
  pinfl: z.string(),
  phone: z.nullable(z.string()),
  organisation: z.nullable(organisationRef),
  position: z.nullable(z.object({ id, name: names })),
  territory: z.nullable(territory),
  is_staff: z.boolean(),
  blocked: z.boolean(),
  online: z.boolean(),
  lastSeenAt: z.nullable(instant),
  version: z.number(),
});
/** See {@link userRow}. */
export type UserRow = z.output<typeof userRow>;

/** A user's own page; PINFL, phone and e-mail masked unless the reader may read personal data. */
export const user = z.extend(userRow, {
  /** Where notices about their sign-ins go. */
  email: z.nullable(z.string()),
  roles: z.array(z.object({ id, name: names })),
  granted: z.array(z.string()),
  revoked: z.array(z.string()),
  effective: z.array(z.string()),
  blockedReason: z.nullable(z.string()),
  createdAt: instant,
});
/** See {@link user}. */
export type UserPage = z.output<typeof user>;

/**
 * What people do with the system, as it is written down: signed in; did something to a record; saved a register as a
 * file; read persons' data in full. What somebody did in a person's name is the person's, as in their history.
 */
export const userDeeds = ["signed_in", "acted", "exported", "read_personal"] as const;
/** See {@link userDeeds}. */
export type UserDeed = (typeof userDeeds)[number];

/** A record that somebody acted on, as their history names it. */
export const recordActedOn = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("application"), id, number: z.string() }),
  z.object({ kind: z.literal("area"), id, number: z.string() }),
  /** A plan schedule goes by its neighbourhood and year. */
  z.object({
    kind: z.literal("schedule"),
    id,
    year: z.number(),
    neighborhood: z.object({ id: z.string(), name: names }),
  }),
]);
/** See {@link recordActedOn}. */
export type RecordActedOn = z.output<typeof recordActedOn>;

const filters = {
  search: z.optional(z.string().check(z.maxLength(200))),
  organisation: z.optional(queryList(id)),
  position: z.optional(queryList(id)),
  role: z.optional(queryList(id)),
  territory: z.optional(territory),
  blocked: z.optional(queryBoolean),
  online: z.optional(queryBoolean),
  /** People who hold this permission code, from wherever it came to them. */
  holds: z.optional(z.string().check(z.maxLength(80))),
  /** People who did this in the days that follow; asked with `read_history:user`. */
  did: z.optional(z.enum(userDeeds)),
  didFrom: z.optional(day),
  didTo: z.optional(day),
};

const codes = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(300));

const facts = z.object({
  name: text(200),
  phone: z.nullable(phone),
  organisationId: id,
  positionId: id,
  roleIds: z.array(id).check(z.maxLength(50)),
  territory,
});

/** A post as people compare it. */
const post = z.object({ organisation: z.string(), position: z.string(), from: day, to: z.nullable(day) });

/** A post held, from the personnel register. */
export const userJob = z.extend(post, {
  id,
  source: z.string(),
  syncedAt: instant,
});

/** People (SPEC §7). */
export const users = resource("users", {
  onlineCount: endpoint({
    method: "GET",
    path: "/users/online-users-count",
    summary: "How many people have been active in the last five minutes.",
    access: "staff",
    reply: z.object({ count: z.number() }),
    tags: ["users"],
  }),
  history: endpoint({
    method: "GET",
    path: "/users/history/{id}",
    summary: "What was done to and by a user, newest first.",
    access: { code: "read_history:user" },
    params: byId,
    query: z.object(paging),
    /**
     * `names`: of the organisations, positions and roles that the changes name by their ids. `about`: the records that
     * acts were about, by the entry's sequence, for a reader who sees them.
     */
    reply: z.extend(page(historyEntry), {
      names: z.record(z.string(), names),
      about: z.record(z.string(), recordActedOn),
    }),
    problems: ["not-found"],
    tags: ["users"],
  }),
  list: endpoint({
    method: "GET",
    path: "/users",
    summary: "The register of users.",
    access: { code: "read:user" },
    query: z.object({ ...paging, ...filters, sort: z.optional(z.enum(["name", "-name", "-lastSeen"])) }),
    reply: page(userRow),
    problems: ["permission-missing"],
    tags: ["users"],
  }),
  create: endpoint({
    method: "POST",
    path: "/users",
    creates: "/users/{id}",
    summary: "Register a member of staff beforehand; OneID binds them by their PINFL at the first sign-in.",
    access: { code: "create:user" },
    body: z.extend(facts, { pinfl, email: z.optional(z.nullable(email)) }),
    reply: user,
    problems: ["duplicate", "grant-refused"],
    tags: ["users"],
  }),
  get: endpoint({
    method: "GET",
    path: "/users/{id}",
    summary: "One user.",
    access: { code: "read:user" },
    params: byId,
    reply: user,
    problems: ["not-found"],
    tags: ["users"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/users/{id}",
    summary: "Change a user: name, phone, e-mail, organisation, position, roles, territory.",
    access: { code: "update:user" },
    params: byId,
    /** PINFL, phone and e-mail that are left out stay: who reads them masked cannot send them back. */
    body: z.extend(facts, {
      pinfl: z.optional(pinfl),
      phone: z.optional(facts.shape.phone),
      email: z.optional(z.nullable(email)),
    }),
    reply: user,
    guarded: true,
    problems: ["not-found", "precondition-failed", "grant-refused", "duplicate", "reauthentication-required"],
    tags: ["users", "me"],
  }),
  permissions: endpoint({
    method: "PATCH",
    path: "/users/{id}/permissions",
    summary: "Set the codes granted and revoked for one user.",
    access: { code: "update:permissions" },
    params: byId,
    body: z.object({ granted: codes, revoked: codes }),
    reply: user,
    guarded: true,
    problems: ["not-found", "precondition-failed", "grant-refused"],
    tags: ["users", "me"],
  }),
  impact: endpoint({
    method: "POST",
    path: "/users/{id}/impact",
    summary: "What a change of a user, or blocking them, would give and take; what is left out stays. Changes nothing.",
    access: { code: "read:user" },
    params: byId,
    body: z.partial(
      z.object({
        organisationId: id,
        positionId: id,
        roleIds: facts.shape.roleIds,
        territory,
        granted: codes,
        revoked: codes,
        /** The person is blocked: all that they could do goes. */
        blocked: z.literal(true),
      }),
    ),
    reply: impact,
    idempotent: false,
    problems: ["not-found"],
  }),
  jobs: endpoint({
    method: "GET",
    path: "/users/{id}/user-jobs",
    summary: "Posts the user has held.",
    access: { code: "read_jobs:user" },
    params: byId,
    reply: z.object({ items: z.array(userJob) }),
    problems: ["not-found"],
    tags: ["users"],
  }),
  previewJobs: endpoint({
    method: "GET",
    path: "/users/{id}/sync-user-jobs",
    summary: "What taking the user's posts over from the personnel register would change.",
    access: { code: "sync_jobs:user" },
    params: byId,
    reply: z.object({
      added: z.array(post),
      changed: z.array(z.object({ before: post, after: post })),
      /** Posts that stand as they are. */
      unchanged: z.number(),
    }),
    problems: ["not-found", "unavailable"],
  }),
  syncJobs: endpoint({
    method: "POST",
    path: "/users/{id}/sync-user-jobs",
    summary: "Take the user's posts over from the personnel register.",
    access: { code: "sync_jobs:user" },
    params: byId,
    reply: z.object({ added: z.number(), changed: z.number(), items: z.array(userJob) }),
    problems: ["not-found", "unavailable"],
    tags: ["users"],
  }),
  block: endpoint({
    method: "PATCH",
    path: "/users/{id}/demontion-blocked",
    summary: "Block or unblock a user. A blocked person may read nothing and act nowhere.",
    access: { code: "block:user" },
    params: byId,
    body: z.object({ blocked: z.boolean(), reason: text(500) }),
    reply: user,
    problems: ["not-found", "grant-refused"],
    tags: ["users"],
  }),
  excel: endpoint({
    method: "GET",
    path: "/report/users/excel",
    summary: "The filtered register of users as a spreadsheet.",
    access: { code: "export:user" },
    query: z.object(filters),
    media: "application/octet-stream",
  }),
});

/** The register of users. */
export const usersRegister = register("users", {
  list: users.list,
  columns: {
    name: { kind: "text", field: "name", heading: "word.personName" },
    state: { kind: "own", heading: "word.state" },
    organisation: { kind: "named", field: "organisation", heading: "word.organization" },
    position: { kind: "named", field: "position", heading: "why.kind.position" },
    territory: { kind: "own", heading: "people.territory" },
    lastSeen: { kind: "moment", field: "lastSeenAt", heading: "people.lastSeen", secondary: true },
    pinfl: { kind: "own", heading: "word.pinfl", secondary: true },
  },
});

import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { byId, id, text } from "./values.js";

/** Registers whose states can be kept under a name. */
export const viewRegisters = [
  "applications",
  "areas",
  "schedules",
  "conclusions",
  "objections",
  "complaints",
  "charges",
  "distributions",
  "users",
  "visits",
  "visitDays",
] as const;
/** See {@link viewRegisters}. */
export type ViewRegister = (typeof viewRegisters)[number];

/** Registers that can tell when a row enters a view: those of which the clock and other people's work move rows in and out. */
export const watchedRegisters: readonly ViewRegister[] = ["applications"];

/** Views a person may keep of one register. */
export const viewsAtMost = 50;

/** What a register's URL holds beside its query: which columns it shows and how. */
const looks = ["columns", "density"] as const;

/**
 * The part of a register's URL that a view keeps: filters, order and columns, in one spelling, so that two URLs that
 * open the same list are equal texts.
 *
 * @param asked names of what the register may be asked, its `asked`
 */
export function keptQuery(asked: readonly string[], given: URLSearchParams | string): string {
  const params = new URLSearchParams(given);
  const kept = new URLSearchParams();
  for (const name of [...asked, ...looks].toSorted()) {
    for (const value of params.getAll(name).toSorted()) kept.append(name, value);
  }
  return kept.toString();
}

/** A state of a register that somebody kept under a name. */
export const view = z.object({
  id,
  register: z.enum(viewRegisters),
  name: z.string(),
  /** Who sees it: its maker alone, or all staff. What each then finds in it is what their rights let them see. */
  scope: z.enum(["mine", "shared"]),
  owner: z.object({ id, name: z.string() }),
  /** The register's URL as {@link keptQuery} spells it. */
  query: z.string(),
  /** Whether the register opens in it for the caller. */
  isDefault: z.boolean(),
  /** Whether the caller is told when something enters it. */
  isWatched: z.boolean(),
  /** Whether the caller may change, rename and delete it. */
  mayChange: z.boolean(),
  version: z.number(),
});
/** See {@link view}. */
export type View = z.output<typeof view>;

const name = text(60);
const query = z.string().check(z.maxLength(4000));

/** States of registers that people keep under names. */
export const views = resource("views", {
  list: endpoint({
    method: "GET",
    path: "/views",
    summary: "The caller's views of a register and the shared ones, by name.",
    access: "staff",
    query: z.object({ register: z.enum(viewRegisters) }),
    reply: z.object({ items: z.array(view) }),
    tags: ["views"],
  }),
  create: endpoint({
    method: "POST",
    path: "/views",
    creates: "/views/{id}",
    summary: `Keep a register's state under a name: at most ${viewsAtMost} of one register. A shared one needs \`share:view\`.`,
    access: "staff",
    body: z.object({ register: z.enum(viewRegisters), name, scope: z.enum(["mine", "shared"]), query }),
    reply: view,
    problems: ["permission-missing", "move-refused"],
    tags: ["views"],
  }),
  change: endpoint({
    method: "PATCH",
    path: "/views/{id}",
    summary: "Give a view another name, or another state.",
    access: "staff",
    params: byId,
    body: z.object({ name: z.optional(name), query: z.optional(query) }),
    reply: view,
    guarded: true,
    problems: ["not-found", "precondition-failed", "permission-missing"],
    tags: ["views"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/views/{id}",
    summary: "Delete a view, for everyone who sees it.",
    access: "staff",
    params: byId,
    guarded: true,
    problems: ["not-found", "precondition-failed", "permission-missing"],
    tags: ["views"],
  }),
  choose: endpoint({
    method: "PUT",
    path: "/views/first/{register}",
    summary: "Make a register open in a view for the caller, or with `null` as it comes.",
    access: "staff",
    params: z.object({ register: z.enum(viewRegisters) }),
    body: z.object({ id: z.nullable(id) }),
    idempotent: false,
    problems: ["not-found"],
    tags: ["views"],
  }),
  watch: endpoint({
    method: "PUT",
    path: "/views/{id}/watch",
    summary: "Be told when something enters a view, or no longer.",
    access: "staff",
    params: byId,
    body: z.object({ watched: z.boolean() }),
    idempotent: false,
    problems: ["not-found", "move-refused"],
    tags: ["views"],
  }),
});

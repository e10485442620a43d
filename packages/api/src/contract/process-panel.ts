import * as z from "zod/mini";
import { applicationRow } from "./application-register.js";
import { endpoint, resource } from "./endpoint.js";
import { applicationFilters } from "./application-filters.js";
import { page, paging } from "./list.js";
import { reasonSchema } from "./problem.js";
import { ageBandKeys, stuckKinds } from "./standing.js";
import { statusKey } from "./status-schemas.js";
import { id, instant, names, text } from "./values.js";

/** What the panel is narrowed by: place, legal basis and year, as the registers are. */
export const panelFilters = {
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  legalBasis: applicationFilters.legalBasis,
  year: applicationFilters.year,
};
/** Query of {@link panelFilters}. */
export const panelQuery = z.object(panelFilters);
/** See {@link panelQuery}. */
export type PanelFilters = z.output<typeof panelQuery>;

/**
 * Applications of one status. Every number is the length of the register's list under the same filters. The ages are
 * whole days since the applications came into the status; in the final statuses nothing waits, and there are none.
 */
export const statusStanding = z.object({
  status: statusKey,
  total: z.number(),
  late: z.number(),
  soon: z.number(),
  suspended: z.number(),
  median: z.nullable(z.number()),
  p90: z.nullable(z.number()),
  oldest: z.nullable(z.number()),
  ages: z.record(z.enum(ageBandKeys), z.number()),
});
/** See {@link statusStanding}. */
export type StatusStanding = z.output<typeof statusStanding>;

/** A person and the unfinished applications they are responsible for. */
export const heldBy = z.object({
  id,
  name: z.string(),
  organisation: z.nullable(names),
  blocked: z.boolean(),
  files: z.number(),
  late: z.number(),
  soon: z.number(),
  /** Whole days the application that has stood longest stands in its status. */
  oldest: z.number(),
});
/** See {@link heldBy}. */
export type HeldBy = z.output<typeof heldBy>;

/** A stuck application: the register's row, who is responsible, and why it does not go on. */
export const stuckApplication = z.extend(applicationRow, {
  assignee: z.nullable(z.string()),
  reasons: z.array(reasonSchema),
});
/** See {@link stuckFile}. */
export type StuckApplication = z.output<typeof stuckApplication>;

/** Applications looked at for one move of work, and applications moved in one call. */
export const moveSizes = { previewed: 500, moved: 50 } as const;

/** Which applications are to change hands: those of a person, or of nobody, narrowed as a register is. */
const selection = z.object({
  ...panelFilters,
  status: applicationFilters.status,
  late: z.optional(z.boolean()),
  age: z.optional(z.array(z.enum(ageBandKeys))),
  stuck: z.optional(z.array(z.enum(stuckKinds))),
  /** `none`: applications that nobody is responsible for. */
  assignee: z.union([id, z.literal("none")]),
});

const recipients = z.array(id).check(z.minLength(1, "required"), z.maxLength(20));

/** Where an application would go: to the recipient who may take it and would have least, or to nobody, and why not. */
export const plannedMove = z.object({
  id,
  number: z.string(),
  status: statusKey,
  to: z.nullable(id),
  /** Why each of the recipients may not take it, where none may. */
  refusals: z.array(z.object({ name: z.string(), reasons: z.array(reasonSchema) })),
});
/** See {@link plannedMove}. */
export type PlannedMove = z.output<typeof plannedMove>;

/** What became of one application. `already`: it had changed hands so before, so a second click does nothing. */
export const moveResult = z.object({
  id,
  outcome: z.enum(["moved", "already", "refused"]),
  reasons: z.array(reasonSchema),
});
/** See {@link moveResult}. */
export type MoveResult = z.output<typeof moveResult>;

/**
 * The process panel: how the applications stand, who holds them, what does not go on and why; and moving people's work.
 */
export const processPanel = resource("processPanel", {
  read: endpoint({
    method: "GET",
    path: "/process-panel",
    summary:
      "Every status with how many applications stand in it, how long, how many are late; stuck applications by kind.",
    access: { code: "read:property" },
    query: panelQuery,
    reply: z.object({
      statuses: z.array(statusStanding),
      stuck: z.array(z.object({ kind: z.enum(stuckKinds), total: z.number() })),
      at: instant,
    }),
    tags: ["applications", "counts"],
  }),
  people: endpoint({
    method: "GET",
    path: "/process-panel/people",
    summary: "Who is responsible for unfinished applications, those with late ones first.",
    access: { code: "read_work:user" },
    query: z.object({ ...panelFilters, after: paging.after, limit: paging.limit }),
    reply: z.extend(page(heldBy), {
      /** Unfinished applications that nobody is responsible for. */
      without: z.number(),
    }),
    tags: ["applications", "counts", "users"],
  }),
  stuck: endpoint({
    method: "GET",
    path: "/process-panel/stuck",
    summary: "Stuck applications of a kind, those that have stood longest first, and why.",
    access: { code: "read:property" },
    query: z.object({ ...panelFilters, ...paging, kind: z.enum(stuckKinds) }),
    reply: page(stuckApplication),
    tags: ["applications", "counts"],
  }),
  preview: endpoint({
    method: "POST",
    path: "/process-panel/moves/preview",
    summary: "Who would take which of a person's applications, and why some could not. Changes nothing.",
    access: { code: "hand_over:work" },
    body: z.object({ select: selection, recipients }),
    reply: z.object({
      files: z.array(plannedMove),
      shares: z.array(z.object({ id, name: z.string(), files: z.number(), holds: z.number() })),
      /** More applications fit than one move of work takes: the rest is for the next. */
      more: z.boolean(),
    }),
    idempotent: false,
  }),
  move: endpoint({
    method: "POST",
    path: "/process-panel/moves",
    summary: "Make others responsible for applications, each judged on its own as it stands now.",
    access: { code: "hand_over:work" },
    body: z.object({
      files: z
        .array(z.object({ id, from: z.nullable(id), to: id }))
        .check(z.minLength(1, "required"), z.maxLength(moveSizes.moved)),
      reason: text(500, 3),
    }),
    reply: z.object({ results: z.array(moveResult) }),
    tags: ["users", "organisations", "applications", "counts"],
  }),
});

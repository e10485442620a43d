import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import { registerFilters } from "./application-register.js";
import { inboxFilters, inboxViews } from "./conclusions.js";
import { plainAreaBaskets } from "./area-states.js";
import { areaMend } from "./area-facts.js";
import { narrowedAreas } from "./areas.js";
import { conclusionGiven, stepId } from "./discussion.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryInteger } from "./list.js";
import { reasonSchema } from "./problem.js";
import { byId, day, id, instant, names, organisationRef, text } from "./values.js";

/**
 * Moves that many applications can make at once: those that ask for no fact of the one application (DOMAIN §3,
 * `docs/decisions/0072-moves-of-many.md`). Their permissions are those of the single moves. `put_to_session` changes no
 * status: it puts applications at Council on a session's agenda.
 */
export const bulkMoveKeys = ["submit", "start_discussion", "review_announce", "put_to_session", "council_for"] as const;
/** See {@link bulkMoveKeys}. */
export type BulkMoveKey = (typeof bulkMoveKeys)[number];

/** Moves that many areas can make at once, and mending a fact of theirs (DOMAIN §6). Their permissions are those of the single ones. */
export const bulkAreaMoveKeys = [
  "area_send",
  "area_confirm",
  "area_set_aside",
  "area_put_back",
  "area_accept",
  "area_refuse",
  "area_mend",
] as const;
/** See {@link bulkAreaMoveKeys}. */
export type BulkAreaMoveKey = (typeof bulkAreaMoveKeys)[number];

/**
 * Acts on many: moves of applications and of areas, conclusions with the same answers, each signed on its own, and
 * reminders of what applications owe.
 */
export const bulkActKeys = [...bulkMoveKeys, "give_conclusion", ...bulkAreaMoveKeys, "remind_payment"] as const;
/** See {@link bulkActKeys}. */
export type BulkActKey = (typeof bulkActKeys)[number];

/** Moves of many that ask for a reason; it is written to each application. */
export const reasonedBulkMoves: readonly BulkMoveKey[] = ["review_announce"];

/** A decision of the Council on many applications: one number and day. */
const decisionOfMany = z.object({ number: text(60), date: day });

/** How many applications one act takes whatever the setting `bulk.most` says. */
export const mostBulkApplications = 5000;

const move = z.enum(bulkMoveKeys);
const applicationIds = z.array(id).check(z.minLength(1, "required"), z.maxLength(mostBulkApplications));
const named = { applicationId: id, number: z.string() };

/** Chosen applications, or all that filters of the register leave. */
export const bulkAsked = z.union([
  z.object({ move, applicationIds }),
  z.object({
    move,
    filters: z.object(registerFilters),
    /** Ids of those that the filters find but that are left out. */
    except: z.optional(z.array(id).check(z.maxLength(mostBulkApplications))),
  }),
]);
/** See {@link bulkAsked}. */
export type BulkAsked = z.output<typeof bulkAsked>;

/** A step at which a conclusion is awaited. */
export const seatAsked = z.object({ applicationId: id, stepId });
/** See {@link seatAsked}. */
export type SeatAsked = z.output<typeof seatAsked>;

const seats = z.array(seatAsked).check(z.minLength(1, "required"), z.maxLength(mostBulkApplications));

/** Chosen conclusions of the inbox, or all that a list of it leaves under its filters. */
export const bulkConclusionsAsked = z.union([
  z.object({ seats }),
  z.object({
    view: z.enum(inboxViews),
    filters: inboxFilters,
    /** Seats of those that the filters find but that are left out. */
    except: z.array(seatAsked).check(z.maxLength(mostBulkApplications)),
  }),
]);
/** See {@link bulkConclusionsAsked}. */
export type BulkConclusionsAsked = z.output<typeof bulkConclusionsAsked>;

const areaIds = z.array(id).check(z.minLength(1, "required"), z.maxLength(mostBulkApplications));
/** What is asked of many areas: a move, of setting aside the basket, for each has a fault of its own, and of mending the value. */
const areaMoveAsked = {
  move: z.enum(bulkAreaMoveKeys),
  basket: z.optional(z.enum(plainAreaBaskets)),
  mend: z.optional(areaMend),
};

/** Chosen areas, or all that filters of their register leave. */
export const bulkAreasAsked = z.union([
  z.object({ ...areaMoveAsked, areaIds }),
  z.object({
    ...areaMoveAsked,
    filters: narrowedAreas,
    /** Ids of those that the filters find but that are left out. */
    except: z.array(id).check(z.maxLength(mostBulkApplications)),
  }),
]);
/** See {@link bulkAreasAsked}. */
export type BulkAreasAsked = z.output<typeof bulkAreasAsked>;

const reasonForAll = { areaIds, reason: text(4000) };
/** A move of many areas with what is alike for all of them. */
export const bulkAreasGiven = z.discriminatedUnion("move", [
  z.object({
    move: z.literal("area_send"),
    areaIds,
    organisationId: id,
    days: z.number().check(z.int(), z.gte(1), z.lte(120)),
    note: text(1000),
  }),
  z.object({ move: z.literal("area_confirm"), ...reasonForAll, documentId: id }),
  z.object({ move: z.literal("area_set_aside"), ...reasonForAll, basket: z.enum(plainAreaBaskets) }),
  z.object({ move: z.literal("area_put_back"), ...reasonForAll }),
  z.object({ move: z.literal("area_accept"), ...reasonForAll }),
  z.object({ move: z.literal("area_refuse"), ...reasonForAll }),
  z.object({ move: z.literal("area_mend"), areaIds, mend: areaMend }),
]);
/** See {@link bulkAreasGiven}. */
export type BulkAreasGiven = z.output<typeof bulkAreasGiven>;

/** `waiting`: not begun; `ended`: every application has its result; `cancelled`: stopped between two applications. */
export const bulkStates = ["waiting", "running", "ended", "cancelled"] as const;
/** What became of one application; `left`: the act was cancelled before its turn. */
export const bulkApplicationStates = ["waiting", "moved", "refused", "left"] as const;

/** A move of many applications, and how far it has come. */
export const bulkMove = z.object({
  id,
  move: z.enum(bulkActKeys),
  reason: z.nullable(z.string()),
  state: z.enum(bulkStates),
  createdAt: instant,
  endedAt: z.nullable(instant),
  total: z.number(),
  moved: z.number(),
  refused: z.number(),
  left: z.number(),
});
/** See {@link bulkMove}. */
export type BulkMove = z.output<typeof bulkMove>;

/** One application, or area, of a move of many. */
export const bulkApplication = z.object({
  number: z.string(),
  /** Null of an area. */
  applicationId: z.nullable(id),
  /** Null of an application. */
  areaId: z.nullable(id),
  position: z.number(),
  state: z.enum(bulkApplicationStates),
  reasons: z.array(reasonSchema),
  at: z.nullable(instant),
});
/** See {@link bulkApplication}. */
export type BulkApplication = z.output<typeof bulkApplication>;

/** What an act on many shows of its applications. */
export const bulkApplicationColumns = columnsOf<BulkApplication>()({
  number: { kind: "own", heading: "tasks.column.number" },
  state: { kind: "own", heading: "word.result" },
  why: { kind: "own", heading: "tasks.column.why" },
});

/**
 * Moving many applications at once: a preview, then a job that judges each application again when its turn comes. Each
 * person sees their own.
 */
export const bulkMoves = resource("bulkMoves", {
  preview: endpoint({
    method: "POST",
    path: "/bulk-moves/preview",
    summary: "Which of the applications could make the move now, and of every other one why not. Changes nothing.",
    access: { code: "read:property" },
    body: bulkAsked,
    idempotent: false,
    reply: z.object({
      move,
      total: z.number(),
      /** Ids of applications that can; what {@link bulkMoves}`.start` is given. */
      able: z.array(id),
      unable: z.array(z.object({ ...named, reasons: z.array(reasonSchema) })),
      /** Applications that one act takes, by the setting `bulk.most`. */
      most: z.number(),
    }),
    problems: ["move-refused"],
  }),
  start: endpoint({
    method: "POST",
    path: "/bulk-moves",
    creates: "/bulk-moves/{id}",
    summary: "Begin to move many applications. Each is judged again when its turn comes, and moved once at the most.",
    access: { code: "read:property" },
    body: z.object({
      move,
      applicationIds,
      reason: z.optional(text(4000)),
      /** The session on whose agenda the move `put_to_session` puts them. */
      sessionId: z.optional(id),
      /** What `council_for` enters for each of them. */
      decision: z.optional(decisionOfMany),
    }),
    reply: bulkMove,
    problems: ["not-found", "move-refused", "permission-missing", "impersonation-limited"],
    tags: ["bulkMoves"],
  }),
  previewConclusions: endpoint({
    method: "POST",
    path: "/bulk-moves/conclusions/preview",
    summary:
      "Which of the conclusions the caller could give with the same answers, and of every other one why not. Changes nothing.",
    access: { code: "give:conclusion" },
    body: bulkConclusionsAsked,
    idempotent: false,
    reply: z.object({
      total: z.number(),
      /** What {@link bulkMoves}`.giveConclusions` is given. */
      able: z.array(seatAsked),
      unable: z.array(z.object({ ...named, reasons: z.array(reasonSchema) })),
      /** The questions that all of these ask; null where none is able. */
      asks: z.nullable(z.object({ fieldGroupId: z.number(), version: z.number(), step: names })),
      /** Conclusions that one act gives, by the setting `bulk.most`. */
      most: z.number(),
    }),
    problems: ["move-refused"],
  }),
  giveConclusions: endpoint({
    method: "POST",
    path: "/bulk-moves/conclusions",
    creates: "/bulk-moves/{id}",
    summary:
      "Begin to give many conclusions with the same answers. Each is judged again when its turn comes, and signed on its own.",
    access: { code: "give:conclusion" },
    body: z.extend(z.omit(conclusionGiven, { stepId: true }), { seats }),
    reply: bulkMove,
    problems: ["move-refused", "impersonation-limited"],
    tags: ["bulkMoves"],
  }),
  previewAreas: endpoint({
    method: "POST",
    path: "/bulk-moves/areas/preview",
    summary: "Which of the areas could make the move now, and of every other one why not. Changes nothing.",
    access: { code: "read:area" },
    body: bulkAreasAsked,
    idempotent: false,
    reply: z.object({
      total: z.number(),
      /** Ids of areas that can; what {@link bulkMoves}`.moveAreas` is given. */
      able: z.array(id),
      unable: z.array(z.object({ areaId: id, number: z.string(), reasons: z.array(reasonSchema) })),
      /** Inspections that all who can be sent can be sent to; empty where no territory holds all of them. */
      inspections: z.array(organisationRef),
      /** Areas that one act takes, by the setting `bulk.most`. */
      most: z.number(),
    }),
    problems: ["invalid", "move-refused"],
  }),
  moveAreas: endpoint({
    method: "POST",
    path: "/bulk-moves/areas",
    creates: "/bulk-moves/{id}",
    summary: "Begin to move many areas. Each is judged again when its turn comes, and moved once at the most.",
    access: { code: "read:area" },
    body: bulkAreasGiven,
    reply: bulkMove,
    problems: ["invalid", "move-refused", "permission-missing", "impersonation-limited"],
    tags: ["bulkMoves"],
  }),
  list: endpoint({
    method: "GET",
    path: "/bulk-moves",
    summary: "The caller's moves of many applications, the latest first, a page at a time.",
    access: { code: "read:property" },
    query: z.object({ after: paging.after, limit: paging.limit }),
    reply: page(bulkMove),
    tags: ["bulkMoves"],
  }),
  get: endpoint({
    method: "GET",
    path: "/bulk-moves/{id}",
    summary: "One of the caller's moves of many applications, and what became of each, a page at a time.",
    access: { code: "read:property" },
    params: byId,
    query: z.object({
      state: z.optional(z.enum(bulkApplicationStates)),
      after: paging.after,
      limit: z.optional(queryInteger(1, 500)),
    }),
    reply: z.extend(bulkMove, { files: z.array(bulkApplication), next: z.nullable(z.string()) }),
    problems: ["not-found"],
    tags: ["bulkMoves"],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/bulk-moves/{id}/cancel",
    summary: "Stop between two applications: what has moved stays moved, the others stay as they are.",
    access: { code: "read:property" },
    params: byId,
    reply: bulkMove,
    problems: ["not-found", "move-refused"],
    tags: ["bulkMoves"],
  }),
});

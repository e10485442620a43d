import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import { registerFilters } from "./application-register.js";
import { inboxFilters, inboxViews } from "./conclusions.js";
import { conclusionGiven, stepId } from "./discussion.js";
import { endpoint, resource } from "./endpoint.js";
import { queryInteger } from "./list.js";
import { reasonSchema } from "./problem.js";
import { byId, id, instant, text } from "./values.js";

/**
 * Moves that many files can make at once: those that ask for no fact of the one file (DOMAIN §3,
 * `docs/decisions/0072-moves-of-many.md`). Their permissions are those of the single moves.
 */
export const bulkMoveKeys = ["submit", "start_discussion", "review_announce"] as const;
/** See {@link bulkMoveKeys}. */
export type BulkMoveKey = (typeof bulkMoveKeys)[number];

/** Acts on many files: these moves, and conclusions with the same answers, each signed on its own. */
export const bulkActKeys = [...bulkMoveKeys, "give_conclusion"] as const;
/** See {@link bulkActKeys}. */
export type BulkActKey = (typeof bulkActKeys)[number];

/** Of these the move asks for a reason; it is written to each file. */
export const reasonedBulkMoves: readonly BulkMoveKey[] = ["review_announce"];

/** How many files one act takes whatever the setting `bulk.most` says. */
export const mostBulkApplications = 5000;

const move = z.enum(bulkMoveKeys);
const applicationIds = z.array(id).check(z.minLength(1, "required"), z.maxLength(mostBulkApplications));
const named = { applicationId: id, number: z.string() };

/** Chosen files, or all that filters of the register leave. */
export const bulkAsked = z.union([
  z.object({ move, applicationIds }),
  z.object({
    move,
    filters: z.object(registerFilters),
    /** Of what the filters leave, all but these. */
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
    /** Of what they leave, all but these. */
    except: z.array(seatAsked).check(z.maxLength(mostBulkApplications)),
  }),
]);
/** See {@link bulkConclusionsAsked}. */
export type BulkConclusionsAsked = z.output<typeof bulkConclusionsAsked>;

/** `waiting`: not begun; `ended`: every file has its result; `cancelled`: stopped between two files. */
export const bulkStates = ["waiting", "running", "ended", "cancelled"] as const;
/** What became of one file; `left`: the act was cancelled before its turn. */
export const bulkApplicationStates = ["waiting", "moved", "refused", "left"] as const;

/** A move of many files, and how far it has come. */
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

/** One file of a move of many. */
export const bulkApplication = z.object({
  ...named,
  position: z.number(),
  state: z.enum(bulkApplicationStates),
  reasons: z.array(reasonSchema),
  at: z.nullable(instant),
});
/** See {@link bulkFile}. */
export type BulkApplication = z.output<typeof bulkApplication>;

/** What an act on many shows of its files. */
export const bulkApplicationColumns = columnsOf<BulkApplication>()({
  number: { kind: "own", heading: "tasks.column.number" },
  state: { kind: "own", heading: "word.result" },
  why: { kind: "own", heading: "tasks.column.why" },
});

/** Moving many files at once: a preview, then a job that judges each file again when its turn comes. Each person sees their own. */
export const bulkMoves = resource("bulkMoves", {
  preview: endpoint({
    method: "POST",
    path: "/bulk-moves/preview",
    summary: "Which of the files could make the move now, and of every other one why not. Changes nothing.",
    access: { code: "read:property" },
    body: bulkAsked,
    idempotent: false,
    reply: z.object({
      move,
      total: z.number(),
      /** Ids of files that can; what {@link bulkMoves}`.start` is given. */
      able: z.array(id),
      unable: z.array(z.object({ ...named, reasons: z.array(reasonSchema) })),
      /** Files that one act takes, by the setting `bulk.most`. */
      most: z.number(),
    }),
    problems: ["move-refused"],
  }),
  start: endpoint({
    method: "POST",
    path: "/bulk-moves",
    summary: "Begin to move many files. Each is judged again when its turn comes, and moved once at the most.",
    access: { code: "read:property" },
    body: z.object({ move, applicationIds, reason: z.optional(text(4000)) }),
    reply: bulkMove,
    problems: ["move-refused", "permission-missing", "impersonation-limited"],
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
      asks: z.nullable(z.object({ fieldGroupId: z.number(), version: z.number(), step: z.string() })),
      /** Conclusions that one act gives, by the setting `bulk.most`. */
      most: z.number(),
    }),
    problems: ["move-refused"],
  }),
  giveConclusions: endpoint({
    method: "POST",
    path: "/bulk-moves/conclusions",
    summary:
      "Begin to give many conclusions with the same answers. Each is judged again when its turn comes, and signed on its own.",
    access: { code: "give:conclusion" },
    body: z.extend(z.omit(conclusionGiven, { stepId: true }), { seats }),
    reply: bulkMove,
    problems: ["move-refused", "impersonation-limited"],
    tags: ["bulkMoves"],
  }),
  list: endpoint({
    method: "GET",
    path: "/bulk-moves",
    summary: "The caller's moves of many files, the latest first; at most a hundred.",
    access: { code: "read:property" },
    reply: z.object({ items: z.array(bulkMove) }),
    tags: ["bulkMoves"],
  }),
  get: endpoint({
    method: "GET",
    path: "/bulk-moves/{id}",
    summary: "One of the caller's moves of many files, and what became of each, a page at a time.",
    access: { code: "read:property" },
    params: byId,
    query: z.object({
      state: z.optional(z.enum(bulkApplicationStates)),
      after: z.optional(queryInteger(0, mostBulkApplications)),
      limit: z.optional(queryInteger(1, 500)),
    }),
    reply: z.extend(bulkMove, { files: z.array(bulkApplication), next: z.nullable(z.number()) }),
    problems: ["not-found"],
    tags: ["bulkMoves"],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/bulk-moves/{id}/cancel",
    summary: "Stop between two files: what has moved stays moved, the others stay as they are.",
    access: { code: "read:property" },
    params: byId,
    reply: bulkMove,
    problems: ["not-found", "move-refused"],
    tags: ["bulkMoves"],
  }),
});

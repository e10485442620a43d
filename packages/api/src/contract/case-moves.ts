import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { paging, queryInteger } from "./list.js";
import { byId, id, instant, names, text } from "./values.js";

const stepId = z.string().check(z.minLength(1), z.maxLength(200));

/** How many applications are named at once, at the most. */
export const mostNamedApplications = 5000;

/** Which applications move from which version to which, and which step stands for which; `null`: none does. */
export const caseMoveAsked = z.object({
  from: id,
  to: id,
  steps: z.record(stepId, z.nullable(stepId)).check(z.refine((steps) => Object.keys(steps).length <= 1000, "too-long")),
  /** The applications; left out: every running case on the version. */
  files: z.optional(z.array(id).check(z.minLength(1, "required"), z.maxLength(mostNamedApplications))),
});

/** A conclusion that does not go along, whose it is, and why (`StrandedWhy` of `@yer/flow-editor/model`). */
export const strandedConclusion = z.object({ step: names, organisation: names, why: z.string() });

/**
 * What moving does to one case.
 * - `same`: the same organisations are awaited as before, and every conclusion goes along.
 * - `changes`: it moves; somebody else is awaited, a conclusion is superseded, or an organisation has longer.
 * - `ends`: it moves, and all that the new version asks is there already: the discussion ends.
 * - `refused`: it stays, for the reason in `why`.
 * - `waits`: its neighbourhood is no more; it moves once it is placed in one of today.
 */
export const moveOutcome = z.object({
  kind: z.enum(["same", "changes", "ends", "refused", "waits"]),
  why: z.nullable(
    z.enum([
      "not-running",
      "other-version",
      "unresolved",
      "own-file",
      "rights-lost",
      "broken",
      "place-ended",
      "later-move",
    ]),
  ),
  carried: z.number(),
  superseded: z.array(strandedConclusion),
  /** Names of the steps that are awaited afterwards. */
  awaited: z.array(names),
  /** Steps whose organisations are asked on and have longer there than here, in days; earlier moves name none. */
  longer: z.optional(z.array(z.object({ step: names, before: z.number(), after: z.number() }))),
  verdict: z.nullable(z.enum(["positive", "negative"])),
});
/** See {@link moveOutcome}. */
export type MoveOutcome = z.output<typeof moveOutcome>;

const named = { applicationId: id, number: z.string() };

/** How far a move has come. */
export const caseMove = z.object({
  id,
  fromVersion: z.number(),
  toVersion: z.number(),
  reason: z.string(),
  by: z.string(),
  createdAt: instant,
  endedAt: z.nullable(instant),
  total: z.number(),
  moved: z.number(),
  refused: z.number(),
  /** Those of the others that wait until they are placed. */
  waiting: z.number(),
});
/** See {@link caseMove}. */
export type CaseMove = z.output<typeof caseMove>;

/** Moving running cases to another version of their diagram: an explicit act with a mapping, a dry run and a report (DOMAIN §4). */
export const caseMoves = resource("caseMoves", {
  cases: endpoint({
    method: "GET",
    path: "/diagrams/{id}/cases",
    summary: "Running cases on one version of a diagram, by number, a page at a time.",
    access: { code: "move:case" },
    params: byId,
    query: z.object({
      version: id,
      after: paging.after,
      limit: z.optional(queryInteger(1, 500)),
    }),
    reply: z.object({
      items: z.array(
        z.object({ ...named, district: names, startedAt: instant, conclusions: z.number(), late: z.boolean() }),
      ),
      total: z.number(),
      next: z.nullable(z.string()),
    }),
    problems: ["not-found"],
    tags: ["diagrams"],
  }),
  preview: endpoint({
    method: "POST",
    path: "/diagrams/{id}/case-moves/preview",
    summary: "The dry run: what moving would do to each of the cases. Changes nothing.",
    access: { code: "move:case" },
    params: byId,
    body: caseMoveAsked,
    idempotent: false,
    reply: z.object({
      total: z.number(),
      same: z.number(),
      changes: z.number(),
      ends: z.number(),
      refused: z.number(),
      waits: z.number(),
      /** The first 200, those that change first. */
      list: z.array(z.object({ ...named, outcome: moveOutcome })),
    }),
    problems: ["not-found", "move-refused"],
  }),
  start: endpoint({
    method: "POST",
    path: "/diagrams/{id}/case-moves",
    creates: "/case-moves/{id}",
    summary: "Begin to move cases. Each is judged again when its turn comes, and moved once at the most.",
    access: { code: "move:case" },
    params: byId,
    body: z.extend(caseMoveAsked, { reason: text(2000) }),
    reply: z.object({ id, total: z.number() }),
    problems: ["not-found", "move-refused"],
    tags: ["diagrams"],
  }),
  list: endpoint({
    method: "GET",
    path: "/diagrams/{id}/case-moves",
    summary: "Moves of a diagram's cases, newest first, with how far they have come.",
    access: { code: "move:case" },
    params: byId,
    reply: z.object({ items: z.array(caseMove) }),
    tags: ["diagrams"],
  }),
  get: endpoint({
    method: "GET",
    path: "/case-moves/{id}",
    summary: "One move, and what became of each application.",
    access: { code: "move:case" },
    params: byId,
    query: z.object({ after: paging.after, limit: z.optional(queryInteger(1, 500)) }),
    reply: z.extend(caseMove, {
      files: z.array(
        z.object({
          ...named,
          state: z.enum(["pending", "moved", "refused"]),
          outcome: z.nullable(moveOutcome),
          at: z.nullable(instant),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    problems: ["not-found"],
    tags: ["diagrams"],
  }),
});

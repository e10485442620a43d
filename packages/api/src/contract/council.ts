import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import { endpoint, resource } from "./endpoint.js";
import { legalBasis } from "./legal-bases.js";
import { historyEntry } from "./history.js";
import { page, paging } from "./list.js";
import { reasonSchema } from "./problem.js";
import { refusalReason } from "./refusal-reasons.js";
import { statusKey } from "./status-schemas.js";
import { byId, day, id, instant, names, organisationRef, text } from "./values.js";
import { register } from "./register.js";

/** How many applications are put on an agenda, or decided, at once. */
export const mostAgendaApplications = 200;

/** A session of a council. */
export const councilSession = z.object({
  id,
  number: z.string(),
  day,
  place: z.string(),
  organisation: organisationRef,
  /** Applications on its agenda, and of these decided for and against. */
  files: z.number(),
  decidedFor: z.number(),
  decidedAgainst: z.number(),
  version: z.number(),
});
/** See {@link councilSession}. */
export type CouncilSession = z.output<typeof councilSession>;

/** An application on an agenda: what is decided on, and what was decided. */
export const agendaItem = z.object({
  applicationId: id,
  position: z.number(),
  number: z.string(),
  status: statusKey,
  legalBasis,
  occupier: z.nullable(z.string()),
  district: names,
  neighborhood: names,
  address: z.nullable(z.string()),
  area: z.nullable(z.number()),
  /**
   * Why it cannot be decided now: it was returned meanwhile, it lies over another application, …; empty when it can.
   */
  reasons: z.array(reasonSchema),
  outcome: z.nullable(
    z.object({
      verdict: z.enum(["for", "against"]),
      number: z.string(),
      day,
      reason: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
/** See {@link agendaItem}. */
export type AgendaItem = z.output<typeof agendaItem>;

/** What became of one application of an act on many. */
export const agendaResult = z.object({ applicationId: id, number: z.string(), reasons: z.array(reasonSchema) });
/** See {@link agendaResult}. */
export type AgendaResult = z.output<typeof agendaResult>;

const access = { code: "council:property" } as const;
const sessionGiven = z.object({ number: text(60), day, place: text(300) });
const files = z.array(id).check(z.minLength(1, "required"), z.maxLength(mostAgendaApplications));
const whole = z.object({ session: councilSession, items: z.array(agendaItem) });

/** Sessions of the Council: an agenda of applications that wait for it, and decisions on many of them at once. */
export const council = resource("council", {
  list: endpoint({
    method: "GET",
    path: "/council-sessions",
    summary: "Sessions of the councils of the reader's territory, the latest first.",
    access,
    query: z.object(paging),
    reply: page(councilSession),
    tags: ["applications"],
  }),
  create: endpoint({
    method: "POST",
    path: "/council-sessions",
    creates: "/council-sessions/{session.id}",
    summary: "Call a session of the caller's council.",
    access,
    body: sessionGiven,
    reply: whole,
    problems: ["move-refused"],
    tags: ["applications"],
  }),
  get: endpoint({
    method: "GET",
    path: "/council-sessions/{id}",
    summary: "A session with its agenda.",
    access,
    params: byId,
    reply: whole,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/council-sessions/{id}",
    summary: "Change number, day or place of a session that has decided nothing yet.",
    access,
    params: byId,
    body: sessionGiven,
    guarded: true,
    reply: whole,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["applications"],
  }),
  history: endpoint({
    method: "GET",
    path: "/council-sessions/{id}/history",
    summary: "What happened to a session, newest first.",
    access,
    params: byId,
    query: z.object({ after: paging.after, limit: paging.limit }),
    reply: page(historyEntry),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  candidates: endpoint({
    method: "GET",
    path: "/council-sessions/{id}/candidates",
    summary: "Applications that wait for this council and are on no open agenda, those that wait longest first.",
    access,
    params: byId,
    query: z.object({ search: z.optional(z.string().check(z.maxLength(60))) }),
    reply: z.object({ items: z.array(z.omit(agendaItem, { position: true, outcome: true })), more: z.boolean() }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  add: endpoint({
    method: "POST",
    path: "/council-sessions/{id}/agenda",
    summary: "Put applications on the agenda; says of each why it could not be put there.",
    access,
    params: byId,
    body: z.object({ applicationIds: files }),
    reply: z.extend(whole, { results: z.array(agendaResult) }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  remove: endpoint({
    method: "POST",
    path: "/council-sessions/{id}/agenda/removal",
    summary: "Take undecided applications off the agenda.",
    access,
    params: byId,
    body: z.object({ applicationIds: files }),
    reply: z.extend(whole, { results: z.array(agendaResult) }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  decide: endpoint({
    method: "POST",
    path: "/council-sessions/{id}/decisions",
    summary:
      "Enter the Council's decision on many applications: one number and date, for or against each. Each application is judged on its own, and says why it could not be decided.",
    access,
    params: byId,
    body: z.object({
      number: text(60),
      date: day,
      files: z
        .array(
          z.object({
            applicationId: id,
            verdict: z.enum(["for", "against"]),
            reason: z.optional(text(4000)),
            /** Asked for, as the reason is, where it is decided against. */
            because: z.optional(refusalReason),
          }),
        )
        .check(z.minLength(1, "required"), z.maxLength(mostAgendaApplications)),
    }),
    reply: z.extend(whole, { results: z.array(agendaResult) }),
    problems: ["not-found"],
    tags: ["applications", "counts"],
  }),
});

/** What an agenda shows of its applications. */
export const agendaColumns = columnsOf<AgendaItem>()({
  order: { kind: "number", field: "position", heading: "council.order" },
  number: { kind: "own", heading: "word.application" },
  occupier: { kind: "text", field: "occupier", heading: "word.occupier" },
  where: { kind: "own", heading: "council.where" },
  area: { kind: "number", field: "area", heading: "word.areaInSquareMetres" },
  outcome: { kind: "own", heading: "word.outcome" },
});

/** The register of the Council's sessions. */
export const councilRegister = register("council", {
  list: council.list,
  columns: {
    number: { kind: "own", heading: "council.number" },
    day: { kind: "day", field: "day", heading: "council.day" },
    place: { kind: "text", field: "place", heading: "council.place" },
    // Its id and that of `files` stand in views that people have saved.
    body: { kind: "named", field: "organisation", heading: "council.body" },
    files: { kind: "number", field: "files", heading: "word.applications" },
    decidedFor: { kind: "number", field: "decidedFor", heading: "council.for" },
    decidedAgainst: { kind: "number", field: "decidedAgainst", heading: "council.against" },
  },
});

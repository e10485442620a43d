import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import { seat, seatActOffered } from "./conclusion-seat.js";
import { stepId, verdict } from "./discussion.js";
import { endpoint, resource } from "./endpoint.js";
import { legalBasis } from "./legal-bases.js";
import { applicationFilters } from "./application-filters.js";
import { page, paging, queryList } from "./list.js";
import { statusKey } from "./status-schemas.js";
import { stepLabel } from "./step-label.js";
import { byId, districtSoato, id, instant, names, neighborhoodId, text } from "./values.js";
import { register } from "./register.js";

/**
 * Lists of an organisation's inbox.
 * - `waiting`: conclusions that are awaited of the organisation, whoever holds them.
 * - `mine`: those that the reader holds.
 * - `late`, `soon`: awaited, past their term, or within the days of the setting `soon.days` of it.
 * - `done`: given, in the latest discussion of each application.
 */
export const inboxViews = ["waiting", "mine", "late", "soon", "done"] as const;
/** See {@link inboxViews}. */
export type InboxView = (typeof inboxViews)[number];

/** Sorts of the inbox; a leading `-` turns the order. */
export const inboxSorts = ["deadline", "-deadline", "number", "-number", "given", "-given"] as const;
/** See {@link inboxSorts}. */
export type InboxSort = (typeof inboxSorts)[number];

/** A conclusion that is awaited of the reader's organisation, or that it gave. */
export const inboxRow = z.object({
  applicationId: id,
  number: z.string(),
  status: statusKey,
  legalBasis,
  occupier: z.nullable(z.string()),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  address: z.nullable(z.string()),
  stepId: z.string(),
  /** The step's name in its diagram. */
  step: names,
  /** The step's own term. */
  deadline,
  askedAt: z.nullable(instant),
  givenAt: z.nullable(instant),
  verdict: z.nullable(verdict),
  ...seat.shape,
});
/** See {@link inboxRow}. */
export type InboxRow = z.output<typeof inboxRow>;

const filters = {
  ...applicationFilters,
  /** Labels of steps, as their diagrams have them. */
  step: z.optional(queryList(stepLabel)),
  /** Number, cadastre number, occupier or address; blind to apostrophes and script. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

/** What the inbox is narrowed by, whichever of its lists is looked at. */
export const inboxFilters = z.object(filters);
/** See {@link inboxFilters}. */
export type InboxFilters = z.output<typeof inboxFilters>;

/** Query of the inbox. Without a view: `waiting`; without a sort: what is due first, of `done` what was given last. */
export const inboxQuery = z.object({
  ...paging,
  ...filters,
  view: z.optional(z.enum(inboxViews)),
  sort: z.optional(z.enum(inboxSorts)),
});
/** See {@link inboxQuery}. */
export type InboxQuery = z.output<typeof inboxQuery>;

const count = z.object({ total: z.number(), more: z.boolean() });

/** A colleague of the same organisation, and why the conclusion cannot be given to them. */
export const colleague = z.object({
  id,
  name: z.string(),
  position: z.nullable(names),
  /** Conclusions they hold already. */
  holds: z.number(),
  allowed: z.boolean(),
  reasons: seatActOffered.shape.reasons,
});
/** See {@link colleague}. */
export type Colleague = z.output<typeof colleague>;

const ofStep = z.object({ stepId });
const reason = text(1000, 3);
const acted = {
  params: byId,
  reply: seat,
  problems: ["not-found", "move-refused", "duty-conflict"],
  tags: ["applications", "counts"],
} as const;

/**
 * An organisation's conclusions: what is awaited of it, and who of its members is giving which. `{id}` is the
 * application's.
 */
export const conclusions = resource("conclusions", {
  list: endpoint({
    method: "GET",
    path: "/conclusions",
    summary: "Conclusions awaited of the reader's organisation, or given by it.",
    access: { code: "give:conclusion" },
    query: inboxQuery,
    reply: page(inboxRow),
    tags: ["applications"],
  }),
  counts: endpoint({
    method: "GET",
    path: "/conclusions/counts",
    summary:
      "How long each list of the inbox is under these filters, and the organisation's steps: their labels and what they are called.",
    access: { code: "give:conclusion" },
    query: inboxFilters,
    reply: z.object({
      byView: z.object({ waiting: count, mine: count, late: count, soon: count, done: count }),
      steps: z.array(z.object({ label: z.string(), name: names })),
    }),
    tags: ["applications"],
  }),
  colleagues: endpoint({
    method: "GET",
    path: "/conclusions/{id}/colleagues",
    summary: "Members of the reader's organisation, and whether each could give its conclusion on this application.",
    access: { code: "give:conclusion" },
    params: byId,
    reply: z.object({ items: z.array(colleague) }),
    problems: ["not-found"],
    tags: ["applications", "users"],
  }),
  take: endpoint({
    method: "POST",
    path: "/conclusions/{id}/take",
    summary: "Take the organisation's conclusion at a step: until the lease is over nobody else can give it.",
    access: { code: "give:conclusion" },
    body: ofStep,
    ...acted,
  }),
  renew: endpoint({
    method: "POST",
    path: "/conclusions/{id}/renew",
    summary: "Begin the reader's own lease anew, while the form is open.",
    access: { code: "give:conclusion" },
    body: ofStep,
    ...acted,
    // Others see the longer lease when they read next: prolonging one makes no list stale.
    tags: [],
  }),
  release: endpoint({
    method: "POST",
    path: "/conclusions/{id}/release",
    summary: "Give the reader's own lease up; what was written stays for the next who takes it.",
    access: { code: "give:conclusion" },
    body: ofStep,
    ...acted,
  }),
  takeOver: endpoint({
    method: "POST",
    path: "/conclusions/{id}/takeover",
    summary:
      "Take a conclusion from a colleague who holds it, with a reason: for supervisors of the same organisation.",
    access: { code: "take_over:conclusion" },
    body: z.extend(ofStep, { reason }),
    ...acted,
  }),
  delegate: endpoint({
    method: "POST",
    path: "/conclusions/{id}/delegate",
    summary: "Give a conclusion to a colleague of the same organisation, with a reason that they are told.",
    access: { code: "give:conclusion" },
    body: z.extend(ofStep, { to: id, reason }),
    ...acted,
  }),
});

/** The inbox of an organisation's conclusions. */
export const conclusionsRegister = register("conclusions", {
  list: conclusions.list,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    step: { kind: "names", field: "step", heading: "conclusions.column.step" },
    deadline: { kind: "deadline", field: "deadline", heading: "column.deadline" },
    holder: { kind: "own", heading: "conclusions.column.holder" },
    given: { kind: "moment", field: "givenAt", heading: "word.given" },
    verdict: { kind: "own", heading: "word.verdict" },
    occupier: { kind: "text", field: "occupier", heading: "word.occupier" },
    place: { kind: "place", parts: ["district", "neighborhood", "address"], heading: "word.place" },
    status: { kind: "status", field: "status", heading: "word.itsStatus", secondary: true },
    legalBasis: { kind: "text", field: "legalBasis", heading: "word.legalBasis", secondary: true },
  },
});

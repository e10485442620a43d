import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { landCategories } from "./land-use.js";
import { legalBasis } from "./legal-bases.js";
import { box, applicationFilters } from "./application-filters.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { ageBandKeys, stuckKinds } from "./standing.js";
import { refusalGroups } from "./refusal-reasons.js";
import { statusKey } from "./status-schemas.js";
import { finalStatuses, type StatusKey } from "./statuses.js";
import { stepLabel } from "./step-label.js";
import { day, districtSoato, id, instant, names, neighborhoodId, regionSoato } from "./values.js";
import { register } from "./register.js";

/** How far a term has gone. `paused` has no end until it runs again. */
export const deadline = z.object({
  endsAt: z.nullable(instant),
  state: z.enum(["running", "soon", "late", "paused", "none"]),
  /** Whole days left; negative when late. */
  daysLeft: z.nullable(z.number()),
});
/** See {@link deadline}. */
export type Deadline = z.output<typeof deadline>;

const applicationRowMade = z.object({
  id,
  number: z.string(),
  status: statusKey,
  legalBasis,
  cadastreNumber: z.nullable(z.string()),
  occupier: z.nullable(z.string()),
  region: z.object({ soato: regionSoato, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  address: z.nullable(z.string()),
  area: z.nullable(z.number()),
  /** Square metres under its buildings. */
  built: z.nullable(z.number()),
  occupiedSince: z.nullable(z.number()),
  deadline,
  suspended: z.boolean(),
  createdAt: instant,
  statusSince: instant,
});
type ApplicationRowMade = typeof applicationRowMade;
/** See {@link applicationRow}. Declarations of what is made of it say this name, not all that it holds. */
export interface ApplicationRowSchema extends ApplicationRowMade {}
/** An application as registers show one. It holds no number of a person. */
export const applicationRow: ApplicationRowSchema = applicationRowMade;
/** See {@link applicationRow}. */
export type ApplicationRow = z.output<typeof applicationRow>;

/** Sorts of the register; a leading `-` turns the order. */
export const applicationSorts = [
  "-createdAt",
  "createdAt",
  "number",
  "-number",
  "deadline",
  "-deadline",
  "occupier",
  "-occupier",
  "-statusSince",
  "statusSince",
] as const;

/** Statuses whose applications nobody has to carry on: they have no term. */
const finalKeys: ReadonlySet<StatusKey> = new Set(finalStatuses);

/**
 * The order a register comes in unless it is asked for another: of one unfinished status what is due first, for that is
 * work; of any other choice what was opened last.
 */
export function usualApplicationSort({
  status,
}: {
  readonly status?: readonly StatusKey[] | undefined;
}): (typeof applicationSorts)[number] {
  const [only, another] = status ?? [];
  return only === undefined || another !== undefined || finalKeys.has(only) ? "-createdAt" : "deadline";
}

/**
 * What an organisation had to do with an application: it was `asked`; it has `given` its conclusion, or a `negative`
 * one; the term of a step was over, and it had not given it by then (`late`).
 */
export const conclusionEvents = ["asked", "given", "late", "negative"] as const;
/** See {@link conclusionEvents}. */
export type ConclusionEvent = (typeof conclusionEvents)[number];

/** What the register is narrowed by; its order is apart. */
export const registerFilters = {
  /** Number, cadastre number, occupier or address; blind to apostrophes, script and small mistakes. One that reads as a PINFL, passport or phone goes by {@link applicationRegister.search}. */
  search: z.optional(z.string().check(z.maxLength(200))),
  ...applicationFilters,
  /** Applications whose outline touches a box drawn on the map. */
  bbox: z.optional(box),
  /** An organisation that has, or had, a step in the application's discussion. */
  organisation: z.optional(queryList(id)),
  /** Days of creation, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Days on which applications were first submitted, both included. */
  submittedFrom: z.optional(day),
  submittedTo: z.optional(day),
  /** Days on which applications ended for the first time, both included. */
  finishedFrom: z.optional(day),
  finishedTo: z.optional(day),
  /** Organisations of which one at least owes the application a conclusion. */
  awaits: z.optional(queryList(id)),
  /** Applications in which this happened in the days that follow, of one of these organisations where they are said. */
  conclusion: z.optional(z.enum(conclusionEvents)),
  conclusionFrom: z.optional(day),
  conclusionTo: z.optional(day),
  concludedBy: z.optional(queryList(id)),
  /** At one of these steps, by the labels that their diagrams have. */
  concludedStep: z.optional(queryList(stepLabel)),
  /** Applications that ended within the whole term that they had, or beyond it. */
  inTime: z.optional(queryBoolean),
  landCategory: z.optional(queryList(z.enum(landCategories))),
  /** Applications that are refused, or ended so, by the code of why. */
  refusal: z.optional(queryList(z.enum(refusalGroups))),
  late: z.optional(queryBoolean),
  /** Applications whose term is not over and ends within the days of the setting `soon.days`. */
  soon: z.optional(queryBoolean),
  /** Applications whose terms stand still for want of payment. */
  suspended: z.optional(queryBoolean),
  /** Applications whose charge is being paid by instalments under a contract. */
  instalments: z.optional(queryBoolean),
  /** How long applications have stood in their status. */
  age: z.optional(queryList(z.enum(ageBandKeys))),
  /** Who is responsible; `none`: applications that nobody is responsible for. */
  assignee: z.optional(z.union([id, z.literal("none")])),
  /** Unfinished applications that do not go on, by kind of reason. */
  stuck: z.optional(queryList(z.enum(stuckKinds))),
  /**
   * Only applications whose next step is the reader's: a move of their office, a conclusion of their organisation, an
   * objection to decide.
   */
  waiting: z.optional(queryBoolean),
};
const applicationQueryMade = z.object({ ...paging, ...registerFilters, sort: z.optional(z.enum(applicationSorts)) });
type ApplicationQueryMade = typeof applicationQueryMade;
/** See {@link applicationQuery}. Declarations of what is made of it say this name, not all that it holds. */
export interface ApplicationQuerySchema extends ApplicationQueryMade {}
/** Query of the register. */
export const applicationQuery: ApplicationQuerySchema = applicationQueryMade;
/** See {@link applicationQuery}. */
export type ApplicationQuery = z.output<typeof applicationQuery>;

/**
 * Applications as registers list and count them. Apart from what happens to one application: every first page of the
 * back office asks for them.
 */
export const applicationRegister = resource("applications", {
  list: endpoint({
    method: "GET",
    path: "/applications",
    summary: "The register of applications.",
    access: { code: "read:property" },
    query: applicationQuery,
    reply: z.extend(page(applicationRow), {
      /**
       * True where a word of the search begins no word of any application, so that the words nearest to it were looked
       * for.
       */
      forgiven: z.optional(z.boolean()),
    }),
    tags: ["applications"],
  }),
  search: endpoint({
    method: "POST",
    path: "/applications/search",
    summary: "The register by a personal number, which must not stand in a URL.",
    access: { code: "read_personal:property" },
    body: z.object({
      personal: z.string().check(z.minLength(4), z.maxLength(60)),
      status: z.optional(z.array(statusKey)),
    }),
    reply: page(applicationRow),
    idempotent: false,
    problems: ["permission-missing"],
  }),
  counts: endpoint({
    method: "GET",
    path: "/applications/counts",
    summary: "Applications by status, as many as the reader's registers would list.",
    access: { code: "read:property" },
    reply: z.object({
      all: z.number(),
      waiting: z.number(),
      byStatus: z.record(statusKey, z.object({ total: z.number(), late: z.number() })),
    }),
    tags: ["counts"],
  }),
});

const applicationsRegisterMade = register("applications", {
  list: applicationRegister.list,
  search: applicationRegister.search,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    status: { kind: "own", heading: "word.itsStatus" },
    deadline: { kind: "deadline", field: "deadline", heading: "column.deadline" },
    occupier: { kind: "text", field: "occupier", heading: "word.occupier" },
    place: { kind: "place", parts: ["region", "district", "neighborhood", "address"], heading: "word.place" },
    area: { kind: "number", field: "area", heading: "word.areaInSquareMetres", secondary: true },
    created: { kind: "day", field: "createdAt", sort: "createdAt", heading: "column.created", secondary: true },
    cadastre: { kind: "text", field: "cadastreNumber", heading: "word.cadastreNumber", secondary: true },
    legalBasis: { kind: "text", field: "legalBasis", heading: "word.legalBasis", secondary: true },
    occupiedSince: { kind: "text", field: "occupiedSince", heading: "facts.occupiedSince", secondary: true },
    built: { kind: "number", field: "built", heading: "facts.area.built", secondary: true },
  },
});
type ApplicationsRegisterMade = typeof applicationsRegisterMade;
/** See {@link applicationsRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface ApplicationsRegister extends ApplicationsRegisterMade {}
/** The register of applications. */
export const applicationsRegister: ApplicationsRegister = applicationsRegisterMade;

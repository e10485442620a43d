import * as z from "zod/mini";
import { area, areaBasket, areaFacts, areaFaultCount, areaRow, areaState } from "./area-facts.js";
import { areaMoves } from "./area-moves.js";
import { areaFaultCodes } from "./area-faults.js";
import { box, applicationFilters } from "./application-filters.js";
import { endpoint, resource } from "./endpoint.js";
import { historyEntry } from "./history.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { register } from "./register.js";
import { ageBandKeys } from "./standing.js";
import { byId, day } from "./values.js";

/** Orders of the register of areas; a leading `-` turns one. */
export const areaSorts = [
  "-createdAt",
  "createdAt",
  "number",
  "-number",
  "-stateSince",
  "stateSince",
  "deadlineAt",
  "-deadlineAt",
] as const;
/** See {@link areaSorts}. */
export type AreaSort = (typeof areaSorts)[number];

/** What areas can be narrowed to by whether they are confirmed. */
export const areaConfirmations = ["confirmed", "unconfirmed"] as const;

/** What areas can be narrowed to by the schedule of their neighbourhood: one runs; none does, and one that is approved is ahead; neither. */
export const areaSchedules = ["running", "ahead", "none"] as const;

/** Areas of rounds: all that was taken along; what its person has visited since; what nobody of them has. */
export const areasOnRound = ["taken_along", "visited", "left"] as const;
/** See {@link areasOnRound}. */
export type AreaOnRound = (typeof areasOnRound)[number];

/** Query of the register of areas; those set aside are listed only where their basket is asked for. */
export const areaQuery = z.object({
  ...paging,
  /** Number, cadastre number or address; blind to apostrophes and script. */
  search: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(queryList(areaState)),
  basket: z.optional(queryList(areaBasket)),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  legalBasis: applicationFilters.legalBasis,
  year: applicationFilters.year,
  source: z.optional(queryList(areaFacts.shape.source)),
  /** Found, or vouched for with a document, to be occupied without papers; or not. */
  confirmation: z.optional(z.enum(areaConfirmations)),
  /** By the plan schedule of their neighbourhood, as it stands. */
  schedule: z.optional(z.enum(areaSchedules)),
  /** Those that lie over another plot, and nobody said that the two are different. */
  overlaps: z.optional(queryBoolean),
  /** Those under an inspection of the reader's own organisation. */
  inspected: z.optional(queryBoolean),
  /** Those for which something is proposed, by somebody else than the reader; baskets and all. */
  proposed: z.optional(queryBoolean),
  /** Those of which the check found this, and nobody said that it is none. */
  fault: z.optional(queryList(z.enum(areaFaultCodes))),
  /** How long they have stood where they stand. */
  age: z.optional(queryList(z.enum(ageBandKeys))),
  /** Those that somebody went to see, under whatever inspection; or those that nobody did. */
  visited: z.optional(queryBoolean),
  /** Only areas on rounds of the days `roundFrom` to `roundTo`; baskets are included. */
  round: z.optional(z.enum(areasOnRound)),
  /** Days of rounds, both counted. */
  roundFrom: z.optional(day),
  roundTo: z.optional(day),
  bbox: z.optional(box),
  sort: z.optional(z.enum(areaSorts)),
});
/** See {@link areaQuery}. */
export type AreaQuery = z.output<typeof areaQuery>;

/** What the register is narrowed by, without the place in it. */
export const narrowedAreas = z.omit(areaQuery, { after: true, limit: true, exact: true, sort: true });
/** See {@link narrowedAreas}. */
export type NarrowedAreas = z.output<typeof narrowedAreas>;

/** Unauthorised areas: land found occupied, until an application is opened from it. */
export const areas = resource("areas", {
  list: endpoint({
    method: "GET",
    path: "/areas",
    summary: "Areas of the reader's territory. Members of organisations see those that are, or were, sent to them.",
    access: { code: "read:area" },
    query: areaQuery,
    reply: page(areaRow),
    tags: ["areas"],
  }),
  faults: endpoint({
    method: "GET",
    path: "/areas/faults",
    summary:
      "How many areas of the register have each fault, the commonest first; each is the list that `fault` asks for.",
    access: { code: "read:area" },
    query: z.omit(narrowedAreas, { fault: true }),
    reply: z.object({ items: z.array(areaFaultCount) }),
    tags: ["areas"],
  }),
  get: endpoint({
    method: "GET",
    path: "/areas/{id}",
    summary: "An area with the plots that it lies over.",
    access: { code: "read:area" },
    params: byId,
    reply: area,
    problems: ["not-found"],
    tags: ["areas"],
  }),
  create: endpoint({
    method: "POST",
    path: "/areas",
    creates: "/areas/{id}",
    summary: "Enter an area; it begins as new. What it lies over is found at once.",
    access: { code: "create:area" },
    body: areaFacts,
    reply: area,
    problems: ["invalid", "not-found"],
    tags: ["areas", "counts", "applications"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/areas/{id}",
    summary: "Correct an area or its outline, until an application is opened from it.",
    guarded: true,
    access: { code: "update:area" },
    params: byId,
    body: areaFacts,
    reply: area,
    problems: ["invalid", "not-found", "precondition-failed", "move-refused"],
    tags: ["areas", "counts", "applications"],
  }),
  ...areaMoves,
  occupier: endpoint({
    method: "POST",
    path: "/areas/{id}/occupier",
    summary: "The name of who occupies the area, as it was told, in full; leaves an access row.",
    access: { code: "read_personal:property" },
    params: byId,
    reply: z.object({ name: z.string(), pinfl: z.nullable(z.string()) }),
    idempotent: false,
    problems: ["not-found"],
  }),
  history: endpoint({
    method: "GET",
    path: "/areas/{id}/history",
    summary: "What happened to the area, newest first.",
    access: { code: "read:area" },
    params: byId,
    query: z.object(paging),
    reply: page(historyEntry),
    problems: ["not-found"],
    tags: ["areas"],
  }),
});

const areasRegisterMade = register("areas", {
  list: areas.list,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    state: { kind: "status", field: "state", heading: "word.state" },
    deadline: { kind: "day", field: "deadlineAt", sort: "deadlineAt", heading: "column.deadline" },
    place: { kind: "place", parts: ["region", "district", "neighborhood", "address"], heading: "word.place" },
    organisation: { kind: "named", field: "organisation", heading: "word.organization" },
    legalBasis: { kind: "text", field: "legalBasis", heading: "word.legalBasis" },
    cadastre: { kind: "text", field: "cadastreNumber", heading: "word.cadastreNumber" },
    reason: { kind: "own", heading: "word.reason" },
    setAsideBy: { kind: "text", field: "setAsideBy", heading: "areas.column.setAsideBy" },
    created: { kind: "day", field: "createdAt", sort: "createdAt", heading: "column.entered" },
    since: { kind: "day", field: "stateSince", sort: "stateSince", heading: "column.stateSince", secondary: true },
  },
});
type AreasRegisterMade = typeof areasRegisterMade;
/** See {@link areasRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface AreasRegister extends AreasRegisterMade {}
/** The register of areas. */
export const areasRegister: AreasRegister = areasRegisterMade;

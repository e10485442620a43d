import * as z from "zod/mini";
import {
  areaBaskets,
  areaFindings,
  areaMoveKeys,
  areaProposalTargets,
  areaSources,
  areaStateKeys,
  areaStatesOnMap,
  plainAreaBaskets,
} from "./area-states.js";
import { endpoint, resource } from "./endpoint.js";
import { building, facts as applicationFacts, legalBasis } from "./facts.js";
import { historyEntry } from "./history.js";
import { box, applicationFilters } from "./application-filters.js";
import { page, paging, queryList } from "./list.js";
import { register } from "./register.js";
import { plotOverlap } from "./plot-overlap.js";
import { reasonSchema } from "./problem.js";
import {
  byId,
  cadastreNumber,
  day,
  districtSoato,
  id,
  instant,
  names,
  neighborhoodId,
  organisationRef,
  polygon,
  regionSoato,
  text,
} from "./values.js";

/** State of an area. */
export const areaState = z.enum(areaStateKeys);
/** State of an area on the map. */
export const areaStateOnMap = z.enum(areaStatesOnMap);
/** Basket of an area. */
export const areaBasket = z.enum(areaBaskets);

/** What is known of an area before anybody has opened a file from it. The place is fixed at creation. */
export const areaFacts = z.object({
  districtSoato,
  neighborhoodId,
  legalBasis: z.nullable(legalBasis),
  cadastreNumber: z.nullable(cadastreNumber),
  address: z.nullable(text(300)),
  occupiedSince: z.nullable(z.number().check(z.int(), z.gte(1900), z.lte(2100))),
  /** Square metres. */
  sizes: applicationFacts.shape.sizes,
  buildings: z.array(building).check(z.maxLength(30)),
  outline: z.nullable(polygon),
  source: z.enum(areaSources),
  foundOn: z.nullable(day),
  foundBy: z.nullable(text(200)),
});
/** See {@link areaFacts}. */
export type AreaFacts = z.output<typeof areaFacts>;

const place = {
  region: z.object({ soato: regionSoato, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
};
const standing = {
  id,
  /** `YYYY-RRRR-ANNNNNN`: the year it was entered, its region, a serial. */
  number: z.string(),
  state: areaState,
  basket: z.nullable(areaBasket),
  /** Whether somebody found, or vouched with a document, that it is occupied without papers. */
  confirmed: z.boolean(),
  /** The organisation that inspects it; null while none does. */
  organisation: z.nullable(organisationRef),
  /** When the inspection is due; null while none runs. */
  deadlineAt: z.nullable(instant),
};

/** What an area can be returned for; each names the facts that are to be mended. */
export const areaRequestKinds = {
  fix_outline: ["/outline", "/sizes"],
  correct_place: ["/neighborhoodId"],
  correct_address: ["/address"],
  correct_sizes: ["/sizes"],
  correct_buildings: ["/buildings"],
  correct_cadastre_number: ["/cadastreNumber"],
  correct_legal_basis: ["/legalBasis", "/occupiedSince"],
} as const;
/** See {@link areaRequestKinds}. */
export type AreaRequestKind = keyof typeof areaRequestKinds;
const areaRequestKind = z.enum(Object.keys(areaRequestKinds) as [AreaRequestKind, ...AreaRequestKind[]]);
const requestsGiven = z
  .array(z.object({ kind: areaRequestKind, note: text(1000) }))
  .check(z.minLength(1), z.maxLength(20));

/** Something that must be mended before an inspection goes on. */
export const areaRequest = z.object({
  id,
  kind: areaRequestKind,
  note: z.string(),
  by: z.string(),
  at: instant,
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
/** See {@link areaRequest}. */
export type AreaRequest = z.output<typeof areaRequest>;

/** An inspection that an area was sent to. */
export const areaSending = z.object({
  id,
  organisation: organisationRef,
  /** Working days it was given. */
  days: z.number(),
  note: z.string(),
  by: z.string(),
  at: instant,
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});
/** See {@link areaSending}. */
export type AreaSending = z.output<typeof areaSending>;

/** What was proposed for an area, and how a second person decided; the area stays where it is until then. */
export const areaProposal = z.object({
  id,
  target: z.enum(areaProposalTargets),
  reason: z.string(),
  documentId: z.nullable(id),
  by: z.nullable(z.string()),
  at: instant,
  verdict: z.nullable(z.enum(["approved", "refused"])),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
});
/** See {@link areaProposal}. */
export type AreaProposal = z.output<typeof areaProposal>;

/** A move of an area as this person would find it: open, or closed with every reason. Those of the clock are not among them. */
export const areaMove = z.object({
  key: z.enum(areaMoveKeys),
  to: z.nullable(z.union([areaState, areaBasket])),
  allowed: z.boolean(),
  reasons: z.array(reasonSchema),
});
/** See {@link areaMove}. */
export type AreaMove = z.output<typeof areaMove>;

/** A row of the register of areas. */
export const areaRow = z.object({
  ...standing,
  ...place,
  source: areaFacts.shape.source,
  legalBasis: areaFacts.shape.legalBasis,
  cadastreNumber: areaFacts.shape.cadastreNumber,
  address: areaFacts.shape.address,
  createdAt: instant,
  stateSince: instant,
});
/** See {@link areaRow}. */
export type AreaRow = z.output<typeof areaRow>;

/** An area, with the plots that it lies over. */
export const area = z.object({
  ...standing,
  ...place,
  /** Why it was set aside; null where it was not. */
  basketReason: z.nullable(z.string()),
  facts: areaFacts,
  overlaps: z.array(plotOverlap),
  /** Inspections it was sent to, the latest first. */
  sendings: z.array(areaSending),
  requests: z.array(areaRequest),
  /** The latest first. */
  proposals: z.array(areaProposal),
  moves: z.array(areaMove),
  createdAt: instant,
  stateSince: instant,
  version: z.number(),
});
/** See {@link area}. */
export type Area = z.output<typeof area>;

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
  bbox: z.optional(box),
  sort: z.optional(z.enum(areaSorts)),
});
/** See {@link areaQuery}. */
export type AreaQuery = z.output<typeof areaQuery>;

const reasoned = z.object({ reason: text(4000) });
const moved = {
  params: byId,
  reply: area,
  problems: ["not-found", "move-refused"],
  tags: ["areas", "counts"],
} as const;

/** Unauthorised areas: land found occupied, until a file is opened from it. */
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
    summary: "Correct an area or its outline, until a file is opened from it.",
    guarded: true,
    access: { code: "update:area" },
    params: byId,
    body: areaFacts,
    reply: area,
    problems: ["invalid", "not-found", "precondition-failed", "move-refused"],
    tags: ["areas", "counts", "applications"],
  }),
  send: endpoint({
    method: "POST",
    path: "/areas/{id}/send",
    summary: "Send the area to an organisation of inspection, with working days and a note.",
    access: { code: "send:area" },
    body: z.object({ organisationId: id, days: z.number().check(z.int(), z.gte(1), z.lte(120)), note: text(1000) }),
    ...moved,
    problems: ["invalid", ...moved.problems],
  }),
  recall: endpoint({
    method: "POST",
    path: "/areas/{id}/recall",
    summary: "Take the area back from its inspection; it is new again.",
    access: { code: "send:area" },
    body: reasoned,
    ...moved,
  }),
  take: endpoint({
    method: "POST",
    path: "/areas/{id}/take",
    summary: "Take the area under inspection.",
    access: { code: "take:area" },
    ...moved,
  }),
  return: endpoint({
    method: "POST",
    path: "/areas/{id}/return",
    summary: "Return the area with requests: what must be mended before it can be inspected.",
    access: { code: "take:area" },
    body: z.object({ requests: requestsGiven }),
    ...moved,
  }),
  answer: endpoint({
    method: "POST",
    path: "/areas/{id}/requests/{request}/answer",
    summary: "Answer a request; the last answer sends the area back to where it came from, with a new term.",
    access: { code: "update:area" },
    ...moved,
    params: z.object({ id, request: id }),
    body: z.object({ answer: text(1000) }),
  }),
  giveBack: endpoint({
    method: "POST",
    path: "/areas/{id}/give-back",
    summary: "Give the area back without a finding; it is new again.",
    access: { code: "take:area" },
    body: reasoned,
    ...moved,
  }),
  find: endpoint({
    method: "POST",
    path: "/areas/{id}/find",
    summary: "Say what was found on the spot. What writes the area off, a second person decides.",
    access: { code: "find:area" },
    body: z.discriminatedUnion("finding", [
      z.object({
        finding: z.enum(areaFindings.filter((finding) => finding !== "data_wrong")),
        reason: text(4000),
      }),
      z.object({ finding: z.literal("data_wrong"), requests: requestsGiven }),
    ]),
    ...moved,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/areas/{id}/confirm",
    summary: "Confirm the area with a document, without a visit, where the place allows it.",
    access: { code: "confirm:area" },
    body: z.extend(reasoned, { documentId: id }),
    ...moved,
    problems: ["invalid", ...moved.problems],
  }),
  setAside: endpoint({
    method: "POST",
    path: "/areas/{id}/set-aside",
    summary: "Set the area aside in a basket that one person decides.",
    access: { code: "set_aside:area" },
    body: z.extend(reasoned, { basket: z.enum(plainAreaBaskets) }),
    ...moved,
  }),
  putBack: endpoint({
    method: "POST",
    path: "/areas/{id}/put-back",
    summary: "Take the area out of its basket; it is new again.",
    access: { code: "set_aside:area" },
    body: reasoned,
    ...moved,
  }),
  propose: endpoint({
    method: "POST",
    path: "/areas/{id}/proposals",
    summary:
      "Propose to write the area off (with a document), to keep it as the state's, or to take it out of such a basket.",
    access: { code: "propose:write_off" },
    body: z.extend(reasoned, { target: z.enum(areaProposalTargets), documentId: z.nullable(id) }),
    ...moved,
    problems: ["invalid", ...moved.problems],
  }),
  decideProposal: endpoint({
    method: "POST",
    path: "/areas/{id}/proposals/{proposal}/decide",
    summary: "Approve or refuse what another person proposed.",
    access: { code: "approve:write_off" },
    ...moved,
    params: z.object({ id, proposal: id }),
    body: z.extend(reasoned, { verdict: z.enum(["approved", "refused"]) }),
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

/** The register of areas. */
export const areasRegister = register("areas", {
  list: areas.list,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    state: { kind: "status", field: "state", heading: "word.state" },
    deadline: { kind: "day", field: "deadlineAt", sort: "deadlineAt", heading: "column.deadline" },
    place: { kind: "place", parts: ["region", "district", "neighborhood", "address"], heading: "word.place" },
    organisation: { kind: "named", field: "organisation", heading: "word.organization" },
    legalBasis: { kind: "text", field: "legalBasis", heading: "word.legalBasis" },
    cadastre: { kind: "text", field: "cadastreNumber", heading: "word.cadastreNumber" },
    created: { kind: "day", field: "createdAt", sort: "createdAt", heading: "column.entered" },
    since: { kind: "day", field: "stateSince", sort: "stateSince", heading: "column.stateSince" },
  },
});

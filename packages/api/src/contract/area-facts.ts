import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import {
  areaBaskets,
  areaMoveKeys,
  areaProposalTargets,
  areaSentenceCodes,
  areaSources,
  areaStateKeys,
  areaStatesOnMap,
} from "./area-states.js";
import { areaFaultCodes } from "./area-faults.js";
import { endedPlace } from "./ended-place.js";
import { building, facts as applicationFacts } from "./facts.js";
import { legalBasis } from "./legal-bases.js";
import { plotOverlap } from "./plot-overlap.js";
import { reasonSchema } from "./problem.js";
import { statusKey } from "./status-schemas.js";
import { toldByOccupier } from "./told-by-occupier.js";
import {
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

/** What is known of an area before anybody has opened an application from it. The district is fixed at creation. */
export const areaFacts = z.object({
  districtSoato,
  neighborhoodId: z.nullable(neighborhoodId),
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
  /** Null where nobody has said yet in which neighbourhood of its district it lies. */
  neighborhood: z.nullable(z.object({ id: neighborhoodId, name: names })),
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
/** What an inspection that returns an area asks for. */
export const areaRequestsGiven = z
  .array(z.object({ kind: areaRequestKind, note: text(1000) }))
  .check(z.minLength(1), z.maxLength(20));
/** The same where there may be nothing to mend. */
export const areaRequestsOrNone = z.array(z.object({ kind: areaRequestKind, note: text(1000) })).check(z.maxLength(20));

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

/** What must happen next to an area; who has it and until when stands beside it. */
export const areaSentence = z.object({
  code: z.enum(areaSentenceCodes),
  /** Requests that nobody has answered. */
  count: z.number(),
  /** What is proposed; null where nothing is. */
  target: z.nullable(z.enum(areaProposalTargets)),
});
/** See {@link areaSentence}. */
export type AreaSentence = z.output<typeof areaSentence>;

/** What follows from a move: where the area stands then, and what its page will say must happen next. */
export const areaFollowing = z.object({
  position: z.union([areaState, areaBasket]),
  sentence: areaSentence,
});
/** See {@link areaFollowing}. */
export type AreaFollowing = z.output<typeof areaFollowing>;
/** Where a fault is to be seen: the plot that it doubles, the border that it lies beyond, or what the outline itself holds. */
export const areaFaultPlace = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("plot"), outline: polygon }),
  z.object({
    kind: z.literal("border"),
    lines: z.array(z.array(z.tuple([z.number(), z.number()]))),
    /** Metres from the outline to it. */
    metres: z.number(),
  }),
  /** Square metres. */
  z.object({ kind: z.literal("size"), holds: z.number() }),
]);
/** See {@link areaFaultPlace}. */
export type AreaFaultPlace = z.output<typeof areaFaultPlace>;

/** What is wrong with an area, and how a person said that it is none. */
export const areaFault = z.object({
  code: z.enum(areaFaultCodes),
  /** Number of the plot that it doubles; null of other faults. */
  twin: z.nullable(z.string()),
  /** What stood in the file that it came from, where that could not be read; null of other faults. */
  said: z.nullable(z.string()),
  /** Null of what has no place beside the outline, and of a plot that the reader does not see. */
  place: z.nullable(areaFaultPlace),
  at: instant,
  refusedBy: z.nullable(z.string()),
  refusedAt: z.nullable(instant),
  /** Why it is none; null while nobody said so. */
  refusal: z.nullable(z.string()),
});
/** See {@link areaFault}. */
export type AreaFault = z.output<typeof areaFault>;

/** How many areas have a fault that nobody refused. */
export const areaFaultCount = z.object({ code: z.enum(areaFaultCodes), total: z.number() });
/** See {@link areaFaultCount}. */
export type AreaFaultCount = z.output<typeof areaFaultCount>;

/** One value that mends a fact of many areas. */
export const areaMend = z.discriminatedUnion("fact", [
  z.object({ fact: z.literal("neighborhoodId"), value: neighborhoodId }),
  z.object({ fact: z.literal("legalBasis"), value: legalBasis }),
  z.object({ fact: z.literal("foundOn"), value: day }),
]);
/** See {@link areaMend}. */
export type AreaMend = z.output<typeof areaMend>;

/** A move of an area as this person would find it: open, or closed with every reason. Those of the clock are not among them. */
export const areaMove = z.object({
  key: z.enum(areaMoveKeys),
  to: z.nullable(z.union([areaState, areaBasket])),
  allowed: z.boolean(),
  reasons: z.array(reasonSchema),
  /** What follows from it, for each end that what is said with it can choose; empty where it is closed. */
  follows: z.array(areaFollowing),
});
/** See {@link areaMove}. */
export type AreaMove = z.output<typeof areaMove>;

/** Why the service itself put an area where it stands, said by apps in the reader's language. */
export const areaCause = z.discriminatedUnion("code", [
  z.object({
    code: z.literal("ended_unregistered"),
    /** Of the application that it was for. */
    number: z.string(),
  }),
  z.object({
    code: z.literal("brought_faulty"),
    /** Name of the file that was brought, and the row in it, counted from 1. */
    file: z.string(),
    line: z.number(),
  }),
  z.object({ code: z.literal("faults_mended") }),
]);
/** See {@link areaCause}. */
export type AreaCause = z.output<typeof areaCause>;

/** A row of the register of areas. */
export const areaRow = z.object({
  ...standing,
  ...place,
  source: areaFacts.shape.source,
  legalBasis: areaFacts.shape.legalBasis,
  cadastreNumber: areaFacts.shape.cadastreNumber,
  address: areaFacts.shape.address,
  /** Why it was set aside, in a person's words, and who did that; null where it was not, or nobody did. */
  basketReason: z.nullable(z.string()),
  basketCause: z.optional(areaCause),
  setAsideBy: z.nullable(z.string()),
  createdAt: instant,
  stateSince: instant,
});
/** See {@link areaRow}. */
export type AreaRow = z.output<typeof areaRow>;

const areaMade = z.object({
  ...standing,
  ...place,
  sentence: areaSentence,
  /** How its neighbourhood ended, where it is no more, and what stands there today; null where it stands. */
  placeEnded: z.nullable(endedPlace),
  /** How far the term of its inspection has gone. */
  deadline,
  /** Why it was set aside, in a person's words, and who did that; null where it was not, or nobody did. */
  basketReason: z.nullable(z.string()),
  basketCause: z.optional(areaCause),
  setAsideBy: z.nullable(z.string()),
  facts: areaFacts,
  overlaps: z.array(plotOverlap),
  /** Inspections it was sent to, the latest first. */
  sendings: z.array(areaSending),
  requests: z.array(areaRequest),
  /** The latest first. */
  proposals: z.array(areaProposal),
  moves: z.array(areaMove),
  /** What the check found; each proposes a basket. */
  faults: z.array(areaFault),
  /** What was told of its occupier; null where nothing was. */
  told: z.nullable(toldByOccupier),
  /** Applications opened from it that the reader may see, the latest first. */
  applications: z.array(z.object({ id, number: z.string(), status: statusKey })),
  /** Why its facts cannot be corrected by anyone now; empty where they can. */
  edit: z.array(reasonSchema),
  createdAt: instant,
  stateSince: instant,
  version: z.number(),
});
type AreaMade = typeof areaMade;
/** See {@link area}. Declarations of what is made of it say this name, not all that it holds. */
export interface AreaSchema extends AreaMade {}
/** An area, with the plots that it lies over. */
export const area: AreaSchema = areaMade;
/** See {@link area}. */
export type Area = z.output<typeof area>;

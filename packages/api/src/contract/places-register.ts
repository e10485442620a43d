import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { historyEntry } from "./history.js";
import { page, paging, queryBoolean, queryInteger, queryList } from "./list.js";
import { outlineKinds, placeCode, placeLevel, placeRef } from "./places.js";
import { districtSoato, names, regionSoato, text } from "./values.js";
import { register } from "./register.js";

/** What a district's kind of place is. */
export const districtTypes = ["tuman", "shahar"] as const;

/** Orders of the registers; `-` is descending. Names are in Uzbek order. */
export const placeSorts = ["name", "-name", "code", "-code"] as const;

/** Whether and how a place has an outline, as the registers filter by it. */
export const outlineStates = ["none", ...outlineKinds] as const;

/** A place as its register lists it. */
export const placeRow = z.object({
  code: placeCode,
  level: placeLevel,
  name: names,
  /** The places it lies in, the widest first. */
  path: z.array(placeRef),
  type: z.nullable(z.enum(districtTypes)),
  active: z.boolean(),
  /** Whether it is made up for the demonstration. */
  demonstration: z.boolean(),
  /** Active places right below it. */
  children: z.number(),
  outline: z.enum(outlineStates),
  /** Where it went, step by step: what it was merged into or split into, active or not. */
  successors: z.array(placeRef),
  version: z.number(),
});
/** See {@link placeRow}. */
export type PlaceRow = z.output<typeof placeRow>;

/** A place's own page. */
export const placeRecord = z.extend(placeRow, {
  cadastreCode: z.nullable(z.string()),
  bhmMultiple: z.nullable(z.number()),
  formerNames: z.array(names),
  predecessors: z.array(placeRef),
  outlineCredit: z.nullable(z.string()),
  /**
   * Applications, areas and schedules of a neighbourhood that is no more, which wait to be placed; counted up to
   * 10 000.
   */
  waiting: z.number(),
  /** What names it, counted up to 10 000 (`more`). */
  uses: z.object({ files: z.number(), more: z.boolean(), organisations: z.number(), staff: z.number() }),
});
/** See {@link placeRecord}. */
export type PlaceRecord = z.output<typeof placeRecord>;

/** Names as people give them: Uzbek Latin is asked for; the others, left empty, are made from it by rule. */
export const givenNames = z.object({
  uz_UZ: text(120),
  uz_Cyrl: text(120, 0),
  ru_RU: text(120, 0),
  en_US: text(120, 0),
});
/** See {@link givenNames}. */
export type GivenNames = z.output<typeof givenNames>;

/** What people write of a place. What a level does not have (the parent of a region, the type of a neighbourhood) is null. */
export const placeFacts = z.object({
  name: givenNames,
  /** Region of a district, district of a neighbourhood; null for a region. */
  parent: z.nullable(placeCode),
  type: z.nullable(z.enum(districtTypes)),
  /** `17` for a region, `17:09` for a district, null for a neighbourhood. */
  cadastreCode: z.nullable(z.string().check(z.regex(/^\d\d(:\d\d)?$/, "cadastre-pair"))),
  /** Base amounts per payment, of a district. */
  bhmMultiple: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(20))),
});
/** See {@link placeFacts}. */
export type PlaceFacts = z.output<typeof placeFacts>;

/** A new place. */
export const newPlace = z.extend(placeFacts, { code: placeCode });
/** See {@link newPlace}. */
export type NewPlace = z.output<typeof newPlace>;

/** One part of a split: a new place, and which of the old one's places go to it. */
export const splitPart = z.extend(newPlace, { children: z.array(placeCode).check(z.maxLength(500)) });

const byCode = z.object({ code: placeCode });
const reason = text(1000);

/** Query of the registers; screens keep it in their URL. */
export const placeQuery = z.object({
  level: placeLevel,
  search: z.optional(z.string().check(z.maxLength(120))),
  region: z.optional(queryList(regionSoato)),
  district: z.optional(queryList(districtSoato)),
  active: z.optional(queryBoolean),
  demonstration: z.optional(queryBoolean),
  outline: z.optional(queryList(z.enum(outlineStates))),
  sort: z.optional(z.enum(placeSorts)),
  ...paging,
});
/** See {@link placeQuery}. */
export type PlaceQuery = z.output<typeof placeQuery>;

/** The registers of regions, districts and neighbourhoods. Staff see and change those of their own territory. */
export const placeRegister = resource("placeRegister", {
  list: endpoint({
    method: "GET",
    path: "/place-register",
    summary: "One level's register: found in any script and by former names, keyset pages.",
    access: { code: "read:place" },
    query: placeQuery,
    reply: page(placeRow),
    tags: ["places"],
  }),
  get: endpoint({
    method: "GET",
    path: "/place-register/{code}",
    summary: "A place, active or not, with what it came from and where it went.",
    access: { code: "read:place" },
    params: byCode,
    reply: placeRecord,
    problems: ["not-found"],
    tags: ["places"],
  }),
  history: endpoint({
    method: "GET",
    path: "/place-register/{code}/history",
    summary: "What happened to a place, newest first.",
    access: { code: "read:place" },
    params: byCode,
    query: z.object({ after: paging.after, limit: z.optional(queryInteger(1, 200)) }),
    reply: page(historyEntry),
    problems: ["not-found"],
    tags: ["places"],
  }),
  create: endpoint({
    method: "POST",
    path: "/place-register",
    creates: "/place-register/{code}",
    summary: "Add a place.",
    access: { code: "create:place" },
    body: newPlace,
    reply: placeRecord,
    problems: ["duplicate"],
    tags: ["places"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/place-register/{code}",
    summary: "Rename or correct a place; the former name goes on leading to it.",
    access: { code: "update:place" },
    params: byCode,
    body: placeFacts,
    reply: placeRecord,
    guarded: true,
    problems: ["not-found", "duplicate", "move-refused"],
    tags: ["places"],
  }),
  setActive: endpoint({
    method: "POST",
    path: "/place-register/{code}/active",
    summary: "Stop or go on offering a place; applications that name it keep it.",
    access: { code: "deactivate:place" },
    params: byCode,
    body: z.object({ active: z.boolean(), reason }),
    reply: placeRecord,
    guarded: true,
    problems: ["not-found", "move-refused"],
    tags: ["places"],
  }),
  merge: endpoint({
    method: "POST",
    path: "/place-register/{code}/merge",
    summary:
      "Merge a place into another of its level: its code leads there from now on, its places move, applications keep theirs.",
    access: { code: "merge:place" },
    params: byCode,
    body: z.object({ into: placeCode, reason }),
    reply: placeRecord,
    guarded: true,
    problems: ["not-found", "move-refused"],
    tags: ["places"],
  }),
  split: endpoint({
    method: "POST",
    path: "/place-register/{code}/split",
    summary: "Split new places off a place, or the whole place into them.",
    access: { code: "split:place" },
    params: byCode,
    body: z.object({
      parts: z.array(splitPart).check(z.minLength(1), z.maxLength(20)),
      /** Whether the place itself goes on with what is left. */
      keep: z.boolean(),
      reason,
    }),
    reply: placeRecord,
    guarded: true,
    problems: ["not-found", "duplicate", "move-refused"],
    tags: ["places"],
  }),
});

/** The register of places, each level of which has a screen. */
export const placesRegister = register("places", {
  list: placeRegister.list,
  columns: {
    name: { kind: "names", field: "name", heading: "word.name" },
    code: { kind: "text", field: "code", heading: "places.column.code" },
    within: { kind: "own", heading: "places.column.within" },
    type: { kind: "own", heading: "word.kind", secondary: true },
    children: { kind: "number", field: "children", heading: "column.children" },
    outline: { kind: "own", heading: "places.column.outline" },
    state: { kind: "own", heading: "word.state" },
  },
});

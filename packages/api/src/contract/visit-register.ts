import * as z from "zod/mini";
import { applicationFilters, box } from "./application-filters.js";
import { areaFindings } from "./area-states.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { register } from "./register.js";
import { spot } from "./spot.js";
import {
  day,
  districtSoato,
  id,
  instant,
  named,
  names,
  neighborhoodId,
  organisationRef,
  regionSoato,
} from "./values.js";
import { keptReasons } from "./visits.js";

/** A visit as the register of visits shows it. */
export const visitRow = z.object({
  id,
  area: z.object({ id, number: z.string() }),
  region: z.object({ soato: regionSoato, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.nullable(z.object({ id: neighborhoodId, name: names })),
  /** The day as it was told: of a device, by its clock. */
  visitedOn: day,
  finding: z.enum(areaFindings),
  /** Who wrote it; null where nobody is known. */
  by: z.nullable(named),
  organisation: organisationRef,
  /** Hours spent on the spot; null where nobody counted. */
  hours: z.nullable(z.number()),
  words: z.string(),
  /** Where somebody stood. */
  position: z.nullable(spot),
  photos: z.number(),
  /** Whether an outline was walked. */
  walked: z.boolean(),
  receivedAt: instant,
  /** Why its finding moved nothing; null where it moved the area. */
  keptBecause: z.nullable(z.enum(keptReasons)),
});
/** See {@link visitRow}. */
export type VisitRow = z.output<typeof visitRow>;

/** Orders of the register of visits; a leading `-` turns one. */
export const visitSorts = ["-receivedAt", "receivedAt", "-visitedOn", "visitedOn"] as const;

/** Query of the register of visits. */
export const visitQuery = z.object({
  ...paging,
  /** Number, cadastre number or address of the area; blind to apostrophes and script. */
  search: z.optional(z.string().check(z.maxLength(200))),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  /** Only visits of this area. */
  area: z.optional(id),
  /** Only visits that these people wrote. */
  writer: z.optional(queryList(id)),
  organisation: z.optional(queryList(id)),
  finding: z.optional(queryList(z.enum(areaFindings))),
  /** Days of the visit, both counted. */
  from: z.optional(day),
  to: z.optional(day),
  /** With an outline that was walked, or without. */
  walked: z.optional(queryBoolean),
  /** Those that moved nothing, or those that moved their area. */
  moved: z.optional(queryBoolean),
  /** Where somebody stood. */
  bbox: z.optional(box),
  sort: z.optional(z.enum(visitSorts)),
});
/** See {@link visitQuery}. */
export type VisitQuery = z.output<typeof visitQuery>;

/** Visits of all areas. */
export const visitRegister = resource("visitRegister", {
  list: endpoint({
    method: "GET",
    path: "/visits",
    summary:
      "Visits of areas of the reader's territory, the latest received first. Members of organisations see those of their own.",
    access: { code: "read:visit" },
    query: visitQuery,
    reply: page(visitRow),
    tags: ["areas"],
  }),
});

const visitsRegisterMade = register("visits", {
  list: visitRegister.list,
  columns: {
    area: { kind: "own", heading: "column.number" },
    day: { kind: "day", field: "visitedOn", sort: "visitedOn", heading: "word.day" },
    finding: { kind: "own", heading: "word.result" },
    place: { kind: "place", parts: ["region", "district", "neighborhood"], heading: "word.place" },
    writer: { kind: "own", heading: "word.personName" },
    organisation: { kind: "named", field: "organisation", heading: "word.organization", secondary: true },
    photos: { kind: "number", field: "photos", heading: "visits.column.photos", secondary: true },
    hours: { kind: "number", field: "hours", heading: "visits.column.hours", secondary: true },
    received: { kind: "moment", field: "receivedAt", sort: "receivedAt", heading: "word.when", secondary: true },
  },
});
type VisitsRegisterMade = typeof visitsRegisterMade;
/** See {@link visitsRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface VisitsRegister extends VisitsRegisterMade {}
/** The register of visits. */
export const visitsRegister: VisitsRegister = visitsRegisterMade;

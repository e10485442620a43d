import * as z from "zod/mini";
import { applicationFilters } from "./application-filters.js";
import { areaFindings } from "./area-states.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryList } from "./list.js";
import { register } from "./register.js";
import { day, id, named, organisationRef } from "./values.js";

/** A day of somebody's diary: what they did on it, of what the reader sees. */
export const visitDay = z.object({
  /** As it was told: of a device, by its clock. */
  day,
  /** Who wrote the visits; null where nobody is known. */
  by: z.nullable(named),
  organisation: organisationRef,
  visits: z.number(),
  /** How often what was found, in the order in which findings are offered; without what was not. */
  findings: z.array(z.object({ finding: z.enum(areaFindings), visits: z.number() })),
  photos: z.number(),
  /** Visits with an outline that was walked. */
  walked: z.number(),
  /** Hours spent on the spot; null where nobody counted any. */
  hours: z.nullable(z.number()),
  /** Visits that moved nothing. */
  kept: z.number(),
});
/** See {@link visitDay}. */
export type VisitDay = z.output<typeof visitDay>;

/** Query of the list of days. */
export const visitDayQuery = z.object({
  ...paging,
  /** Name of who wrote; blind to apostrophes and script. */
  search: z.optional(z.string().check(z.maxLength(200))),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  /** Only visits that these people wrote. */
  writer: z.optional(queryList(id)),
  organisation: z.optional(queryList(id)),
  /** Days, both counted. */
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(["-day", "day"])),
});
/** See {@link visitDayQuery}. */
export type VisitDayQuery = z.output<typeof visitDayQuery>;

/** Visits by day and by who wrote them. */
export const visitDays = resource("visitDays", {
  list: endpoint({
    method: "GET",
    path: "/visits/days",
    summary:
      "Days of the diary, each of one person, the latest first, of visits in the reader's territory. Members of organisations see those of their own.",
    access: { code: "read:visit" },
    query: visitDayQuery,
    reply: page(visitDay),
    tags: ["areas"],
  }),
});

const visitDaysRegisterMade = register("visitDays", {
  list: visitDays.list,
  columns: {
    day: { kind: "day", field: "day", sort: "day", heading: "word.day" },
    writer: { kind: "own", heading: "word.personName" },
    organisation: { kind: "named", field: "organisation", heading: "word.organization", secondary: true },
    visits: { kind: "number", field: "visits", heading: "visits.column.written" },
    findings: { kind: "own", heading: "word.result" },
    photos: { kind: "number", field: "photos", heading: "visits.column.photos" },
    walked: { kind: "number", field: "walked", heading: "visits.column.walked" },
    hours: { kind: "number", field: "hours", heading: "visits.column.hours" },
    kept: { kind: "number", field: "kept", heading: "visits.column.kept", secondary: true },
  },
});
type VisitDaysRegisterMade = typeof visitDaysRegisterMade;
/** See {@link visitDaysRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface VisitDaysRegister extends VisitDaysRegisterMade {}
/** The list of days of the diary. */
export const visitDaysRegister: VisitDaysRegister = visitDaysRegisterMade;

import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { queryList } from "./list.js";
import { placeCode, placeLevel } from "./places.js";
import { register } from "./register.js";
import { reportGroupings, reportTopics } from "./report.js";
import { day, districtSoato, instant, locales, names, regionSoato } from "./values.js";

/** Key of a report, as its address has it. */
const key = z.string().check(z.maxLength(40));

/** A report that its reader may open. */
export const reportRow = z.object({
  /** Its key: it names its page and its words. */
  id: key,
  topic: z.enum(reportTopics),
  /** Of a period, or of how things stand. */
  time: z.enum(["period", "now"]),
  by: z.array(z.enum(reportGroupings)),
});
/** See {@link reportRow}. */
export type ReportRow = z.output<typeof reportRow>;

/** What the register of reports is narrowed by on its screen: all reports come. */
export const reportsQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  topic: z.optional(queryList(z.enum(reportTopics))),
});

/** What a report is asked. */
export const reportQuery = z.object({
  /** What its rows are of; the report's first unless another of its own is asked for. */
  by: z.optional(z.enum(reportGroupings)),
  /** The region or the district that it is of; by place its parts are the rows. None: all that its reader sees. */
  place: z.optional(z.union([regionSoato, districtSoato])),
  /** Days, both included; without the last until today, without the first since the year of the last began. */
  from: z.optional(day),
  to: z.optional(day),
});
/** See {@link reportQuery}. */
export type ReportQuery = z.output<typeof reportQuery>;

/** A row: a group, and its numbers in the order of the reply's columns; null of what is not told. */
export const reportGroup = z.object({
  /** The place, organisation, person or code it is of; null: none is said of what it counts. */
  key: z.nullable(z.string()),
  /** What it is called; null of what has its words in every language: codes. */
  name: z.nullable(z.union([names, z.string()])),
  values: z.array(z.nullable(z.number())),
});
/** See {@link reportGroup}. */
export type ReportGroup = z.output<typeof reportGroup>;

/** A report as it stands when it is asked for. */
export const reportRead = z.object({
  id: key,
  /** When it was read. */
  at: instant,
  by: z.enum(reportGroupings),
  /** Level of the places in its rows; null of other rows. */
  level: z.nullable(placeLevel),
  /** The days that its numbers of a period are of; null where it has none. */
  period: z.nullable(z.object({ from: day, to: day })),
  /** The place asked for and those it lies in, the widest first. */
  within: z.array(z.object({ code: placeCode, name: names })),
  /** Those columns whose registers its reader may read, in their order. */
  columns: z.array(z.string()),
  items: z.array(reportGroup),
  /** Of all rows; what can stand in several rows is counted once. */
  total: z.array(z.nullable(z.number())),
});
/** See {@link reportRead}. */
export type ReportRead = z.output<typeof reportRead>;

const byKey = z.object({ key });

/** Reports (DOMAIN §8): tables of measures by place, organisation, ground, state or person. */
export const reports = resource("reports", {
  list: endpoint({
    method: "GET",
    path: "/reports",
    summary: "The reports of which the caller may read a number at least.",
    access: { code: "menu:reports" },
    reply: z.object({ items: z.array(reportRow) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/reports/{key}",
    summary: "A report of the caller's territory: each number is as long as its list, or what that adds up to.",
    access: { code: "menu:report" },
    params: byKey,
    query: reportQuery,
    reply: reportRead,
    problems: ["not-found", "permission-missing"],
    tags: ["applications", "areas", "counts", "objections", "schedules"],
  }),
  pdf: endpoint({
    method: "POST",
    path: "/reports/{key}/pdf",
    summary: "The same report as a paper to be signed. That it was taken along stands in the caller's own history.",
    access: { code: "menu:report" },
    params: byKey,
    body: z.extend(reportQuery, { locale: z.enum(locales) }),
    idempotent: false,
    media: "application/pdf",
    problems: ["not-found", "permission-missing", "too-many-requests"],
  }),
});

/** The register of reports. */
export const reportsRegister = register("reports", {
  list: reports.list,
  query: reportsQuery,
  columns: {
    name: { kind: "own", heading: "word.name" },
    topic: { kind: "own", heading: "word.kind" },
    time: { kind: "own", heading: "word.when" },
  },
});

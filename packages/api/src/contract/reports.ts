import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { queryList } from "./list.js";
import { placeCode, placeLevel } from "./places.js";
import { reportDefinition } from "./own-report.js";
import { register } from "./register.js";
import { reportGroupings, reportTopics } from "./report.js";
import { day, districtSoato, id, instant, locales, names, regionSoato, text } from "./values.js";

/** Key of a report, as its address has it. */
const key = z.string().check(z.maxLength(40));

/** Who sees a report of one's own: its maker, or everyone too whose territory lies in that of its maker. */
export const reportScopes = ["mine", "shared"] as const;
/** See {@link reportScopes}. */
export type ReportScope = (typeof reportScopes)[number];

/** Reports of their own that a person may have. */
export const ownReportsAtMost = 100;

const ownReport = z.object({
  id,
  name: z.string(),
  owner: z.object({ id, name: z.string() }),
  scope: z.enum(reportScopes),
  /** Whether the caller may change, rename, share and delete it: its maker may. */
  mayChange: z.boolean(),
  version: z.number(),
});

/** A report that its reader may open. */
export const reportRow = z.object({
  /** Its key: it names its page and its words; of somebody's own, its id. */
  id: key,
  topic: z.enum(reportTopics),
  /** `period`: what happened in one; `now`: how things stand. */
  time: z.enum(["period", "now"]),
  by: z.array(z.enum(reportGroupings)),
  /** How somebody made it; left out of declared reports. */
  own: z.optional(ownReport),
});
/** See {@link reportRow}. */
export type ReportRow = z.output<typeof reportRow>;

/** Who made a report: the service, its reader, or somebody who shared it. */
export const reportMakers = ["declared", "mine", "others"] as const;

/** What the register of reports is narrowed by on its screen: all reports come. */
export const reportsQuery = z.object({
  made: z.optional(queryList(z.enum(reportMakers))),
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
  /** Tells what was said at this moment, in the columns that can; what was entered later is not in them. */
  asOf: z.optional(instant),
  /** A result that was kept, as it stood; nothing else is asked beside it. */
  kept: z.optional(id),
});
/** See {@link reportQuery}. */
export type ReportQuery = z.output<typeof reportQuery>;

/** A row: a group, and its numbers in the order of the reply's columns; null of what is not told. */
export const reportGroup = z.object({
  /** The place, organisation, person or code it is of; null: none is said of what it counts. */
  key: z.nullable(z.string()),
  /** What it is called; null of what has its words in every language: codes. */
  name: z.nullable(z.union([names, z.string()])),
  /** What else it is of, in a report whose rows are of two things. */
  split: z.optional(z.object({ key: z.nullable(z.string()), name: z.nullable(z.union([names, z.string()])) })),
  values: z.array(z.nullable(z.number())),
});
/** See {@link reportGroup}. */
export type ReportGroup = z.output<typeof reportGroup>;

/** Who kept a result and when; `sha256` is over its canonical JSON. */
export const keptMark = z.object({
  id,
  at: instant,
  by: z.string(),
  sha256: z.string(),
  /** Whether what is stored still has that hash. */
  sound: z.boolean(),
});

/** A result that was kept, as a list has it. */
export const keptRow = z.extend(keptMark, {
  rows: z.enum(reportGroupings),
  period: z.nullable(z.object({ from: day, to: day })),
  /** Names of the place it is of, where it is of one. */
  place: z.nullable(names),
});
/** See {@link keptRow}. */
export type KeptRow = z.output<typeof keptRow>;
/** A report that somebody made. */
export const ownReportRead = z.extend(ownReport, { definition: reportDefinition });
/** See {@link ownReportRead}. */
export type OwnReport = z.output<typeof ownReportRead>;

/** A report as it stands when it is asked for. */
export const reportRead = z.object({
  id: key,
  /** When it was read. */
  at: instant,
  /** The moment that it was asked as of; null: as it stood when it was read. */
  asOf: z.nullable(instant),
  /** Who stored the result, and when; null for one that is reckoned now. */
  kept: z.nullable(keptMark),
  by: z.enum(reportGroupings),
  /** What each row is parted by again. */
  split: z.optional(z.enum(reportGroupings)),
  /** What was asked for, where somebody made it. */
  own: z.optional(ownReportRead),
  /** Reading it takes longer than a screen waits, or more rows than it shows: a file of it is made in the background. */
  isLong: z.optional(z.boolean()),
  /** Level of the places in its rows; null of other rows. */
  level: z.nullable(placeLevel),
  /** The days that its numbers of a period are of; null where it has none. */
  period: z.nullable(z.object({ from: day, to: day })),
  /** The place asked for and those it lies in, the widest first. */
  within: z.array(z.object({ code: placeCode, name: names })),
  /** Those columns whose registers its reader may read, in their order. */
  columns: z.array(z.string()),
  items: z.array(reportGroup),
  /** Totals over all rows; what stands in several rows is counted once. */
  total: z.array(z.nullable(z.number())),
});
/** See {@link reportRead}. */
export type ReportRead = z.output<typeof reportRead>;

const byKey = z.object({ key });
const byReportId = z.object({ key: id });
const name = text(80);

/** Rows of a report that a screen shows and a paper has; a file holds all. */
export const reportRowsAtMost = 5000;

/** Reports (DOMAIN §8): tables of measures by place, organisation, ground, state or person. */
export const reports = resource("reports", {
  list: endpoint({
    method: "GET",
    path: "/reports",
    summary: "The reports of which the caller may read a number at least.",
    access: { code: "menu:reports" },
    reply: z.object({ items: z.array(reportRow) }),
    tags: ["reports"],
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
    tags: ["applications", "areas", "counts", "objections", "reports", "schedules"],
  }),
  pdf: endpoint({
    method: "POST",
    path: "/reports/{key}/pdf",
    summary:
      "The same report as a paper to be signed. That it was taken along stands in the caller's own history. With more rows than a screen shows it is refused: a file has them.",
    access: { code: "menu:report" },
    params: byKey,
    body: z.extend(reportQuery, { locale: z.enum(locales) }),
    idempotent: false,
    media: "application/pdf",
    problems: ["not-found", "permission-missing", "move-refused", "too-many-requests"],
  }),
  keep: endpoint({
    method: "POST",
    path: "/reports/{key}/kept",
    summary: "Keep the report as it stands now, for good: the reply word for word, with its hash.",
    access: { code: "menu:report" },
    params: byKey,
    body: z.omit(reportQuery, { kept: true }),
    reply: keptMark,
    problems: ["not-found", "permission-missing", "too-many-requests"],
    tags: ["reports"],
  }),
  kept: endpoint({
    method: "GET",
    path: "/reports/{key}/kept",
    summary:
      "Results of the report that were kept, and hold no more than the caller may see today; the latest first, at most a hundred.",
    access: { code: "menu:report" },
    params: byKey,
    reply: z.object({ items: z.array(keptRow) }),
    problems: ["not-found", "permission-missing"],
    tags: ["reports"],
  }),
  preview: endpoint({
    method: "POST",
    path: "/reports/preview",
    summary: "What a report of one's own would say, before it is kept.",
    access: { code: "create:report" },
    body: z.object({ definition: reportDefinition, query: reportQuery }),
    reply: reportRead,
    idempotent: false,
    problems: ["not-found", "permission-missing"],
  }),
  create: endpoint({
    method: "POST",
    path: "/reports",
    creates: "/reports/{id}",
    summary: `Keep a report of one's own: at most ${ownReportsAtMost}. A shared one needs \`share:report\`.`,
    access: { code: "create:report" },
    body: z.object({ name, scope: z.enum(reportScopes), definition: reportDefinition }),
    reply: ownReportRead,
    problems: ["permission-missing", "move-refused"],
    tags: ["reports"],
  }),
  change: endpoint({
    method: "PATCH",
    path: "/reports/{key}",
    summary: "Give a report of one's own another name, another definition, or share it; its maker alone may.",
    access: { code: "create:report" },
    params: byReportId,
    body: z.object({
      name: z.optional(name),
      scope: z.optional(z.enum(reportScopes)),
      definition: z.optional(reportDefinition),
    }),
    reply: ownReportRead,
    guarded: true,
    problems: ["not-found", "precondition-failed", "permission-missing"],
    tags: ["reports"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/reports/{key}",
    summary: "Delete a report of one's own, for everyone who sees it, with its schedules.",
    access: { code: "create:report" },
    params: byReportId,
    guarded: true,
    problems: ["not-found", "precondition-failed", "permission-missing"],
    tags: ["reports"],
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

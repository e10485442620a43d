import { applicationsRegister } from "./application-register.js";
import { type Measure, measure, type MeasureFormula } from "./measure.js";
import type { AgeBand, StuckKind } from "./standing.js";
import { finalStatuses, type StatusKey, statusKeys } from "./statuses.js";

/** A number over the register of applications. */
export type ApplicationMeasure = Measure<typeof applicationsRegister>;

/** Statuses in which applications wait. */
export const openStatuses: readonly StatusKey[] = statusKeys.filter(
  (key) => !finalStatuses.some((final) => final === key),
);

const open = [...openStatuses];
const longestFirst = { sort: "statusSince" } as const;

const stood = (status: StatusKey, formula: MeasureFormula) =>
  measure(applicationsRegister, {
    what: { computed: "status", formula },
    filter: { status: [status], ...longestFirst },
    unit: "days",
  });

/** The numbers of the side menu. */
export const menuMeasures = {
  all: measure(applicationsRegister),
  waiting: measure(applicationsRegister, { filter: { waiting: true } }),
  status: (status: StatusKey) => measure(applicationsRegister, { filter: { status: [status] } }),
  late: (status: StatusKey) => measure(applicationsRegister, { filter: { status: [status], late: true } }),
} as const;

/** The numbers of the process panel: of each status, of all unfinished applications, of a person. */
export const panelMeasures = {
  status: {
    total: (status: StatusKey) => measure(applicationsRegister, { filter: { status: [status] } }),
    late: (status: StatusKey) => measure(applicationsRegister, { filter: { status: [status], late: true } }),
    soon: (status: StatusKey) => measure(applicationsRegister, { filter: { status: [status], soon: true } }),
    suspended: (status: StatusKey) => measure(applicationsRegister, { filter: { status: [status], suspended: true } }),
    age: (status: StatusKey, band: AgeBand) =>
      measure(applicationsRegister, { filter: { status: [status], age: [band] } }),
    /** Whole days that at least one in two stands, and one in ten: the list begins with those that stand longest. */
    median: (status: StatusKey) => stood(status, "median"),
    p90: (status: StatusKey) => stood(status, "p90"),
    /** Whole days the one that has stood longest stands: the first of the list. */
    oldest: (status: StatusKey) => stood(status, "oldest"),
  },
  /** Applications of any status whose term is over: those that the supervising organisation is told of. */
  late: measure(applicationsRegister, { filter: { late: true } }),
  open: {
    total: measure(applicationsRegister, { filter: { status: open } }),
    late: measure(applicationsRegister, { filter: { status: open, late: true } }),
    soon: measure(applicationsRegister, { filter: { status: open, soon: true } }),
    suspended: measure(applicationsRegister, { filter: { status: open, suspended: true, ...longestFirst } }),
  },
  stuck: (kind: StuckKind) => measure(applicationsRegister, { filter: { stuck: [kind], ...longestFirst } }),
  instalments: measure(applicationsRegister, { filter: { status: open, instalments: true, ...longestFirst } }),
  overdueInstalments: measure(applicationsRegister, {
    filter: { status: open, instalments: true, suspended: true, ...longestFirst },
  }),
  /** Applications that a person is responsible for; `none`: that nobody is. */
  person: {
    total: (assignee: string) => measure(applicationsRegister, { filter: { assignee } }),
    late: (assignee: string) => measure(applicationsRegister, { filter: { assignee, late: true } }),
    soon: (assignee: string) => measure(applicationsRegister, { filter: { assignee, soon: true } }),
  },
} as const;

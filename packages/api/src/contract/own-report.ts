import * as z from "zod/mini";
import { panelMeasures } from "./application-measures.js";
import { applicationsRegister } from "./application-register.js";
import { areasRegister } from "./areas.js";
import { chargeMeasures } from "./charge-measures.js";
import { chargesRegister } from "./charges.js";
import { type Measure, type MeasureRows, narrowed } from "./measure.js";
import { complaintsRegister, objectionsRegister } from "./objections.js";
import { askedIn, paramsOf, type Register, unreadOf } from "./register.js";
import {
  isOfDays,
  isOfPlaces,
  type Report,
  type ReportColumn,
  type ReportGrouping,
  reportGroupings,
  type ReportTopic,
  unitOf,
} from "./report.js";
import { reportList } from "./report-list.js";
import { schedulesRegister } from "./schedules.js";
import { stayMeasures } from "./stay-measures.js";
import { svodRows } from "./svod-measures.js";
import { usersRegister } from "./users.js";

/** Registers of which people make reports of their own. */
export const ownReportRegisters = [
  "applications",
  "areas",
  "objections",
  "complaints",
  "schedules",
  "charges",
  "money",
  "users",
] as const;
/** See {@link ownReportRegisters}. */
export type OwnReportRegister = (typeof ownReportRegisters)[number];

/** Columns, filters and groupings that reports of a register can ask for. */
interface Offer {
  /** What lists its rows: of money the summary table, whose sums are the journal's. */
  readonly register: MeasureRows;
  readonly topic: ReportTopic;
  /** Names of its filters: its place and its days are asked for when the report is read. */
  readonly filters: readonly string[];
  readonly by: readonly [ReportGrouping, ...ReportGrouping[]];
  /** Columns beside those that declared reports have of it. */
  readonly also?: Readonly<Record<string, ReportColumn>>;
}

const places = ["place", "district", "neighborhood"] as const;

const offers: Readonly<Record<OwnReportRegister, Offer>> = {
  applications: {
    register: applicationsRegister,
    topic: "applications",
    filters: ["status", "legalBasis", "year"],
    by: [...places, "status", "legalBasis", "organisation", "week", "month"],
    also: {
      soon: { of: panelMeasures.open.soon },
      medianDays: { of: stayMeasures.median },
      p90Days: { of: stayMeasures.p90 },
      oldestDays: { of: stayMeasures.oldest },
    },
  },
  areas: {
    register: areasRegister,
    topic: "areas",
    filters: ["state", "legalBasis", "year"],
    by: [...places, "areaState", "legalBasis"],
  },
  objections: {
    register: objectionsRegister,
    topic: "applications",
    filters: ["state"],
    by: [...places, "week", "month"],
  },
  complaints: {
    register: complaintsRegister,
    topic: "applications",
    filters: ["state"],
    by: [...places, "week", "month"],
  },
  // Of schedules are told those that run: their state says nothing more.
  schedules: { register: schedulesRegister, topic: "areas", filters: ["year"], by: places },
  charges: {
    register: chargesRegister,
    topic: "money",
    filters: [],
    by: places,
    also: {
      bills: { of: chargeMeasures.bills },
      billed: { of: chargeMeasures.billed },
      billsDue: { of: chargeMeasures.due },
      billsPart: { of: chargeMeasures.part },
      billsLate: { of: chargeMeasures.late },
      billsPaid: { of: chargeMeasures.paid },
    },
  },
  // The summary table has the places below the one that is asked for.
  money: { register: svodRows, topic: "money", filters: [], by: ["place"] },
  // Nobody's territory is a neighbourhood.
  users: { register: usersRegister, topic: "people", filters: [], by: ["organisation", "place", "district"] },
};

/** What a person's report is: data over the catalogue of measures, that asks for nothing which is not declared. */
export interface ReportDefinition {
  readonly register: OwnReportRegister;
  /** Which of the register's rows, as its address spells it; empty: all that its reader sees. */
  readonly filter: string;
  /** What its rows are of, and what each is parted by again. */
  readonly by: ReportGrouping;
  readonly split: ReportGrouping | null;
  /** Ids of {@link ownColumns}; a share stands beside the two numbers that it is computed of. */
  readonly columns: string[];
  /** By the numbers of one of its columns; null: in the order of what its rows are of. */
  readonly sort: { readonly column: string; readonly descending: boolean } | null;
  readonly chart: "none" | "bar" | "line";
}

/** Whether a measure can be told by week and month: it is of a moment that each row has once. */
function isDated({ days, filter }: Measure): boolean {
  return days !== null && !("conclusion" in filter);
}

/** The columns that reports of a register can have, by their ids: what declared reports have of it, and what is told here alone. */
export function ownColumns(of: OwnReportRegister): Readonly<Record<string, ReportColumn>> {
  const { register, also = {} } = offers[of];
  const all = Object.values<Report>(reportList).flatMap(({ columns }) => Object.entries(columns));
  const numbers = all.filter(([, column]) => "of" in column && column.of.register.name === register.name);
  const told = [...numbers, ...Object.entries(also)];
  const shares = all.filter(
    ([, column]) => "share" in column && column.share.every((id) => told.some(([known]) => known === id)),
  );
  const columns = new Map<string, ReportColumn>();
  // The first report that has a column says what it is.
  for (const [id, column] of [...told, ...shares]) if (!columns.has(id)) columns.set(id, column);
  return Object.fromEntries(columns);
}

/** What the rows of a register's reports can be of. */
export const ownGroupings = (of: OwnReportRegister): readonly ReportGrouping[] => offers[of].by;

/** Ids of the columns that whoever holds these codes can ask for. */
export function ownColumnsFor(of: OwnReportRegister, codes: readonly string[]): readonly string[] {
  const columns = ownColumns(of);
  const isOpen = (id: string): boolean => {
    const column = columns[id];
    if (column === undefined) return false;
    return "of" in column ? column.of.code === null || codes.includes(column.of.code) : column.share.every(isOpen);
  };
  return Object.keys(columns).filter(isOpen);
}

/** The code that reading a register takes: who has it not, can ask for nothing of it. */
export const readingCodeOf = (of: OwnReportRegister) => offers[of].register.read;

/** The filters that reports of a register can have, with the schemas of its address. */
export function ownFilters(of: OwnReportRegister): Pick<Register, "asked"> {
  const { register, filters } = offers[of];
  return {
    asked: Object.fromEntries(filters.flatMap((name) => (register.asked[name] ? [[name, register.asked[name]]] : []))),
  };
}

/** Whether a column can stand in a report whose rows are of these things. */
export function isToldBy(of: OwnReportRegister, id: string, groupings: readonly (ReportGrouping | null)[]): boolean {
  const columns = ownColumns(of);
  const told = (one: string): boolean => {
    const column = columns[one];
    if (column === undefined) return false;
    return "of" in column ? isDated(column.of) : column.share.every(told);
  };
  return !groupings.some((by) => by !== null && isOfDays(by)) || told(id);
}

/** Whether one grouping can stand below another: they are of different things. */
export function canBeParted(by: ReportGrouping, split: ReportGrouping): boolean {
  const isAlike = (isOfPlaces(by) && isOfPlaces(split)) || (isOfDays(by) && isOfDays(split));
  return by !== split && !isAlike;
}

type Values = Readonly<Record<string, unknown>>;

/** What a definition asks of its register. */
const filterOf = ({ register, filter }: Pick<ReportDefinition, "register" | "filter">): Values =>
  askedIn(ownFilters(register) as Register, new URLSearchParams(filter));

/** A measure of fewer rows; undefined where it is of none of them. */
function meeting(of: Measure, filter: Values): Measure | undefined {
  const own = of.filter as Values;
  const both: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filter)) {
    const standing = own[name];
    if (standing === undefined) both[name] = value;
    else if (!Array.isArray(standing) || !Array.isArray(value)) return undefined;
    else {
      const common = standing.filter((one) => value.includes(one));
      if (common.length === 0) return undefined;
      both[name] = common;
    }
  }
  return narrowed<MeasureRows>(of, both);
}

/** A place in a definition that is wrong, and why. */
export interface DefinitionFault {
  readonly path: readonly (string | number)[];
  readonly code: "choice" | "option-twice" | "not-asked";
}

/** What is wrong with a definition: whatever asks for something that is not declared, or that says nothing. */
export function definitionFaults(definition: ReportDefinition): DefinitionFault[] {
  const { register, by, split, columns, sort } = definition;
  const faults: DefinitionFault[] = [];
  const wrong = (path: DefinitionFault["path"], code: DefinitionFault["code"] = "choice") =>
    faults.push({ path, code });
  const groupings = ownGroupings(register);
  if (!groupings.includes(by)) wrong(["by"]);
  if (split !== null && !(groupings.includes(split) && canBeParted(by, split))) wrong(["split"]);
  const params = new URLSearchParams(definition.filter);
  if (unreadOf(ownFilters(register), params, new Set()).length > 0) wrong(["filter"], "not-asked");
  const known = ownColumns(register);
  const filter = filterOf(definition);
  for (const [index, id] of columns.entries()) {
    const column = Object.hasOwn(known, id) ? known[id] : undefined;
    if (columns.indexOf(id) !== index) wrong(["columns", index], "option-twice");
    else if (column === undefined || !isToldBy(register, id, [by, split])) wrong(["columns", index]);
    else if ("share" in column && !column.share.every((part) => columns.includes(part))) wrong(["columns", index]);
    // A number of rows that the filter leaves out would be nothing, and its list something else.
    else if ("of" in column && meeting(column.of, filter) === undefined) wrong(["columns", index], "not-asked");
  }
  if (sort !== null && !columns.includes(sort.column)) wrong(["sort", "column"]);
  return faults;
}

const grouping = z.enum(reportGroupings);
const columnId = z.string().check(z.minLength(1), z.maxLength(40));

/** A definition as it is sent: what asks for something that is not declared is refused where it stands. */
export const reportDefinition = z
  .object({
    register: z.enum(ownReportRegisters),
    filter: z.string().check(z.maxLength(1000)),
    by: grouping,
    split: z.nullable(grouping),
    columns: z.array(columnId).check(z.minLength(1), z.maxLength(12)),
    sort: z.nullable(z.object({ column: columnId, descending: z.boolean() })),
    chart: z.enum(["none", "bar", "line"]),
  })
  .check(
    z.check((ctx) => {
      for (const { path, code } of definitionFaults(ctx.value)) {
        ctx.issues.push({ code: "custom", message: code, path: [...path], input: ctx.value });
      }
    }),
  );

/** A definition in its one spelling. */
export function spelled(definition: ReportDefinition): ReportDefinition {
  const filters = ownFilters(definition.register) as Register;
  return {
    ...definition,
    filter: paramsOf(filters, askedIn(filters, new URLSearchParams(definition.filter))).toString(),
  };
}

/** Numbers that a picture can tell apart. */
const mostDrawn = 6;

/** The report that a definition asks for: read, shown and printed as declared ones are. */
export function reportOfDefinition(definition: ReportDefinition): Report {
  const { register, by, split, sort, chart } = definition;
  const known = ownColumns(register);
  const filter = filterOf(definition);
  const columns: Record<string, ReportColumn> = {};
  for (const id of definition.columns) {
    const column = known[id];
    if (column === undefined) continue;
    const of = "of" in column ? meeting(column.of, filter) : undefined;
    if (of !== undefined) columns[id] = { of };
    else if ("share" in column) columns[id] = column;
  }
  const [first = "", ...others] = Object.keys(columns).filter((id) => "of" in (columns[id] ?? {}));
  const unit = columns[first] && unitOf(columns[first]);
  const alike = others.filter((id) => columns[id] && unitOf(columns[id]) === unit).slice(0, mostDrawn - 1);
  return {
    topic: offers[register].topic,
    by: [by],
    split: split ?? undefined,
    columns,
    drawn: [first, ...alike],
    sort: sort ?? undefined,
    chart,
  };
}

/** The definition of a declared report that says the same of one register, to begin one's own with; undefined where it has none. */
export function definitionOf(report: Report, by: ReportGrouping): ReportDefinition | undefined {
  const counted = (of: OwnReportRegister) =>
    Object.keys(report.columns).filter((id) => Object.hasOwn(ownColumns(of), id));
  const [register] = ownReportRegisters.toSorted((one, other) => counted(other).length - counted(one).length);
  if (register === undefined || counted(register).length === 0) return undefined;
  const groupings = ownGroupings(register);
  const columns = counted(register);
  return {
    register,
    filter: "",
    by: groupings.includes(by) ? by : "place",
    split: null,
    columns: columns.slice(0, 12),
    sort: null,
    chart: "bar",
  };
}

import * as z from "zod/mini";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { register } from "./register.js";
import { day, type Names } from "./values.js";

/** Bounds of a list of schedules: the neighbourhoods of the largest region a few times over are less. */
export const scheduleListBounds = { mostBytes: 2_000_000, mostRows: 2000 } as const;

/** What a column of a list of schedules can be. */
export const scheduleListFields = [
  "region",
  "district",
  "neighborhood",
  "startsOn",
  "endsOn",
  "organisation",
  "plots",
] as const;
/** See {@link scheduleListFields}. */
export type ScheduleListField = (typeof scheduleListFields)[number];

/** Lists of plan schedules: every row that is right becomes a draft, whose days no other schedule of its neighbourhood has. */
export const scheduleLists = batch({
  name: "scheduleImports",
  kind: "schedule",
  path: "/schedule-imports",
  noun: "list of plan schedules",
  file: "CSV (UTF-8, cp1251, UTF-16; comma, semicolon or tab) or JSON, up to 2 000 rows",
  code: "propose:plan",
  changes: ["schedules", "counts"],
  fields: scheduleListFields,
  needed: ["neighborhood", "startsOn", "endsOn", "organisation", "plots"],
  columns: "chosen",
  says: "faults",
  rowKinds: ["new", "wrong", "entered", "undone", "kept"],
  wrong: "asked",
  previews: true,
  row: {
    /** The neighbourhood that the draft is of; null where none was found. */
    neighborhoodId: z.nullable(z.string()),
    startsOn: z.nullable(day),
    endsOn: z.nullable(day),
  },
});
/** See {@link scheduleLists}. */
export const scheduleImports = scheduleLists.calls;

/** A list of schedules on its way into the plan. */
export type ScheduleListBatch = z.output<typeof scheduleLists.schemas.batch>;
/** A row of such a list. */
export type ScheduleListRow = z.output<typeof scheduleLists.schemas.row>;
/** What is wrong with a row, or worth knowing. */
export type ScheduleListFault = z.output<typeof scheduleLists.schemas.fault>;

const heading = (uz_UZ: string, uz_Cyrl: string, ru_RU: string, en_US: string): Names => ({
  uz_UZ,
  uz_Cyrl,
  ru_RU,
  en_US,
});

/** What columns are called: the first names that the import looks for, and those of the register's own exports. */
export const scheduleListHeadings: Readonly<Record<ScheduleListField, Names>> = {
  region: heading("Viloyat", "Вилоят", "Область", "Region"),
  district: heading("Tuman", "Туман", "Район", "District"),
  neighborhood: heading("Mahalla", "Маҳалла", "Махалля", "Neighbourhood"),
  startsOn: heading("Boshlanadi", "Бошланади", "Начало", "Starts"),
  endsOn: heading("Tugaydi", "Тугайди", "Конец", "Ends"),
  organisation: heading("Tashkilot", "Ташкилот", "Организация", "Organization"),
  plots: heading("Rejada, uchastka", "Режада, участка", "План, участков", "Planned plots"),
};

/** A row of a list, for a template. */
export const scheduleListExample: Readonly<Record<ScheduleListField, string>> = {
  region: "1718",
  district: "1718401",
  neighborhood: "14160001",
  startsOn: "01.04.2027",
  endsOn: "20.04.2027",
  organisation: "",
  plots: "120",
};

/** What a list of schedules shows of its rows. */
export const scheduleListRowColumns = columnsOf<ScheduleListRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  neighborhood: { kind: "own", heading: "facts.neighborhood" },
  startsOn: { kind: "day", field: "startsOn", heading: "schedules.column.startsOn" },
  endsOn: { kind: "day", field: "endsOn", heading: "schedules.column.endsOn" },
  what: { kind: "own", heading: "word.outcome" },
});

/** The register of lists of schedules. */
export const scheduleListsRegister = register("scheduleLists", {
  list: scheduleImports.list,
  columns: batchListColumns,
});

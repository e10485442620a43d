import * as z from "zod/mini";
import { batch, batchListColumns } from "./batch.js";
import { columnsOf } from "./columns.js";
import { register } from "./register.js";
import { calendarDayKind } from "./settings.js";
import { day, text } from "./values.js";

/** Bounds of a list of days: more than the special days of some years is something else. */
export const calendarListBounds = { mostBytes: 2_000_000, mostRows: 200 } as const;

/** What a column of a list of days can be. */
export const calendarListFields = ["day", "kind", "name", "nameCyrl", "nameRu", "nameEn"] as const;
/** See {@link calendarListFields}. */
export type CalendarListField = (typeof calendarListFields)[number];

/**
 * Days that are not what their weekday says, as a decree lists them. Entered, they are one change of the calendar: it
 * holds at once, or waits for a second person where the settings ask for one.
 */
export const calendarLists = batch({
  name: "calendarImports",
  kind: "calendar",
  path: "/calendar-imports",
  noun: "list of days for the holiday calendar",
  file: "CSV (UTF-8, cp1251, UTF-16; comma, semicolon or tab) or JSON, up to 200 rows",
  code: "update:setting",
  changes: ["settings", "applications"],
  fields: calendarListFields,
  needed: ["day", "kind", "name"],
  columns: "chosen",
  says: "faults",
  rowKinds: ["new", "changed", "known", "wrong", "entered", "undone", "kept"],
  wrong: "asked",
  previews: false,
  row: {
    day: z.nullable(day),
    /** What the day becomes. */
    becomes: z.nullable(calendarDayKind),
    /** Its Uzbek name. */
    name: z.string(),
    /** What it is today, where that is not what its weekday says. */
    before: z.nullable(calendarDayKind),
  },
  given: {
    /** The decree, or why else. */
    reason: text(2000, 3),
  },
});
/** What a list of days looks like: headings that the import knows, an example row, and names that others give the columns. */
export const calendarListTemplate: Readonly<
  Record<
    CalendarListField,
    { readonly heading: string; readonly example: string; readonly otherNames: readonly string[] }
  >
> = {
  day: { heading: "kun", example: "21.03.2027", otherNames: ["day", "sana", "date", "кун", "сана", "день", "дата"] },
  kind: { heading: "turi", example: "bayram", otherNames: ["kind", "type", "тури", "вид", "тип"] },
  name: {
    heading: "nomi",
    example: "Navroʻz bayrami",
    otherNames: ["name", "name uz", "номи", "название на узбекском"],
  },
  nameCyrl: {
    heading: "nomi kirill",
    example: "Наврўз байрами",
    otherNames: ["name uz cyrl", "name cyrl", "номи кирилл", "название кириллицей"],
  },
  nameRu: {
    heading: "name ru",
    example: "Праздник Навруз",
    otherNames: ["название", "наименование", "nomi rus", "номи рус", "название на русском"],
  },
  nameEn: {
    heading: "name en",
    example: "Navruz",
    otherNames: ["nomi ingliz", "номи инглиз", "название на английском"],
  },
};
/** See {@link calendarLists}. */
export const calendarImports = calendarLists.calls;

/** A list of days on its way into the calendar. */
export type CalendarListBatch = z.output<typeof calendarLists.schemas.batch>;
/** One row of such a list. */
export type CalendarListRow = z.output<typeof calendarLists.schemas.row>;
/** What is wrong with a row. */
export type CalendarListFault = z.output<typeof calendarLists.schemas.fault>;

/** What a list of days shows of its rows. */
export const calendarRowColumns = columnsOf<CalendarListRow>()({
  line: { kind: "number", field: "line", heading: "word.line" },
  day: { kind: "day", field: "day", heading: "word.day" },
  becomes: { kind: "own", heading: "word.kind" },
  name: { kind: "text", field: "name", heading: "word.name" },
  what: { kind: "own", heading: "word.outcome" },
});

/** The register of lists of days. */
export const calendarListsRegister = register("calendarLists", {
  list: calendarImports.list,
  columns: batchListColumns,
});

import type { FaultCode } from "@yer/api/contract/fault-codes";
import { type CalendarListFault, type CalendarListField, calendarListTemplate } from "@yer/api/contract/calendar-lists";
import { type CalendarChange, calendarChange } from "@yer/api/contract/settings";
import * as z from "zod/mini";
import type { RowAtWork } from "../../registers/batches/batch-kind.js";
import { dayIn } from "../../registers/batches/day-in.js";
import { columnsByName } from "../../registers/batches/read-list.js";

/** What words people write for the kinds, in the four languages. */
const kinds: Readonly<Record<string, "holiday" | "workday">> = {
  holiday: "holiday",
  bayram: "holiday",
  "dam olish": "holiday",
  "dam olish kuni": "holiday",
  байрам: "holiday",
  "дам олиш": "holiday",
  "дам олиш куни": "holiday",
  праздник: "holiday",
  выходной: "holiday",
  workday: "workday",
  "ish kuni": "workday",
  "иш куни": "workday",
  рабочий: "workday",
  "рабочий день": "workday",
};

/** Names that columns of known lists have; the template's own come first. */
const columnNames = Object.fromEntries(
  Object.entries(calendarListTemplate).map(([field, { heading, otherNames }]) => [field, [heading, ...otherNames]]),
) as Record<CalendarListField, string[]>;

/** The columns of a list of days, by their names. */
export function calendarColumns(columns: readonly string[]): Partial<Record<CalendarListField, number>> {
  return columnsByName(columns, columnNames);
}

/** Days that a calendar is kept of: a list may hold some years, and none that nobody counts terms in. */
const days = { least: "2024-01-01", most: "2100-12-31" } as const;

/** A row of a list of days as it was read; `change` is null where something cannot be read. */
export interface CalendarRow {
  readonly line: number;
  /** ISO day; null where none is read. */
  readonly day: string | null;
  readonly name: string;
  readonly change: CalendarChange | null;
  readonly faults: readonly CalendarListFault[];
}

/** Reads a row of a list of days, for a change from `today` on. Pure. */
export function readCalendarRow(
  { line, cells }: Pick<RowAtWork, "line" | "cells">,
  places: Readonly<Partial<Record<string, number | null>>>,
  today: string,
): CalendarRow {
  const cell = (field: CalendarListField): string => (cells[places[field] ?? -1] ?? "").trim().slice(0, 300);
  const faults: CalendarListFault[] = [];
  const wrong = (field: CalendarListField, code: FaultCode): void => {
    faults.push({ code, field, column: places[field] ?? null, value: cell(field).slice(0, 80) });
  };
  const day = dayIn(
    cell("day")
      .replace(/^(\d)([./])/, "0$1$2")
      .replace(/([./])(\d)([./])/, "$10$2$3"),
  );
  const kind = kinds[cell("kind").toLowerCase()];
  if (day === null || day < days.least || day > days.most) wrong("day", "day");
  else if (day < today) wrong("day", "day-passed");
  if (kind === undefined) wrong("kind", "day-word");
  if (cell("name") === "") wrong("name", "day-name-needed");
  const name = { uz_UZ: cell("name"), uz_Cyrl: cell("nameCyrl"), ru_RU: cell("nameRu"), en_US: cell("nameEn") };
  if (faults.length === 0) {
    const parsed = z.safeParse(calendarChange, { day, kind, name });
    if (parsed.success) return { line, day, name: name.uz_UZ, change: parsed.data, faults };
    wrong("name", parsed.error.issues[0]?.code === "too_big" ? "too-long" : "control-characters");
  }
  return { line, day, name: name.uz_UZ, change: null, faults };
}

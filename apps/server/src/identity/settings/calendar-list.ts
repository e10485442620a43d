import type { FaultCode } from "@yer/api/contract/fault-codes";
import { type CalendarChange, calendarChange, type CalendarListFault } from "@yer/api/contract/settings";
import * as z from "zod/mini";

/** What words people write for the kinds, in the four languages. */
const kinds: Readonly<Record<string, "holiday" | "workday">> = {
  holiday: "holiday",
  bayram: "holiday",
  "dam olish": "holiday",
  байрам: "holiday",
  "дам олиш": "holiday",
  праздник: "holiday",
  выходной: "holiday",
  workday: "workday",
  "ish kuni": "workday",
  "иш куни": "workday",
  рабочий: "workday",
  "рабочий день": "workday",
};

/** Most lines of a list: more than the days of a year is something else. */
const mostLines = 400;

/** A list as it was read: changes of days, and the lines that cannot be used. */
export interface ReadCalendarList {
  readonly changes: readonly CalendarChange[];
  readonly faults: readonly CalendarListFault[];
}

/** Fields of a line: quotes double inside quotes (RFC 4180), no line break within a field. */
function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const end = quoted ? rest.indexOf(separator, quoted[0].length) : rest.indexOf(separator);
    fields.push((quoted?.[1]?.replaceAll('""', '"') ?? (end < 0 ? rest : rest.slice(0, end))).trim());
    if (end < 0) return fields;
    rest = rest.slice(end + 1);
  }
}

/** `2027-03-21`, `21.03.2027` or `21/03/2027` as an ISO day; anything else as it is, to be refused by the schema. */
function isoDay(written: string): string {
  const parts = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(written);
  return parts === null ? written : `${parts[3]}-${parts[2]?.padStart(2, "0")}-${parts[1]?.padStart(2, "0")}`;
}

function changeOf(fields: readonly string[], year: number): CalendarChange | FaultCode {
  const [written = "", word = "", uz_UZ = "", uz_Cyrl = "", ru_RU = "", en_US = ""] = fields;
  const kind = kinds[word.toLowerCase()];
  if (kind === undefined) return "choice";
  if (uz_UZ === "") return "day-name-needed";
  const parsed = z.safeParse(calendarChange, { day: isoDay(written), kind, name: { uz_UZ, uz_Cyrl, ru_RU, en_US } });
  if (!parsed.success) return parsed.error.issues[0]?.path[0] === "day" ? "day" : "control-characters";
  return parsed.data.day.startsWith(`${year}-`) ? parsed.data : "day-other-year";
}

/**
 * Reads a year's list: CSV by comma, semicolon or tab, columns day, kind, name (Uzbek; then Cyrillic, Russian, English
 * where known). A first line whose day is no day is taken for headings. Pure.
 */
export function readCalendarList(text: string, year: number, today: string): ReadCalendarList {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const separator = [";", "\t", ","].find((one) => lines[0]?.includes(one)) ?? ";";
  const changes = new Map<string, CalendarChange>();
  const faults: CalendarListFault[] = [];
  let used = 0;
  lines.forEach((line, at) => {
    if (line.trim() === "") return;
    const fields = fieldsOf(line, separator);
    if (at === 0 && !/\d/.test(fields[0] ?? "")) return;
    used += 1;
    if (used > mostLines) {
      if (used === mostLines + 1) faults.push({ line: at + 1, code: "too-long" });
      return;
    }
    const change = changeOf(fields, year);
    if (typeof change === "string") faults.push({ line: at + 1, code: change });
    else if (changes.has(change.day)) faults.push({ line: at + 1, code: "row-twice" });
    else if (change.day < today) faults.push({ line: at + 1, code: "day-passed" });
    else changes.set(change.day, change);
  });
  if (used === 0) faults.push({ line: 1, code: "required" });
  return { changes: [...changes.values()], faults };
}

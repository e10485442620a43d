import { areaListExample, areaListFields, areaListHeadings } from "@yer/api/contract/area-imports";
import { calendarListTemplate } from "@yer/api/contract/calendar-lists";
import { scheduleListExample, scheduleListFields, scheduleListHeadings } from "@yer/api/contract/schedule-imports";
import { locales } from "@yer/api/contract/values";
import { expect, test } from "vitest";
import { pastedRows } from "./pasted-rows.js";
import { headed } from "./template-lines.js";

const columns = [
  { heading: "kun", example: "21.03.2027" },
  { heading: "turi", example: "bayram" },
];

test.each([
  ["21.03.2027;bayram", "kun;turi\n21.03.2027;bayram"],
  ["\n 21.03.2027\tbayram\n", "kun\tturi\n21.03.2027\tbayram"],
  ["\tbayram\n22.03.2027\t\n", "kun\tturi\n\tbayram\n22.03.2027"],
  ["Kun,Turi\n21.03.2027,bayram", "Kun,Turi\n21.03.2027,bayram"],
])("pasted rows without headings get the template's: %j", (pasted, file) => {
  expect(pastedRows(pasted, columns)).toBe(file);
});

/** The kinds that take pasted rows: what their columns are called in a language, and a row without headings. */
const kinds = locales.flatMap((locale) => [
  {
    locale,
    columns: areaListFields.map((field) => headed(areaListHeadings[field], locale)),
    row: areaListFields.map((field) => (field === "source" ? "Bino" : areaListExample[field])),
  },
  {
    locale,
    columns: scheduleListFields.map((field) => headed(scheduleListHeadings[field], locale)),
    row: scheduleListFields.map((field) => (field === "organisation" ? "Mahalla" : scheduleListExample[field])),
  },
]);

test("a first line of headings is known in every language, of every kind that takes pasted rows, whoever pastes it", () => {
  for (const { locale, columns, row } of kinds) {
    const templated = columns.map((column) => ({ ...column, example: "" }));
    for (const other of locales) {
      const nth = locales.filter((one) => one !== locale).indexOf(other);
      const heads = columns.map(({ heading, otherNames = [] }) => (nth < 0 ? heading : otherNames[nth]));
      const rows = [heads.join("\t").toUpperCase(), row.join("\t")].join("\n");
      expect([locale, other, pastedRows(rows, templated)]).toEqual([locale, other, rows]);
    }
    // A cell that says what a column is called makes a row no heading.
    expect(pastedRows(row.join("\t"), templated).split("\n")).toHaveLength(2);
  }
});

test("headings of a calendar are known in every language, some of them beside others' columns", () => {
  const days = Object.values(calendarListTemplate);
  for (const head of ["Дата;Вид;Название", "Kun;Turi;Nomi", "Day;Type;Name", "Кун;Тури;Номи", "Сана;Изоҳ;Ким;Қачон"]) {
    expect(pastedRows(`${head}\n21.03.2027;bayram;x`, days)).toBe(`${head}\n21.03.2027;bayram;x`);
  }
});

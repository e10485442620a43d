import { expect, test } from "vitest";
import { calendarColumns, readCalendarRow } from "./calendar-list.js";

const mapping = calendarColumns(["Кун", "Тури", "Nomi", "name ru"]);
const today = "2026-03-05";

test.each([
  [
    ["21.03.2027", "Bayram", "Navroʻz; bayrami"],
    ["2027-03-21", "holiday", "Navroʻz; bayrami"],
  ],
  [
    ["2027-03-27", "ish kuni", "Koʻchirilgan kun"],
    ["2027-03-27", "workday", "Koʻchirilgan kun"],
  ],
  [
    ["1/5/2027", "ВЫХОДНОЙ", "Mehnat bayrami"],
    ["2027-05-01", "holiday", "Mehnat bayrami"],
  ],
])("%j is read as offices write it", (cells, [day, kind, uz_UZ]) => {
  const { change, faults } = readCalendarRow({ line: 2, cells }, mapping, today);
  expect(faults).toEqual([]);
  expect(change).toMatchObject({ day, kind, name: { uz_UZ } });
});

test.each([
  [["31.02.2027", "bayram", "Yoʻq kun"], "day", "day"],
  [["21.03.2127", "bayram", "Uzoq kun"], "day", "day"],
  [["04.03.2026", "bayram", "Kechagi kun"], "day", "day-passed"],
  [["23.03.2027", "yarim kun", "Tushunarsiz"], "kind", "day-word"],
  [["24.03.2027", "bayram", ""], "name", "day-name-needed"],
  [["24.03.2027", "bayram", "a".repeat(201)], "name", "too-long"],
  [["24.03.2027", "bayram", "a\u0007b"], "name", "control-characters"],
])("%j says what is wrong, and in which column", (cells, field, code) => {
  const { change, faults } = readCalendarRow({ line: 2, cells }, mapping, today);
  expect(change).toBeNull();
  expect(faults).toMatchObject([{ field, code, column: mapping[field as keyof typeof mapping] }]);
});

import { areaListFields, areaListHeadings } from "@yer/api/contract/area-imports";
import { noteMark } from "@yer/api/contract/batch";
import { calendarListTemplate } from "@yer/api/contract/calendar-lists";
import { placeListTemplate } from "@yer/api/contract/places-import";
import { outlineTemplate } from "@yer/api/contract/places-outlines";
import { bankListTemplate } from "@yer/api/contract/receipt-imports";
import { scheduleListFields, scheduleListHeadings } from "@yer/api/contract/schedule-imports";
import { surveyFields, surveyHeadings } from "@yer/api/contract/survey-columns";
import { treasuryListTemplate } from "@yer/api/contract/treasury-lists";
import { locales } from "@yer/api/contract/values";
import { expect, test } from "vitest";
import { areaListKind } from "../cases/area-lists/area-list-kind.js";
import { treasuryListKind } from "../money/orders/treasury-list-kind.js";
import { bankListKind } from "../money/payments/bank-list-kind.js";
import { calendarListKind } from "../identity/settings/calendar-list-kind.js";
import { placeListKind } from "../places/import/place-list-kind.js";
import { scheduleListKind } from "../cases/schedule-lists/schedule-list-kind.js";
import { readOutlines } from "../registers/batches/read-outlines.js";
import { surveyKind } from "../cases/surveys/survey-kind.js";

/** Where each field stands in a template: behind the column of its marks, in their order. */
const inOrder = (fields: readonly string[]) => Object.fromEntries(fields.map((field, at) => [field, at + 1]));

test("imports know every heading of the templates that they give away", () => {
  for (const locale of locales) {
    const headings = surveyFields.map((field) => surveyHeadings[field][locale]);
    expect({ locale, ...surveyKind.guess([noteMark, ...headings]) }).toEqual({ locale, ...inOrder(surveyFields) });
    const ofAreas = areaListFields.map((field) => areaListHeadings[field][locale]);
    expect({ locale, ...areaListKind.guess([noteMark, ...ofAreas]) }).toEqual({ locale, ...inOrder(areaListFields) });
    const ofPlan = scheduleListFields.map((field) => scheduleListHeadings[field][locale]);
    expect({ locale, ...scheduleListKind.guess([noteMark, ...ofPlan]) }).toEqual({
      locale,
      ...inOrder(scheduleListFields),
    });
  }
  for (const [kind, template] of [
    [placeListKind, placeListTemplate],
    [bankListKind, bankListTemplate],
    [calendarListKind, calendarListTemplate],
    [treasuryListKind, treasuryListTemplate],
  ] as const) {
    const headings = Object.values(template).map(({ heading }) => heading);
    expect(kind.guess([noteMark, ...headings])).toEqual(inOrder(Object.keys(template)));
  }
});

/** The cells of the rows that a file of outlines is read as. */
const rowsOf = (json: string) => {
  const [rows = "[]"] = readOutlines(Buffer.from(json)).pieces;
  return (JSON.parse(rows) as { cells: string[] }[]).map(({ cells }) => cells);
};

test("a file of outlines has a template too: its example is no row, and is one once its mark is gone", () => {
  const text = JSON.stringify(outlineTemplate);
  expect(rowsOf(text)).toEqual([[`${noteMark} 14160001`, ""]]);
  expect(rowsOf(text.replace(`${noteMark} `, ""))).toEqual([["14160001", ""]]);
});

import { applicationsRegister } from "@yer/api/contract/application-register";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Facts } from "@yer/api/contract/facts";
import { surveyFields } from "@yer/api/contract/survey-columns";
import { locales } from "@yer/api/contract/values";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell } from "../exports/write.js";
import { workbook } from "../../platform/spreadsheet/workbook.js";
import { surveyFacts } from "../../testing/survey-facts.js";
import { cellsOfFacts, surveyOf } from "../../testing/survey-of.js";
import { readTable } from "./read-table.js";
import { factsOfRow } from "../../cases/surveys/facts-of-row.js";
import { fileColumns } from "../exports/file-columns.js";
import { wordsOf } from "../exports/words.js";
import { guessColumns } from "../../cases/surveys/guess-columns.js";
import { placeFinder } from "../../cases/surveys/places-of-rows.js";
import { landCategoryIn, landCategoryWords, purposeIn, purposeWords } from "../../cases/surveys/value-words.js";

const inFour = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const findPlace = placeFinder(
  [{ code: "1718", parent: "", name: inFour("Samarqand viloyati") }],
  [{ code: "1718401", parent: "1718", name: inFour("Samarqand shahri") }],
  [{ code: "14160001", parent: "1718401", name: inFour("Bogʻishamol MFY") }],
);

/** What an import makes of a file. */
function imported(bytes: Buffer): (Facts | null)[] {
  const table = readTable(bytes, 1000);
  const mapping = guessColumns(table.columns);
  return table.rows.map((row) => factsOfRow(row.cells, mapping, row.shape, findPlace).facts);
}

const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`);

test("what exports write as CSV, imports read as the same facts, in any language of the headings", () => {
  fc.assert(
    fc.property(
      fc.array(surveyFacts, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...locales),
      (applications, locale) => {
        expect(imported(csvOf(surveyOf(applications, locale)))).toEqual(applications);
      },
    ),
    { numRuns: 150 },
  );
});

test("what exports write as XLSX, imports read as the same facts", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(surveyFacts, { minLength: 1, maxLength: 4 }), async (applications) => {
      const [head = [], ...rows] = surveyOf(applications);
      const sheet = workbook({
        name: "Xatlov",
        columns: head.map((heading) => ({ heading, width: 12 })),
        rows: (async function* () {
          yield* rows;
        })(),
      });
      expect(imported(await buffer(sheet))).toEqual(applications);
    }),
    { numRuns: 40 },
  );
});

test("what exports write as GeoJSON, imports read as the same facts with the same outlines", () => {
  fc.assert(
    fc.property(fc.array(surveyFacts, { minLength: 1, maxLength: 4 }), (applications) => {
      const features = applications.map((one) => {
        return { type: "Feature", properties: { ...cellsOfFacts(one), outline: undefined }, geometry: one.outline };
      });
      const bytes = Buffer.from(JSON.stringify({ type: "FeatureCollection", features }));
      expect(imported(bytes)).toEqual(applications);
    }),
    { numRuns: 60 },
  );
});

test("every field has a heading of its own in every language, which leads back to it", () => {
  for (const locale of locales) {
    const [head = []] = surveyOf([], locale);
    expect(guessColumns(head)).toEqual(Object.fromEntries(surveyFields.map((field, at) => [field, at])));
  }
});

test("the words of values are those that the screens show, in every language", async () => {
  const folder = path.resolve(import.meta.dirname, "../../../../../packages/api/src/messages");
  for (const [at, locale] of locales.entries()) {
    const shown = await readFile(path.join(folder, `${locale}.ts`), "utf8");
    for (const [key, words] of Object.entries(landCategoryWords)) {
      expect(shown).toContain(`"landCategory.${key}": "${words[at]}"`);
    }
    for (const [key, words] of Object.entries(purposeWords)) {
      expect(shown).toContain(`"purpose.${key}": "${words[at]}"`);
    }
  }
  for (const [key, words] of Object.entries(landCategoryWords)) {
    for (const word of words) expect(landCategoryIn(word)).toBe(key);
  }
  for (const [key, words] of Object.entries(purposeWords)) {
    for (const word of words) expect(purposeIn(word)).toBe(key);
  }
});

test.each(locales)("imports know what the register of applications calls its columns in %s", async (locale) => {
  const words = await wordsOf(locale);
  const head = fileColumns<unknown>(applicationsRegister.columns, {}).map(({ heading }) => words(heading));
  expect(Object.keys(guessColumns(head)).toSorted()).toEqual(
    [
      "address",
      "builtArea",
      "cadastreNumber",
      "district",
      "legalBasis",
      "neighborhood",
      "occupiedSince",
      "occupier",
      "region",
      "totalArea",
    ].toSorted(),
  );
});

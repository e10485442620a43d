import { describe, expect, it } from "vitest";
import { same, sampleField } from "../../testing/groups.js";
import { checkField } from "./check-field.js";
import { fieldSeeds } from "./seeds.js";
import type { Field } from "./field.js";

const faults = (field: Field) => checkField(field).map(({ path, code }) => `${path} ${code}`);

describe("a field", () => {
  it("of the seeds holds", () => {
    expect(fieldSeeds.flatMap(faults)).toEqual([]);
    expect(fieldSeeds.map(({ id }) => id)).toEqual([17, 20, 21, 45, 66, 67, 68, 75]);
  });

  it.each<[string, Field, string[]]>([
    ["named in no Russian", { ...sampleField(1), label: { ...same("Nomi"), ru_RU: " " } }, ["label.ru_RU required"]],
    [
      "named at great length",
      { ...sampleField(1), label: { ...same("x"), en_US: "x".repeat(201) } },
      ["label.en_US too-long"],
    ],
    ["of one option", sampleField(1, 1), ["optionsList few-options"]],
    [
      "whose least is more than its most",
      sampleField(1, 0, { fieldType: "number", least: 2, most: 1 }),
      ["most bounds"],
    ],
    ["of a text of half a character", sampleField(1, 0, { most: 0.5 }), ["most whole-number"]],
  ])("%s says what is wrong", (_, field, expected) => {
    expect(faults(field)).toEqual(expected);
  });

  it("with two options alike names the second", () => {
    const [first, second] = sampleField(1, 2).optionsList;
    if (!first || !second) throw new Error("Two options were asked for.");
    const field = sampleField(1, 2, { optionsList: [first, { ...first, id: 9 }] });
    expect(faults(field)).toEqual([
      ...["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"].map((locale) => `optionsList.1.label.${locale} same-label`),
      "optionsList.1.value same-value",
    ]);
  });
});

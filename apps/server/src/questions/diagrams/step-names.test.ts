import { noticeValues } from "@yer/api/messages/notice-values";
import { expect, it } from "vitest";
import { diagramSeeds } from "../../schema/data/diagrams.js";
import { namesKept, stepLabel, stepNames, stepParams } from "./step-names.js";

const [house] = diagramSeeds;
const diagram = house?.diagram ?? { steps: [] };
const ecology = {
  uz_UZ: "Ekologiya xulosasi",
  uz_Cyrl: "Экология хулосаси",
  ru_RU: "Заключение по экологии",
  en_US: "Ecology conclusion",
};

it("a step is told to each reader in their language, and kept in its diagram's own words", () => {
  expect(stepNames(diagram, "ecology")).toEqual(ecology);
  expect(stepLabel(diagram, "ecology")).toBe("Ekologiya xulosasi");
});

it("a step of one name is told to everybody by it, and one that is gone by its id", () => {
  const old = { steps: diagram.steps.map((step) => ({ ...step, names: {} })) };
  expect(new Set(Object.values(stepNames(old, "ecology")))).toEqual(new Set(["Ekologiya xulosasi"]));
  expect(stepParams(old, "ecology")).toEqual({ step: "Ekologiya xulosasi" });
  expect(stepNames(old, "nowhere").ru_RU).toBe("nowhere");
});

it("a sentence that holds plain values names a step in its reader's language", () => {
  const told = { params: stepParams(diagram, "ecology"), count: 1 };
  expect(noticeValues(String, told, "ru_RU")).toMatchObject({ step: ecology.ru_RU });
  expect(noticeValues(String, told, "uz_UZ")).toMatchObject({ step: ecology.uz_UZ });
});

it("what was kept of a step before it had names in languages is told in the words that were kept", () => {
  expect(namesKept("Ekologiya xulosasi").en_US).toBe("Ekologiya xulosasi");
  expect(namesKept(ecology)).toEqual(ecology);
});

import { expect, it } from "vitest";
import { buildingInWords, type BuildingWords } from "./building-in-words.js";

const words: BuildingWords = {
  text: (id, values) => `${Object.values(values).join()}:${id.replace("facts.building.", "")}`,
  number: (value) => value.toFixed(1),
};

it("says a building with everything known of it", () => {
  expect(buildingInWords({ name: "Turar joy", yearBuilt: 1996, area: 378, floors: 2 }, words)).toBe(
    "Turar joy, 1996:year, 378.0:area, 2:floors",
  );
});

it("leaves out what is not known", () => {
  expect(buildingInWords({ name: "Ogʻil", yearBuilt: null, area: null, floors: null }, words)).toBe("Ogʻil");
});

import { apostrophes, matchesSearch } from "@yer/api/formats";
import { messages as menu } from "@yer/api/paths/messages/uz_UZ";
import { expect, test } from "vitest";
import { spoken } from "./spoken.js";

const labels = Object.values(menu);

test("labels of the menu are heard with the signs that Uzbek has, and no typewriter's", () => {
  const heard = labels.map((label) => spoken(label, "uz_UZ")).join("\n");
  expect(heard.match(/['`´‘’ʹ′]/g)).toBeNull();
  expect(heard).toContain("Eʼlonda");
  expect(heard).toContain("Oʻzboshimcha yerlar");
  expect(spoken("The builder's file", "en_US")).toBe("The builder's file");
});

test("a label with an apostrophe is found by any other, and without one", () => {
  for (const label of labels.filter((one) => one.includes("'"))) {
    for (const mark of ["", ...apostrophes.split("")]) {
      expect(matchesSearch(label, label.replaceAll("'", mark)), `${label} by ${mark}`).toBe(true);
    }
  }
});

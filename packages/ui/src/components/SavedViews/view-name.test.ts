import { expect, it } from "vitest";
import { tidyName, viewNameProblem } from "./view-name.js";

it.each([
  ["", "empty"],
  ["  ", "empty"],
  ["x".repeat(21), "long"],
  ["Kechikkanlar", "taken"],
  [" kechikkanlar ", "taken"],
  ["Mening  ishlarim", "taken"],
  ["Kechikkan", undefined],
  ["x".repeat(20), undefined],
])("of the name %j says %s", (name, problem) => {
  expect(viewNameProblem(name, ["Kechikkanlar", "Mening ishlarim"], 20)).toBe(problem);
});

it("keeps a name without room around it", () => {
  expect(tidyName("  Mening \t ishlarim ")).toBe("Mening ishlarim");
});

import { expect, test } from "vitest";
import { inView } from "./in-view.js";

test("an address leads to one view, whichever it named, and without one to the list", () => {
  expect(inView("/plangrafic?late=true&view=progress", "table")).toBe("/plangrafic?late=true");
  expect(inView("/plangrafic?view=progress", "table")).toBe("/plangrafic");
  expect(inView("/plangrafic?view=progress&region=1703", "map")).toBe("/plangrafic?view=map&region=1703");
  expect(inView("/plangrafic", "map")).toBe("/plangrafic?view=map");
});

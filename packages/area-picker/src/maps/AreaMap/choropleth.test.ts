import fc from "fast-check";
import { expect, it } from "vitest";
import { classOf, numberClasses } from "./choropleth.js";

it("parts numbers into classes of about as many places each", () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index * index);
  expect(numberClasses(numbers)).toEqual([
    { from: 0, to: 9 },
    { from: 16, to: 49 },
    { from: 64, to: 121 },
    { from: 144, to: 225 },
    { from: 256, to: 361 },
  ]);
});

it("keeps equal numbers together, and makes no classes of nothing", () => {
  expect(numberClasses([5, 5, 5, 5])).toEqual([{ from: 5, to: 5 }]);
  expect(numberClasses([])).toEqual([]);
  expect(classOf(numberClasses([1, 2]), undefined)).toBe(-1);
});

it("puts every number into exactly one class", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 210 }), (numbers) => {
      const classes = numberClasses(numbers);
      expect(classes.length).toBeLessThanOrEqual(5);
      for (const number of numbers) {
        expect(classes.filter(({ from, to }) => number >= from && number <= to)).toHaveLength(1);
      }
    }),
  );
});

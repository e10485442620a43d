import fc from "fast-check";
import { expect, test } from "vitest";
import { stoodByOneIn } from "./stays.js";

test("nothing that stands has no median; of one, of two and of ten it is the one at its rank", () => {
  expect(stoodByOneIn(2, [])).toBeNull();
  expect(stoodByOneIn(10, [{ age: 4, files: 1 }])).toBe(4);
  expect(
    stoodByOneIn(2, [
      { age: 9, files: 1 },
      { age: 3, files: 1 },
    ]),
  ).toBe(9);
  const ten = [
    { age: 40, files: 1 },
    { age: 7, files: 4 },
    { age: 1, files: 5 },
  ];
  expect([stoodByOneIn(10, ten), stoodByOneIn(2, ten)]).toEqual([40, 7]);
});

test("grouped by day or one by one it is the same, and one in so many stands as long", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1 }), fc.constantFrom(2, 10), (ages, one) => {
      const falling = ages.toSorted((a, b) => b - a);
      const single = stoodByOneIn(
        one,
        falling.map((age) => ({ age, files: 1 })),
      );
      const grouped = [...new Set(falling)].map((age) => ({ age, files: ages.filter((each) => each === age).length }));
      expect(stoodByOneIn(one, grouped)).toBe(single);
      expect(ages.filter((age) => age >= (single ?? 0)).length * one).toBeGreaterThanOrEqual(ages.length);
    }),
  );
});

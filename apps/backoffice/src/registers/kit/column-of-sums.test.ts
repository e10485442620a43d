import { expect, test } from "vitest";
import { columnOfSums } from "./column-of-sums.js";

const width = (...sums: number[]) => columnOfSums(sums, "uz_UZ").width;
const spaces = (words: string): string => words.replaceAll("\u00A0", " ");

test("sums of a column lose no tiyin, and all have them where one has", () => {
  const some = columnOfSums([123_456_789, 100, null, undefined], "uz_UZ");
  expect([123_456_789, 100, 0, -250, null].map((sum) => spaces(some.say(sum)))).toEqual([
    "1 234 567,89",
    "1,00",
    "0,00",
    "−2,50",
    "—",
  ]);
  const whole = columnOfSums([123_456_700, 100, 0], "ru_RU");
  expect([123_456_700, 100, 0, -300].map((sum) => spaces(whole.say(sum)))).toEqual(["1 234 567", "1", "0", "−3"]);
});

test("a column is as wide as the longest of its sums, and no wider", () => {
  expect(width(100, 99_900_000_000_00)).toBeGreaterThan(width(100, 9_900_00));
  expect(width(1_000_01)).toBeGreaterThan(width(1_000_00));
  expect(width()).toBe(24);
});

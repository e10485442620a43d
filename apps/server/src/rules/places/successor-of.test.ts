import fc from "fast-check";
import { expect, test } from "vitest";
import { successorOf } from "./successor-of.js";

const place = (id: string, uz: string, ru = uz) => ({
  id,
  name: { uz_UZ: uz, uz_Cyrl: uz, ru_RU: ru, en_US: uz },
});
const [navoiy, guliston, second] = [
  place("1", "Navoiy", "Навои"),
  place("2", "Guliston", "Гулистан"),
  place("3", "Guliston-2"),
];
const told = (address: string | null, ...within: string[]) => ({ address, within });

test.each([
  ["nothing stands for a place that was closed", [], told("Navoiy MFY", "1"), undefined],
  ["a merged place has one successor, whatever else is said", [navoiy], told("Guliston MFY", "2"), "1 merged"],
  ["the one outline that holds it decides", [navoiy, guliston], told(null, "2"), "2 outline"],
  ["an outline is believed before an address", [navoiy, guliston], told("Navoiy MFY, 3-uy", "2"), "2 outline"],
  ["two outlines that hold it decide nothing", [navoiy, guliston], told("Navoiy MFY", "1", "2"), undefined],
  ["an outline of another place decides nothing", [navoiy, guliston], told(null, "9"), undefined],
  ["the one that the address names", [navoiy, guliston], told("Toshkent, Guliston MFY, 12-uy"), "2 address"],
  ["in Russian, too", [navoiy, guliston], told("махалля Гулистан, улица Навои 5"), "2 address"],
  ["in Cyrillic, too", [navoiy, guliston], told("Навоий кўчаси, Гулистон маҳалласи"), "2 address"],
  ["a street of that name names no neighbourhood", [navoiy, guliston], told("Navoiy koʻchasi 5"), undefined],
  ["a longer name is not the shorter one", [guliston, second], told("Guliston-2 MFY"), "3 address"],
  ["two that are named decide nothing", [navoiy, guliston], told("Navoiy MFY (Guliston mahallasi)"), undefined],
  ["without outline and address a person says it", [navoiy, guliston], told(null), undefined],
])("%s", (_, successors, lying, expected) => {
  const found = successorOf(successors, lying);
  expect(found && `${found.to.id} ${found.by}`).toBe(expected);
});

test("whatever is decided is one of those that stand for the place, and the order in which they are told changes nothing", () => {
  const some = fc.subarray([navoiy, guliston, second], { minLength: 0 });
  const lying = fc.record({
    within: fc.subarray(["1", "2", "3", "9"]),
    address: fc.option(fc.constantFrom("Navoiy MFY", "Guliston mahallasi", "Guliston-2 MFY", "Bogʻ koʻchasi")),
  });
  fc.assert(
    fc.property(some, lying, (successors, said) => {
      const found = successorOf(successors, said);
      expect(found === undefined || successors.includes(found.to)).toBe(true);
      expect(successorOf(successors.toReversed(), said)).toEqual(found);
    }),
  );
});

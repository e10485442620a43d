import { sortKey } from "@yer/api/formats";
import { uzCollationKey } from "@yer/ui/intl-uz";
import fc from "fast-check";
import { expect, it } from "vitest";

const order = (key: (text: string) => string) => (left: string, right: string) => {
  const [a, b] = [key(left), key(right)];
  return a < b ? -1 : a > b ? 1 : 0;
};
const service = order(sortKey);
const browser = order(uzCollationKey);

const letters = [
  ...Array.from("abdefghijklmnopqrstuvxyz"),
  "oʻ",
  "gʻ",
  "sh",
  "ch",
  "ng",
  "ngʻ",
  "o'",
  "gʼ",
  "ʼ",
  "2",
  "10",
  " ",
  "-",
];
const cyrillic = [...Array.from("абвгдеёжзийклмнопрстуфхцчшъьэюяўқғҳ"), "щ", "ы", " "];
const word = (alphabet: readonly string[]) =>
  fc
    .tuple(fc.constantFrom("a", "b", "z", "а", "ў"), fc.array(fc.constantFrom(...alphabet), { maxLength: 8 }))
    .map(([first, rest]) => first + rest.join(""));

it.each([
  ["Latin", letters],
  ["Cyrillic", cyrillic],
])("sorts %s words in the browser as the service does", (_, alphabet) => {
  fc.assert(
    fc.property(word(alphabet), word(alphabet), (left, right) => {
      // Either may tell apart what the other holds equal; never may they disagree.
      expect(service(left, right) * browser(left, right)).not.toBe(-1);
    }),
    { numRuns: 3000 },
  );
});

it("holds a sign of separation after a number for nothing, on both sides", () => {
  expect(browser("a10ʼ", "a10a")).toBe(-1);
  expect(service("a10ʼ", "a10a")).toBe(-1);
});

it("holds letters apart that a sign of separation stands between, on both sides", () => {
  expect(browser("anʼg", "au")).toBe(-1);
  expect(service("anʼg", "au")).toBe(-1);
});

it("agrees on the places people look for", () => {
  const places = [
    "Chiroqchi",
    "Oʻrtachirchiq",
    "Shahrisabz",
    "Gʻijduvon",
    "Zomin",
    "Ohangaron",
    "Nurota",
    "Qangʻli",
    "Qanglita",
  ];
  expect(places.toSorted(browser)).toEqual(places.toSorted(service));
  expect(places.toSorted(service)).toEqual([
    "Nurota",
    "Ohangaron",
    "Qangʻli",
    "Qanglita",
    "Zomin",
    "Oʻrtachirchiq",
    "Gʻijduvon",
    "Shahrisabz",
    "Chiroqchi",
  ]);
});

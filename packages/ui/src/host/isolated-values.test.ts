import { expect, test } from "vitest";
import { isolatedValues } from "./isolated-values.js";

test("a name that is written from the right stands within its own direction", () => {
  expect(isolatedValues({ name: "علی", at: 12, by: "Karimov A." })).toEqual({
    name: "\u2068علی\u2069",
    at: 12,
    by: "Karimov A.",
  });
});

test("values of the interface's own languages are left as they are, and are the same", () => {
  const values = { name: "Gʻaniyev Oʻtkir", place: "Қарши шаҳри", count: 3, when: undefined };
  expect(isolatedValues(values)).toBe(values);
  expect(isolatedValues(undefined)).toBeUndefined();
});

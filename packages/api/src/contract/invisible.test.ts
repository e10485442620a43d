import { expect, test } from "vitest";
import * as z from "zod/mini";
import { text } from "./values.js";

const said = (value: string): string | undefined => {
  const parsed = z.safeParse(text(100), value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

test.each([
  ["a phone number as phones copy it", "\u202a+998 90\u202c", "+998 90"],
  ["words that would be shown backwards", "\u202eqarar", "qarar"],
  ["isolates and marks", "\u2066a\u2069\u200e\u200f\u061cb", "ab"],
  ["letters joined by hand, and soft hyphens", "a\u200db\u00adc", "a\u200db\u00adc"],
  ["tabs and line ends", "a\tb\nc", "a\tb\nc"],
])("%s: %j is taken as %j", (_, written, taken) => {
  expect(said(written)).toBe(taken);
});

test("a text of nothing but controls of direction is empty", () => {
  expect(said("\u202a\u202c")).toBe("required");
});

test.each(["\u0000", "\u0007", "\u007f", "\u0080", "\u0092", "\u009f"])("the control %j is refused", (control) => {
  expect(said(`a${control}b`)).toBe("control-characters");
});

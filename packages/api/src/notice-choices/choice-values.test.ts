import { expect, test } from "vitest";
import { type ChoiceValues, choicesOf, isQuiet, timesWith, valuesOf } from "./choice-values.js";

const stands = {
  kinds: { "view.entered": { email: true, sms: false, pace: "now" } },
  quiet: { from: "22:00", to: "07:00" },
  digestAt: "08:15",
} as unknown as Parameters<typeof valuesOf>[0];

test("what stands comes back from the form as it was, quiet hours switched off as none", () => {
  const values = valuesOf(stands);
  expect(choicesOf(values)).toMatchObject(stands);
  expect(choicesOf({ ...values, hasQuiet: false }).quiet).toBeNull();
  expect(valuesOf({ ...stands, quiet: null })).toMatchObject({ hasQuiet: false, quietFrom: "22:00" });
});

test("a time lies in quiet hours from their first minute to before their end, over midnight too", () => {
  const over: ChoiceValues = valuesOf(stands);
  expect(["21:59", "22:00", "00:30", "06:59", "07:00"].map((time) => isQuiet(over, time))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  const noon = { ...over, quietFrom: "12:00", quietTo: "13:00" };
  expect(["11:59", "12:00", "13:00"].map((time) => isQuiet(noon, time))).toEqual([false, true, false]);
  expect(isQuiet({ ...over, hasQuiet: false }, "23:00")).toBe(false);
});

test("half hours can be chosen, and a time that stands between them stays", () => {
  const ids = timesWith("08:15").map(({ id }) => id);
  expect(ids).toHaveLength(49);
  expect(ids.slice(16, 19)).toEqual(["08:00", "08:15", "08:30"]);
});

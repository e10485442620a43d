import { expect, test } from "vitest";
import { pauseReason, staysOf, type TimedMove } from "./pauses.js";

const at = (day: number) => new Date(Date.UTC(2026, 2, day, 9));
const moves: readonly TimedMove[] = [
  { at: at(2), move: "submit", to: "to_conclusion" },
  { at: at(3), move: "return", to: "editing" },
  { at: at(5), move: "submit", to: "to_conclusion" },
  { at: at(9), move: "justice_positive", to: "in_payment" },
  { at: at(12), move: "suspend", to: "in_payment" },
  { at: at(15), move: "agree_instalments", to: "in_payment" },
];

test("a file's stays follow one another without a gap, the last still open", () => {
  const stays = staysOf(at(1), moves);
  expect(stays.map(({ status }) => status)).toEqual([
    "editing",
    "to_conclusion",
    "editing",
    "to_conclusion",
    "in_payment",
  ]);
  for (const [index, stay] of stays.entries()) expect(stay.to).toEqual(stays[index + 1]?.from ?? null);
  expect(stays.at(-1)?.to).toBeNull();
});

test("a pause is explained by the move that began it", () => {
  expect(pauseReason(at(1), moves)).toBe("drafting");
  expect(pauseReason(at(3), moves)).toBe("editing");
  expect(pauseReason(at(12), moves)).toBe("suspended");
  expect(pauseReason(at(15), moves)).toBe("instalments");
});

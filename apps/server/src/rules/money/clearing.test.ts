import fc from "fast-check";
import { expect, test } from "vitest";
import {
  againstSettling,
  coveringOf,
  entryOfArrival,
  entryOfCovering,
  entryOfPassing,
  entryOfSettled,
  entryOfSettling,
} from "./clearing.js";

const tiyin = fc.integer({ min: 1, max: 9_000_000_000_000 });

test("every entry of clearing adds to zero, and both sides of it cancel out", () => {
  fc.assert(
    fc.property(tiyin, (amount) => {
      const entries = [
        entryOfPassing("1703", amount),
        entryOfArrival("1718", amount),
        entryOfSettling("1718", amount),
        entryOfSettled("1703", amount),
      ];
      for (const { lines } of entries) expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
      const cleared = entries.flatMap(({ lines }) => lines.filter(({ account }) => account === "clearing"));
      expect(cleared.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
    }),
  );
});

test("a payout takes of its line what its payments come to; what is missing the provider owes, what is over waits", () => {
  fc.assert(
    fc.property(tiyin, tiyin, (waiting, covered) => {
      const covering = coveringOf(waiting, covered);
      expect(covering.taken + covering.over).toBe(waiting);
      expect(covering.taken + covering.missing).toBe(covered);
      expect(Math.min(covering.missing, covering.over)).toBe(0);
      const { lines } = entryOfCovering(covering);
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
      expect(lines.find(({ account }) => account === "bank")?.amount).toBe(-covered);
      expect(lines.every(({ amount }) => amount !== 0)).toBe(true);
    }),
  );
});

test("nobody settles more than they owe", () => {
  expect(againstSettling(500, 500)).toEqual([]);
  expect(againstSettling(500, 501)).toEqual([{ code: "clearing-less", params: { owed: 5 } }]);
});

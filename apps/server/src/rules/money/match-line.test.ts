import fc from "fast-check";
import { expect, test } from "vitest";
import { type LineToMatch, type MatchCandidate, matchLine, passesTo, regionNamed } from "./match-line.js";

const file = (serial: number, given: Partial<MatchCandidate> = {}): MatchCandidate => ({
  applicationId: `id-${serial}`,
  applicationNumber: `2026-1718-${String(serial).padStart(6, "0")}`,
  sequence: 1,
  due: 100,
  taxIds: [],
  ...given,
});
const line = (given: Partial<LineToMatch> = {}): LineToMatch => ({
  amount: 100,
  bills: [],
  fileNumber: null,
  taxId: null,
  isElsewhere: false,
  ...given,
});
const billOf = ({ applicationNumber, sequence }: MatchCandidate) => ({ applicationNumber, sequence });
const told = (given: Partial<LineToMatch>, candidates: readonly MatchCandidate[]) => {
  const found = matchLine(line(given), candidates);
  return found.matched === null ? found.waits : [found.by, found.matched.applicationId];
};

test("a bill in the purpose says whose a line is, before whoever paid; so does the list's own column", () => {
  const [one, two] = [file(1), file(2, { taxIds: ["7"] })];
  expect(told({ bills: [billOf(one)], taxId: "7" }, [one, two])).toEqual(["bill", "id-1"]);
  expect(told({ fileNumber: one.applicationNumber, amount: 40, taxId: "7" }, [one, two])).toEqual(["file", "id-1"]);
});

test("without a number, who paid exactly what they owe is known by PINFL or STIR, and only where one file fits", () => {
  const [one, two] = [file(1, { taxIds: ["7"] }), file(2, { taxIds: ["7"] })];
  expect(told({ taxId: "7" }, [one])).toEqual(["payer", "id-1"]);
  expect(told({ taxId: "7" }, [one, two])).toBe("several");
  expect(told({ taxId: "7" }, [one, { ...two, due: 99 }])).toEqual(["payer", "id-1"]);
  expect(told({ taxId: "7", amount: 90 }, [one])).toBe("sum-differs");
  expect(told({ taxId: "8" }, [one])).toBe("unknown");
});

test("what a named file does not owe waits, whoever else owes exactly that", () => {
  const [one, other] = [file(1, { due: 0 }), file(2, { taxIds: ["7"] })];
  expect(told({ bills: [billOf(one)], taxId: "7" }, [one, other])).toBe("nothing-due");
  expect(told({ bills: [billOf(one)], taxId: "7" }, [{ ...one, due: 99 }, other])).toBe("beyond");
  expect(told({ bills: [{ ...billOf(one), sequence: 2 }] }, [one])).toBe("earlier-bill");
  expect(told({ bills: [billOf(one)], fileNumber: "2026-1718-999999" }, [file(1)])).toBe("several");
  expect(told({ fileNumber: "2026-1718-999999", taxId: "7" }, [other])).toBe("unknown");
});

test("proposals say what speaks for each, the likeliest first, and leave out who owes nothing", () => {
  const files = [file(1, { due: 40, taxIds: ["7"] }), file(2), file(3, { due: 0, taxIds: ["7"] })];
  const { proposals } = matchLine(line({ bills: files.slice(0, 2).map(billOf), taxId: "7" }), files);
  expect(proposals.map(({ candidate, evidence, takes }) => [candidate.applicationId, evidence, takes])).toEqual([
    ["id-1", ["bill", "payer"], 40],
    ["id-2", ["bill", "sum"], 100],
  ]);
});

test("never matches what another file fits as well, nor more than is due, and goes by no order", () => {
  const serial = fc.integer({ min: 1, max: 4 });
  const taxId = fc.constantFrom("7", "8");
  const candidates = fc.uniqueArray(
    fc
      .record({
        serial,
        sequence: fc.integer({ min: 1, max: 2 }),
        due: fc.constantFrom(0, 60, 100),
        taxIds: fc.array(taxId, { maxLength: 2 }),
      })
      .map(({ serial: nth, ...given }) => file(nth, given)),
    { selector: ({ applicationNumber }) => applicationNumber },
  );
  const lines = fc.record({
    amount: fc.constantFrom(60, 100, 130),
    bills: fc.array(
      fc.record({ serial, sequence: fc.integer({ min: 1, max: 2 }) }).map(({ serial: nth, sequence }) => ({
        applicationNumber: file(nth).applicationNumber,
        sequence,
      })),
      { maxLength: 2 },
    ),
    fileNumber: fc.option(serial.map((nth) => file(nth).applicationNumber)),
    taxId: fc.option(taxId),
    isElsewhere: fc.constant(false),
  });
  fc.assert(
    fc.property(lines, candidates, (given, files) => {
      const found = matchLine(given, files);
      expect(matchLine(given, files.toReversed())).toEqual(found);
      for (const { takes, candidate } of found.proposals) expect(takes).toBe(Math.min(given.amount, candidate.due));
      if (found.matched === null) return;
      expect(found.matched.due).toBeGreaterThanOrEqual(given.amount);
      // The same said of the application alone: no other, alone, would have been taken by the same.
      for (const other of files) {
        if (other === found.matched) continue;
        const alone = matchLine(given, [other]);
        expect(alone.matched !== null && alone.by === found.by).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test("a line that names another region's bill is nobody's here, also where its payer owes exactly as much", () => {
  const [own] = [file(1, { taxIds: ["7"] })];
  expect(told({ taxId: "7", isElsewhere: true }, [own])).toBe("unknown");
  const bills = [{ applicationNumber: "2026-1703-000001", sequence: 1 }];
  expect(regionNamed({ bills, fileNumber: null })).toBe("1703");
  expect(regionNamed({ bills, fileNumber: own.applicationNumber })).toBeUndefined();
  expect(regionNamed({ bills: [], fileNumber: null })).toBeUndefined();
});

test("a line goes on by itself only where the one bill that it names is the charge's, which owes it, and payer or sum says so too", () => {
  const there = file(1, { taxIds: ["7"] });
  const goes = (given: Partial<LineToMatch>, candidate = there) =>
    passesTo(line({ bills: [billOf(there)], isElsewhere: true, ...given }), [candidate]) === candidate;
  expect([goes({}), goes({ amount: 40, taxId: "7" })]).toEqual([true, true]);
  for (const odd of [
    { amount: 40 },
    { amount: 40, taxId: "8" },
    { amount: 101, taxId: "7" },
    { bills: [], fileNumber: there.applicationNumber },
    { bills: [billOf(there), { applicationNumber: "2026-1718-000002", sequence: 1 }] },
    { fileNumber: "2026-1718-000002" },
  ]) {
    expect(goes(odd)).toBe(false);
  }
  expect(goes({}, { ...there, sequence: 2 })).toBe(false);
  expect(goes({}, { ...there, due: 0 })).toBe(false);
});

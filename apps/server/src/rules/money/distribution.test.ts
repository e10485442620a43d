import fc from "fast-check";
import { expect, test } from "vitest";
import { coverOf, type DistributedCover, partsOf, reversedOf } from "./distribution.js";

const thirds = [
  { budget: "district", percent: 33.33 },
  { budget: "region", percent: 33.33 },
  { budget: "republic", percent: 33.34 },
];
const sum = (parts: readonly { readonly amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);

test("a sum goes to budgets in whole tiyin that add up to it, and what does not divide to the first", () => {
  expect(partsOf(100, thirds)).toEqual([
    { budget: "district", amount: 34 },
    { budget: "region", amount: 33 },
    { budget: "republic", amount: 33 },
  ]);
  expect(partsOf(1, thirds)).toEqual([{ budget: "district", amount: 1 }]);
  fc.assert(fc.property(fc.integer({ min: 1, max: 9e15 }), (amount) => sum(partsOf(amount, thirds)) === amount));
});

test("a budget without a share gets nothing, and none stands in the entry", () => {
  expect(
    partsOf(50, [
      { budget: "district", percent: 100 },
      { budget: "region", percent: 0 },
    ]),
  ).toEqual([{ budget: "district", amount: 50 }]);
});

test("what is charged or voided covers nothing, what is received for a charge does", () => {
  const line = (account: "receivable" | "charged" | "discounted" | "credit", amount: number) => ({
    account,
    chargeId: account === "credit" ? null : "c",
    amount,
  });
  expect([...coverOf([line("receivable", 70), line("discounted", 30), line("charged", -100)])]).toEqual([]);
  expect([...coverOf([line("credit", 50), line("receivable", -50)])]).toEqual([["c", 50]]);
  expect([...coverOf([line("receivable", 20), line("credit", -20)])]).toEqual([["c", -20]]);
});

const covers: readonly DistributedCover[] = [
  {
    entryId: "d1",
    distributes: "m1",
    district: "1718401",
    parts: [
      { budget: "district", amount: 60 },
      { budget: "region", amount: 40 },
    ],
  },
  { entryId: "d2", distributes: "m2", district: "1718401", parts: [{ budget: "republic", amount: 50 }] },
];

test("a reversal gives back what its own cover was distributed to, whatever came after it", () => {
  expect(reversedOf(covers, 100, "m1")).toEqual([{ entryId: "d1", district: "1718401", parts: covers[0]?.parts }]);
  expect(reversedOf(covers, 120, "m1")).toEqual([
    { entryId: "d1", district: "1718401", parts: covers[0]?.parts },
    { entryId: "d2", district: "1718401", parts: [{ budget: "republic", amount: 20 }] },
  ]);
  expect(reversedOf(covers, 150)?.map(({ entryId }) => entryId)).toEqual(["d2", "d1"]);
  expect(reversedOf(covers, 151)).toBeUndefined();
});

test("a cover that goes in part takes from each budget in proportion, and never more than it has", () => {
  const single = fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(single, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
      const parts = amounts.map((amount, at) => ({ budget: `${at}`, amount }));
      const taken = Math.max(1, Math.floor(sum(parts) * part));
      const [reversed] = reversedOf([{ entryId: "d", distributes: "m", district: "1718401", parts }], taken) ?? [];
      return (
        sum(reversed?.parts ?? []) === taken &&
        (reversed?.parts ?? []).every(({ budget, amount }) => amount <= (amounts[Number(budget)] ?? 0))
      );
    }),
  );
});

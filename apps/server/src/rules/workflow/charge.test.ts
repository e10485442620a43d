import fc from "fast-check";
import { expect, it } from "vitest";
import { type ChargeBasis, reckonCharge } from "./charge.js";

const discountPercent = { none: 0, disability: 100, earlier_campaign: 100, social_register: 50 };
const basis: ChargeBasis = {
  legalBasis: 1,
  bhm: 41_200_000,
  bhmSince: "2025-09-01",
  multiple: 5,
  discount: "none",
  discountPercent,
  discountFileId: null,
  marketValue: null,
  marketValueFileId: null,
};

it("charges the base amount times the multiple of the place", () => {
  expect(reckonCharge(basis).amount).toBe(206_000_000);
});

it("frees a person with a disability and one who paid in the earlier campaign, and halves it for the social register", () => {
  expect(reckonCharge({ ...basis, discount: "disability" }).amount).toBe(0);
  expect(reckonCharge({ ...basis, discount: "earlier_campaign" }).amount).toBe(0);
  expect(reckonCharge({ ...basis, discount: "social_register" }).amount).toBe(103_000_000);
});

it("takes off what a discount does not divide into whole tiyin, in the payer's favour", () => {
  const third = { ...discountPercent, social_register: 33 };
  const owed = {
    ...basis,
    legalBasis: 4,
    marketValue: 101,
    discountPercent: third,
    discount: "social_register",
  } as const;
  // 33 % of 101 tiyin are 33.33: 34 are taken off.
  expect(reckonCharge(owed).amount).toBe(67);
});

it("charges the market value of the lease right on legal basis 4 whatever the place", () => {
  expect(reckonCharge({ ...basis, legalBasis: 4, marketValue: 1_234_567_89 }).amount).toBe(123_456_789);
});

it("says of every row what it rests on: the day of the base amount, the document of a value or a discount", () => {
  expect(reckonCharge({ ...basis, discount: "social_register", discountFileId: "paper" }).rows).toEqual([
    { code: "bhm-times-multiple", params: { bhm: 41_200_000, since: "2025-09-01", multiple: 5 }, amount: 206_000_000 },
    { code: "discount-social_register", params: { percent: 50, fileId: "paper" }, amount: -103_000_000 },
  ]);
  expect(reckonCharge({ ...basis, legalBasis: 4, marketValue: 7, marketValueFileId: "appraisal" }).rows).toEqual([
    { code: "market-value", params: { fileId: "appraisal" }, amount: 7 },
  ]);
});

it("opens every sum into rows that add up to it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 4),
      fc.integer({ min: 1, max: 1e11 }),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom("none", "disability", "earlier_campaign", "social_register"),
      fc.integer({ min: 0, max: 1e12 }),
      (legalBasis, bhm, multiple, discount, marketValue) => {
        const { amount, rows } = reckonCharge({ ...basis, legalBasis, bhm, multiple, discount, marketValue });
        return amount >= 0 && Number.isInteger(amount) && rows.reduce((sum, row) => sum + row.amount, 0) === amount;
      },
    ),
  );
});

import type { JournalEntry, JournalLine } from "./journal.js";

/** A budget's share of what covers a charge, in percent with two places; the shares of a place add to 100. */
export interface BudgetShare {
  readonly budget: string;
  readonly percent: number;
}

/** What of a sum is a budget's, in tiyin. */
export interface BudgetPart {
  readonly budget: string;
  readonly amount: number;
}

/** A cover that was distributed, as it stands: less what of it was reversed. */
export interface DistributedCover {
  /** The entry that distributed it. */
  readonly entryId: string;
  /** The entry that covered the charge. */
  readonly distributes: string;
  /** The application's district on that day. */
  readonly district: string;
  readonly parts: readonly BudgetPart[];
}

/** What a reversal takes from the budgets of one cover, in tiyin above zero. */
export interface ReversedCover {
  readonly entryId: string;
  readonly district: string;
  readonly parts: readonly BudgetPart[];
}

const wholeInBasisPoints = 10_000n;

/** Splits a covered sum among the budgets in whole tiyin; what does not divide goes to the first. */
export function partsOf(amount: number, shares: readonly BudgetShare[]): BudgetPart[] {
  // A sum times basis points is beyond what a number holds exactly.
  const parts = shares.map(({ budget, percent }) => ({
    budget,
    amount: Number((BigInt(amount) * BigInt(Math.round(percent * 100))) / wholeInBasisPoints),
  }));
  const [first] = parts;
  if (first) first.amount += amount - sumOf(parts);
  return parts.filter((part) => part.amount > 0);
}

/**
 * How much of each charge an entry covers, below zero where it uncovers one. What an entry charges or voids covers
 * nothing, for what is due moves together with what was charged.
 */
export function coverOf(lines: readonly JournalLine[]): Map<string, number> {
  const covered = new Map<string, number>();
  for (const { account, chargeId, amount } of lines) {
    if (chargeId === null || !["receivable", "charged", "discounted"].includes(account)) continue;
    covered.set(chargeId, (covered.get(chargeId) ?? 0) - amount);
  }
  for (const [chargeId, amount] of covered) if (amount === 0) covered.delete(chargeId);
  return covered;
}

/** What an entry covers of a charge, below zero where it uncovers it. */
export interface Covering {
  readonly entryId: string;
  /** The entry whose counter-entry it is. */
  readonly corrects?: string | null;
  readonly chargeId: string;
  /** Where the application lies. */
  readonly district: string;
  readonly amount: number;
}

/** An entry that follows from a cover: its distribution, or the reversal of one. */
export interface DistributionEntry extends JournalEntry {
  readonly id: string;
  /** Id of the cover that a distribution distributes. */
  readonly distributes?: string;
  /** Id of the distribution that a reversal takes back. */
  readonly corrects?: string;
}

/**
 * The entries that distribute what an entry covers of a charge to budgets, or take back from them what it uncovers.
 * @param covers what was distributed of the charge, the earliest first
 * @param shares those in force where and when it is entered; of a reversal they are not asked
 * @returns the entries, and the covers as they stand then; `undefined` where more is uncovered than was distributed
 */
export function distributionsOf(
  covers: readonly DistributedCover[],
  { entryId, corrects, chargeId, district, amount }: Covering,
  shares: () => readonly BudgetShare[],
  newId: () => string,
): { readonly entries: readonly DistributionEntry[]; readonly covers: readonly DistributedCover[] } | undefined {
  if (amount > 0) {
    const id = newId();
    const parts = partsOf(amount, shares());
    return {
      entries: [{ ...moved("distribution", { chargeId, district }, parts, 1), id, distributes: entryId }],
      covers: [...covers, { entryId: id, distributes: entryId, district, parts }],
    };
  }
  const reversed = reversedOf(covers, -amount, corrects);
  if (reversed === undefined) return undefined;
  return {
    entries: reversed.map(({ entryId: distribution, district: there, parts }) => ({
      ...moved("undistribution", { chargeId, district: there }, parts, -1),
      id: newId(),
      corrects: distribution,
    })),
    covers: coversAfter(covers, reversed),
  };
}

/**
 * What a reversal takes back, of what was distributed and never by other shares: first of the cover that is reversed
 * itself, then of the latest ones. Of a cover that goes in part each budget gives back in proportion to what it has; what
 * does not divide is given back by the first that has it.
 * @param covers what was distributed of the charge, the earliest first
 * @param own the entry whose cover is reversed, where it is known
 * @returns `undefined` where less than that was distributed
 */
export function reversedOf(
  covers: readonly DistributedCover[],
  amount: number,
  own?: string | null,
): ReversedCover[] | undefined {
  const latestFirst = covers.toReversed();
  const inOrder = [
    ...latestFirst.filter(({ distributes }) => distributes === own),
    ...latestFirst.filter(({ distributes }) => distributes !== own),
  ];
  let left = amount;
  const reversed: ReversedCover[] = [];
  for (const { entryId, district, parts } of inOrder) {
    const taken = Math.min(left, sumOf(parts));
    if (taken === 0) continue;
    reversed.push({ entryId, district, parts: proportionOf(parts, taken) });
    left -= taken;
  }
  return left === 0 ? reversed : undefined;
}

/** Covers as they stand once these were reversed. */
function coversAfter(covers: readonly DistributedCover[], reversed: readonly ReversedCover[]): DistributedCover[] {
  return covers.map((cover) => {
    const gone = reversed.find(({ entryId }) => entryId === cover.entryId);
    if (gone === undefined) return cover;
    const of = (budget: string) => gone.parts.find((part) => part.budget === budget)?.amount ?? 0;
    return { ...cover, parts: cover.parts.map(({ budget, amount }) => ({ budget, amount: amount - of(budget) })) };
  });
}

function proportionOf(parts: readonly BudgetPart[], taken: number): BudgetPart[] {
  const whole = BigInt(sumOf(parts));
  const given = parts.map(({ budget, amount }) => ({
    budget,
    has: amount,
    amount: Number((BigInt(amount) * BigInt(taken)) / whole),
  }));
  let rest = taken - sumOf(given);
  for (const part of given) {
    const more = Math.min(rest, part.has - part.amount);
    part.amount += more;
    rest -= more;
  }
  return given.filter(({ amount }) => amount > 0).map(({ budget, amount }) => ({ budget, amount }));
}

function moved(
  kind: "distribution" | "undistribution",
  { chargeId, district }: { readonly chargeId: string; readonly district: string },
  parts: readonly BudgetPart[],
  sign: 1 | -1,
): JournalEntry {
  return {
    kind,
    lines: [
      { account: "distributed", chargeId, amount: sign * sumOf(parts) },
      ...parts.map(({ budget, amount }) => ({
        account: "budget_due" as const,
        chargeId,
        budget,
        district,
        amount: -sign * amount,
      })),
    ],
  };
}

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

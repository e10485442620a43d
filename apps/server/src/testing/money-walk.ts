import fc from "fast-check";
import { refundActs, type RefundAct } from "@yer/api/contract/refunds";
import { expect } from "vitest";
import { bookingOf, monthAfter, monthOf } from "../rules/money/months.js";
import { type BudgetShare, coverOf, type DistributedCover, distributionsOf } from "../rules/money/distribution.js";
import { addDays } from "../rules/workflow/calendar.js";
import { reckonCharge } from "../rules/workflow/charge.js";
import { entryOfOnlineRefund } from "../rules/money/clearing.js";
import { takingBack } from "../rules/money/correction.js";
import {
  againstRefund,
  againstRefundAct,
  promisedBy,
  refundAfterReport,
  refundAfter,
  type RefundStanding,
} from "../rules/money/refund.js";
import {
  type AccountBalance,
  entriesOfCharge,
  entriesOfEnd,
  entriesOfPayout,
  entriesOfReceipt,
  entriesOfVoid,
  type JournalEntry,
  type JournalLine,
  type MoneyStanding,
  receivedBy,
  standingAfter,
  standingOf,
} from "../rules/money/journal.js";

function agree(found: unknown, wanted: unknown): void {
  expect(found).toEqual(wanted);
}

/** Sums of a charge as settings of a day make them: what a base amount times a multiple, less a discount, comes to. */
const settings = fc.record({
  bhm: fc.integer({ min: 1, max: 99_999_999 }),
  multiple: fc.integer({ min: 1, max: 9 }),
  percent: fc.integer({ min: 0, max: 100 }),
  legalBasis: fc.constantFrom(1, 4),
  marketValue: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 9_000_000_000_000 })),
});
type Settings = typeof settings extends fc.Arbitrary<infer Of> ? Of : never;

/** Shares of one to six budgets in hundredths of a percent, some of them nothing, that add to 100 %. */
const shares = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 5 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 10_000])
  .map((cuts) => cuts.slice(1).map((cut, at) => ({ budget: `budget ${at}`, percent: (cut - (cuts[at] ?? 0)) / 100 })));

/** Something that happens to an application's money; `part`: of what there is, and beyond it. */
export const moneyAct = fc.oneof(
  fc.record({ act: fc.constant("charge" as const), settings }),
  fc.record({ act: fc.constant("receipt" as const), part: fc.double({ min: 0, max: 2, noNaN: true }) }),
  fc.record({ act: fc.constant("take-back" as const), which: fc.nat({ max: 9 }) }),
  fc.record({ act: fc.constant("return" as const) }),
  fc.record({ act: fc.constant("shares" as const), shares }),
  fc.record({ act: fc.constant("end" as const) }),
  fc.record({ act: fc.constant("days" as const), days: fc.integer({ min: -40, max: 60 }) }),
  fc.record({ act: fc.constant("close-month" as const) }),
  fc.record({ act: fc.constant("refund" as const), part: fc.double({ min: 0, max: 2, noNaN: true }) }),
  fc.record({
    act: fc.constant("refund-act" as const),
    which: fc.nat({ max: 4 }),
    does: fc.constantFrom(...refundActs),
    by: fc.constantFrom("proposer", "other"),
  }),
);

/**
 * An application's money as a naive book would have it: receipts that stand, what was paid back, and the charge that
 * counts.
 */
export class MoneyWalk {
  readonly entries: (JournalEntry & { readonly bookedDay: string })[] = [];
  private today = "2026-01-15";
  private closedThrough: string | null = null;
  /** What each closed month moved, as it was kept when it was closed. */
  private readonly closed = new Map<string, string>();
  private standing: MoneyStanding = { charge: null, credit: 0, refundDue: 0 };
  private readonly receipts: { readonly amount: number; readonly match: string }[] = [];
  private readonly refunds: RefundStanding[] = [];
  private paidOut = 0;
  /** What of that the provider paid back, and keeps from what it pays out. */
  private paidOnline = 0;
  private live: { readonly id: string; readonly amount: number; readonly made: readonly JournalLine[] } | null = null;
  private charges = 0;
  private shares: readonly BudgetShare[] = [
    { budget: "budget 0", percent: 33.33 },
    { budget: "budget 1", percent: 66.67 },
  ];
  /** Covers of each charge as they were distributed. */
  private readonly covers = new Map<string, readonly DistributedCover[]>();
  private ids = 0;

  take(step: typeof moneyAct extends fc.Arbitrary<infer Of> ? Of : never): void {
    switch (step.act) {
      case "charge":
        return this.charge(step.settings);
      case "receipt": {
        const amount = 1 + Math.floor((this.live?.amount ?? 1_000) * step.part);
        const [match = ""] = this.enter(entriesOfReceipt(this.standing, amount)).slice(1);
        this.receipts.push({ amount, match });
        return this.agrees();
      }
      case "take-back": {
        const receipt = this.receipts[step.which];
        if (receipt === undefined) return;
        const { amount, match } = receipt;
        const found = takingBack(this.standing, { amount, isOfLine: false }, promisedBy(this.refunds));
        // It stays where it has been paid back or is promised, in whole or in part; and nowhere else.
        agree("against" in found, amount > this.received() - promisedBy(this.refunds));
        if ("against" in found) return;
        this.receipts.splice(step.which, 1);
        this.enter(found.entries, this.standing.charge, match);
        return this.agrees();
      }
      case "return": {
        if (this.live === null) return;
        const entries = entriesOfVoid(this.standing, this.live.made);
        agree(standingAfter(this.standing, entries).charge?.due, 0);
        this.live = null;
        this.enter(entries, null);
        return this.agrees();
      }
      case "end":
        this.enter(entriesOfEnd(this.standing));
        agree(this.standing.credit, 0);
        return this.agrees();
      case "shares":
        this.shares = step.shares;
        return;
      case "days":
        this.today = addDays(this.today, step.days);
        return;
      case "close-month": {
        const month = this.closedThrough === null ? "2026-01-01" : monthAfter(this.closedThrough);
        if (this.today < monthAfter(month)) return;
        this.closedThrough = month;
        this.closed.set(month, this.movedIn(month));
        return;
      }
      case "refund": {
        const amount = 1 + Math.floor(this.standing.refundDue * step.part);
        const free = this.standing.refundDue - promisedBy(this.refunds);
        agree(againstRefund(free, amount).length > 0, amount > free);
        if (amount <= free) {
          // Every second one goes back through the provider.
          const isOnline = this.refunds.length % 2 === 1;
          this.refunds.push({ state: "proposed", amount, proposers: ["proposer"], isOnline });
        }
        return this.agrees();
      }
      case "refund-act":
        return this.actOnRefund(step.which, step.does, step.by);
    }
  }

  private actOnRefund(which: number, act: RefundAct, by: string): void {
    const refund = this.refunds[which];
    if (refund === undefined) return;
    if (refund.isOnline && (act === "execute" || act === "bounce")) {
      // Nobody says by hand what a provider does.
      agree(againstRefundAct(refund, act, [by]).length > 0, true);
      return this.hearOfRefund(which, refund, act === "execute" ? "paid" : "failed");
    }
    if (againstRefundAct(refund, act, [by]).length > 0) return;
    if (act === "approve") agree(by, "other");
    const state = refundAfter(refund.state, act) ?? refund.state;
    this.refunds[which] = { ...refund, state };
    if (state !== "executed") return this.agrees();
    const entries = entriesOfPayout(this.standing, refund.amount);
    // What is promised is always there to be paid out.
    agree(entries === undefined, false);
    this.paidOut += refund.amount;
    this.enter(entries ?? []);
  }

  /** The provider says what became of a refund, and says it twice. */
  private hearOfRefund(which: number, refund: RefundStanding, state: "paid" | "failed"): void {
    const said = { state, amount: refund.amount, currency: "UZS" };
    const becomes = refundAfterReport(refund, said);
    agree(becomes === undefined, refund.state !== "ordered");
    agree(becomes === "odd", false);
    if (becomes === undefined || becomes === "odd") return this.agrees();
    const after = { ...refund, state: becomes };
    this.refunds[which] = after;
    agree(refundAfterReport(after, said), undefined);
    if (becomes === "executed") {
      this.paidOut += refund.amount;
      this.paidOnline += refund.amount;
      this.enter([entryOfOnlineRefund(refund.amount)]);
    }
    this.agrees();
  }

  /** What the naive book has of the application's: all it received less what it got back. */
  private received(): number {
    return this.receipts.reduce((sum, { amount }) => sum + amount, 0) - this.paidOut;
  }

  private charge({ bhm, multiple, percent, legalBasis, marketValue }: Settings): void {
    if (this.live !== null) return;
    const { amount, rows } = reckonCharge({
      legalBasis,
      bhm,
      bhmSince: "2026-01-01",
      multiple,
      discount: "social_register",
      discountPercent: { none: 0, disability: 0, earlier_campaign: 0, social_register: percent },
      discountFileId: null,
      marketValue,
      marketValueFileId: null,
    });
    const id = `charge ${this.charges++}`;
    const gross = rows[0]?.amount ?? 0;
    const entries = entriesOfCharge(this.standing, { id, gross, discount: gross - amount });
    this.live = { id, amount, made: entries.find(({ kind }) => kind === "charge")?.lines ?? [] };
    this.enter(entries, { id, amount, due: 0 });
    this.agrees();
  }

  /**
   * @param charge the one that counts from now on, where that changes
   * @param corrects the match that the first of them counters
   * @returns ids of the entries
   */
  private enter(
    entries: readonly JournalEntry[],
    charge: MoneyStanding["charge"] = this.standing.charge,
    corrects: string | null = null,
  ): readonly string[] {
    const entered = entries.map((entry) => ({ ...entry, id: `entry ${this.ids++}` }));
    const distributed = entered.flatMap(({ id, lines }) =>
      [...coverOf(lines)].flatMap(([chargeId, amount]) =>
        this.distribute({ entryId: id, corrects, chargeId, district: "1718401", amount }),
      ),
    );
    for (const { kind, lines } of [...entries, ...distributed]) {
      const sum = lines.reduce((all, { amount }) => all + BigInt(amount), 0n);
      agree([kind, sum, lines.length > 1], [kind, 0n, true]);
    }
    const { bookedDay, closedMonth } = bookingOf({
      today: this.today,
      valueDay: addDays(this.today, -20),
      closedThrough: this.closedThrough,
    });
    // What names a closed month is of one, and is booked behind all of them.
    agree(closedMonth === null || closedMonth <= (this.closedThrough ?? ""), true);
    this.entries.push(...[...entries, ...distributed].map((entry) => ({ ...entry, bookedDay })));
    this.standing = standingAfter({ ...this.standing, charge }, entries);
    return entered.map(({ id }) => id);
  }

  private distribute(cover: Parameters<typeof distributionsOf>[1]): readonly JournalEntry[] {
    const before = this.covers.get(cover.chargeId) ?? [];
    const distributed = distributionsOf(
      before,
      cover,
      () => this.shares,
      () => `entry ${this.ids++}`,
    );
    agree(distributed === undefined, false);
    if (distributed === undefined) return [];
    this.covers.set(cover.chargeId, distributed.covers);
    return distributed.entries;
  }

  /** All lines of a month, account by account. */
  private movedIn(month: string): string {
    const lines = this.entries.filter(({ bookedDay }) => monthOf(bookedDay) === month).flatMap((entry) => entry.lines);
    return JSON.stringify(lines.map(({ account, chargeId, amount }) => [account, chargeId, amount]));
  }

  /** What is told from step to step equals the sum of all lines, and what the naive book has. */
  private agrees(): void {
    for (const [month, moved] of this.closed) agree([month, this.movedIn(month)], [month, moved]);
    const balances = balancesOf(this.entries);
    agree(standingOf(this.live, balances), this.standing);
    const { charge, credit, refundDue } = this.standing;
    agree(
      [charge?.due ?? 0, credit, refundDue].filter((amount) => amount < 0),
      [],
    );
    agree((charge?.due ?? 0) <= (charge?.amount ?? 0), true);
    agree(promisedBy(this.refunds) <= refundDue, true);
    const executed = this.refunds.filter(({ state }) => state === "executed");
    agree(
      executed.reduce((sum, { amount }) => sum + amount, 0),
      this.paidOut,
    );
    agree(receivedBy(this.standing), this.received());
    agree(balanceOf(balances, "bank"), this.received() + this.paidOnline);
    agree(balanceOf(balances, "clearing"), 0 - this.paidOnline);
    agree(balanceOf(balances, "unmatched"), 0);
    // Voided charges leave nothing; of the one that counts, what was charged less its discount is its amount.
    agree(balanceOf(balances, "charged") + balanceOf(balances, "discounted"), 0 - (this.live?.amount ?? 0));
    // What covers a charge is the budgets', to the tiyin; none of them has less than nothing of any charge.
    const covered = this.live === null ? 0 : this.live.amount - (this.standing.charge?.due ?? 0);
    agree([balanceOf(balances, "distributed"), balanceOf(balances, "budget_due")], [covered, 0 - covered]);
    agree(
      [...dueByBudget(this.entries)].filter(([, amount]) => amount < 0),
      [],
    );
    const stale = balances.filter(({ chargeId, balance }) => balance !== 0 && chargeId !== (this.live?.id ?? null));
    agree(
      stale.filter(({ chargeId }) => chargeId !== null),
      [],
    );
  }
}

/** Sums of what is due to each budget of each charge. */
function dueByBudget(entries: readonly JournalEntry[]): ReadonlyMap<string, number> {
  const due = new Map<string, number>();
  for (const { account, chargeId, budget, amount } of entries.flatMap(({ lines }) => lines)) {
    if (account !== "budget_due") continue;
    const key = `${budget} of ${chargeId}`;
    due.set(key, (due.get(key) ?? 0) - amount);
  }
  return due;
}

function balancesOf(entries: readonly JournalEntry[]): AccountBalance[] {
  const balances = new Map<string, AccountBalance>();
  for (const { account, chargeId, amount } of entries.flatMap(({ lines }) => lines)) {
    const key = `${account} ${chargeId}`;
    balances.set(key, { account, chargeId, balance: (balances.get(key)?.balance ?? 0) + amount });
  }
  return [...balances.values()];
}

function balanceOf(balances: readonly AccountBalance[], account: JournalLine["account"]): number {
  return balances.reduce((sum, one) => (one.account === account ? sum + one.balance : sum), 0);
}

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readApplication } from "../../cases/application-acts/read.js";
import { tickApplications } from "../../cases/application-acts/clock.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { chargePage } from "../charges/register.js";
import { agreeInstalments } from "../instalments/agree.js";
import { recordPayment } from "../payments/service.js";
import { verifyJournal } from "./verify-journal.js";

const day = 86_400_000;
const owed = 123_600_000;
const start = new Date("2026-03-05T09:00:00.000Z");

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit(start.toISOString());
});
afterAll(() => kit.close());

/** A charge as a naive book has it: what is due when, and what was paid. */
interface Owing {
  readonly id: string;
  readonly parts: readonly { readonly dueOn: string; readonly amount: number }[];
  paid: number;
}

/** Days from one part to the next, the share of what is owed that each is, and how often and how much of it is paid. */
const plan = fc.record({
  steps: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 8 }),
  cuts: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 7, maxLength: 7 }),
  every: fc.integer({ min: 5, max: 120 }),
  share: fc.integer({ min: 1, max: 60 }),
});

const today = () => kit.clock.now().toISOString().slice(0, 10);
const after = (days: number) => new Date(kit.clock.now().getTime() + days * day).toISOString().slice(0, 10);

/** Whether a part whose day is over is not covered, receipts covering the earliest first. */
function isLate({ parts, paid }: Owing): boolean {
  let covered = 0;
  return parts.some(({ dueOn, amount }) => {
    covered += amount;
    return dueOn < today() && paid < covered;
  });
}

/** Sums of a whole, one for each of some cuts of it. */
function sumsOf(count: number, cuts: readonly number[]): readonly number[] {
  const weights = cuts.slice(0, count);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sums = weights.map((weight) => Math.floor((owed * weight) / all));
  return sums.with(0, (sums[0] ?? 0) + owed - sums.reduce((sum, each) => sum + each, 0));
}

test("over a year of terms a charge is late, suspends its file and lets it go on the days that its parts say", async () => {
  const plans = fc.sample(plan, { numRuns: 8, seed: 2026 });
  const book: (Owing & (typeof plans)[number])[] = [];
  for (const [n, one] of plans.entries()) {
    const id = await carryTo(kit, "in_payment");
    const read = await kit.act(kit.cast.cashier, (tx, acting) => readApplication(tx, acting, id));
    let parts: Owing["parts"] = [{ dueOn: read.charge?.dueOn ?? "", amount: owed }];
    // Every second one by a contract.
    if (n % 2 === 0) {
      const sums = sumsOf(one.steps.length, one.cuts);
      let days = 0;
      parts = one.steps.slice(0, sums.length).map((step, at) => {
        days += step;
        return { dueOn: after(days), amount: sums[at] ?? 0 };
      });
      const schedule = [...parts];
      await kit.act(kit.cast.cashier, (tx, acting) =>
        agreeInstalments(tx, acting, id, { number: `SH-${n}`, signedOn: today(), fileId: null, schedule }),
      );
    }
    book.push({ ...one, id, parts, paid: 0 });
  }

  let suspended = 0;
  for (let passed = 1; passed <= 365; passed += 1) {
    kit.clock.advance(day);
    await tickApplications(kit.database.db, kit.events, kit.clock.now());
    for (const owing of book) {
      if (passed % owing.every !== 0 || owing.paid === owed) continue;
      const amount = Math.min(owed - owing.paid, Math.ceil((owed * owing.share) / 100));
      await kit.act(kit.cast.cashier, (tx, acting) =>
        recordPayment(tx, acting, owing.id, { amount, paidOn: today(), document: `T-${passed}` }),
      );
      owing.paid += amount;
    }
    const found = await kit.database.db
      .selectFrom("applications")
      .select(["id", "status", "suspended"])
      .where(
        "id",
        "in",
        book.map(({ id }) => id),
      )
      .execute();
    const rows = new Map(found.map((row) => [row.id, row]));
    for (const owing of book) {
      const { status, suspended: isSuspended } = rows.get(owing.id) ?? {};
      expect({ day: today(), parts: owing.parts, paid: owing.paid, status, isSuspended }).toMatchObject({
        status: owing.paid === owed ? "at_council" : "in_payment",
        isSuspended: owing.paid < owed && isLate(owing),
      });
      if (isSuspended) suspended += 1;
    }
    if (passed % 30 !== 0) continue;
    const late = await chargePage(kit.database.db, kit.cast.cashier, { late: true, limit: 100 });
    expect(late.items.map(({ application }) => application.id).toSorted()).toEqual(
      book
        .filter((owing) => owing.paid < owed && isLate(owing))
        .map(({ id }) => id)
        .toSorted(),
    );
    expect((await verifyJournal(kit.database.db)).faults).toEqual([]);
  }
  // Of both there was something to see.
  expect(suspended).toBeGreaterThan(0);
  expect(book.some(({ paid }) => paid === owed)).toBe(true);
});

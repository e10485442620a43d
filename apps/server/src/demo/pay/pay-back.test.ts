import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ensureStandardPositions } from "../../identity/users/standard-positions.js";
import { askForSent } from "../../money/online-refunds/at-provider.js";
import { proposeOnlineRefund, sendRefund } from "../../money/online-refunds/service.js";
import { recordPayment } from "../../money/payments/service.js";
import { readRefunds } from "../../money/refunds/read.js";
import { actOnRefund, proposeRefund, type RefundActed } from "../../money/refunds/service.js";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { carryTo } from "../../testing/carry-to.js";
import { usualLimit } from "../../testing/limit-for.js";
import { openPayKit, owedOnline, type PayKit } from "../../testing/pay-kit.js";
import { registerPerson } from "../../testing/register-person.js";
import { rolledTwice } from "../../testing/rolled.js";
import { type Refunding } from "./pay-sandbox.js";

let pay: PayKit;
beforeAll(async () => {
  pay = await openPayKit();
  await withTransaction(pay.kit.database.db, ensureStandardPositions);
  await registerPerson(pay.kit, pay.kit.cast.cashier, "cashier");
  await registerPerson(pay.kit, pay.kit.cast.financeHead, "financeHead");
});
afterAll(() => pay.close());
beforeEach(() => {
  pay.sandbox.refunding = "pay";
});
afterEach(() => pay.holds());

const paidOnline = 1_000_00;
const read = async (id: string, by: Actor = pay.kit.cast.cashier) =>
  pay.kit.act(by, (tx, acting) => readRefunds(tx, acting, id));
const latest = async (id: string) => {
  const [refund] = (await read(id)).items;
  if (refund === undefined) throw new Error("There is no refund.");
  return refund;
};
let documents = 0;
/** A registered application of which as much is owed back as was paid online. */
const overpaid = async (): Promise<string> => {
  const who = await pay.debtor();
  await pay.press(await pay.started(who, paidOnline), "before");
  const given = { amount: owedOnline, paidOn: "2026-03-05", document: `B-${(documents += 1)}`, excess: paidOnline };
  await pay.kit.act(pay.kit.cast.cashier, (tx, acting) => recordPayment(tx, acting, who.id, given));
  await carryTo(pay.kit, "registered", {}, who.id);
  return who.id;
};
const propose = async (id: string, amount = paidOnline, payment?: string) => {
  const [first] = (await read(id)).online;
  const body = { payment: payment ?? first?.payment ?? "", amount };
  await pay.kit.act(pay.kit.cast.cashier, (tx, acting) => proposeOnlineRefund(tx, acting, id, body));
};
const act = async (id: string, said: Pick<RefundActed, "act"> & { body?: unknown }, by = pay.kit.cast.financeHead) => {
  const { id: refund, version: ifMatch } = await latest(id);
  const given = { id: refund, ifMatch, ...said } as RefundActed;
  await pay.kit.act(by, (tx, acting) => actOnRefund(tx, acting, id, given));
};
/** Sends the latest refund, as its route does. @param patience milliseconds that the provider may take */
const send = async (id: string, patienceMilliseconds = usualLimit) => {
  const { provider } = pay.sandbox;
  const { id: refund, version: ifMatch } = await latest(id);
  const at = pay.context.machineClock.now();
  await pay.kit.act(pay.kit.cast.financeHead, (tx, acting) =>
    sendRefund(tx, acting, id, { id: refund, ifMatch, provider, at }),
  );
  await askForSent({ ...pay.context, provider, patienceMilliseconds }, refund);
  return refund;
};
/** Proposed, approved by another, and sent. */
const sent = async (id: string, how: Refunding) => {
  pay.sandbox.refunding = how;
  await propose(id);
  await act(id, { act: "approve" });
  return send(id, how === "slow" ? 20 : undefined);
};
const timesPaid = (reference: string) => pay.sandbox.paidBack().filter((one) => one.reference === reference).length;
/** What the journal has of an application's refunds: by which account, and how often. */
const payouts = async (id: string) => {
  const { rows } = await sql<{ account: string; sum: number; entries: number }>`
    select l.account, sum(l.amount)::bigint as sum, count(*)::integer as entries
    from journal_entries as e join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
    where e.kind = 'payout' and e.application_id = ${id} group by 1 order by 1`.execute(pay.kit.database.db);
  return rows;
};
const oncePaid = [
  { account: "clearing", sum: -paidOnline, entries: 1 },
  { account: "refund_due", sum: paidOnline, entries: 1 },
];
const refusedWith = (code: string) => ({
  code: "move-refused",
  details: { reasons: [expect.objectContaining({ code }) as unknown] },
});

test("what was paid online goes back by its provider: proposed, approved by another, sent and booked as the provider's to keep", async () => {
  const id = await overpaid();
  expect(await read(id)).toMatchObject({ due: paidOnline, free: paidOnline, online: [{ free: paidOnline }] });
  await propose(id);
  expect(await latest(id)).toMatchObject({ account: null, mfo: null, name: pay.sandbox.provider.name });
  // It is promised: nothing is left to be proposed, by either way.
  expect(await read(id)).toMatchObject({ free: 0, online: [{ free: 0 }] });
  await expect(propose(id, 1)).rejects.toMatchObject(refusedWith("refund-nothing"));
  await expect(
    act(id, { act: "approve" }, { ...pay.kit.cast.financeHead, id: pay.kit.cast.cashier.id }),
  ).rejects.toMatchObject(refusedWith("proposal-own"));
  await act(id, { act: "approve" });
  // By hand the bank alone is ordered.
  const byHand = { act: "order", body: { number: "1", day: "2026-03-05" } } as const;
  await expect(act(id, byHand)).rejects.toMatchObject(refusedWith("refund-elsewhere"));
  const reference = await send(id);
  expect(await latest(id)).toMatchObject({ state: "executed", acts: [] });
  expect([timesPaid(reference), await payouts(id)]).toEqual([1, oncePaid]);
  expect(await read(id)).toMatchObject({ due: 0, online: [{ free: 0 }] });
});

test("no more goes back of a payment than was paid by it, and none of another file's; the bank's refunds are not sent", async () => {
  const [id, other] = [await overpaid(), await overpaid()];
  const [payment] = (await read(other)).online;
  await expect(propose(id, 1, payment?.payment)).rejects.toMatchObject({ code: "invalid" });
  await expect(propose(id, paidOnline + 1)).rejects.toMatchObject(refusedWith("refund-beyond"));
  const payee = { name: "Gʻaniyev Oʻtkir", account: "22618000123456789012", mfo: "00440" };
  await pay.kit.act(pay.kit.cast.cashier, (tx, acting) => proposeRefund(tx, acting, id, { amount: 1, ...payee }));
  await act(id, { act: "approve" });
  await expect(send(id)).rejects.toMatchObject(refusedWith("refund-elsewhere"));
});

test.each(["error", "lost", "slow"] as const)(
  "a provider that fails when it is asked (%s) is asked again under the same reference, and pays once",
  async (how) => {
    const id = await overpaid();
    const reference = await sent(id, how);
    // Nobody says by hand what became of it.
    expect(await latest(id)).toMatchObject({ state: "ordered", acts: [] });
    const executed = { act: "execute", body: { day: "2026-03-05", bankId: "1" } } as const;
    await expect(act(id, executed)).rejects.toMatchObject(refusedWith("refund-elsewhere"));
    pay.sandbox.refunding = "pay";
    await pay.later(1);
    expect(await latest(id)).toMatchObject({ state: "executed" });
    expect([timesPaid(reference), await payouts(id)]).toEqual([1, oncePaid]);
  },
);

test("a late call, two calls and a replay book what was paid back once", async () => {
  for (const how of ["late", "twice"] as const) {
    const id = await overpaid();
    const before = (await pay.sandbox.told()).length;
    const reference = await sent(id, how);
    const told = (await pay.sandbox.told()).slice(before);
    expect(told).toEqual(how === "late" ? [204] : [204, 204, 403]);
    await pay.later(1);
    expect(await latest(id)).toMatchObject({ state: "executed" });
    expect([timesPaid(reference), await payouts(id)]).toEqual([1, oncePaid]);
  }
});

test("a provider that never calls is asked by the job, for as long as it takes", async () => {
  const id = await overpaid();
  await sent(id, "silent");
  expect(await latest(id)).toMatchObject({ state: "ordered" });
  await pay.later(1);
  expect(await latest(id)).toMatchObject({ state: "executed" });
  const another = await overpaid();
  await sent(another, "error");
  for (let day = 0; day < 5; day += 1) await pay.later(24 * 60, 20);
  expect(await latest(another)).toMatchObject({ state: "ordered" });
  pay.sandbox.refunding = "pay";
  await pay.later(6 * 60);
  expect(await latest(another)).toMatchObject({ state: "executed" });
});

test("what the provider declines is owed back still, says why, and is paid by the bank instead", async () => {
  const id = await overpaid();
  const reference = await sent(id, "decline");
  expect(await latest(id)).toMatchObject({ state: "refused", answer: "Karta yopilgan", acts: [] });
  expect([timesPaid(reference), await payouts(id)]).toEqual([0, []]);
  expect(await read(id)).toMatchObject({ due: paidOnline, free: paidOnline, online: [{ free: paidOnline }] });
  const payee = { name: "Gʻaniyev Oʻtkir", account: "22618000123456789012", mfo: "00440" };
  await pay.kit.act(pay.kit.cast.cashier, (tx, acting) =>
    proposeRefund(tx, acting, id, { amount: paidOnline, ...payee }),
  );
  expect(await latest(id)).toMatchObject({ state: "proposed", online: null });
});

test("another sum than was asked is not believed: nothing is booked, and the refund waits for a person", async () => {
  const id = await overpaid();
  await sent(id, "sum");
  await pay.later(1);
  expect(await latest(id)).toMatchObject({ state: "ordered" });
  expect(await payouts(id)).toEqual([]);
});

test("whatever the provider does, and however often it calls and is asked, at once too, it pays a refund once and it is booked once", async () => {
  const event = fc.constantFrom("ask" as const, "call" as const, "both" as const);
  const ways = fc.constantFrom<Refunding>("pay", "decline", "error", "lost", "slow", "late", "twice", "silent");
  await fc.assert(
    fc.asyncProperty(ways, fc.array(event, { maxLength: 4 }), async (how, events) => {
      const id = await overpaid();
      const reference = await sent(id, how);
      pay.sandbox.refunding = "pay";
      for (const one of events) {
        if (one !== "ask") pay.sandbox.tellOfRefund(reference);
        if (one !== "call") await pay.later(7 * 60);
        await pay.sandbox.told();
      }
      await pay.later(7 * 60);
      const { state } = await latest(id);
      expect(state).toBe(how === "decline" ? "refused" : "executed");
      expect(timesPaid(reference)).toBe(state === "executed" ? 1 : 0);
      expect(await payouts(id)).toEqual(state === "executed" ? oncePaid : []);
    }),
    { numRuns: rolledTwice({ embedded: 3, postgres: 8 }) },
  );
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { returnApplication } from "../../cases/application-acts/service.js";
import { recordPayment } from "../../money/payments/service.js";
import { openPayKit, owedOnline, type PayKit, payUrl } from "../../testing/pay-kit.js";

let pay: PayKit;
beforeAll(async () => {
  pay = await openPayKit();
});
afterAll(() => pay.close());
beforeEach(() => {
  pay.sandbox.opening = "open";
});
afterEach(() => pay.holds());

describe("a charge of one's own file", () => {
  test("is paid at the provider's: the payer is sent there and back, and the file goes on", async () => {
    const who = await pay.debtor();
    expect(await pay.mine(who.token)).toMatchObject({ due: owedOnline, open: true, payments: [] });
    const payment = await pay.started(who);
    expect(payment).toMatchObject({ state: "waiting", amount: owedOnline });
    expect(await pay.press(payment, "pay")).toBe(`${payUrl}/profile?payment=${payment.id}`);
    expect(await pay.sandbox.told()).toContain(204);
    expect(await pay.latest(who.token)).toMatchObject({ state: "paid", unmatched: false });
    expect(await pay.statusOf(who.id)).toBe("at_council");
    expect((await pay.moneyOf(who.id)).charge?.due).toBe(0);
  });

  test("tells the provider of a bill and a sum, and of nobody", async () => {
    const payment = await pay.started(await pay.debtor());
    const { asked } = pay.sandbox.paymentOf(new URL(payment.payUrl ?? "").pathname.split("/").at(-1) ?? "") ?? {};
    expect(asked).toEqual({
      reference: payment.id,
      bill: expect.stringMatching(/^\d{4}-\d{4}-\d{6}-01$/) as string,
      amount: owedOnline,
      currency: "UZS",
      returnUrl: `${payUrl}/profile?payment=${payment.id}`,
      endsAt: expect.any(Date) as Date,
    });
  });

  test("is paid in part; a second payment is gone on with, not started beside the first", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who, 1_000_00);
    expect((await pay.started(who, 1_000_00)).id).toBe(payment.id);
    expect((await pay.start(who)).body).toMatchObject({ reasons: [{ code: "online-under-way" }] });
    await pay.press(payment, "before");
    expect((await pay.mine(who.token)).due).toBe(owedOnline - 1_000_00);
    expect((await pay.start(who)).body).toMatchObject({ errors: [{ pointer: "/amount", code: "too-big" }] });
  });

  test("is started once by two pages at once", async () => {
    const who = await pay.debtor();
    const [one, other] = await Promise.all([pay.started(who), pay.started(who)]);
    expect(one.id).toBe(other.id);
  });

  test("is nobody else's to pay, to see or to ask about", async () => {
    const [who, stranger] = [await pay.debtor(), await pay.debtor()];
    const payment = await pay.started(who);
    expect((await pay.start({ ...who, token: stranger.token })).status).toBe(404);
    expect((await pay.call("POST", `/${payment.id}/check`, stranger.token)).status).toBe(404);
    expect((await pay.mine(stranger.token)).payments).toEqual([]);
    expect((await pay.call("GET", "", "")).status).toBe(401);
  });
});

describe("the provider's page", () => {
  test("declines: the payment failed, and another may be started", async () => {
    const who = await pay.debtor();
    await pay.press(await pay.started(who), "decline");
    await pay.sandbox.told();
    expect(await pay.latest(who.token)).toMatchObject({ state: "failed" });
    expect((await pay.started(who)).state).toBe("waiting");
  });

  test("is left: the payment waits, is gone on with, and expires once the provider has said that it is not paid", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    await pay.press(payment, "leave");
    await pay.later(1);
    expect(await pay.latest(who.token)).toMatchObject({ state: "waiting", payUrl: payment.payUrl });
    await pay.later(30);
    expect(await pay.latest(who.token)).toMatchObject({ state: "expired", payUrl: null });
  });

  test("is paid late: what has expired is booked all the same, and covers what is still due", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    await pay.later(31);
    expect(await pay.latest(who.token)).toMatchObject({ state: "expired" });
    await pay.press(payment, "before");
    expect(await pay.latest(who.token)).toMatchObject({ state: "paid", unmatched: false });
    expect(await pay.statusOf(who.id)).toBe("at_council");
  });

  test("is paid late for a charge that is paid already: the money waits for a person, and covers nothing", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    const { bill } = await pay.mine(who.token);
    await pay.kit.act(pay.kit.cast.cashier, (tx, acting) =>
      recordPayment(tx, acting, who.id, { amount: owedOnline, paidOn: "2026-03-05", document: "K-1" }),
    );
    await pay.press(payment, "before");
    expect(await pay.latest(who.token)).toMatchObject({ state: "paid", unmatched: true });
    expect(await pay.waiting(bill)).toEqual([owedOnline]);
    expect(await pay.moneyOf(who.id)).toMatchObject({ credit: 0, charge: { due: 0 } });
  });

  test("is paid for a charge that is void by then: the money waits, whatever is due anew", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    const { bill } = await pay.mine(who.token);
    await pay.kit.act(pay.kit.cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, who.id, {
        reason: "Maydon oʻzgardi",
        requests: [{ kind: "fix_outline", note: "Qarang" }],
      }),
    );
    await pay.press(payment, "before");
    expect(await pay.waiting(bill)).toEqual([owedOnline]);
    expect((await pay.moneyOf(who.id)).credit).toBe(0);
  });

  test("calls before it sends the payer back", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    await pay.press(payment, "before");
    expect(await pay.check(who.token, payment)).toMatchObject({ state: "paid" });
  });

  test("calls twice and is replayed: one line is booked, and the replay is refused", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    const before = (await pay.sandbox.told()).length;
    await pay.press(payment, "twice");
    expect((await pay.sandbox.told()).slice(before)).toEqual([204, 204, 403]);
    expect((await pay.moneyOf(who.id)).credit).toBe(0);
    expect(await pay.statusOf(who.id)).toBe("at_council");
  });

  test("calls under a wrong signature: nothing is believed, and asking finds the truth", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    const before = (await pay.sandbox.told()).length;
    await pay.press(payment, "forged");
    expect((await pay.sandbox.told()).slice(before)).toEqual([403]);
    expect(await pay.latest(who.token)).toMatchObject({ state: "waiting" });
    await pay.later(1);
    expect(await pay.latest(who.token)).toMatchObject({ state: "paid" });
  });

  test("never calls: the job asks, and books once whoever else asks meanwhile", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    await pay.press(payment, "silent");
    pay.kit.clock.advance(60_000);
    await Promise.all([pay.ask(), pay.check(who.token, payment), pay.check(who.token, payment)]);
    expect(await pay.latest(who.token)).toMatchObject({ state: "paid", unmatched: false });
    expect(await pay.moneyOf(who.id)).toMatchObject({ credit: 0 });
  });

  test.each([
    ["answers questions by errors", "error"],
    ["answers questions too late", "slow"],
  ] as const)("%s: the payment keeps its state, also past its time, until it is answered", async (_, act) => {
    const who = await pay.debtor();
    await pay.press(await pay.started(who), act);
    for (const minutes of [1, 31]) {
      await pay.later(minutes, 20);
      expect(await pay.latest(who.token)).toMatchObject({ state: "waiting" });
    }
    await pay.later(60);
    expect(await pay.latest(who.token)).toMatchObject({ state: "paid" });
  });

  test("takes another sum than was asked: it is booked as it came, and waits for a person", async () => {
    const who = await pay.debtor();
    await pay.press(await pay.started(who), "sum");
    await pay.sandbox.told();
    expect(await pay.latest(who.token)).toMatchObject({ state: "paid", amount: owedOnline / 2, unmatched: true });
    expect((await pay.moneyOf(who.id)).charge?.due).toBe(owedOnline);
  });

  test("takes another currency: nothing of it is booked", async () => {
    const who = await pay.debtor();
    await pay.press(await pay.started(who), "currency");
    await pay.sandbox.told();
    expect(await pay.latest(who.token)).toMatchObject({ state: "refused" });
    expect((await pay.moneyOf(who.id)).charge?.due).toBe(owedOnline);
  });

  test("takes money twice for one payment: the second is booked beside the first, and waits", async () => {
    const who = await pay.debtor();
    const payment = await pay.started(who);
    const { bill } = await pay.mine(who.token);
    await pay.press(payment, "before");
    await pay.press(payment, "again");
    await pay.press(payment, "again");
    await pay.sandbox.told();
    expect(await pay.waiting(bill)).toEqual([owedOnline]);
    expect(await pay.moneyOf(who.id)).toMatchObject({ credit: 0 });
  });
});

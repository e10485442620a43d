import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../main/app.js";
import {
  callbackBody,
  readSignedCallback,
  signatureHeader,
  signCallback,
} from "../../platform/online-payments/signed-callback.js";
import { openPayKit, type PayKit } from "../../testing/pay-kit.js";

let pay: PayKit;
beforeAll(async () => {
  pay = await openPayKit();
});
afterAll(() => pay.close());
beforeEach(() => {
  pay.sandbox.opening = "open";
});
afterEach(() => pay.holds());

describe("a provider that is asked to take a payment", () => {
  test.each([
    ["refuses it", "refuse"],
    ["sends its payer to an address that is not its own", "elsewhere"],
  ] as const)("%s: nobody is sent anywhere, and another may be started", async (_, opening) => {
    const who = await pay.debtor();
    pay.sandbox.opening = opening;
    expect(await pay.started(who)).toMatchObject({ state: "refused", payUrl: null });
    pay.sandbox.opening = "open";
    expect(await pay.started(who)).toMatchObject({ state: "waiting" });
  });

  test("fails: the payment is known, and is opened when its payer asks again, under the same reference", async () => {
    const who = await pay.debtor();
    pay.sandbox.opening = "error";
    const payment = await pay.started(who);
    expect(payment).toMatchObject({ state: "started", payUrl: null });
    pay.sandbox.opening = "open";
    expect(await pay.check(who.token, payment)).toMatchObject({ id: payment.id, state: "waiting" });
  });

  test("fails and never takes it: the payment expires", async () => {
    const who = await pay.debtor();
    pay.sandbox.opening = "error";
    await pay.started(who);
    await pay.later(31);
    expect(await pay.latest(who.token)).toMatchObject({ state: "expired" });
  });
});

/** Calls as the provider does; answers the status. */
const post = async (body: Buffer, signature?: string) =>
  (
    await pay.app.inject({
      method: "POST",
      url: "/api/v1/public/online-payments/callback",
      headers: { "content-type": "application/json", ...(signature && { [signatureHeader]: signature }) },
      payload: body,
    })
  ).statusCode;

describe("a call of the provider", () => {
  const key = Buffer.alloc(32, 1);

  test("without a signature, or with one of another key, is refused before anything of it is read", async () => {
    const body = Buffer.from("{");
    expect(await post(body)).toBe(400);
    const report = callbackBody({
      externalId: "x",
      reference: "0199a000-0000-7000-8000-000000000009",
      state: "paid",
      amount: 1,
      currency: "UZS",
      paidAt: pay.kit.clock.now(),
    });
    expect(await post(report)).toBe(403);
    expect(await post(report, signCallback(key, pay.kit.clock.now(), report))).toBe(403);
  });

  test("is believed within five minutes of its signing, either way, and one changed byte is refused", () => {
    const at = pay.context.machineClock.now();
    const body = callbackBody({
      externalId: "x",
      reference: "0199a000-0000-7000-8000-000000000009",
      state: "paid",
      amount: 1,
      currency: "UZS",
      paidAt: at,
    });
    const read = (signedAt: Date, bytes = body) => {
      const signature = signCallback(key, signedAt, body);
      return readSignedCallback(key, { header: () => signature, body: bytes }, at) !== undefined;
    };
    expect(read(new Date(at.getTime() - 299_000))).toBe(true);
    expect(read(new Date(at.getTime() + 299_000))).toBe(true);
    expect(read(new Date(at.getTime() - 301_000))).toBe(false);
    expect(read(new Date(at.getTime() + 301_000))).toBe(false);
    const changed = Buffer.from(body);
    changed[0] = 0x20;
    expect(read(at, changed)).toBe(false);
  });

  test("about a payment that nobody asked for is not found, so that it is told again", async () => {
    const report = {
      externalId: "namoyish-x",
      reference: "0199a000-0000-7000-8000-000000000009",
      state: "paid" as const,
      amount: 1,
      currency: "UZS",
      paidAt: pay.context.machineClock.now(),
    };
    const heard = pay.sandbox.provider;
    const own = { ...heard, read: () => ({ of: "payment" as const, report, seal: "a".repeat(64) }) };
    const other = await buildApp({ ...pay.context, paymentProvider: own });
    const reply = await other.inject({
      method: "POST",
      url: "/api/v1/public/online-payments/callback",
      headers: { "content-type": "application/json" },
      payload: "{}",
    });
    expect(reply.statusCode).toBe(404);
    await other.close();
  });
});

import type { OnlinePayment, PayableCharge } from "@yer/api/contract/online-payments";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { returnApplication } from "../../cases/application-acts/service.js";
import { buildApp } from "../../main/app.js";
import { verifyJournal } from "../../money/journal/verify-journal.js";
import { askProvider } from "../../money/online-payments/ask.js";
import { recordPayment } from "../../money/payments/service.js";
import { listLines } from "../../money/statement-lines/list.js";
import { machineClockOf } from "../../platform/clock/clock.js";
import { makeSecrets } from "../../platform/config/secrets.js";
import type { Context } from "../../platform/context.js";
import {
  callbackBody,
  readSignedCallback,
  signatureHeader,
  signCallback,
} from "../../platform/online-payments/signed-callback.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { carryTo } from "../../testing/carry-to.js";
import { makePerson, signIn } from "../../testing/people.js";
import { addPayRoutes } from "./pay-routes.js";
import { makePaySandbox, type PayAct, type PaySandbox } from "./pay-sandbox.js";

const publicUrl = "http://127.0.0.1:8080";
const owed = 123_600_000;
const minute = 60_000;
const region = "1718";

let kit: ApplicationKit;
let app: FastifyInstance;
let sandbox: PaySandbox;
let context: Context;
let people = 0;
beforeAll(async () => {
  kit = await openApplicationKit();
  const { db } = kit.database;
  const machineClock = machineClockOf(kit.clock);
  sandbox = makePaySandbox({ publicUrl, clock: machineClock });
  const { signer } = await kit.act(null, async (_, acting) => acting);
  // What payments touch, and no more.
  const parts: Omit<Context, "files" | "jobs"> = {
    config: { mode: "demo", host: "127.0.0.1", port: 0, dataDir: "/nonexistent", publicUrl, logLevel: "silent" },
    db,
    legalClock: kit.clock,
    machineClock,
    secrets: makeSecrets(),
    events: kit.events,
    logger: pino({ level: "silent" }),
    signer,
    paymentProvider: sandbox.provider,
  };
  context = parts as Context;
  app = await buildApp(context);
  await addPayRoutes(app, sandbox, { publicUrl });
  const at = { made_at: kit.clock.now(), made_by: null, mfo: "00401", home_region: region };
  await db
    .insertInto("bank_accounts")
    .values({
      ...at,
      id: "0199a000-0000-7000-8000-000000000001",
      number: "20208000900100001719",
      kind: "online",
      name: "O",
    })
    .execute();
});
afterAll(async () => {
  await app.close();
  await kit.close();
});
beforeEach(() => {
  sandbox.opening = "open";
});
afterEach(async () => {
  // Whatever was done: every payment is a line, every line a payment, and the journal holds.
  await sandbox.told();
  const { faults } = await verifyJournal(kit.database.db);
  if (faults.length > 0) throw new Error(`The money does not hold: ${JSON.stringify(faults)}`);
});

/** A file in payment, and its occupier, by whose id OneID vouches for them. */
async function debtor(): Promise<{ readonly id: string; readonly chargeId: string; readonly token: string }> {
  people += 1;
  const pinfl = madePinfl(500 + people);
  const { occupier } = kit.facts();
  if (occupier?.kind !== "person") throw new Error("The kit's occupiers are persons.");
  const id = await carryTo(kit, "in_payment", { occupier: { ...occupier, pinfl } });
  const { id: token } = await makePerson({ context, clock: kit.clock }, { staff: false, pinfl });
  const { charge } = await readApplicationRecord(kit.database.db, id);
  return { id, chargeId: charge?.id ?? "", token };
}

let keys = 0;
async function call(method: "GET" | "POST", path: string, token: string, body?: object) {
  await sql`delete from throttles`.execute(kit.database.db);
  // The clock goes on by days between two calls: everybody signs in anew.
  const bearer =
    token === "" ? "" : (await signIn({ context }, { id: token, isStaff: false }, context.machineClock.now())).token;
  const reply = await app.inject({
    method,
    url: `/api/v1/public/online-payments${path}`,
    headers: { authorization: `Bearer ${bearer}`, "idempotency-key": `pay-test-${(keys += 1)}` },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, body: JSON.parse(reply.body || "{}") as Record<string, unknown> };
}
const start = async ({ chargeId, token }: { chargeId: string; token: string }, amount = owed) =>
  call("POST", "", token, { chargeId, amount });
const started = async (who: { chargeId: string; token: string }, amount = owed): Promise<OnlinePayment> => {
  const { status, body } = await start(who, amount);
  expect(status).toBe(200);
  return body as unknown as OnlinePayment;
};
const mine = async (token: string) =>
  ((await call("GET", "", token)).body["items"] as PayableCharge[])[0] as PayableCharge;
const latest = async (token: string) => (await mine(token)).payments[0];
const check = async (token: string, { id }: OnlinePayment) =>
  (await call("POST", `/${id}/check`, token)).body as unknown as OnlinePayment;
const externalIdOf = ({ payUrl }: OnlinePayment) => new URL(payUrl ?? "").pathname.split("/").at(-1) ?? "";
/** Presses a button of the provider's page; answers where it leads. */
const press = async (payment: OnlinePayment, act: PayAct) => {
  const reply = await app.inject({
    method: "POST",
    url: new URL(payment.payUrl ?? "").pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `act=${act}`,
  });
  expect(reply.statusCode).toBe(303);
  return String(reply.headers["location"]);
};
const moneyOf = async (id: string) => (await readApplicationRecord(kit.database.db, id)).money;
const statusOf = async (id: string) => (await readApplicationRecord(kit.database.db, id)).row.status;
const waiting = async (bill: string) =>
  (
    await listLines(kit.database.db, { ...kit.cast.cashier, territory: region }, { state: "waiting", search: bill })
  ).items.map(({ unmatched }) => unmatched);
const ask = async (patienceMilliseconds?: number) =>
  askProvider(
    { ...context, provider: sandbox.provider, ...(patienceMilliseconds && { patienceMilliseconds }) },
    context.machineClock.now(),
  );
/** The job's time comes. */
const later = async (minutes: number, patience?: number) => {
  kit.clock.advance(minutes * minute);
  return ask(patience);
};

describe("a charge of one's own file", () => {
  test("is paid at the provider's: the payer is sent there and back, and the file goes on", async () => {
    const who = await debtor();
    expect(await mine(who.token)).toMatchObject({ due: owed, open: true, payments: [] });
    const payment = await started(who);
    expect(payment).toMatchObject({ state: "waiting", amount: owed });
    expect(await press(payment, "pay")).toBe(`${publicUrl}/profile?payment=${payment.id}`);
    expect(await sandbox.told()).toContain(204);
    expect(await latest(who.token)).toMatchObject({ state: "paid", unmatched: false });
    expect(await statusOf(who.id)).toBe("at_council");
    expect((await moneyOf(who.id)).charge?.due).toBe(0);
  });

  test("tells the provider of a bill and a sum, and of nobody", async () => {
    const payment = await started(await debtor());
    const { asked } = sandbox.paymentOf(externalIdOf(payment)) ?? {};
    expect(asked).toEqual({
      reference: payment.id,
      bill: expect.stringMatching(/^\d{4}-\d{4}-\d{6}-01$/) as string,
      amount: owed,
      currency: "UZS",
      returnUrl: `${publicUrl}/profile?payment=${payment.id}`,
      endsAt: expect.any(Date) as Date,
    });
  });

  test("is paid in part; a second payment is gone on with, not started beside the first", async () => {
    const who = await debtor();
    const payment = await started(who, 1_000_00);
    expect((await started(who, 1_000_00)).id).toBe(payment.id);
    expect((await start(who)).body).toMatchObject({ reasons: [{ code: "online-under-way" }] });
    await press(payment, "before");
    expect((await mine(who.token)).due).toBe(owed - 1_000_00);
    expect((await start(who)).body).toMatchObject({ errors: [{ pointer: "/amount", code: "too-big" }] });
  });

  test("is started once by two pages at once", async () => {
    const who = await debtor();
    const [one, other] = await Promise.all([started(who), started(who)]);
    expect(one.id).toBe(other.id);
  });

  test("is nobody else's to pay, to see or to ask about", async () => {
    const [who, stranger] = [await debtor(), await debtor()];
    const payment = await started(who);
    expect((await start({ ...who, token: stranger.token })).status).toBe(404);
    expect((await call("POST", `/${payment.id}/check`, stranger.token)).status).toBe(404);
    expect((await mine(stranger.token)).payments).toEqual([]);
    expect((await call("GET", "", "")).status).toBe(401);
  });
});

describe("the provider's page", () => {
  test("declines: the payment failed, and another may be started", async () => {
    const who = await debtor();
    await press(await started(who), "decline");
    await sandbox.told();
    expect(await latest(who.token)).toMatchObject({ state: "failed" });
    expect((await started(who)).state).toBe("waiting");
  });

  test("is left: the payment waits, is gone on with, and expires once the provider has said that it is not paid", async () => {
    const who = await debtor();
    const payment = await started(who);
    await press(payment, "leave");
    await later(1);
    expect(await latest(who.token)).toMatchObject({ state: "waiting", payUrl: payment.payUrl });
    await later(30);
    expect(await latest(who.token)).toMatchObject({ state: "expired", payUrl: null });
  });

  test("is paid late: what has expired is booked all the same, and covers what is still due", async () => {
    const who = await debtor();
    const payment = await started(who);
    await later(31);
    expect(await latest(who.token)).toMatchObject({ state: "expired" });
    await press(payment, "before");
    expect(await latest(who.token)).toMatchObject({ state: "paid", unmatched: false });
    expect(await statusOf(who.id)).toBe("at_council");
  });

  test("is paid late for a charge that is paid already: the money waits for a person, and covers nothing", async () => {
    const who = await debtor();
    const payment = await started(who);
    const { bill } = await mine(who.token);
    await kit.act(kit.cast.cashier, (tx, acting) =>
      recordPayment(tx, acting, who.id, { amount: owed, paidOn: "2026-03-05", document: "K-1" }),
    );
    await press(payment, "before");
    expect(await latest(who.token)).toMatchObject({ state: "paid", unmatched: true });
    expect(await waiting(bill)).toEqual([owed]);
    expect(await moneyOf(who.id)).toMatchObject({ credit: 0, charge: { due: 0 } });
  });

  test("is paid for a charge that is void by then: the money waits, whatever is due anew", async () => {
    const who = await debtor();
    const payment = await started(who);
    const { bill } = await mine(who.token);
    await kit.act(kit.cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, who.id, {
        reason: "Maydon oʻzgardi",
        requests: [{ kind: "fix_outline", note: "Qarang" }],
      }),
    );
    await press(payment, "before");
    expect(await waiting(bill)).toEqual([owed]);
    expect((await moneyOf(who.id)).credit).toBe(0);
  });

  test("calls before it sends the payer back", async () => {
    const who = await debtor();
    const payment = await started(who);
    await press(payment, "before");
    expect(await check(who.token, payment)).toMatchObject({ state: "paid" });
  });

  test("calls twice and is replayed: one line is booked, and the replay is refused", async () => {
    const who = await debtor();
    const payment = await started(who);
    const before = (await sandbox.told()).length;
    await press(payment, "twice");
    expect((await sandbox.told()).slice(before)).toEqual([204, 204, 403]);
    expect((await moneyOf(who.id)).credit).toBe(0);
    expect(await statusOf(who.id)).toBe("at_council");
  });

  test("calls under a wrong signature: nothing is believed, and asking finds the truth", async () => {
    const who = await debtor();
    const payment = await started(who);
    const before = (await sandbox.told()).length;
    await press(payment, "forged");
    expect((await sandbox.told()).slice(before)).toEqual([403]);
    expect(await latest(who.token)).toMatchObject({ state: "waiting" });
    await later(1);
    expect(await latest(who.token)).toMatchObject({ state: "paid" });
  });

  test("never calls: the job asks, and books once whoever else asks meanwhile", async () => {
    const who = await debtor();
    const payment = await started(who);
    await press(payment, "silent");
    kit.clock.advance(minute);
    await Promise.all([ask(), check(who.token, payment), check(who.token, payment)]);
    expect(await latest(who.token)).toMatchObject({ state: "paid", unmatched: false });
    expect(await moneyOf(who.id)).toMatchObject({ credit: 0 });
  });

  test.each([
    ["answers questions by errors", "error"],
    ["answers questions too late", "slow"],
  ] as const)("%s: the payment keeps its state, also past its time, until it is answered", async (_, act) => {
    const who = await debtor();
    await press(await started(who), act);
    for (const minutes of [1, 31]) {
      await later(minutes, 20);
      expect(await latest(who.token)).toMatchObject({ state: "waiting" });
    }
    await later(60);
    expect(await latest(who.token)).toMatchObject({ state: "paid" });
  });

  test("takes another sum than was asked: it is booked as it came, and waits for a person", async () => {
    const who = await debtor();
    await press(await started(who), "sum");
    await sandbox.told();
    expect(await latest(who.token)).toMatchObject({ state: "paid", amount: owed / 2, unmatched: true });
    expect((await moneyOf(who.id)).charge?.due).toBe(owed);
  });

  test("takes another currency: nothing of it is booked", async () => {
    const who = await debtor();
    await press(await started(who), "currency");
    await sandbox.told();
    expect(await latest(who.token)).toMatchObject({ state: "refused" });
    expect((await moneyOf(who.id)).charge?.due).toBe(owed);
  });

  test("takes money twice for one payment: the second is booked beside the first, and waits", async () => {
    const who = await debtor();
    const payment = await started(who);
    const { bill } = await mine(who.token);
    await press(payment, "before");
    await press(payment, "again");
    await press(payment, "again");
    await sandbox.told();
    expect(await waiting(bill)).toEqual([owed]);
    expect(await moneyOf(who.id)).toMatchObject({ credit: 0 });
  });
});

describe("a provider that is asked to take a payment", () => {
  test.each([
    ["refuses it", "refuse"],
    ["sends its payer to an address that is not its own", "elsewhere"],
  ] as const)("%s: nobody is sent anywhere, and another may be started", async (_, opening) => {
    const who = await debtor();
    sandbox.opening = opening;
    expect(await started(who)).toMatchObject({ state: "refused", payUrl: null });
    sandbox.opening = "open";
    expect(await started(who)).toMatchObject({ state: "waiting" });
  });

  test("fails: the payment is known, and is opened when its payer asks again, under the same reference", async () => {
    const who = await debtor();
    sandbox.opening = "error";
    const payment = await started(who);
    expect(payment).toMatchObject({ state: "started", payUrl: null });
    sandbox.opening = "open";
    expect(await check(who.token, payment)).toMatchObject({ id: payment.id, state: "waiting" });
  });

  test("fails and never takes it: the payment expires", async () => {
    const who = await debtor();
    sandbox.opening = "error";
    await started(who);
    await later(31);
    expect(await latest(who.token)).toMatchObject({ state: "expired" });
  });
});

/** Calls as the provider does; answers the status. */
const post = async (body: Buffer, signature?: string) =>
  (
    await app.inject({
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
      paidAt: kit.clock.now(),
    });
    expect(await post(report)).toBe(403);
    expect(await post(report, signCallback(key, kit.clock.now(), report))).toBe(403);
  });

  test("is believed within five minutes of its signing, either way, and one changed byte is refused", () => {
    const at = context.machineClock.now();
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
      paidAt: context.machineClock.now(),
    };
    const heard = sandbox.provider;
    const own = { ...heard, read: () => ({ report, seal: "a".repeat(64) }) };
    const other = await buildApp({ ...context, paymentProvider: own });
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

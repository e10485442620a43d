import type { OnlinePayment, PayableCharge } from "@yer/api/contract/online-payments";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pino from "pino";
import { expect } from "vitest";
import { readApplicationRecord } from "../cases/applications/application.js";
import { addPayRoutes } from "../demo/pay/pay-routes.js";
import { makePaySandbox, type PayAct, type PaySandbox } from "../demo/pay/pay-sandbox.js";
import { buildApp } from "../main/app.js";
import { verifyJournal } from "../money/journal/verify-journal.js";
import { askProvider } from "../money/online-payments/ask.js";
import { listLines } from "../money/statement-lines/list.js";
import { machineClockOf } from "../platform/clock/clock.js";
import { makeSecrets } from "../platform/config/secrets.js";
import type { Context } from "../platform/context.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "./application-kit.js";
import { carryTo } from "./carry-to.js";
import { makePerson, signIn } from "./people.js";

const minute = 60_000;
const region = "1718";

/** Tiyin that a debtor owes. */
export const owedOnline = 123_600_000;
/** Where payers come back to. */
export const payUrl = "http://127.0.0.1:8080";

/** An application in payment, and its occupier, by whose id OneID vouches for them. */
export interface Debtor {
  readonly id: string;
  readonly chargeId: string;
  readonly token: string;
}

/** Whatever is paid at the provider's: the service, its sandbox, and those who owe. */
export interface PayKit {
  readonly kit: ApplicationKit;
  readonly app: FastifyInstance;
  readonly sandbox: PaySandbox;
  readonly context: Context;
  /** Another one at each call. */
  debtor(): Promise<Debtor>;
  call(
    method: "GET" | "POST",
    path: string,
    token: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  start(
    who: Pick<Debtor, "chargeId" | "token">,
    amount?: number,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  started(who: Pick<Debtor, "chargeId" | "token">, amount?: number): Promise<OnlinePayment>;
  mine(token: string): Promise<PayableCharge>;
  latest(token: string): Promise<OnlinePayment | undefined>;
  check(token: string, payment: OnlinePayment): Promise<OnlinePayment>;
  /** Presses a button of the provider's page. @returns where it leads */
  press(payment: OnlinePayment, act: PayAct): Promise<string>;
  moneyOf(id: string): Promise<Awaited<ReturnType<typeof readApplicationRecord>>["money"]>;
  statusOf(id: string): Promise<string>;
  /** What waits of lines that name a bill. */
  waiting(bill: string): Promise<number[]>;
  ask(patienceMilliseconds?: number): Promise<boolean>;
  /** The job's time comes. */
  later(minutes: number, patienceMilliseconds?: number): Promise<boolean>;
  /** Whatever was done: every payment is a line, every line a payment, and the journal holds. */
  holds(): Promise<void>;
  close(): Promise<void>;
}

/** Opens it. */
export async function openPayKit(): Promise<PayKit> {
  const kit = await openApplicationKit();
  const { db } = kit.database;
  const machineClock = machineClockOf(kit.clock);
  const sandbox = makePaySandbox({ publicUrl: payUrl, clock: machineClock });
  const { signer } = await kit.act(null, async (_, acting) => acting);
  // What payments touch, and no more.
  const parts: Omit<Context, "files" | "jobs"> = {
    config: {
      mode: "demo",
      host: "127.0.0.1",
      port: 0,
      dataDir: "/nonexistent",
      publicUrl: payUrl,
      logLevel: "silent",
      content: { places: ["disk"] },
    },
    db,
    legalClock: kit.clock,
    machineClock,
    secrets: makeSecrets(),
    events: kit.events,
    logger: pino({ level: "silent" }),
    signer,
    paymentProvider: sandbox.provider,
  };
  const context = parts as Context;
  const app = await buildApp(context);
  await addPayRoutes(app, sandbox, { publicUrl: payUrl });
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
  let [people, keys] = [0, 0];
  const call: PayKit["call"] = async (method, path, token, body) => {
    await sql`delete from throttles`.execute(db);
    // The clock goes on by days between two calls: everybody signs in anew.
    const bearer =
      token === "" ? "" : (await signIn({ context }, { id: token, isStaff: false }, machineClock.now())).token;
    const reply = await app.inject({
      method,
      url: `/api/v1/public/online-payments${path}`,
      headers: { authorization: `Bearer ${bearer}`, "idempotency-key": `pay-test-${(keys += 1)}` },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, body: JSON.parse(reply.body || "{}") as Record<string, unknown> };
  };
  const start: PayKit["start"] = async ({ chargeId, token }, amount = owedOnline) =>
    call("POST", "", token, { chargeId, amount });
  const mine: PayKit["mine"] = async (token) =>
    ((await call("GET", "", token)).body["items"] as PayableCharge[])[0] as PayableCharge;
  const ask: PayKit["ask"] = async (patienceMilliseconds) =>
    askProvider(
      { ...context, provider: sandbox.provider, ...(patienceMilliseconds && { patienceMilliseconds }) },
      machineClock.now(),
    );
  return {
    kit,
    app,
    sandbox,
    context,
    debtor: async () => {
      people += 1;
      const pinfl = madePinfl(500 + people);
      const { occupier } = kit.facts();
      if (occupier?.kind !== "person") throw new Error("The kit's occupiers are persons.");
      const id = await carryTo(kit, "in_payment", { occupier: { ...occupier, pinfl } });
      const { id: token } = await makePerson({ context, clock: kit.clock }, { staff: false, pinfl });
      const { charge } = await readApplicationRecord(db, id);
      return { id, chargeId: charge?.id ?? "", token };
    },
    call,
    start,
    started: async (who, amount) => {
      const { status, body } = await start(who, amount);
      expect(status).toBe(200);
      return body as unknown as OnlinePayment;
    },
    mine,
    latest: async (token) => (await mine(token)).payments[0],
    check: async (token, { id }) => (await call("POST", `/${id}/check`, token)).body as unknown as OnlinePayment,
    press: async (payment, act) => {
      const reply = await app.inject({
        method: "POST",
        url: new URL(payment.payUrl ?? "").pathname,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: `act=${act}`,
      });
      expect(reply.statusCode).toBe(303);
      return String(reply.headers["location"]);
    },
    moneyOf: async (id) => (await readApplicationRecord(db, id)).money,
    statusOf: async (id) => (await readApplicationRecord(db, id)).row.status,
    waiting: async (bill) =>
      (await listLines(db, { ...kit.cast.cashier, territory: region }, { state: "waiting", search: bill })).items.map(
        ({ unmatched }) => unmatched,
      ),
    ask,
    later: async (minutes, patience) => {
      kit.clock.advance(minutes * minute);
      return ask(patience);
    },
    holds: async () => {
      await sandbox.told();
      const { faults } = await verifyJournal(db);
      if (faults.length > 0) throw new Error(`The money does not hold: ${JSON.stringify(faults)}`);
    },
    close: async () => {
      await app.close();
      await kit.close();
    },
  };
}

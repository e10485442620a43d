import { randomBytes, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { MachineClock } from "../../platform/clock/clock.js";
import {
  type PaymentAsked,
  PaymentNotTaken,
  type PaymentProvider,
  type PaymentReport,
  type RefundAsked,
  type RefundReport,
} from "../../platform/online-payments/payment-provider.js";
import {
  callbackBody,
  readSignedCallback,
  signatureHeader,
  signCallback,
} from "../../platform/online-payments/signed-callback.js";

/** How it can answer the next payments that it is asked to take: as it should, or in one of the ways such things fail. */
export const openings = ["open", "refuse", "error", "slow", "elsewhere"] as const;
/** See {@link openings}. */
export type Opening = (typeof openings)[number];

/**
 * What its page can do with a payment. `pay` and `decline` are told after the payer is sent back, `before` before it ·
 * `leave` does nothing · `late` pays once the payment's time is over · `twice` is told twice, and then replayed · `forged`
 * under a wrong signature · `silent`, `error` and `slow` are not told at all, and the next two questions are answered
 * well, with errors, or never · `sum` pays less than was asked · `currency` pays in another · `again` pays once more what
 * is paid.
 */
export const payActs = [
  "pay",
  "decline",
  "leave",
  "late",
  "before",
  "twice",
  "forged",
  "silent",
  "error",
  "slow",
  "sum",
  "currency",
  "again",
] as const;
/** See {@link payActs}. */
export type PayAct = (typeof payActs)[number];

/**
 * How it can answer the next refunds that it is asked for: as it should, or in one of the ways such things fail. `decline`
 * does not pay back · `error` does nothing, and says so · `lost` pays back, and answers by an error; asked again it says
 * what it did · `slow` pays back, and does not answer in time · `late` answers that it is under way, and tells later ·
 * `twice` the same, and tells it twice, and once more replayed · `silent` the same, and tells nothing · `sum` pays back
 * half of it.
 */
export const refundings = ["pay", "decline", "error", "lost", "slow", "late", "twice", "silent", "sum"] as const;
/** See {@link refundings}. */
export type Refunding = (typeof refundings)[number];

/** A payment that the sandbox was asked for. */
export interface SandboxPayment {
  readonly asked: PaymentAsked;
  readonly externalId: string;
  /** What became of it; more than one where it was paid again. */
  readonly reports: readonly PaymentReport[];
}

/** Hands a call to the service, as it would come over the network. @returns the answer's status */
export type Deliver = (headers: Readonly<Record<string, string>>, body: Buffer) => Promise<number>;

/** Stands in for a payment provider: its port, and what its page does. */
export interface PaySandbox {
  readonly provider: PaymentProvider;
  /** How the next payments are answered, and the next refunds. */
  opening: Opening;
  refunding: Refunding;
  /** Where its calls go; they go nowhere before it is set. */
  deliver: Deliver | undefined;
  paymentOf(externalId: string): SandboxPayment | undefined;
  /** @returns where the payer is sent back to; `undefined`: nobody asked for such a payment */
  act(externalId: string, act: PayAct): Promise<string | undefined>;
  /** Refunds that it paid back, each once: by whose reference, and how much. */
  paidBack(): readonly { readonly reference: string; readonly amount: number }[];
  /** Tells of a refund that is under way what it is by now. */
  tellOfRefund(reference: string): void;
  /** Waits until every call under way is answered. @returns their statuses, in the order in which they were sent */
  told(): Promise<readonly number[]>;
}

interface Kept extends SandboxPayment {
  reports: PaymentReport[];
  fails: { readonly how: "error" | "slow"; left: number } | undefined;
}

/** Failing questions of a payment, before it answers again. */
const failing = 2;

/** Never answers, until whoever asks gives up. */
async function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Given up.")), { once: true });
  });
}

async function failAsToldTo(how: Opening | "error" | "slow", signal: AbortSignal): Promise<void> {
  if (how === "error") throw new Error("500 Internal Server Error");
  if (how === "slow") await never(signal);
}

/** Makes the sandbox. It forgets everything when it stops, and its key is made anew at every start. */
export function makePaySandbox({ publicUrl, clock }: { publicUrl: string; clock: MachineClock }): PaySandbox {
  const key = randomBytes(32);
  const byReference = new Map<string, Kept>();
  const byId = new Map<string, Kept>();
  const refunds = new Map<string, RefundReport>();
  const underWay: Promise<number>[] = [];
  const { origin } = new URL(publicUrl);

  const provider: PaymentProvider = {
    name: "Namoyish toʻlov tizimi",
    origins: [origin],
    open: async (asked, signal) => {
      await failAsToldTo(sandbox.opening, signal);
      if (sandbox.opening === "refuse") throw new PaymentNotTaken("the sandbox was told to");
      const known = byReference.get(asked.reference);
      const kept: Kept = known ?? { asked, externalId: `namoyish-${randomUUID()}`, reports: [], fails: undefined };
      byReference.set(asked.reference, kept);
      byId.set(kept.externalId, kept);
      const at = sandbox.opening === "elsewhere" ? "https://elsewhere.example" : origin;
      return { externalId: kept.externalId, payUrl: new URL(`/demo/pay/${kept.externalId}`, at).href };
    },
    reportsOf: async (reference, signal) => {
      const kept = byReference.get(reference);
      if (kept === undefined) return [];
      if (kept.fails !== undefined && kept.fails.left > 0) {
        kept.fails.left -= 1;
        await failAsToldTo(kept.fails.how, signal);
      }
      return kept.reports.length > 0 ? kept.reports : [reportOf(kept, "pending")];
    },
    refund: async (asked, signal) => {
      const known = refunds.get(asked.reference);
      if (known !== undefined) return known;
      const how = sandbox.refunding;
      if (how === "error") throw new Error("500 Internal Server Error");
      return begin(asked, how, signal);
    },
    read: (callback, now) => readSignedCallback(key, callback, now),
  };

  function reportOf({ asked, externalId }: Kept, state: PaymentReport["state"]): PaymentReport {
    const { reference, amount, currency } = asked;
    const paidAt = state === "paid" ? clock.now() : null;
    return { externalId, reference, state, amount, currency, paidAt };
  }

  /** Takes a refund that it was never asked for before. */
  async function begin(asked: RefundAsked, how: Refunding, signal: AbortSignal): Promise<RefundReport> {
    const { reference, amount, currency } = asked;
    const report: RefundReport = {
      externalId: `qaytarish-${randomUUID()}`,
      reference,
      state: how === "decline" ? "failed" : "paid",
      amount: how === "sum" ? Math.ceil(amount / 2) : amount,
      currency,
      paidAt: how === "decline" ? null : clock.now(),
      why: how === "decline" ? "Karta yopilgan" : null,
    };
    refunds.set(reference, report);
    if (how === "lost") throw new Error("502 Bad Gateway");
    if (how === "slow") await never(signal);
    if (how === "late") tell(report, { later: true });
    if (how === "twice") await tellTwice(report);
    const isUnderWay = how === "late" || how === "twice" || how === "silent";
    return isUnderWay ? { ...report, state: "pending", paidAt: null } : report;
  }

  /** Twice as two calls, and the first of them once more as it was. */
  async function tellTwice(report: PaymentReport | RefundReport): Promise<void> {
    const body = callbackBody(report);
    const signature = signCallback(key, clock.now(), body);
    for (const signed of [signature, signCallback(key, new Date(clock.now().getTime() + 1000), body), signature]) {
      send(body, signed);
      await sandbox.told();
    }
  }

  function send(body: Buffer, signature: string, later = false): void {
    const headers = { "content-type": "application/json", [signatureHeader]: signature };
    const sent = async (): Promise<number> => {
      if (later) await setImmediate();
      return (await sandbox.deliver?.(headers, body)) ?? 0;
    };
    underWay.push(sent().catch(() => 0));
  }

  function tell(report: PaymentReport | RefundReport, { signedWith = key, later = false } = {}): void {
    const body = callbackBody(report);
    send(body, signCallback(signedWith, clock.now(), body), later);
  }

  function become(kept: Kept, report: PaymentReport): PaymentReport {
    kept.reports.push(report);
    return report;
  }

  /** What follows the payer's being sent back, or comes before it. */
  const does: Record<PayAct, (kept: Kept) => void | Promise<unknown>> = {
    pay: (kept) => tell(become(kept, reportOf(kept, "paid")), { later: true }),
    decline: (kept) => tell(become(kept, reportOf(kept, "failed")), { later: true }),
    leave: () => {},
    late: (kept) => {
      const left = Math.max(0, kept.asked.endsAt.getTime() - clock.now().getTime()) + 1000;
      setTimeout(() => tell(become(kept, reportOf(kept, "paid"))), left).unref();
    },
    before: async (kept) => {
      tell(become(kept, reportOf(kept, "paid")));
      await sandbox.told();
    },
    twice: async (kept) => tellTwice(become(kept, reportOf(kept, "paid"))),
    forged: (kept) => tell(become(kept, reportOf(kept, "paid")), { signedWith: randomBytes(32) }),
    silent: (kept) => void become(kept, reportOf(kept, "paid")),
    error: (kept) => failNext(kept, "error"),
    slow: (kept) => failNext(kept, "slow"),
    sum: (kept) => {
      const report = reportOf(kept, "paid");
      tell(become(kept, { ...report, amount: Math.ceil(report.amount / 2) }));
    },
    currency: (kept) => tell(become(kept, { ...reportOf(kept, "paid"), currency: "USD" })),
    again: (kept) => tell(become(kept, { ...reportOf(kept, "paid"), externalId: `${kept.externalId}-2` })),
  };

  function failNext(kept: Kept, how: "error" | "slow"): void {
    become(kept, reportOf(kept, "paid"));
    kept.fails = { how, left: failing };
  }

  const sandbox: PaySandbox = {
    provider,
    opening: "open",
    refunding: "pay",
    deliver: undefined,
    paymentOf: (externalId) => byId.get(externalId),
    act: async (externalId, act) => {
      const kept = byId.get(externalId);
      if (kept === undefined) return undefined;
      await does[act](kept);
      return kept.asked.returnUrl;
    },
    paidBack: () =>
      [...refunds.values()]
        .filter(({ state }) => state === "paid")
        .map(({ reference, amount }) => ({ reference, amount })),
    tellOfRefund: (reference) => {
      const report = refunds.get(reference);
      if (report !== undefined) tell(report);
    },
    told: async () => Promise.all(underWay),
  };
  return sandbox;
}

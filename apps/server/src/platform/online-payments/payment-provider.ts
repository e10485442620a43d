import type { MachineTime } from "../clock/clock.js";

/** What a provider is asked to collect. It is told of nobody: a number, a sum, and where the payer comes back to. */
export interface PaymentAsked {
  /** Our own id of the payment: asking twice for one is asking once. */
  readonly reference: string;
  /** Number of the bill, the purpose of the payment. */
  readonly bill: string;
  /** Tiyin. */
  readonly amount: number;
  readonly currency: "UZS";
  /** Where the payer comes back to, whatever they did. */
  readonly returnUrl: string;
  readonly endsAt: Date;
}

/** A payment as the provider took it. */
export interface PaymentOpened {
  /** The provider's own id of it. */
  readonly externalId: string;
  /** Address of the provider's page where the payer pays. */
  readonly payUrl: string;
}

/** What the provider says of one payment. A payer who paid one reference twice made two, each with an id of its own. */
export interface PaymentReport {
  readonly externalId: string;
  readonly reference: string;
  readonly state: "pending" | "paid" | "failed";
  /** Amount that was paid, in hundredths of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** When it was paid; `null` before that. */
  readonly paidAt: Date | null;
}

/** What a provider is asked to pay back of a payment that it collected. */
export interface RefundAsked {
  /** Our own id of the refund: asking twice for one is asking once. */
  readonly reference: string;
  /** The provider's own id of the payment. */
  readonly externalId: string;
  /** Tiyin. */
  readonly amount: number;
  readonly currency: "UZS";
}

/** What the provider says of one refund. What it said is paid back or failed stays so. */
export interface RefundReport {
  /** The provider's own id of it. */
  readonly externalId: string;
  readonly reference: string;
  readonly state: "pending" | "paid" | "failed";
  /** Amount that was paid back, in hundredths of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** When it was paid back; `null` before that. */
  readonly paidAt: Date | null;
  /** Why it failed, in the provider's words; `null` where it did not. */
  readonly why: string | null;
}

/** A call of the provider, as it came. */
export interface RawCallback {
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

/** A call of the provider that is its own. */
export type ReadCallback = {
  /** What only this very call has: seen again, it is a replay. */
  readonly seal: string;
} & (
  | { readonly of: "payment"; readonly report: PaymentReport }
  | { readonly of: "refund"; readonly report: RefundReport }
);

/** The provider does not take the payment, and asking again changes nothing. */
export class PaymentNotTaken extends Error {
  constructor(why: string) {
    super(`The payment provider did not take the payment: ${why}`);
    this.name = "PaymentNotTaken";
  }
}

/** Somebody who collects payments of charges. The demonstration has a sandbox in its place; without one nobody pays online. */
export interface PaymentProvider {
  /** Shown to payers, and kept with each payment: it never changes. */
  readonly name: string;
  /** Origins of its pages: payers are sent nowhere else. */
  readonly origins: readonly string[];
  /**
   * Asks it to collect a payment. Of one reference it answers the same, however often it is asked.
   * @throws {PaymentNotTaken}
   * @throws when it does not answer; the caller asks again later
   */
  open(asked: PaymentAsked, signal: AbortSignal): Promise<PaymentOpened>;
  /** What it knows of a reference: every payment of it; none where it never heard of it. @throws when it does not answer */
  reportsOf(reference: string, signal: AbortSignal): Promise<readonly PaymentReport[]>;
  /**
   * Asks it to pay something back of a payment, and how far that is: of one reference it pays once, and answers how that
   * stands however often it is asked. @throws when it does not answer; the caller asks again later
   */
  refund(asked: RefundAsked, signal: AbortSignal): Promise<RefundReport>;
  /** Reads a call of its own. `undefined`: it is not, or comes too late. @throws {Problem} `malformed` */
  read(callback: RawCallback, now: MachineTime): ReadCallback | undefined;
}

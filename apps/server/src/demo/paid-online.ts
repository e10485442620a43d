import { settle } from "../money/online-payments/settle.js";
import { startPayment } from "../money/online-payments/start.js";
import { proposeOnlineRefund, sendRefund } from "../money/online-refunds/service.js";
import { settleRefund } from "../money/online-refunds/settle.js";
import { actOnRefund } from "../money/refunds/service.js";
import { type MachineTime, machineClock, machineTime } from "../platform/clock/clock.js";
import { currencyOfCharges } from "../rules/money/online-payment.js";
import { overpaid } from "./branches.js";
import { demoOrganisationId } from "./organisations.js";
import { makePaySandbox } from "./pay/pay-sandbox.js";
import { actorAt } from "./staff.js";
import { type Citizen, Way } from "./way.js";

const { provider } = makePaySandbox({ publicUrl: "http://localhost", clock: machineClock });

/** How an application is paid through the provider, and paid back. */
export class PaidOnline extends Way {
  /** The occupier pays a part online; the payment that follows fails. */
  async partly(): Promise<void> {
    const occupier = await this.#occupier();
    if (occupier === undefined) return;
    for (const state of ["paid", "failed"] as const) {
      this.later(3);
      await this.#pay(occupier, Math.floor((await this.charge()).amount / 5), state);
    }
  }

  /** The occupier pays online what the bank's order of the next days pays once more. */
  async before(): Promise<void> {
    const occupier = await this.#occupier();
    if (occupier !== undefined) await this.#pay(occupier, overpaid, "paid");
  }

  /** What was paid twice goes back by the way it came: proposed, approved by another, sent, paid back by the provider. */
  async back(): Promise<void> {
    const { cast, id, index } = this.lived;
    const payment = await this.transaction
      .selectFrom("online_payments")
      .select("id")
      .where("application_id", "=", id)
      .where("state", "=", "paid")
      .executeTakeFirst();
    if (payment === undefined) return;
    const head = actorAt(demoOrganisationId("cadastre", cast.cashier.territory ?? ""), "financeHead");
    this.later(3);
    const amount = overpaid;
    await proposeOnlineRefund(this.transaction, this.acting(cast.cashier), id, { payment: payment.id, amount });
    const { id: refund } = await this.transaction
      .selectFrom("refunds")
      .select("id")
      .where("application_id", "=", id)
      .executeTakeFirstOrThrow();
    this.later(1);
    await actOnRefund(this.transaction, this.acting(head), id, { act: "approve", id: refund, ifMatch: 1 });
    this.later(1);
    const at = this.#machineTime();
    await sendRefund(this.transaction, this.acting(head), id, { id: refund, ifMatch: 2, provider, at });
    const report = {
      externalId: `demo-refund-${index}`,
      reference: refund,
      state: "paid" as const,
      amount,
      currency: currencyOfCharges,
      paidAt: new Date(this.at),
      why: null,
    };
    await settleRefund(this.transaction, this.acting(null), { provider: provider.name, report, at });
  }

  async #pay(occupier: Citizen, amount: number, state: "paid" | "failed"): Promise<void> {
    const at = this.#machineTime();
    const given = { chargeId: (await this.charge()).id, amount };
    const { id: reference } = await startPayment(this.transaction, this.acting(occupier), given, { provider, at });
    const report = {
      externalId: `demo-${this.lived.index}-${state}`,
      reference,
      state,
      amount,
      currency: currencyOfCharges,
      paidAt: state === "paid" ? new Date(this.at) : null,
    };
    await settle(this.transaction, this.acting(null), { provider: provider.name, report, at });
  }

  /** Who occupies the plot, signed in; nobody where a firm does, whose payments are the bank's. */
  async #occupier(): Promise<Citizen | undefined> {
    const { occupier } = this.lived.facts;
    if (occupier?.kind !== "person" || occupier.pinfl === null) return undefined;
    return this.citizen({ name: occupier.name, pinfl: occupier.pinfl });
  }

  #machineTime(): MachineTime {
    return machineTime(machineClock.now(), this.at - this.around.now.getTime());
  }
}

import { makeTimelyMove } from "../cases/application-acts/clock.js";
import { proposeCorrection } from "../money/corrections/service.js";
import { askForInstalments, refuseRequest } from "../money/instalments/service.js";
import { agreeInstalments } from "../money/instalments/agree.js";
import { recordPayment } from "../money/payments/service.js";
import { actOnRefund, proposeRefund } from "../money/refunds/service.js";
import type { Actor } from "../platform/acting/actor.js";
import { addDays } from "../rules/workflow/calendar.js";
import { overpaid } from "./branches.js";
import { demoOrganisationId } from "./organisations.js";
import { actorAt } from "./staff.js";
import { Way } from "./way.js";

/** How an application is paid otherwise than at once: by a contract, too much, by mistake. */
export class PaidOtherwise extends Way {
  /**
   * A contract of four instalments: the first is paid in time, or overdue so that the clock suspends the application.
   */
  async instalments(paid: boolean): Promise<void> {
    const { cast, id } = this.lived;
    this.later(4);
    const { amount } = await this.transaction
      .selectFrom("charges")
      .select("amount")
      .where("application_id", "=", id)
      .executeTakeFirstOrThrow();
    const part = Math.floor(amount / 4);
    const signedOn = this.today();
    const schedule = [0, 1, 2, 3].map((nth) => ({
      dueOn: addDays(signedOn, 20 + 30 * nth),
      amount: nth === 3 ? amount - 3 * part : part,
    }));
    const number = `SH-${this.lived.index}`;
    await agreeInstalments(this.transaction, this.acting(cast.cashier), id, {
      number,
      signedOn,
      fileId: null,
      schedule,
    });
    if (paid) {
      this.later(15);
      const paidOn = this.today();
      await recordPayment(this.transaction, this.acting(cast.cashier), id, {
        amount: part,
        paidOn,
        document: `${number}/1`,
      });
      return;
    }
    this.later(22);
    await makeTimelyMove(this.transaction, this.acting(null), id, "suspend");
  }

  /** The cashier sees that a receipt was another application's, and proposes to take it back. */
  async correction(): Promise<void> {
    const { cast, id } = this.lived;
    this.later(2);
    const receipt = await this.transaction
      .selectFrom("receipts")
      .select("id")
      .where("application_id", "=", id)
      .executeTakeFirst();
    if (receipt === undefined) return;
    const reason = "Toʻlov hujjatida boshqa ishning raqami koʻrsatilgan, summa adashib shu ishga yozilgan.";
    await proposeCorrection(this.transaction, this.acting(cast.cashier), id, { receiptId: receipt.id, reason });
  }

  /** What the application was paid beyond its charge goes back to its occupier, not always at the first try. */
  async refund(end: "proposed" | "approved" | "executed"): Promise<void> {
    const { cast, index } = this.lived;
    this.later(4);
    if (end === "proposed") {
      const mistaken = await this.#proposeRefund(overpaid, `22618000${String(900_000 + index).padStart(12, "0")}`);
      await this.#actOnRefund(cast.cashier, { act: "withdraw", id: mistaken, ifMatch: 1 });
      await this.#proposeRefund(overpaid);
      return;
    }
    const head = actorAt(demoOrganisationId("cadastre", cast.cashier.territory ?? ""), "financeHead");
    if (end === "approved") {
      // A half of it is with the bank, the other waits to be ordered.
      const [half, rest] = [await this.#proposeRefund(overpaid / 2), await this.#proposeRefund(overpaid / 2)];
      this.later(1);
      for (const id of [half, rest]) await this.#actOnRefund(head, { act: "approve", id, ifMatch: 1 });
      this.later(1);
      const body = { number: `QT-${index}`, day: this.today() };
      await this.#actOnRefund(head, { act: "order", id: half, ifMatch: 2, body });
      return;
    }
    const refused = await this.#proposeRefund(overpaid);
    this.later(1);
    const reason = "Oluvchining hisob raqami boshqa shaxsga tegishli.";
    await this.#actOnRefund(head, { act: "refuse", id: refused, ifMatch: 1, body: { reason } });
    this.later(1);
    const id = await this.#proposeRefund(overpaid);
    this.later(1);
    await this.#actOnRefund(head, { act: "approve", id, ifMatch: 1 });
    this.later(1);
    await this.#actOnRefund(head, { act: "order", id, ifMatch: 2, body: { number: `QT-${index}`, day: this.today() } });
    this.later(2);
    const body = { day: this.today(), bankId: `QB-${index}` };
    await this.#actOnRefund(head, { act: "execute", id, ifMatch: 3, body });
  }

  async #proposeRefund(amount: number, account = `22618000${String(this.lived.index).padStart(12, "0")}`) {
    const { cast, id, facts } = this.lived;
    const payee = { name: facts.occupier?.name ?? "", account, mfo: "00440" };
    await proposeRefund(this.transaction, this.acting(cast.cashier), id, { amount, ...payee });
    const { id: refund } = await this.transaction
      .selectFrom("refunds")
      .select("id")
      .where("application_id", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return refund;
  }

  async #actOnRefund(actor: Actor, given: Parameters<typeof actOnRefund>[3]): Promise<void> {
    await actOnRefund(this.transaction, this.acting(actor), this.lived.id, given);
  }

  /** The occupier asks for three instalments; the request waits, or was refused. */
  async asks(isRefused: boolean): Promise<void> {
    const { cast, facts } = this.lived;
    if (facts.occupier?.kind !== "person" || facts.occupier.pinfl === null) return;
    this.later(2);
    const { id: chargeId, amount } = await this.charge();
    const occupier = await this.citizen({ name: facts.occupier.name, pinfl: facts.occupier.pinfl });
    const part = Math.floor(amount / 3);
    const schedule = [1, 2, 3].map((nth) => ({
      dueOn: addDays(this.today(), 30 * nth),
      amount: nth === 3 ? amount - 2 * part : part,
    }));
    const reason = "Oylik daromadim bilan bir yoʻla toʻlay olmayman.";
    await askForInstalments(this.transaction, this.acting(occupier), chargeId, { schedule, reason });
    if (!isRefused) return;
    this.later(3);
    const { id: request } = await this.transaction
      .selectFrom("instalment_requests")
      .select("id")
      .where("charge_id", "=", chargeId)
      .executeTakeFirstOrThrow();
    await refuseRequest(this.transaction, this.acting(cast.cashier), chargeId, {
      request,
      ifMatch: 1,
      reason: "Daromad toʻgʻrisida maʼlumotnoma ilova qilinmagan.",
    });
  }
}

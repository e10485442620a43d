import type { Acting } from "../platform/acting/acting.js";
import type { Actor } from "../platform/acting/actor.js";
import { insertCitizen, lockByPinfl } from "../identity/auth/person-queries.js";
import { makeTimelyMove } from "../cases/applications/clock.js";
import { complain, decideComplaint } from "../cases/complaints/service.js";
import { addToAgenda } from "../cases/council/agenda.js";
import { decideOnAgenda } from "../cases/council/decisions.js";
import { callSession } from "../cases/council/service.js";
import { decideObjection, objectTo, takeObjection } from "../cases/objections/service.js";
import { proposeCorrection } from "../money/corrections/service.js";
import { askForInstalments, refuseRequest } from "../money/instalments/service.js";
import { settle as settleOnline } from "../money/online-payments/settle.js";
import { startPayment } from "../money/online-payments/start.js";
import { agreeInstalments, recordPayment } from "../money/payments/service.js";
import { actOnRefund, proposeRefund } from "../money/refunds/service.js";
import { machineClock, machineTime } from "../platform/clock/clock.js";
import type { Transaction } from "../platform/database/database.js";
import { addDays, dayInTashkent } from "../rules/workflow/calendar.js";
import { type AgendaSeat, type Branch, overpaid } from "./branches.js";
import type { LivedApplication, Surroundings } from "./life.js";
import { madePerson } from "./names.js";
import { demoOrganisationId } from "./organisations.js";
import { makePaySandbox } from "./pay/pay-sandbox.js";
import { randomOf } from "./random.js";
import { actorAt } from "./staff.js";

const day = 86_400_000;

/** Lets a file leave the usual way by the acts of those concerned, each at its own moment and none after today. */
export async function takeBranch(
  transaction: Transaction,
  lived: LivedApplication,
  branch: Branch,
  around: Surroundings,
): Promise<void> {
  const way = new Way(transaction, lived, around);
  switch (branch.kind) {
    case "appeal":
      return way.appeal(branch.verdict);
    case "objections":
      return way.objections(branch.end);
    case "instalments":
      return way.instalments(branch.paid);
    case "agenda":
      return way.agenda(branch.seat);
    case "correction":
      return way.correction();
    case "overpaid":
      return way.refund(branch.refund);
    case "asks":
      return way.asks(branch.isRefused);
    case "online":
      return way.online();
    case "usual":
    case "walk":
  }
}

/** A citizen with a session that OneID vouches for. */
type Citizen = Actor & { readonly pinfl: string };

/** Sessions of the region's Council: when they were called and when they are, in days from today. */
const sessions = {
  past: { number: "VI-46", called: -14, day: -8, decided: -7 },
  today: { number: "VI-47", called: -5, day: 0, decided: 0 },
  coming: { number: "VI-48", called: -2, day: 12, decided: 12 },
} as const;

class Way {
  readonly #transaction: Transaction;
  readonly #lived: LivedApplication;
  readonly #around: Surroundings;
  #at: number;

  constructor(transaction: Transaction, lived: LivedApplication, around: Surroundings) {
    this.#transaction = transaction;
    this.#lived = lived;
    this.#around = around;
    this.#at = lived.at;
  }

  /** The occupier appeals against the rejection; who did not review the file decides. */
  async appeal(verdict: "upheld" | "dismissed" | null): Promise<void> {
    const { facts, cast, id } = this.#lived;
    if (facts.occupier?.kind !== "person" || facts.occupier.pinfl === null) return;
    this.#later(3);
    const occupier = await this.#citizen({ name: facts.occupier.name, pinfl: facts.occupier.pinfl });
    const text = "Uchastka muhofaza zonasidan tashqarida, oʻlchov qaytadan oʻtkazilishini soʻrayman.";
    const made = await complain(this.#transaction, this.#acting(occupier), id, { text, fileIds: [] });
    if (verdict === null) return;
    this.#later(4);
    const reason =
      verdict === "upheld"
        ? "Zona chegarasi qaytadan oʻlchandi: uchastka undan tashqarida."
        : "Zona chegarasi tasdiqlangan rejaga muvofiq.";
    await decideComplaint(
      this.#transaction,
      this.#acting(cast.objections),
      { applicationId: id, complaintId: made.id },
      { body: { verdict, reason }, ifMatch: null },
    );
  }

  /** Two neighbours object; of the first it is decided, or it is under review. */
  async objections(end: "open" | "upheld" | "complained"): Promise<void> {
    const { cast, id } = this.#lived;
    const first = await this.#object(1, "Devor mening yerimga bir metr kirib qurilgan.");
    this.#later(1);
    if (end === "open") {
      await this.#object(2, "Umumiy yoʻlak toʻsib qoʻyilgan, mahalla undan foydalana olmayapti.");
      this.#later(1);
      await takeObjection(this.#transaction, this.#acting(cast.objections), first.id, 1);
      return;
    }
    const body =
      end === "upheld"
        ? { verdict: "upheld" as const, reason: "Joyida oʻlchanganda eʼtiroz tasdiqlandi." }
        : { verdict: "dismissed" as const, reason: "Devor chegara boʻylab qurilgan." };
    await decideObjection(this.#transaction, this.#acting(cast.objections), first.id, { body, ifMatch: null });
    if (end === "upheld") return;
    this.#later(1);
    const text = "Oʻlchov mening ishtirokimsiz oʻtkazilgan, qayta koʻrib chiqilsin.";
    await complain(this.#transaction, this.#acting(await this.#citizen(first.by)), id, { text, fileIds: [] });
  }

  /** A contract of four instalments: the first is paid in time, or overdue so that the clock suspends the file. */
  async instalments(paid: boolean): Promise<void> {
    const { cast, id } = this.#lived;
    this.#later(4);
    const { amount } = await this.#transaction
      .selectFrom("charges")
      .select("amount")
      .where("application_id", "=", id)
      .executeTakeFirstOrThrow();
    const part = Math.floor(amount / 4);
    const signedOn = this.#today();
    const schedule = [0, 1, 2, 3].map((nth) => ({
      dueOn: addDays(signedOn, 20 + 30 * nth),
      amount: nth === 3 ? amount - 3 * part : part,
    }));
    const number = `SH-${this.#lived.index}`;
    await agreeInstalments(this.#transaction, this.#acting(cast.cashier), id, {
      number,
      signedOn,
      fileId: null,
      schedule,
    });
    if (paid) {
      this.#later(15);
      const paidOn = this.#today();
      await recordPayment(this.#transaction, this.#acting(cast.cashier), id, {
        amount: part,
        paidOn,
        document: `${number}/1`,
      });
      return;
    }
    this.#later(22);
    await makeTimelyMove(this.#transaction, this.#acting(null), id, "suspend");
  }

  /** The cashier sees that a receipt was another file's, and proposes to take it back. */
  async correction(): Promise<void> {
    const { cast, id } = this.#lived;
    this.#later(2);
    const receipt = await this.#transaction
      .selectFrom("receipts")
      .select("id")
      .where("application_id", "=", id)
      .executeTakeFirst();
    if (receipt === undefined) return;
    const reason = "Toʻlov hujjatida boshqa ishning raqami koʻrsatilgan, summa adashib shu ishga yozilgan.";
    await proposeCorrection(this.#transaction, this.#acting(cast.cashier), id, { receiptId: receipt.id, reason });
  }

  /** What the file was paid beyond its charge goes back to its occupier. */
  async refund(end: "proposed" | "approved" | "executed"): Promise<void> {
    const { cast, id, index, facts } = this.#lived;
    this.#later(4);
    const name = facts.occupier?.name ?? "";
    const payee = { name, account: `22618000${String(index).padStart(12, "0")}`, mfo: "00440" };
    await proposeRefund(this.#transaction, this.#acting(cast.cashier), id, { amount: overpaid, ...payee });
    const { id: refund } = await this.#transaction
      .selectFrom("refunds")
      .select("id")
      .where("application_id", "=", id)
      .executeTakeFirstOrThrow();
    const head = actorAt(demoOrganisationId("cadastre", cast.cashier.territory ?? ""), "financeHead");
    const act = async (given: Parameters<typeof actOnRefund>[3]) =>
      actOnRefund(this.#transaction, this.#acting(head), id, given);
    if (end === "proposed") return;
    this.#later(1);
    await act({ act: "approve", id: refund, ifMatch: 1 });
    if (end === "approved") return;
    this.#later(1);
    await act({ act: "order", id: refund, ifMatch: 2, body: { number: `QT-${index}`, day: this.#today() } });
    this.#later(2);
    await act({ act: "execute", id: refund, ifMatch: 3, body: { day: this.#today(), bankId: `QB-${index}` } });
  }

  /** The occupier asks for three instalments; the request waits, or was refused. */
  async asks(isRefused: boolean): Promise<void> {
    const { cast, facts } = this.#lived;
    if (facts.occupier?.kind !== "person" || facts.occupier.pinfl === null) return;
    this.#later(2);
    const { id: chargeId, amount } = await this.#charge();
    const occupier = await this.#citizen({ name: facts.occupier.name, pinfl: facts.occupier.pinfl });
    const part = Math.floor(amount / 3);
    const schedule = [1, 2, 3].map((nth) => ({
      dueOn: addDays(this.#today(), 30 * nth),
      amount: nth === 3 ? amount - 2 * part : part,
    }));
    const reason = "Oylik daromadim bilan bir yoʻla toʻlay olmayman.";
    await askForInstalments(this.#transaction, this.#acting(occupier), chargeId, { schedule, reason });
    if (!isRefused) return;
    this.#later(3);
    const { id: request } = await this.#transaction
      .selectFrom("instalment_requests")
      .select("id")
      .where("charge_id", "=", chargeId)
      .executeTakeFirstOrThrow();
    await refuseRequest(this.#transaction, this.#acting(cast.cashier), chargeId, {
      request,
      ifMatch: 1,
      reason: "Daromad toʻgʻrisida maʼlumotnoma ilova qilinmagan.",
    });
  }

  /** The occupier pays a part online; the payment that follows fails. */
  async online(): Promise<void> {
    const { facts, index } = this.#lived;
    if (facts.occupier?.kind !== "person" || facts.occupier.pinfl === null) return;
    const occupier = await this.#citizen({ name: facts.occupier.name, pinfl: facts.occupier.pinfl });
    const { provider } = makePaySandbox({ publicUrl: "http://localhost", clock: machineClock });
    for (const [nth, state] of (["paid", "failed"] as const).entries()) {
      this.#later(3);
      const { id: chargeId, amount: all } = await this.#charge();
      const amount = Math.floor(all / 5);
      const passed = this.#around.now.getTime() - this.#at;
      const at = machineTime(machineClock.now(), -passed);
      const given = { chargeId, amount };
      const payment = await startPayment(this.#transaction, this.#acting(occupier), given, { provider, at });
      const paidAt = state === "paid" ? new Date(this.#at) : null;
      const report = {
        externalId: `demo-${index}-${nth}`,
        reference: payment.id,
        state,
        amount,
        currency: "UZS",
        paidAt,
      };
      await settleOnline(this.#transaction, this.#acting(null), { provider: provider.name, report, at });
    }
  }

  async #charge(): Promise<{ readonly id: string; readonly amount: number }> {
    return this.#transaction
      .selectFrom("charges")
      .select(["id", "amount"])
      .where("application_id", "=", this.#lived.id)
      .executeTakeFirstOrThrow();
  }

  /** The file comes on the agenda of a session, which is called with the first of them. */
  async agenda({ session: when, verdict }: AgendaSeat): Promise<void> {
    const { cast, id } = this.#lived;
    const session = sessions[when];
    this.#until(session.called);
    const acting = this.#acting(cast.council);
    const place = "Hokimlik binosi, katta majlislar zali";
    const sessionId =
      (await this.#session(session.number)) ??
      (
        await callSession(this.#transaction, acting, {
          number: session.number,
          day: addDays(dayInTashkent(this.#around.now), session.day),
          place,
        })
      ).session.id;
    await addToAgenda(this.#transaction, acting, sessionId, [id]);
    if (verdict === null) return;
    this.#until(session.decided);
    await decideOnAgenda(this.#transaction, this.#acting(cast.council), sessionId, {
      number: `${session.number}-${this.#lived.index}`,
      date: this.#today(),
      files: [
        verdict === "for"
          ? { applicationId: id, verdict }
          : { applicationId: id, verdict, reason: "Mahalla bosh rejasiga mos emas." },
      ],
    });
  }

  async #session(number: string): Promise<string | undefined> {
    const found = await this.#transaction
      .selectFrom("council_sessions")
      .select("id")
      .where("territory", "=", this.#lived.cast.council.territory)
      .where("number", "=", number)
      .executeTakeFirst();
    return found?.id;
  }

  async #object(nth: number, text: string): Promise<{ readonly id: string; readonly by: Named }> {
    this.#later(1);
    const { index, id } = this.#lived;
    const serial = 600 + index + 40 * nth;
    const { name, pinfl } = madePerson(randomOf(`neighbour ${index} ${nth}`), serial);
    const phone = `+99890${String(2_000_000 + serial)}`;
    const made = await objectTo(this.#transaction, this.#acting(null), id, {
      name,
      number: pinfl,
      phone,
      text,
      fileIds: [],
    });
    return { id: made.id, by: { name, pinfl } };
  }

  /** Signs somebody in as OneID does: a citizen of whom the register knew nothing before. */
  async #citizen({ name, pinfl }: Named): Promise<Citizen> {
    const vouched = { pinfl, userId: `demo.${pinfl.slice(-6)}`, name, phone: null, stirs: [] };
    await insertCitizen(this.#transaction, vouched, new Date(this.#at));
    const person = await lockByPinfl(this.#transaction, pinfl);
    if (person === undefined) throw new Error("A citizen who signed in is not there.");
    return {
      id: person.id,
      sessionId: person.id,
      name,
      pinfl,
      stirs: [],
      isStaff: false,
      blocked: false,
      organisation: null,
      territory: null,
      codes: new Set<string>(),
      impersonation: null,
      sessionEnds: new Date(8_640_000_000_000_000),
    };
  }

  /** So many days later, and never after today. */
  #later(days: number): void {
    this.#at = Math.min(this.#at + days * day, Math.max(this.#at, this.#around.now.getTime()));
  }

  /** So many days from today, where that is later than the last act. */
  #until(days: number): void {
    const wanted = Math.min(this.#around.now.getTime(), this.#around.now.getTime() + days * day);
    this.#at = Math.max(this.#at + 60_000, wanted);
  }

  #today(): string {
    return dayInTashkent(new Date(this.#at));
  }

  #acting<A extends Actor | null>(actor: A): Acting & { readonly actor: A } {
    const { events, settings, signer } = this.#around;
    return { actor, now: new Date(this.#at), events, settings, signer };
  }
}

interface Named {
  readonly name: string;
  readonly pinfl: string;
}

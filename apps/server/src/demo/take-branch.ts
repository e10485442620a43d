import { complain, decideComplaint } from "../cases/complaints/service.js";
import { addToAgenda } from "../cases/council/agenda.js";
import { decideOnAgenda } from "../cases/council/decisions.js";
import { callSession } from "../cases/council/service.js";
import { decideObjection, objectTo, takeObjection } from "../cases/objections/service.js";
import type { Transaction } from "../platform/database/database.js";
import { addDays, dayInTashkent } from "../rules/workflow/calendar.js";
import type { AgendaSeat, Branch } from "./branches.js";
import type { LivedApplication, Surroundings } from "./life.js";
import { madePerson } from "./names.js";
import { PaidOnline } from "./paid-online.js";
import { PaidOtherwise } from "./paid-otherwise.js";
import { randomOf } from "./random.js";
import { type Named, Way } from "./way.js";

/**
 * Lets an application leave the usual way by the acts of those concerned, each at its own moment and none after today.
 */
export async function takeBranch(
  transaction: Transaction,
  lived: LivedApplication,
  branch: Branch,
  around: Surroundings,
): Promise<void> {
  const disputed = new Disputed(transaction, lived, around);
  const paid = new PaidOtherwise(transaction, lived, around);
  const online = new PaidOnline(transaction, lived, around);
  switch (branch.kind) {
    case "appeal":
      return disputed.appeal(branch.verdict);
    case "objections":
      return disputed.objections(branch.end);
    case "instalments":
      return paid.instalments(branch.paid);
    case "agenda":
      return disputed.agenda(branch.seat);
    case "correction":
      return paid.correction();
    case "overpaid":
      return paid.refund(branch.refund);
    case "asks":
      return paid.asks(branch.isRefused);
    case "online":
      return online.partly();
    case "paidTwice":
      return online.back();
    case "usual":
    case "walk":
  }
}

/** Sessions of the region's Council: when they were called and when they are, in days from today. */
const sessions = {
  past: { number: "VI-46", called: -14, day: -8, decided: -7 },
  today: { number: "VI-47", called: -5, day: 0, decided: 0 },
  coming: { number: "VI-48", called: -2, day: 12, decided: 12 },
} as const;

/** How an application is disputed, and comes before the Council. */
class Disputed extends Way {
  /** The occupier appeals against the rejection; who did not review the application decides. */
  async appeal(verdict: "upheld" | "dismissed" | null): Promise<void> {
    const { facts, cast, id } = this.lived;
    if (facts.occupier?.kind !== "person" || facts.occupier.pinfl === null) return;
    this.later(3);
    const occupier = await this.citizen({ name: facts.occupier.name, pinfl: facts.occupier.pinfl });
    const text = "Uchastka muhofaza zonasidan tashqarida, oʻlchov qaytadan oʻtkazilishini soʻrayman.";
    const made = await complain(this.transaction, this.acting(occupier), id, { text, fileIds: [] });
    if (verdict === null) return;
    this.later(4);
    const reason =
      verdict === "upheld"
        ? "Zona chegarasi qaytadan oʻlchandi: uchastka undan tashqarida."
        : "Zona chegarasi tasdiqlangan rejaga muvofiq.";
    await decideComplaint(
      this.transaction,
      this.acting(cast.objections),
      { applicationId: id, complaintId: made.id },
      { body: { verdict, reason }, ifMatch: null },
    );
  }

  /** Two neighbours object; of the first it is decided, or it is under review. */
  async objections(end: "open" | "upheld" | "complained"): Promise<void> {
    const { cast, id } = this.lived;
    const first = await this.#object(1, "Devor mening yerimga bir metr kirib qurilgan.");
    this.later(1);
    if (end === "open") {
      await this.#object(2, "Umumiy yoʻlak toʻsib qoʻyilgan, mahalla undan foydalana olmayapti.");
      this.later(1);
      await takeObjection(this.transaction, this.acting(cast.objections), first.id, 1);
      return;
    }
    const body =
      end === "upheld"
        ? { verdict: "upheld" as const, reason: "Joyida oʻlchanganda eʼtiroz tasdiqlandi." }
        : { verdict: "dismissed" as const, reason: "Devor chegara boʻylab qurilgan." };
    await decideObjection(this.transaction, this.acting(cast.objections), first.id, { body, ifMatch: null });
    if (end === "upheld") return;
    this.later(1);
    const text = "Oʻlchov mening ishtirokimsiz oʻtkazilgan, qayta koʻrib chiqilsin.";
    await complain(this.transaction, this.acting(await this.citizen(first.by)), id, { text, fileIds: [] });
  }

  /** The application comes on the agenda of a session, which is called with the first of them. */
  async agenda({ session: when, verdict }: AgendaSeat): Promise<void> {
    const { cast, id } = this.lived;
    const session = sessions[when];
    this.until(session.called);
    const acting = this.acting(cast.council);
    const place = "Hokimlik binosi, katta majlislar zali";
    const sessionId =
      (await this.#session(session.number)) ??
      (
        await callSession(this.transaction, acting, {
          number: session.number,
          day: addDays(dayInTashkent(this.around.now), session.day),
          place,
        })
      ).session.id;
    await addToAgenda(this.transaction, acting, sessionId, [id]);
    if (verdict === null) return;
    this.until(session.decided);
    await decideOnAgenda(this.transaction, this.acting(cast.council), sessionId, {
      number: `${session.number}-${this.lived.index}`,
      date: this.today(),
      files: [
        verdict === "for"
          ? { applicationId: id, verdict }
          : { applicationId: id, verdict, reason: "Mahalla bosh rejasiga mos emas.", because: "town_planning" },
      ],
    });
  }

  async #session(number: string): Promise<string | undefined> {
    const found = await this.transaction
      .selectFrom("council_sessions")
      .select("id")
      .where("territory", "=", this.lived.cast.council.territory)
      .where("number", "=", number)
      .executeTakeFirst();
    return found?.id;
  }

  async #object(nth: number, text: string): Promise<{ readonly id: string; readonly by: Named }> {
    this.later(1);
    const { index, id } = this.lived;
    const serial = 600 + index + 40 * nth;
    const { name, pinfl } = madePerson(randomOf(`neighbour ${index} ${nth}`), serial);
    const phone = `+99890${String(2_000_000 + serial)}`;
    const made = await objectTo(this.transaction, this.acting(null), id, {
      name,
      number: pinfl,
      phone,
      text,
      fileIds: [],
    });
    return { id: made.id, by: { name, pinfl } };
  }
}

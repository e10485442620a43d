import type { Answers } from "@yer/api/contract/discussion";
import type { Facts } from "@yer/api/contract/facts";
import type { Actor } from "../platform/acting/actor.js";
import type { Acting } from "../platform/acting/acting.js";
import { makeTimelyMove, type TimelyMove } from "../cases/application-acts/clock.js";
import { answerRequest } from "../cases/applications/edit-requests.js";
import { createApplication } from "../cases/applications/open-applications.js";
import {
  decideAsCouncil,
  decideAsJustice,
  returnApplication,
  review,
  startDiscussion,
  submit,
} from "../cases/application-acts/service.js";
import type { Transaction } from "../platform/database/database.js";
import { diagramSeeds } from "../schema/data/diagrams.js";
import { giveConclusion } from "../cases/discussion/service.js";
import type { Events } from "../platform/events/events.js";
import { Problem } from "../platform/problem/problem.js";
import { objectTo, decideObjection } from "../cases/objections/service.js";
import { recordPayment } from "../money/payments/service.js";
import type { Signer } from "../platform/signing/signer.js";
import type { Settings } from "../platform/dated-settings/settings.js";
import { madePerson } from "./names.js";
import { overpaid } from "./branches.js";
import { PaidOnline } from "./paid-online.js";
import { takeBranch } from "./take-branch.js";
import { demoOrganisationId } from "./organisations.js";
import type { ApplicationPlan } from "./plan.js";
import { actorAt } from "./staff.js";

const day = 86_400_000;
/** The law began on this day. */
const firstDay = Date.parse("2024-11-04T04:30:00Z");

/** Days that the clock lets pass by itself, as the first settings have them. */
const announcementDays = 10;
const appealDays = 31;

/** What a life is lived with. */
export interface Surroundings {
  readonly events: Events;
  readonly settings: Settings;
  readonly signer: Signer;
  /** Today: no act is later. */
  readonly now: Date;
}

/**
 * Lives one made-up application through the real services, each act at its own moment, up to the status it is planned
 * for. Everything commits with the transaction: an application is there whole or not at all.
 */
export async function liveApplication(
  transaction: Transaction,
  plan: ApplicationPlan,
  around: Surroundings,
): Promise<void> {
  const life = new Life(transaction, plan, around);
  try {
    await life.live();
    if (plan.branch !== null) await takeBranch(transaction, life.reached(), plan.branch, around);
  } catch (error) {
    // Made-up plots of two districts can meet, as real ones do: such an application waits where it is for somebody to
    // judge.
    if (!(error instanceof Problem) || error.code !== "move-refused") throw error;
  }
}

/** An application that has lived up to the status it was planned for. */
export interface LivedApplication {
  readonly id: string;
  /** When its last act was. */
  readonly at: number;
  readonly facts: Facts;
  readonly cast: ReturnType<typeof castOf>;
  readonly index: number;
}

class Life {
  readonly #transaction: Transaction;
  readonly #plan: ApplicationPlan;
  readonly #around: Surroundings;
  readonly #cast: ReturnType<typeof castOf>;
  #at: number;
  #id = "";

  constructor(transaction: Transaction, plan: ApplicationPlan, around: Surroundings) {
    this.#transaction = transaction;
    this.#plan = plan;
    this.#around = around;
    this.#cast = castOf(plan.facts);
    this.#at = Math.max(firstDay, around.now.getTime() - daysOf(plan) * day);
  }

  /** The application as it stands now. */
  reached(): LivedApplication {
    return { id: this.#id, at: this.#at, facts: this.#plan.facts, cast: this.#cast, index: this.#plan.index };
  }

  async live(): Promise<void> {
    const { target, variant, facts, random } = this.#plan;
    this.#id = await createApplication(this.#transaction, this.#acting(this.#cast.operator), facts);
    if (target === "editing" && variant !== "returned") return;
    await this.#submit(random.between(1, 5), target === "to_conclusion" && variant !== "returned");
    if (variant === "returned") {
      await this.#sendBack(target === "editing");
      if (target === "editing") return;
    }
    if (target === "to_conclusion") return;
    await this.#wait(random.between(1, 4));
    if (target === "in_discussion") this.#arrive();
    await startDiscussion(this.#transaction, this.#acting(this.#cast.operator), this.#id);
    if (!(await this.#discuss())) return;
    if (target === "in_review") return;
    if (target === "rejected" || target === "unregistered") return this.#reject();
    await this.#announce();
    if (target === "announced" || !(await this.#byClock("end_announcement"))) return;
    if (target === "at_justice") return;
    await this.#wait(random.between(4, 18));
    if (target === "in_payment") this.#arrive();
    await decideAsJustice(this.#transaction, this.#acting(this.#cast.justice), this.#id, {
      verdict: "positive",
      reason: "Hujjatlar qonunchilikka muvofiq.",
    });
    await this.#payAndDecide();
  }

  async #payAndDecide(): Promise<void> {
    const { target, variant, random } = this.#plan;
    if (target === "in_payment") {
      if (variant === "suspended") await this.#byClock("suspend");
      else if (this.#plan.branch === null && random.chance(0.3)) await this.#pay(0.4);
      return;
    }
    await this.#wait(random.between(2, 40));
    if (target === "at_council") this.#arrive();
    if (this.#plan.branch?.kind === "paidTwice") await this.#payTwice();
    else await this.#pay(1, this.#plan.branch?.kind === "overpaid" ? overpaid : 0);
    if (target === "at_council") return;
    await this.#wait(random.between(4, 17));
    if (target === "registered") this.#arrive();
    await decideAsCouncil(this.#transaction, this.#acting(this.#cast.council), this.#id, {
      verdict: "for",
      number: `VI-${random.between(10, 99)}-${random.between(1, 240)}`,
      date: this.#today(),
    });
  }

  async #submit(after: number, last = false): Promise<void> {
    await this.#wait(after);
    if (last) this.#arrive();
    await submit(this.#transaction, this.#acting(this.#cast.operator), this.#id);
  }

  /** A return with one request; answered and submitted again unless the application is to stay in editing. */
  async #sendBack(stays: boolean): Promise<void> {
    const { random } = this.#plan;
    await this.#wait(random.between(1, 2));
    await returnApplication(this.#transaction, this.#acting(this.#cast.reviewer), this.#id, {
      reason: "Maʼlumotlarni aniqlashtirish zarur.",
      requests: [
        random.chance(0.5)
          ? { kind: "correct_address", note: "Uy raqamini aniqlashtiring." }
          : { kind: "correct_buildings", note: "Qurilgan yilini tekshiring." },
      ],
    });
    if (stays) return;
    const requests = await this.#transaction
      .selectFrom("edit_requests")
      .select("id")
      .where("application_id", "=", this.#id)
      .execute();
    await this.#wait(1);
    for (const request of requests) {
      await answerRequest(this.#transaction, this.#acting(this.#cast.operator), this.#id, {
        requestId: request.id,
        answer: "Aniqlashtirildi.",
      });
    }
    await this.#submit(1, this.#plan.target === "to_conclusion");
  }

  /** Organisations conclude, one after the other. @returns whether the run came to its end */
  async #discuss(): Promise<boolean> {
    const { target, random } = this.#plan;
    const negative = target === "in_review" || target === "rejected" || target === "unregistered";
    let given = 0;
    for (;;) {
      const awaited = await this.#transaction
        .selectFrom("step_organisations")
        .select(["step_id", "organisation_id"])
        .where("application_id", "=", this.#id)
        .where("state", "=", "awaited")
        .orderBy("step_id")
        .orderBy("organisation_id")
        .execute();
      if (awaited.length === 0) return true;
      // Those that stay in discussion stop where somebody is still awaited.
      if (
        target === "in_discussion" &&
        (given > 0 || random.chance(0.4)) &&
        (awaited.length === 1 || random.chance(0.5))
      ) {
        return false;
      }
      const body = awaited[random.between(0, awaited.length - 1)];
      if (body === undefined) return true;
      await this.#wait(random.between(1, 5));
      if (awaited.length === 1) {
        if (target === "announced" || target === "in_review") this.#arrive();
        if (target === "at_justice") this.#arrive(announcementDays);
      }
      await giveConclusion(this.#transaction, this.#acting(actorAt(body.organisation_id, "member")), this.#id, {
        stepId: body.step_id,
        verdict: negative && given === 0 ? "negative" : "positive",
        summary: negative && given === 0 ? "Muhofaza zonasiga tutash, qoʻshimcha oʻrganish zarur." : "Eʼtiroz yoʻq.",
        answers: answersFor(this.#plan.facts, body.step_id),
        fileIds: [],
      });
      given += 1;
    }
  }

  async #announce(): Promise<void> {
    const { variant, random, index } = this.#plan;
    if (variant !== "objected") return;
    await this.#wait(1);
    const neighbour = madePerson(random, index + 500);
    const { id } = await objectTo(this.#transaction, this.#acting(null), this.#id, {
      name: neighbour.name,
      number: neighbour.pinfl,
      phone: `+99890${String(1_000_000 + index).slice(-7)}`,
      text: "Chegaraning bir qismi mening yer uchastkamga toʻgʻri keladi, joyida qayta oʻlchashni soʻrayman.",
      fileIds: [],
    });
    if (random.chance(0.5)) return;
    await this.#wait(1);
    await decideObjection(this.#transaction, this.#acting(this.#cast.objections), id, {
      body: { verdict: "dismissed", reason: "Chegara joyida oʻlchandi, ustma-ust tushish aniqlanmadi." },
      ifMatch: null,
    });
  }

  async #reject(): Promise<void> {
    const { random, target } = this.#plan;
    await this.#wait(random.between(2, 8));
    this.#arrive(target === "unregistered" ? appealDays : 0);
    await review(this.#transaction, this.#acting(this.#cast.reviewer), this.#id, {
      to: "rejected",
      reason: "Uchastka muhofaza zonasida joylashgan.",
      because: "protected_zone",
    });
    if (target === "unregistered") await this.#byClock("end_appeal");
  }

  /** A part online, and some days later all of it by the bank. */
  async #payTwice(): Promise<void> {
    await new PaidOnline(this.#transaction, this.reached(), this.#around).before();
    await this.#wait(2);
    await this.#pay(1, overpaid, overpaid);
  }

  /** @param before tiyin that were paid already */
  async #pay(part: number, excess = 0, before = 0): Promise<void> {
    const { random } = this.#plan;
    const charge = await this.#transaction
      .selectFrom("charges")
      .select("amount")
      .where("application_id", "=", this.#id)
      .executeTakeFirst();
    if (charge === undefined || charge.amount === 0) return;
    await recordPayment(this.#transaction, this.#acting(this.#cast.cashier), this.#id, {
      amount: Math.ceil(charge.amount * part) + excess - before,
      excess,
      paidOn: this.#today(),
      document: `T-${random.between(100_000, 999_999)}`,
    });
  }

  /** Lets the term of the status run out and the clock act. @returns whether that moment has come by today */
  async #byClock(move: TimelyMove): Promise<boolean> {
    const row = await this.#transaction
      .selectFrom("applications")
      .select("deadline_at")
      .where("id", "=", this.#id)
      .executeTakeFirst();
    const ends = row?.deadline_at?.getTime();
    if (ends === undefined || ends > this.#around.now.getTime()) return false;
    this.#at = Math.max(this.#at, ends);
    return makeTimelyMove(this.#transaction, this.#acting(null), this.#id, move);
  }

  /** The application comes to its status now: lets the days before that be as many as it takes. */
  #arrive(daysOfTheClock = 0): void {
    const days = this.#plan.daysInStatus + daysOfTheClock;
    this.#at = Math.max(this.#at, this.#around.now.getTime() - days * day);
  }

  /** So many days later, in office hours and never after today. */
  async #wait(days: number): Promise<void> {
    const { random } = this.#plan;
    const later = new Date(this.#at + days * day);
    const weekday = later.getUTCDay();
    const monday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
    // 04:00-12:59 UTC is 9 to 18 in Tashkent.
    later.setUTCHours(random.between(4, 12), random.between(0, 59), random.between(0, 59), 0);
    const planned = later.getTime() + monday * day;
    this.#at = Math.min(Math.max(planned, this.#at + 60_000), Math.max(this.#at, this.#around.now.getTime()));
  }

  #today(): string {
    return new Date(this.#at + 5 * 3_600_000).toISOString().slice(0, 10);
  }

  #acting<A extends Actor | null>(actor: A): Acting & { readonly actor: A } {
    return {
      actor,
      now: new Date(this.#at),
      events: this.#around.events,
      settings: this.#around.settings,
      signer: this.#around.signer,
    };
  }
}

/** Who opens a district's applications. */
export function operatorOf(district: string): Actor {
  return actorAt(demoOrganisationId("cadastre", district), "operator");
}

/** Who carries an application of a district through. */
function castOf({ districtSoato }: Facts) {
  const region = districtSoato.slice(0, 4);
  return {
    operator: operatorOf(districtSoato),
    reviewer: actorAt(demoOrganisationId("cadastre", region), "reviewer"),
    objections: actorAt(demoOrganisationId("cadastre", region), "reviewer", 1),
    cashier: actorAt(demoOrganisationId("cadastre", region), "cashier"),
    justice: actorAt(demoOrganisationId("justice", region), "justice"),
    council: actorAt(demoOrganisationId("council", region), "council"),
  };
}

/** Days from the opening of an application until today: what the usual way takes to its status, and its days there. */
function daysOf({ target, variant, daysInStatus }: ApplicationPlan): number {
  const before = {
    editing: 0,
    to_conclusion: 4,
    in_discussion: 7,
    in_review: 20,
    announced: 20,
    at_justice: 32,
    in_payment: 44,
    at_council: 66,
    rejected: 27,
    registered: 80,
    unregistered: 60,
  } as const satisfies Record<ApplicationPlan["target"], number>;
  return before[target] + daysInStatus + (variant === "returned" ? 4 : 0);
}

const questionGroups: ReadonlyMap<string, string> = new Map(
  diagramSeeds.flatMap(({ legalBases, diagram }) =>
    diagram.steps.flatMap((step) =>
      legalBases.map((legalBasis) => [`${legalBasis} ${step.id}`, step.fieldGroupId ?? ""] as const),
    ),
  ),
);

/** What an organisation answers to the questions of its step's group, by the seeds of field groups. */
function answersFor(facts: Facts, stepId: string): Answers {
  switch (questionGroups.get(`${facts.legalBasis} ${stepId}`)) {
    case "1":
      return { "17": 2, "66": facts.buildings[0]?.yearBuilt ?? null };
    case "3":
      return { "20": 1, "21": 1 };
    case "4":
      return { "21": 1, "67": "142-Q", "68": "2019-05-14" };
    default:
      return { "21": 1 };
  }
}

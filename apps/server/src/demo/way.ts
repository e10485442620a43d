import { insertCitizen, lockByPinfl } from "../identity/auth/person-queries.js";
import type { Acting } from "../platform/acting/acting.js";
import type { Actor } from "../platform/acting/actor.js";
import type { Transaction } from "../platform/database/database.js";
import { dayInTashkent } from "../rules/workflow/calendar.js";
import type { LivedApplication, Surroundings } from "./life.js";

const day = 86_400_000;

/** Somebody of whom the register knows nothing yet. */
export interface Named {
  readonly name: string;
  readonly pinfl: string;
}

/** A citizen with a session that OneID vouches for. */
export type Citizen = Actor & { readonly pinfl: string };

/** An application that leaves the usual way: its acts, each at its own moment and none after today. */
export class Way {
  protected readonly transaction: Transaction;
  protected readonly lived: LivedApplication;
  protected readonly around: Surroundings;
  protected at: number;

  constructor(transaction: Transaction, lived: LivedApplication, around: Surroundings) {
    this.transaction = transaction;
    this.lived = lived;
    this.around = around;
    this.at = lived.at;
  }

  /** Signs somebody in as OneID does: a citizen of whom the register knew nothing before. */
  protected async citizen({ name, pinfl }: Named): Promise<Citizen> {
    const vouched = { pinfl, userId: `demo.${pinfl.slice(-6)}`, name, phone: null, stirs: [] };
    await insertCitizen(this.transaction, vouched, new Date(this.at));
    const person = await lockByPinfl(this.transaction, pinfl);
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
  protected later(days: number): void {
    this.at = Math.min(this.at + days * day, Math.max(this.at, this.around.now.getTime()));
  }

  /** So many days from today, where that is later than the last act. */
  protected until(days: number): void {
    const wanted = Math.min(this.around.now.getTime(), this.around.now.getTime() + days * day);
    this.at = Math.max(this.at + 60_000, wanted);
  }

  protected today(): string {
    return dayInTashkent(new Date(this.at));
  }

  /** The application's first charge. */
  protected async charge(): Promise<{ readonly id: string; readonly amount: number }> {
    return this.transaction
      .selectFrom("charges")
      .select(["id", "amount"])
      .where("application_id", "=", this.lived.id)
      .orderBy("sequence")
      .executeTakeFirstOrThrow();
  }

  protected acting<A extends Actor | null>(actor: A): Acting & { readonly actor: A } {
    const { events, settings, signer } = this.around;
    return { actor, now: new Date(this.at), events, settings, signer };
  }
}

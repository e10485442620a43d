import type { Reason } from "@yer/api/contract/problem";
import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../../identity/access/decide.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import type { ApplicationSubject } from "../../identity/access/subject.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";

/**
 * Why a person may not become responsible for an application; empty: they may. Whoever is responsible hands the
 * application in whenever it is returned. So they must see it, may do so, be no party to it, and have taken no other
 * part in it.
 */
export function reasonsAgainstTaking(recipient: Actor, application: ApplicationSubject): readonly Reason[] {
  const decision = decide(recipient, { code: "submit:property", kind: "act" }, application);
  return decision.allowed ? [] : decision.reasons;
}

/**
 * The people that applications are to go to, as the service would see them now.
 * @throws {Problem} `invalid` for one who is unknown, the leaver, blocked, no staff, or not seen by the actor
 */
export async function recipientsOf(
  tx: Db | Transaction,
  actor: Actor,
  ids: readonly string[],
  leaver: string | null,
  now: Date,
): Promise<Actor[]> {
  const recipients: Actor[] = [];
  for (const [index, id] of [...new Set(ids)].entries()) {
    const recipient = await personAsActor(tx, id, now);
    if (recipient === undefined || id === leaver || !isRecipient(actor, recipient)) {
      throw new Problem("invalid", { errors: [{ in: "body", pointer: `/recipients/${index}`, code: "choice" }] });
    }
    recipients.push(recipient);
  }
  return recipients;
}

/** Whether the actor may give work to a person: staff who can come in, within the actor's territory. */
export function isRecipient(actor: Actor, recipient: Actor): boolean {
  return recipient.isStaff && !recipient.blocked && contains(actor.territory, recipient.territory ?? "");
}

/** A recipient, what they hold already, and the applications that would come to them. */
export interface Share<Held> {
  readonly recipient: Actor;
  readonly holds: number;
  readonly applications: Held[];
}

/** An application that none of the recipients may take, and why each may not. */
export interface Left<Held> {
  readonly application: Held;
  readonly refusals: readonly { readonly recipient: Actor; readonly reasons: readonly Reason[] }[];
}

/**
 * Gives each application to the one of the recipients who may take it and has least so far. Fills the shares'
 * applications.
 */
export function shareOut<Held extends { readonly subject: ApplicationSubject }>(
  shares: readonly Share<Held>[],
  applications: readonly Held[],
): Left<Held>[] {
  const left: Left<Held>[] = [];
  for (const application of applications) {
    const asked = shares.map((share) => ({
      share,
      reasons: reasonsAgainstTaking(share.recipient, application.subject),
    }));
    const [least] = asked
      .filter(({ reasons }) => reasons.length === 0)
      .map(({ share }) => share)
      .toSorted((a, b) => a.holds + a.applications.length - b.holds - b.applications.length);
    if (least !== undefined) least.applications.push(application);
    else
      left.push({
        application,
        refusals: asked.map(({ share, reasons }) => ({ recipient: share.recipient, reasons })),
      });
  }
  return left;
}

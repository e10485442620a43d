import type { BulkMove } from "@yer/api/contract/bulk-moves";
import type { charges, RemindersAsked } from "@yer/api/contract/charges";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import { uuidv7 } from "uuidv7";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { reasonsAgainstReminding } from "../../cases/applications/remind-of-charge.js";
import { insertBulkMove, insertTaken } from "../../cases/bulk-moves/queries.js";
import { assertFew, findBulkMove, mostOf } from "../../cases/bulk-moves/service.js";
import { decide, enforce } from "../../identity/access/decide.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { chargesAsked, type FoundCharge } from "./register.js";

/** The charges asked for that the person sees, by their applications' numbers. @throws {Problem} `move-refused` */
async function asked(
  db: Db | Transaction,
  acting: ActingPerson,
  of: RemindersAsked,
  most: number,
): Promise<FoundCharge[]> {
  const wanted = "chargeIds" in of ? { ids: [...new Set(of.chargeIds)] } : of;
  if ("ids" in wanted) assertFew(wanted.ids.length, most);
  const found = await chargesAsked(db, acting.actor, wanted, most + 1);
  assertFew(found.length, most);
  return found;
}

/**
 * Finds the charges whose occupiers can be reminded now, and for every other one all reasons why not. Charges that the
 * person does not see are left out.
 * @throws {Problem} `move-refused` (`too-many-files`)
 */
export async function previewReminders(
  db: Db | Transaction,
  acting: ActingPerson,
  of: RemindersAsked,
): Promise<ReplyOf<typeof charges.previewReminders>> {
  const most = mostOf(acting);
  const found = await asked(db, acting, of, most);
  const able: string[] = [];
  const unable: { applicationId: string; number: string; reasons: Reason[] }[] = [];
  for (const { id, applicationId, number } of found) {
    const reasons = await reasonsAgainst(db, acting, id, applicationId);
    if (reasons.length === 0) able.push(id);
    else unable.push({ applicationId, number, reasons });
  }
  return { total: found.length, able, unable, most };
}

async function reasonsAgainst(
  db: Db | Transaction,
  acting: ActingPerson,
  id: string,
  applicationId: string,
): Promise<Reason[]> {
  const application = await readApplicationRecord(db, applicationId);
  const decision = decide(acting.actor, { code: "record:payment", kind: "act" }, application.subject);
  if (!decision.allowed) return [...decision.reasons];
  // The application may have another charge by now, of which its own row says how it stands.
  if (application.charge?.id !== id) return [{ code: "charge-closed" }];
  return reasonsAgainstReminding(db, application, acting.now);
}

/**
 * Begins to remind: writes down of which applications, and leaves it to the job. A borrowed name reminds nobody: the
 * loan may be over before the last of many.
 * @throws {Problem} `permission-missing`, `impersonation-limited`, `move-refused`
 */
export async function startReminders(
  transaction: Transaction,
  acting: ActingPerson,
  of: BodyOf<typeof charges.remind>,
): Promise<BulkMove> {
  const { actor, now, events } = acting;
  enforce(actor, { code: "record:payment", kind: "act" }, { kind: "none" });
  if (actor.impersonation !== null) throw new Problem("impersonation-limited");
  const found = await asked(transaction, acting, of, mostOf(acting));
  if (found.length === 0) throw new Problem("move-refused", { reasons: [{ code: "charge-closed" }] });
  const files = new Map(found.map(({ applicationId, number }) => [applicationId, number]));
  const id = uuidv7();
  await insertBulkMove(transaction, { id, userId: actor.id, move: "remind_payment", reason: null, at: now });
  await insertTaken(
    transaction,
    id,
    [...files].map(([applicationId, number]) => ({ applicationId, number })),
  );
  await events.publish(transaction, { kind: "bulk.began", user: actor.id });
  return findBulkMove(transaction, actor, id);
}

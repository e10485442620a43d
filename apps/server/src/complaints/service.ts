import type { applications } from "@yer/api/contract/applications";
import type { publicSite } from "@yer/api/contract/public";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../access/actor.js";
import type { Acting } from "../applications/acting.js";
import { type FileRecord, isFinal, lockFile } from "../applications/file.js";
import { beginTerm } from "../applications/term.js";
import { enforceOnFile, makeMove, record, takePart } from "../applications/transition.js";
import type { Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import { assertAttachable } from "../files/attachedFiles.js";
import { notFound, Problem } from "../http/problem.js";
import { transitionOf } from "../workflow/transitions.js";

/** Whether OneID vouches that a person is, or acts for, the holder of a PINFL or STIR. */
export function isHolderOf(actor: Actor, number: string | null): boolean {
  return number !== null && (actor.pinfl === number || actor.stirs.includes(number));
}

/** Whether a person is, or acts for, the occupier of a file. */
export function isOccupier(actor: Actor, { facts }: FileRecord): boolean {
  const { occupier } = facts;
  if (occupier === null) return false;
  return isHolderOf(actor, occupier.kind === "person" ? occupier.pinfl : occupier.stir);
}

/**
 * Takes a complaint against a decision (DOMAIN §3, Appeal): the occupier's while the file is rejected, a dismissed
 * objector's within the same period. Anyone else learns nothing of the file.
 * @throws {Problem} `not-found`, `move-refused`
 */
export async function complain(
  transaction: Transaction,
  acting: Acting & { readonly actor: Actor },
  applicationId: string,
  given: BodyOf<typeof publicSite.complain>,
): Promise<{ id: string; at: string }> {
  const file = await lockFile(transaction, applicationId);
  const { row } = file;
  const objectionId = await complaintSubject(transaction, acting, file);
  const number = acting.actor.pinfl ?? acting.actor.stirs[0];
  if (number === undefined) throw notFound();
  const open = await transaction
    .selectFrom("complaints")
    .select("id")
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .where("complainant_number", "=", number)
    .where("state", "=", "new")
    .executeTakeFirst();
  if (open !== undefined) throw new Problem("move-refused", { reasons: [{ code: "complaint-open" }] });
  await assertAttachable(
    transaction,
    given.fileIds.map((fileId, index) => ({ id: fileId, pointer: `/fileIds/${index}` })),
    acting.actor.id,
  );
  const id = uuidv7();
  await transaction
    .insertInto("complaints")
    .values({
      home_region: row.home_region,
      id,
      application_id: row.id,
      objection_id: objectionId,
      complainant_name: acting.actor.name,
      complainant_number: number,
      text: given.text,
      file_ids: jsonb(given.fileIds),
      at: acting.now,
      state: "new",
      decision_reason: null,
      decided_by: null,
      decided_at: null,
    })
    .execute();
  await record(transaction, acting, file, {
    action: "complaint.received",
    params: { by: objectionId === null ? "occupier" : "objector" },
  });
  return { id, at: acting.now.toISOString() };
}

/** The dismissed objection a complaint is about, or `null` for the occupier's appeal. */
async function complaintSubject(
  transaction: Transaction,
  acting: Acting & { readonly actor: Actor },
  file: FileRecord,
): Promise<string | null> {
  const { row, state } = file;
  const { actor, now, settings } = acting;
  if (isOccupier(actor, file)) {
    if (row.status !== "rejected") throw new Problem("move-refused", { reasons: [{ code: "not-rejected" }] });
    if (state.appealEndsAt !== null && now >= state.appealEndsAt) {
      throw new Problem("move-refused", { reasons: [{ code: "appeal-period-over" }] });
    }
    return null;
  }
  const objections = await transaction
    .selectFrom("objections")
    .select(["id", "decided_at", "objector_number"])
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .where("state", "=", "dismissed")
    .orderBy("decided_at", "desc")
    .execute();
  const own = objections.find(({ objector_number }) => isHolderOf(actor, objector_number));
  if (own === undefined || own.decided_at === null) throw notFound();
  const term = settings.value("term.rejected", own.decided_at);
  const ends = beginTerm(term, own.decided_at, settings).endsAt;
  if (isFinal(row.status) || (ends !== null && now >= ends)) {
    throw new Problem("move-refused", { reasons: [{ code: "appeal-period-over" }] });
  }
  return own.id;
}

/** Upholds or dismisses a complaint; upheld takes the file to review, or finds it there. @throws {Problem} */
export async function decideComplaint(
  transaction: Transaction,
  acting: Acting,
  applicationId: string,
  complaintId: string,
  { verdict, reason }: BodyOf<typeof applications.decideComplaint>,
): Promise<void> {
  const file = await lockFile(transaction, applicationId);
  enforceOnFile(acting, "decide:complaint", file);
  const { row } = file;
  const complaint = await transaction
    .selectFrom("complaints")
    .select("state")
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .where("id", "=", complaintId)
    .executeTakeFirst();
  if (complaint === undefined) throw notFound();
  if (complaint.state !== "new") throw new Problem("move-refused", { reasons: [{ code: "no-open-complaint" }] });
  if (isFinal(row.status)) throw new Problem("move-refused", { reasons: [{ code: "frozen" }] });
  const moves = transitionOf(row.status, "uphold_appeal") !== undefined;
  // Upheld means review. On its way back from editing a file may pass review by: the complaint waits for it.
  if (verdict === "upheld" && !moves && row.status !== "in_review") {
    throw new Problem("move-refused", { reasons: [{ code: "not-from-here", params: { status: row.status } }] });
  }
  await transaction
    .updateTable("complaints")
    .set((eb) => ({
      state: verdict,
      decision_reason: reason,
      decided_by: acting.actor?.name ?? null,
      decided_at: acting.now,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", row.home_region)
    .where("id", "=", complaintId)
    .execute();
  await takePart(transaction, acting, file, "objections");
  await record(transaction, acting, file, { action: "complaint.decided", reason, params: { verdict } });
  if (verdict === "upheld" && moves) {
    await makeMove(transaction, acting, file, "uphold_appeal", { reason });
  }
}

/** The occupier refuses to pay: 30 → 5 with the text (DOMAIN §7). Anyone else learns nothing. @throws {Problem} */
export async function refuse(
  transaction: Transaction,
  acting: Acting & { readonly actor: Actor },
  applicationId: string,
  reason: string,
): Promise<void> {
  const file = await lockFile(transaction, applicationId);
  if (!isOccupier(acting.actor, file)) throw notFound();
  await makeMove(transaction, acting, file, "refuse", { reason });
}

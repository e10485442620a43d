import type { applications } from "@yer/api/contract/applications";
import type { publicSite } from "@yer/api/contract/public";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { canonicalName } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../applications/acting.js";
import { type FileRecord, lockFile } from "../applications/file.js";
import { enforceOnFile, makeMove, record, takePart } from "../applications/transition.js";
import type { Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import { assertAttachable } from "../files/attachedFiles.js";
import { notFound, Problem } from "../http/problem.js";
import { preconditions } from "../workflow/preconditions.js";

/**
 * Takes an objection of anyone to an announced file, while its announcement runs.
 * @throws {Problem} `not-found` for files never announced, `move-refused` when the announcement is over
 */
export async function objectTo(
  transaction: Transaction,
  acting: Acting,
  applicationId: string,
  given: BodyOf<typeof publicSite.object>,
): Promise<{ id: string; at: string }> {
  const file = await lockFile(transaction, applicationId);
  const { row, announcement } = file;
  if (announcement === null) throw notFound();
  if (row.status !== "announced" || acting.now >= announcement.closesAt) {
    throw new Problem("move-refused", { reasons: [{ code: "announcement-closed" }] });
  }
  await assertAttachable(
    transaction,
    given.fileIds.map((fileId, index) => ({ id: fileId, pointer: `/fileIds/${index}` })),
    acting.actor?.id ?? "",
  );
  const id = uuidv7();
  await transaction
    .insertInto("objections")
    .values({
      home_region: row.home_region,
      id,
      application_id: row.id,
      announcement_id: announcement.id,
      objector_name: canonicalName(given.name),
      objector_number: given.number,
      objector_phone: given.phone,
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
    action: "objection.received",
    params: { announcement: announcement.sequence },
    personal: [
      { pointer: "/objections/-/objector/name", before: null, after: canonicalName(given.name) },
      { pointer: "/objections/-/objector/number", before: null, after: given.number },
    ],
  });
  return { id, at: acting.now.toISOString() };
}

/**
 * Upholds or dismisses an objection. The first one upheld takes an announced file to review in this transaction; the
 * last one decided, once the announcement is over, to justice.
 * @throws {Problem}
 */
export async function decideObjection(
  transaction: Transaction,
  acting: Acting,
  applicationId: string,
  objectionId: string,
  { verdict, reason }: BodyOf<typeof applications.decideObjection>,
): Promise<void> {
  const file = await lockFile(transaction, applicationId);
  enforceOnFile(acting, "decide:objection", file);
  const { row } = file;
  const objection = await transaction
    .selectFrom("objections")
    .select(["id", "state", "announcement_id"])
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .where("id", "=", objectionId)
    .executeTakeFirst();
  if (objection === undefined) throw notFound();
  if (objection.state !== "new" && objection.state !== "in_review") {
    throw new Problem("move-refused", { reasons: [{ code: "no-open-objection" }] });
  }
  if (row.status !== "announced" && row.status !== "in_review") {
    throw new Problem("move-refused", { reasons: [{ code: "not-from-here", params: { status: row.status } }] });
  }
  await transaction
    .updateTable("objections")
    .set((eb) => ({
      state: verdict,
      decision_reason: reason,
      decided_by: acting.actor?.name ?? null,
      decided_at: acting.now,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", row.home_region)
    .where("id", "=", objectionId)
    .execute();
  await takePart(transaction, acting, file, "objections");
  await record(transaction, acting, file, { action: "objection.decided", reason, params: { verdict } });
  if (row.status !== "announced") return;
  if (verdict === "upheld") await makeMove(transaction, acting, file, "uphold_objection", { reason });
  else await endAnnouncementIfOver(transaction, acting, withOneDecided(file));
}

/** The file as it stands once one of its open objections was dismissed. */
function withOneDecided(file: FileRecord): FileRecord {
  return { ...file, state: { ...file.state, openObjections: file.state.openObjections - 1 } };
}

/** 6 → 4 where nothing stands against it any more. */
async function endAnnouncementIfOver(transaction: Transaction, acting: Acting, file: FileRecord): Promise<void> {
  if (preconditions("end_announcement", file.state, acting.now).length === 0) {
    await makeMove(transaction, acting, file, "end_announcement");
  }
}

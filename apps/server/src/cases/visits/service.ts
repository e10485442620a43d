import type { ReplyOf } from "@yer/api/contract/endpoint";
import { type Visit, type VisitGiven, visitQuestions, type VisitReceipt, type visits } from "@yer/api/contract/visits";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { type FieldGroup, readFieldGroup } from "../../questions/field-groups/queries.js";
import { assertPast } from "../applications/past-day.js";
import { recordFinding } from "../areas/acts.js";
import { enforceOnArea, findArea } from "../areas/area.js";
import { lockForMove } from "../areas/moves.js";
import { holdVisit, insertVisit, type VisitRow, visitsOf } from "./queries.js";
import { assertSeen, foundIn, hashOfVisit, storedReceipt } from "./told.js";

/** What a visit asks now. @throws {Problem} `not-found` where nothing is published */
export async function readVisitQuestions(db: Db | Transaction): Promise<ReplyOf<typeof visits.questions>> {
  const asked = await readFieldGroup(db, visitQuestions.groupId);
  if (asked === undefined) throw notFound();
  return { version: asked.version, group: asked.group };
}

/**
 * Takes in a visit of an area that the person's organisation has taken, and makes the move of its finding. The same
 * visit again changes nothing, and is answered with the receipt of the first time.
 * @throws {Problem} `not-found`, `idempotency-mismatch` for another visit under the same id, `invalid`, `move-refused`
 */
export async function writeVisit(
  transaction: Transaction,
  acting: Acting,
  areaId: string,
  given: VisitGiven,
): Promise<VisitReceipt> {
  await holdVisit(transaction, given.id);
  const { area, sending } = await lockForMove(transaction, acting, areaId, "find");
  const sha256 = hashOfVisit({ areaId, ...given });
  const before = await storedReceipt(transaction, given.id, sha256);
  if (before !== undefined) {
    const { keptBecause: _, ...receipt } = before;
    return receipt;
  }
  const finding = await foundIn(transaction, given);
  assertPast(acting, given.visitedOn, "/visitedOn");
  await assertSeen(transaction, acting.actor?.id ?? "", given);
  const { words, requests } = given;
  await recordFinding(transaction, acting, areaId, { finding, reason: words, requests, visitId: given.id });
  // The move is refused where no inspection is under way.
  if (sending === undefined) throw notFound();
  const { actor, now } = acting;
  await insertVisit(transaction, {
    visit: given,
    photos: given.photoIds,
    area,
    inspection: sending,
    finding,
    sha256,
    by: actor?.id ?? null,
    through: actor?.impersonation?.byId ?? null,
    at: now,
    device: null,
  });
  return { id: given.id, sha256, finding, receivedAt: now.toISOString() };
}

/** Visits of an area, the latest first; members of organisations see those of their own. @throws {Problem} `not-found` */
export async function readVisits(
  db: Db | Transaction,
  actor: Actor,
  areaId: string,
): Promise<ReplyOf<typeof visits.list>> {
  const area = await findArea(db, areaId);
  enforceOnArea(actor, { code: "read:area", kind: "read" }, area);
  const rows = await visitsOf(db, area, applicationScope(actor)?.organisationId ?? null);
  const groups = new Map<number, FieldGroup | undefined>();
  for (const version of new Set(rows.map(({ group_version }) => group_version))) {
    groups.set(version, await readFieldGroup(db, visitQuestions.groupId, version));
  }
  const photos = await readAttachedFiles(
    db,
    rows.flatMap((row) => row.photos),
  );
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  return {
    items: rows.map((row): Visit => ({
      id: row.id,
      visitedOn: row.visited_on,
      position: row.position,
      hours: row.hours,
      words: row.words,
      outline: row.outline,
      walk: row.walk,
      finding: row.finding,
      answered: answeredIn(row, groups.get(row.group_version)),
      photos: row.photos.flatMap((id) => photoOf.get(id) ?? []),
      organisation: row.organisation,
      by: row.by,
      receivedAt: row.received_at.toISOString(),
      correctedBy: row.corrected_by,
      keptBecause: row.kept_because,
    })),
  };
}

function answeredIn({ answers }: VisitRow, group: FieldGroup | undefined): Visit["answered"] {
  return (group?.fields ?? []).flatMap((field) => {
    const answer = answers[field.id] ?? "";
    return answer === "" ? [] : [{ field, answer }];
  });
}

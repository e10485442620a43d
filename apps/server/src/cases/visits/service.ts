import { createHash } from "node:crypto";
import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Fault } from "@yer/api/contract/problem";
import { type Visit, type VisitGiven, visitQuestions, type VisitReceipt, type visits } from "@yer/api/contract/visits";
import { emptyGroup, parseGroup } from "@yer/flow-editor/model/groups";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "../../platform/history/canonical-json.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { assertAttachable, readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { type FieldGroup, readFieldGroup } from "../../questions/field-groups/queries.js";
import { assertOutline } from "../applications/overlaps.js";
import { assertPast } from "../applications/past-day.js";
import { recordFinding } from "../areas/acts.js";
import { enforceOnArea, findArea } from "../areas/area.js";
import { lockForMove } from "../areas/moves.js";
import { faultsOfAnswers } from "../discussion/answers.js";
import { findReceipt, holdVisit, insertVisit, type VisitRow, visitsOf } from "./queries.js";

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
  const sha256 = createHash("sha256")
    .update(canonicalJson({ areaId, ...given }))
    .digest("hex");
  const before = await findReceipt(transaction, given.id);
  if (before?.sha256 === sha256) return before;
  if (before !== undefined) {
    throw new Problem("idempotency-mismatch", { detail: "Another visit was handed in under this id." });
  }
  const asked = await readFieldGroup(transaction, visitQuestions.groupId, given.fieldGroupVersion);
  const finding = findingIn(asked, given);
  await assertTold(transaction, acting, given);
  const { words, requests } = given;
  await recordFinding(transaction, acting, areaId, { finding, reason: words, requests, visitId: given.id });
  // The move is refused where no inspection is under way.
  if (sending === undefined) throw notFound();
  await insertVisit(
    transaction,
    {
      home_region: area.home_region,
      id: given.id,
      area_id: areaId,
      sending_id: sending.id,
      organisation_id: sending.organisation_id,
      visited_on: given.visitedOn,
      position: given.position,
      hours: given.hours,
      words,
      finding,
      group_id: visitQuestions.groupId,
      group_version: given.fieldGroupVersion,
      answers: given.answers,
      outline: given.outline,
      sha256,
      written_by: acting.actor?.id ?? null,
      written_through: acting.actor?.impersonation?.byId ?? null,
      received_at: acting.now,
    },
    given.photoIds,
  );
  return { id: given.id, sha256, finding, receivedAt: acting.now.toISOString() };
}

/** What was found, by the option chosen of the question that every visit answers. @throws {Problem} `invalid` */
function findingIn(asked: FieldGroup | undefined, { answers, requests }: VisitGiven): AreaFinding {
  if (asked === undefined) throw invalid({ pointer: "/fieldGroupVersion", code: "choice" });
  const parsed = parseGroup(asked.group);
  const faults = faultsOfAnswers(parsed.ok ? parsed.group : { ...emptyGroup, list: asked.fields }, answers, []);
  if (faults.length > 0) throw new Problem("invalid", { errors: faults });
  const { findingField } = visitQuestions;
  const options = asked.fields.find(({ id }) => id === findingField)?.optionsList ?? [];
  const chosen = options.find(({ id }) => String(id) === String(answers[findingField] ?? ""));
  const finding = areaFindings.find((one) => one === chosen?.value);
  if (finding === undefined) throw invalid({ pointer: `/answers/${findingField}`, code: "required" });
  if (finding === "data_wrong" && requests.length === 0) throw invalid({ pointer: "/requests", code: "required" });
  if (finding !== "data_wrong" && requests.length > 0) throw invalid({ pointer: "/requests", code: "not-asked" });
  return finding;
}

function invalid(fault: Omit<Fault, "in">): Problem {
  return new Problem("invalid", { errors: [{ in: "body", ...fault }] });
}

/** What the schema cannot say: the day, the outline's shape, whose the photos are. */
async function assertTold(
  transaction: Transaction,
  acting: Acting,
  { visitedOn, outline, photoIds }: VisitGiven,
): Promise<void> {
  assertPast(acting, visitedOn, "/visitedOn");
  if (outline !== null) await assertOutline(transaction, outline);
  await assertAttachable(
    transaction,
    photoIds.map((id, at) => ({ id, pointer: `/photoIds/${at}` })),
    [acting.actor?.id ?? ""],
  );
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
      finding: row.finding,
      answered: answeredIn(row, groups.get(row.group_version)),
      photos: row.photos.flatMap((id) => photoOf.get(id) ?? []),
      organisation: row.organisation,
      by: row.by,
      receivedAt: row.received_at.toISOString(),
      correctedBy: row.corrected_by,
    })),
  };
}

function answeredIn({ answers }: VisitRow, group: FieldGroup | undefined): Visit["answered"] {
  return (group?.fields ?? []).flatMap((field) => {
    const answer = answers[field.id] ?? "";
    return answer === "" ? [] : [{ field, answer }];
  });
}

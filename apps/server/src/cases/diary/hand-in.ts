import type { DiaryReceipt, DiaryVisitGiven } from "@yer/api/contract/diary-visits";
import type { Fault } from "@yer/api/contract/problem";
import type { KeptReason } from "@yer/api/contract/visits";
import { decide } from "../../identity/access/decide.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { recordFinding } from "../areas/acts.js";
import { areaSubjectReason, type FoundArea, lockArea } from "../areas/area.js";
import { movingArea, reasonsAgainstAreaMove } from "../areas/moves.js";
import { holdVisit, insertVisit } from "../visits/queries.js";
import { assertSeen, foundIn, hashOfVisit, storedReceipt } from "../visits/told.js";
import { type Bearer, deviceOf } from "./bearer.js";
import { filesOfPhotos } from "./photo-queries.js";
import { inspectionOf } from "./round-queries.js";

/** Why a finding fails that is the person's own matter; every other reason lies in the area. */
const personal = new Set(["permission-missing", "blocked", "impersonation", "finder-sent"]);

/**
 * Takes in a visit that was written on a device. Its finding moves the area where the person may still find there;
 * otherwise the visit is kept and moves nothing: what somebody saw on the spot is never lost. Its day and moment are the
 * device's, whose clock may be wrong.
 * @throws {Problem} `not-found` for an area that was never theirs to inspect, `idempotency-mismatch`, `invalid`
 */
export async function handIn(
  transaction: Transaction,
  acting: Omit<Acting, "actor">,
  { bearer, context }: { readonly bearer: Bearer; readonly context: Pick<Context, "events"> },
  given: DiaryVisitGiven,
): Promise<DiaryReceipt> {
  const { areaId, deviceId, writtenAt, ...visit } = given;
  const device = await deviceOf(transaction, bearer, deviceId);
  await holdVisit(transaction, given.id);
  const sha256 = hashOfVisit(given);
  const before = await storedReceipt(transaction, given.id, sha256);
  if (before !== undefined) {
    const { keptBecause, ...receipt } = before;
    return receiptOf(receipt, keptBecause);
  }
  const inspection = await inspectionOf(transaction, areaId, bearer.userId);
  if (inspection === undefined) throw notFound();
  const area = await lockArea(transaction, areaId);
  const finding = await foundIn(transaction, visit);
  const photoIds = await photosOf(transaction, bearer.userId, visit.photoIds);
  await assertSeen(transaction, bearer.userId, { outline: visit.outline, photoIds });
  const person = await bearer.person(transaction);
  const because = device.ended_at === null ? await whyKept(transaction, acting, area, person, finding) : "device_ended";
  if (because === null && person !== undefined) {
    const { words: reason, requests } = visit;
    await recordFinding(transaction, { ...acting, actor: person }, areaId, {
      finding,
      reason,
      requests,
      visitId: given.id,
    });
  } else {
    await appendHistory(transaction, {
      record: { kind: "area", id: area.id, homeRegion: area.home_region },
      at: acting.now,
      actor: bearer.userId,
      impersonator: null,
      action: "area.visit_kept",
      params: { finding, visit: given.id },
    });
    await context.events.publish(transaction, { kind: "area.visit_kept", id: area.id, district: area.district_soato });
  }
  await insertVisit(transaction, {
    visit,
    photos: photoIds,
    area,
    inspection,
    finding,
    sha256,
    by: bearer.userId,
    through: null,
    at: acting.now,
    device: { id: deviceId, writtenAt: new Date(writtenAt), keptBecause: because },
  });
  return receiptOf({ id: given.id, sha256, finding, receivedAt: acting.now.toISOString() }, because);
}

function receiptOf(
  receipt: Omit<DiaryReceipt, "outcome" | "keptBecause">,
  keptBecause: KeptReason | null,
): DiaryReceipt {
  return { ...receipt, outcome: keptBecause === null ? "moved" : "kept", keptBecause };
}

/** Why a finding can move the area no more, by who the person is or where it stands; `null`: it can. */
async function whyKept(
  transaction: Transaction,
  acting: Omit<Acting, "actor">,
  area: FoundArea,
  person: Actor | undefined,
  finding: DiaryReceipt["finding"],
): Promise<KeptReason | null> {
  if (person === undefined || areaSubjectReason(person, area) !== undefined) return "no_right";
  const may = (["find:area", "write:visit"] as const).every(
    (code) => decide(person, { code, kind: "act" }, { kind: "none" }).allowed,
  );
  if (!may) return "no_right";
  const moving = await movingArea(transaction, acting, area);
  const reasons = reasonsAgainstAreaMove(person, "find", moving, { finding });
  if (reasons.length === 0) return null;
  return reasons.some(({ code }) => personal.has(code)) ? "no_right" : "moved_on";
}

/** The files that a visit's photos became, in their order. @throws {Problem} `invalid` where one has not come whole */
async function photosOf(transaction: Transaction, userId: string, ids: readonly string[]): Promise<string[]> {
  const files = await filesOfPhotos(transaction, userId, ids);
  const errors = ids.flatMap((id, at): Fault[] =>
    files.has(id) ? [] : [{ in: "body", pointer: `/photoIds/${at}`, code: "unknown-file" }],
  );
  if (errors.length > 0) throw new Problem("invalid", { errors });
  return ids.flatMap((id) => files.get(id) ?? []);
}

import type { caseMoves } from "@yer/api/contract/case-moves";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { uuidv7 } from "uuidv7";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { insertCaseMove, isMoving, planApplications, takeOver } from "./queries.js";
import { lockDiagram } from "../../questions/diagrams/queries.js";
import { assertRepublic } from "../../questions/diagrams/service.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { Problem } from "../../platform/problem/problem.js";
import { versionsOfMove } from "./preview.js";

/**
 * Begins to move cases: writes down which applications are to move, and leaves the moving to the job. One move of a
 * version's cases at a time, besides those that only wait for applications to be placed; such an application goes with
 * the last that names it.
 * @throws {Problem} `access-denied`, `not-found`, `move-refused`
 */
export async function startMove(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  diagramId: string,
  asked: BodyOf<typeof caseMoves.start>,
): Promise<{ id: string; total: number }> {
  assertRepublic(actor);
  await lockDiagram(transaction, diagramId);
  const { from, to } = await versionsOfMove(transaction, diagramId, asked);
  if (await isMoving(transaction, from.id))
    throw new Problem("move-refused", { reasons: [{ code: "moving-already" }] });
  await takeOver(transaction, { fromVersion: from.id, now }, asked.files);
  const id = uuidv7();
  await insertCaseMove(transaction, {
    id,
    diagram_id: diagramId,
    from_version: from.id,
    to_version: to.id,
    steps: asked.steps,
    reason: asked.reason,
    by_user: actor.id,
    by_impersonator: actor.impersonation?.byId ?? null,
    by_name: actor.name,
    created_at: now,
  });
  const total = await planApplications(transaction, id, from.id, asked.files);
  if (total === 0) throw new Problem("move-refused", { reasons: [{ code: "no-cases" }] });
  await appendHistory(transaction, {
    record: { kind: "diagram", id: diagramId, homeRegion: republic },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    action: "diagram.cases-moved",
    reason: asked.reason,
    params: { from: from.number, to: to.number, files: total },
    changes: [{ pointer: "/steps", before: null, after: asked.steps }],
  });
  await context.events.publish(transaction, { kind: "diagram.cases-moved", id: diagramId });
  return { id, total };
}

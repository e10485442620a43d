import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { giveConclusion as take, isEnded, latestConclusions, supersedeConclusion } from "@yer/flow-editor/model";
import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import { lockApplication } from "../applications/application.js";
import { enforceOnApplication, makeMove, record, takePart } from "../applications/transition.js";
import { reasonsAgainstSeat } from "../conclusions/lease.js";
import { leaveSeat, passedFiles, readSeat, type SeatKey } from "../conclusions/seats.js";
import type { Transaction } from "../../platform/database/database.js";
import { issueAct } from "../documents/issue-act.js";
import { stepLabel, stepNames } from "../../questions/diagrams/step-names.js";
import { readFieldGroup } from "../../questions/field-groups/queries.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { Problem } from "../../platform/problem/problem.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { faultsOfAnswers } from "./answers.js";
import { endRun, insertConclusion } from "./queries.js";
import { refusedBecause } from "./refused-because.js";
import { endOf, readRun, updateOrganisations } from "../applications/run.js";

/**
 * Gives, or supersedes, the conclusion of the actor's organisation at a step. Organisations never conflict: each waits
 * for the application's row, folds its conclusion into the run as it then stands, and fails only if the run has gone on
 * without it. The last one ends the run and carries the application on. Within an organisation it is for who holds the
 * conclusion; where nobody does, giving it is taking it.
 * @throws {Problem}
 */
export async function giveConclusion(
  transaction: Transaction,
  acting: Acting,
  id: string,
  given: BodyOf<typeof applications.giveConclusion>,
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "give:conclusion", application);
  const reasons = preconditions("give_conclusion", application.state, acting.now);
  const body = acting.actor?.organisation;
  if (reasons.length > 0 || application.run === null || !body) throw new Problem("move-refused", { reasons });
  const { row } = application;
  const { run, events } = await readRun(transaction, row, application.run);

  const known = latestConclusions(run).some(
    (event) => event.stepId === given.stepId && event.organisationId === body.id,
  );
  const result = (known ? supersedeConclusion : take)(run, {
    stepId: given.stepId,
    organisationId: body.id,
    verdict: given.verdict,
    at: acting.now.toISOString(),
  });
  if (!result.ok) throw new Problem("move-refused", { reasons: [refusedBecause(result.refusal)] });

  const step = run.diagram.steps.find(({ id: stepId }) => stepId === given.stepId);
  const groupId = step?.fieldGroupId ?? "0";
  const group = await readFieldGroup(transaction, Number(groupId), application.run.group_versions[groupId]);
  if (group === undefined) throw new Error(`Field group ${step?.fieldGroupId} of a published diagram is gone.`);
  const key: SeatKey = {
    homeRegion: row.home_region,
    applicationId: id,
    runId: application.run.id,
    stepId: given.stepId,
    organisationId: body.id,
  };
  const seat = await readSeat(transaction, key);
  const closed =
    seat && acting.actor ? reasonsAgainstSeat(acting.actor, "give", application.subject, seat, acting.now) : [];
  if (closed.length > 0) throw new Problem("move-refused", { reasons: closed });
  const errors = faultsOfAnswers(group.group, given.answers, given.fileIds);
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const before = events.findLast((event) => event.step_id === given.stepId && event.organisation_id === body.id);
  await assertAttachable(
    transaction,
    given.fileIds.map((fileId, index) => ({ id: fileId, pointer: `/fileIds/${index}` })),
    [acting.actor?.id ?? ""],
    [...(before?.file_ids ?? []), ...(seat?.held_by === acting.actor?.id ? await passedFiles(transaction, key) : [])],
  );

  const ended = isEnded(result.run);
  const conclusionId = uuidv7();
  const actId = await issueAct(transaction, acting, application, {
    kind: "conclusion",
    organisationId: body.id,
    step: stepNames(run.diagram, given.stepId),
    verdict: given.verdict,
    reason: given.summary,
    fields: group.fields,
    answers: given.answers,
    fileIds: given.fileIds,
  });
  await insertConclusion(transaction, {
    home_region: row.home_region,
    id: conclusionId,
    application_id: id,
    run_id: application.run.id,
    sequence: events.length + 1,
    type: known ? "superseded" : "given",
    step_id: given.stepId,
    organisation_id: body.id,
    verdict: given.verdict,
    summary: given.summary,
    answers: given.answers,
    file_ids: given.fileIds,
    field_group_id: group.id,
    field_group_version: group.version,
    by_name: acting.actor?.name ?? null,
    by_user: acting.actor?.id ?? null,
    at: acting.now,
    act_id: actId,
  });
  await updateOrganisations(transaction, acting, application, application.run.id, result.run);
  await leaveSeat(transaction, key, acting.now);
  const params = { step: stepLabel(run.diagram, given.stepId), organisation: body.id, verdict: given.verdict };
  if (!ended) {
    await takePart(transaction, acting, application, "conclude");
    await record(transaction, acting, application, {
      action: known ? "conclusion.superseded" : "conclusion.given",
      reason: given.summary,
      params,
    });
    return;
  }
  const outcome = endOf(result.run);
  await endRun(transaction, { home_region: row.home_region, id: application.run.id }, outcome, acting.now);
  await record(transaction, acting, application, { action: "conclusion.given", reason: given.summary, params });
  await makeMove(transaction, acting, application, "give_conclusion", {
    params: { outcome: outcome ?? "" },
    after: { runState: "ended", runOutcome: outcome },
  });
}

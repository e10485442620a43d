import type { ConclusionPlan, DiscussionPlan, PlannedStep } from "@yer/api/contract/discussion";
import {
  awaited,
  giveConclusion,
  isEnded,
  latestConclusions,
  quantityOf,
  type Run,
  supersedeConclusion,
} from "@yer/flow-editor/model";
import { namesOf } from "@yer/flow-editor/model/names";
import { organisationsNamed } from "../../identity/organisations/queries.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { stepNames } from "../../questions/diagrams/step-names.js";
import { type ApplicationRecord, readApplicationRecord } from "../applications/application.js";
import { organisationStates, readRun, runToBegin } from "../applications/run.js";
import { stepDue } from "../applications/step-terms.js";
import { enforceOnApplication } from "../applications/transition.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { readStepsDue } from "./queries.js";
import { refusedBecause } from "./refused-because.js";

/**
 * Whom starting a discussion now would ask, and until when: by the very run that it would begin with, so what is carried
 * over is not asked again. @throws {Problem} `not-found`, `move-refused`
 */
export async function planDiscussion(
  db: Db | Transaction,
  acting: ActingPerson & Pick<Acting, "settings">,
  id: string,
): Promise<DiscussionPlan> {
  const application = await readApplicationRecord(db, id);
  enforceOnApplication(acting, "start:discussion", application);
  if (application.row.status !== "to_conclusion") {
    throw new Problem("move-refused", {
      reasons: [{ code: "not-from-here", params: { status: application.row.status } }],
    });
  }
  const { run } = (await runToBegin(db, application)).carried;
  return { steps: await plannedSteps(db, acting, application, run) };
}

/**
 * What the conclusion of the actor's organisation at a step would lead to now: by the very run that giving it would
 * make, so what is said before signing is what then happens. Its verdict does not matter to whom it asks, and the
 * outcome is not told.
 * @throws {Problem} `not-found`, `move-refused`
 */
export async function planConclusion(
  db: Db | Transaction,
  acting: ActingPerson & Pick<Acting, "settings">,
  id: string,
  stepId: string,
): Promise<ConclusionPlan> {
  const application = await readApplicationRecord(db, id);
  enforceOnApplication(acting, "give:conclusion", application);
  const reasons = preconditions("give_conclusion", application.state, acting.now);
  const { organisation } = acting.actor;
  if (reasons.length > 0 || application.run === null || organisation === null) {
    throw new Problem("move-refused", { reasons });
  }
  const { run } = await readRun(db, application.row, application.run);
  const supersedes = latestConclusions(run).some(
    (given) => given.stepId === stepId && given.organisationId === organisation.id,
  );
  const given = (supersedes ? supersedeConclusion : giveConclusion)(run, {
    stepId,
    organisationId: organisation.id,
    verdict: "positive",
    at: acting.now.toISOString(),
  });
  if (!given.ok) throw new Problem("move-refused", { reasons: [refusedBecause(given.refusal)] });
  const due = await readStepsDue(db, application.row.home_region, application.run.id);
  const before = new Set(awaited(run).map((step) => step.stepId));
  const now = (await plannedSteps(db, acting, application, given.run, due)).filter(({ until }) => until !== null);
  const [own] = await organisationsNamed(db, [organisation.id]);
  if (own === undefined) throw new Error(`Organisation ${organisation.id} of a person is gone.`);
  return {
    organisation: own.name,
    step: stepNames(run.diagram, stepId),
    supersedes,
    ends: isEnded(given.run),
    asks: now.filter((step) => !before.has(step.stepId)),
    awaits: now.filter((step) => before.has(step.stepId)),
  };
}

/** Steps of a run that are asked now, or come later: of whom, of how many of them and until when. */
async function plannedSteps(
  db: Db | Transaction,
  acting: Pick<Acting, "now" | "settings">,
  { row }: Pick<ApplicationRecord, "row">,
  run: Run,
  /** When the steps that were asked before have to be answered. */
  known: ReadonlyMap<string, Date> = new Map(),
): Promise<PlannedStep[]> {
  const asked = organisationStates(run).filter(({ state }) => state === "awaited" || state === "waiting");
  const names = new Map(
    (await organisationsNamed(db, [...new Set(asked.map(({ organisationId }) => organisationId))])).map((one) => [
      one.id,
      one.name,
    ]),
  );
  const waiting = new Map(awaited(run).map((step) => [step.stepId, step]));
  const ofPlace = { now: acting.now, settings: acting.settings.in(row.district_soato) };
  return run.diagram.steps.flatMap((step) => {
    const own = asked.filter(({ stepId }) => stepId === step.id);
    if (own.length === 0) return [];
    const now = waiting.get(step.id);
    const until = now && (known.get(step.id) ?? stepDue(run.diagram, step.id, ofPlace));
    return [
      {
        stepId: step.id,
        label: namesOf(step),
        organisations: own.flatMap(({ organisationId }) => names.get(organisationId) ?? []),
        needed: now?.remaining ?? quantityOf(run.diagram, step.id),
        until: until?.toISOString() ?? null,
      },
    ];
  });
}

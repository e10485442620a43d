import type { DiscussionPlan } from "@yer/api/contract/discussion";
import { awaited, quantityOf } from "@yer/flow-editor/model";
import { organisationsNamed } from "../../identity/organisations/queries.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { readApplicationRecord } from "../applications/application.js";
import { organisationStates, runToBegin } from "../applications/run.js";
import { stepDue } from "../applications/step-terms.js";
import { enforceOnApplication } from "../applications/transition.js";

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
  const asked = organisationStates(run).filter(({ state }) => state === "awaited" || state === "waiting");
  const names = new Map(
    (await organisationsNamed(db, [...new Set(asked.map(({ organisationId }) => organisationId))])).map((one) => [
      one.id,
      one.name,
    ]),
  );
  const waiting = new Map(awaited(run).map((step) => [step.stepId, step]));
  const ofPlace = { now: acting.now, settings: acting.settings.in(application.row.district_soato) };
  return {
    steps: run.diagram.steps.flatMap((step) => {
      const own = asked.filter(({ stepId }) => stepId === step.id);
      if (own.length === 0) return [];
      const now = waiting.get(step.id);
      return [
        {
          stepId: step.id,
          label: step.label,
          organisations: own.flatMap(({ organisationId }) => names.get(organisationId) ?? []),
          needed: now?.remaining ?? quantityOf(run.diagram, step.id),
          until: now === undefined ? null : (stepDue(run.diagram, step.id, ofPlace)?.toISOString() ?? null),
        },
      ];
    }),
  };
}

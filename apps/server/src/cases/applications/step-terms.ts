import type { Diagram } from "@yer/flow-editor/model";
import type { Acting } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";
import { beginTerm } from "./term.js";
import type { Transaction } from "../../platform/database/database.js";
import type { SettingsOfPlace } from "../../platform/dated-settings/settings.js";
import type { Change } from "../../platform/history/chain.js";

/**
 * When a step that is reached at a moment has to be answered: the diagram's days, in the unit of the settings of the
 * application's district then.
 */
export function stepDue(
  diagram: Diagram,
  stepId: string,
  { now, settings }: { readonly now: Date; readonly settings: SettingsOfPlace },
): Date | null {
  const step = diagram.steps.find(({ id }) => id === stepId);
  if (step === undefined) return null;
  return beginTerm({ days: step.days, unit: settings.value("term.step", now).unit }, now, settings).endsAt;
}

/**
 * Reckons the ends of the steps that are awaited anew, by the calendar as it is now (DOMAIN §3, Time).
 * @returns what changed, for the history of the application
 */
export async function reckonSteps(
  transaction: Transaction,
  settings: Acting["settings"],
  { row, run }: Pick<ApplicationRecord, "row" | "run">,
): Promise<Change[]> {
  if (run?.state !== "running") return [];
  const { diagram } = await transaction
    .selectFrom("diagram_versions")
    .select("diagram")
    .where("id", "=", run.version_id)
    .executeTakeFirstOrThrow();
  const steps = await transaction
    .selectFrom("step_organisations")
    .select(["step_id", "asked_at", "due_at"])
    .distinct()
    .where("home_region", "=", row.home_region)
    .where("run_id", "=", run.id)
    .where("state", "=", "awaited")
    .orderBy("step_id")
    .execute();
  const changes: Change[] = [];
  for (const { step_id, asked_at, due_at: before } of steps) {
    const after = asked_at && stepDue(diagram, step_id, { now: asked_at, settings: settings.in(row.district_soato) });
    if (after === null || after.getTime() === before?.getTime()) continue;
    await transaction
      .updateTable("step_organisations")
      .set({ due_at: after })
      .where("home_region", "=", row.home_region)
      .where("run_id", "=", run.id)
      .where("step_id", "=", step_id)
      .where("state", "=", "awaited")
      .execute();
    changes.push({
      pointer: `/discussion/steps/${step_id}/deadline`,
      before: before?.toISOString() ?? null,
      after: after.toISOString(),
    });
  }
  return changes;
}

import type { Names } from "@yer/api/contract/values";
import type { Diagram } from "@yer/flow-editor/model";
import { namesOf } from "@yer/flow-editor/model/names";
import type { Db, Transaction } from "../../platform/database/database.js";

/** A step of one published version of a diagram. */
export interface PublishedStep {
  readonly versionId: string;
  readonly stepId: string;
  readonly label: string;
  readonly name: Names;
  readonly concluder: Diagram["steps"][number]["concluder"];
}

/**
 * The steps of all versions that applications run on, or ran on: a few, however many applications there are; the latest
 * last.
 */
export async function publishedSteps(db: Db | Transaction): Promise<readonly PublishedStep[]> {
  const versions: { id: string; diagram: Diagram }[] = await db
    .selectFrom("diagram_versions")
    .select(["id", "diagram"])
    .where("state", "<>", "draft")
    .orderBy("id")
    .execute();
  return versions.flatMap(({ id: versionId, diagram }) =>
    diagram.steps.map((step) => ({
      versionId,
      stepId: step.id,
      label: step.label,
      name: namesOf(step),
      concluder: step.concluder,
    })),
  );
}

import type { StoredScenario } from "@yer/api/contract/diagrams";
import type { Diagram } from "@yer/flow-editor/model";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** What a draft of a diagram is saved with. */
interface SavedDraft {
  readonly diagram: Diagram;
  readonly scenarios: StoredScenario[];
  readonly savedAt: Date;
  readonly savedBy: string;
}

const columnsOf = ({ diagram, scenarios, savedAt, savedBy }: SavedDraft) => ({
  diagram: jsonb(diagram),
  scenarios: jsonb(scenarios),
  saved_at: savedAt,
  saved_by: savedBy,
});

/** Writes a diagram's draft, the number of the version it is to be, at its first revision. */
export async function insertDiagramDraft(
  transaction: Transaction,
  diagramId: string,
  number: number,
  draft: SavedDraft,
): Promise<void> {
  await transaction
    .insertInto("diagram_versions")
    .values({
      id: uuidv7(),
      diagram_id: diagramId,
      version: number,
      state: "draft",
      published_at: null,
      published_by: null,
      ...columnsOf(draft),
    })
    .execute();
}

/** Writes a draft anew, at the revision after the one that was read. */
export async function changeDiagramDraft(
  transaction: Transaction,
  id: string,
  revision: number,
  draft: SavedDraft,
): Promise<void> {
  await transaction
    .updateTable("diagram_versions")
    .set({ ...columnsOf(draft), revision })
    .where("id", "=", id)
    .execute();
}

/** Throws a draft away. */
export async function deleteDiagramDraft(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("diagram_versions").where("id", "=", id).execute();
}

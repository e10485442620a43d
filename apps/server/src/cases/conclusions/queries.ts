import type { Diagram } from "@yer/flow-editor/model";
import type { Db, Transaction } from "../../platform/database/database.js";

/** The diagram of a version that cases run on. */
export async function diagramOf(db: Db | Transaction, versionId: string): Promise<Diagram> {
  const { diagram } = await db
    .selectFrom("diagram_versions")
    .select("diagram")
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
  return diagram;
}

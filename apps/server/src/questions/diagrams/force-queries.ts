import type { Transaction } from "../../platform/database/database.js";

/** Makes a published version of a draft. */
export async function publishVersion(
  transaction: Transaction,
  id: string,
  { publishedAt, publishedBy }: { readonly publishedAt: Date; readonly publishedBy: string },
): Promise<void> {
  await transaction
    .updateTable("diagram_versions")
    .set({ state: "published", published_at: publishedAt, published_by: publishedBy })
    .where("id", "=", id)
    .execute();
}

/** Puts a version in force for grounds, in the place of what was in force for them. */
export async function putInForce(
  transaction: Transaction,
  versionId: string,
  grounds: readonly number[],
): Promise<void> {
  await transaction
    .insertInto("diagram_grounds")
    .values(grounds.map((ground) => ({ ground, version_id: versionId })))
    .onConflict((conflict) => conflict.column("ground").doUpdateSet({ version_id: versionId }))
    .execute();
}

/** Marks published versions, of any diagram, that are in force for no ground any more as replaced. */
export async function replaceOutOfForce(transaction: Transaction): Promise<void> {
  await transaction
    .updateTable("diagram_versions")
    .set({ state: "replaced" })
    .where("state", "=", "published")
    .where("id", "not in", (eb) => eb.selectFrom("diagram_grounds").select("version_id"))
    .execute();
}

/** Takes a diagram out of force, whichever of its versions it was; the grounds it was in force for. */
export async function takeOutOfForce(transaction: Transaction, diagramId: string): Promise<number[]> {
  const removed = await transaction
    .deleteFrom("diagram_grounds")
    .where("version_id", "in", (eb) =>
      eb.selectFrom("diagram_versions").select("id").where("diagram_id", "=", diagramId),
    )
    .returning("ground")
    .execute();
  return removed.map(({ ground }) => ground);
}

/** Marks a diagram's published version as replaced. */
export async function replacePublished(transaction: Transaction, diagramId: string): Promise<void> {
  await transaction
    .updateTable("diagram_versions")
    .set({ state: "replaced" })
    .where("diagram_id", "=", diagramId)
    .where("state", "=", "published")
    .execute();
}

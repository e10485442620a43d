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

/** Puts a version in force for legal bases, in the place of what was in force for them. */
export async function putInForce(
  transaction: Transaction,
  versionId: string,
  legalBases: readonly number[],
): Promise<void> {
  await transaction
    .insertInto("diagram_legal_bases")
    .values(legalBases.map((legalBasis) => ({ legal_basis: legalBasis, version_id: versionId })))
    .onConflict((conflict) => conflict.column("legal_basis").doUpdateSet({ version_id: versionId }))
    .execute();
}

/** Marks published versions, of any diagram, that are in force for no legal basis any more as replaced. */
export async function replaceOutOfForce(transaction: Transaction): Promise<void> {
  await transaction
    .updateTable("diagram_versions")
    .set({ state: "replaced" })
    .where("state", "=", "published")
    .where("id", "not in", (eb) => eb.selectFrom("diagram_legal_bases").select("version_id"))
    .execute();
}

/** Takes a diagram out of force, whichever of its versions it was; the legal bases it was in force for. */
export async function takeOutOfForce(transaction: Transaction, diagramId: string): Promise<number[]> {
  const removed = await transaction
    .deleteFrom("diagram_legal_bases")
    .where("version_id", "in", (eb) =>
      eb.selectFrom("diagram_versions").select("id").where("diagram_id", "=", diagramId),
    )
    .returning("legal_basis")
    .execute();
  return removed.map(({ legal_basis: legalBasis }) => legalBasis);
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

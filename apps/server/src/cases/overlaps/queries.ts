import type { BodyOf } from "@yer/api/contract/endpoint";
import type { overlaps } from "@yer/api/contract/overlaps";
import type { Selectable } from "kysely";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { OverlapsTable } from "../../schema/tables/areas.js";

/** The two plots of an overlap, and the region that keeps it. */
export type OverlapPair = Pick<
  Selectable<OverlapsTable>,
  "home_region" | "plot_kind" | "plot_id" | "other_kind" | "other_id"
>;

/** Which plots overlap; `undefined` where there is no such overlap. */
export async function pairOfOverlap(transaction: Transaction, id: string): Promise<OverlapPair | undefined> {
  return transaction
    .selectFrom("plot_overlaps")
    .select(["home_region", "plot_kind", "plot_id", "other_kind", "other_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The version an overlap has now; `undefined` where it is gone. */
export async function versionOfOverlap(transaction: Transaction, id: string): Promise<number | undefined> {
  const found = await transaction.selectFrom("plot_overlaps").select("version").where("id", "=", id).executeTakeFirst();
  return found?.version;
}

/** Writes how an overlap was judged, as its next version. */
export async function writeTriage(
  transaction: Transaction,
  { actor, now }: Pick<Acting, "actor" | "now">,
  overlap: { readonly home_region: string; readonly id: string },
  { decision, reason }: BodyOf<typeof overlaps.triage>,
): Promise<void> {
  await transaction
    .updateTable("plot_overlaps")
    .set((eb) => ({
      decision,
      reason,
      decided_by: actor?.name ?? null,
      decided_at: now,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", overlap.home_region)
    .where("id", "=", overlap.id)
    .execute();
}

import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Transaction } from "../database/database.js";
import { notFound, Problem } from "../http/problem.js";
import type { Acting } from "./acting.js";
import { isFinal, lockFile } from "./file.js";
import { enforceOnFile, record } from "./transition.js";

/**
 * Says whether two overlapping plots are the same. It counts for both files, and both histories tell it.
 * @param version of the overlap as the person saw it: figures that changed since were not what they judged
 * @throws {Problem} `not-found`, `conflict`, `move-refused`, `duty-conflict`
 */
export async function triageOverlap(
  transaction: Transaction,
  acting: Acting,
  id: string,
  overlapId: string,
  version: number,
  { decision, reason }: BodyOf<typeof applications.triageOverlap>,
): Promise<void> {
  const pair = await transaction
    .selectFrom("application_overlaps")
    .select(["application_id", "other_id"])
    .where("id", "=", overlapId)
    .where((eb) => eb.or([eb("application_id", "=", id), eb("other_id", "=", id)]))
    .executeTakeFirst();
  // In the order of ids, as everywhere: of two that judge at once one waits.
  const first = await lockFile(transaction, pair?.application_id ?? id);
  const second = pair && (await lockFile(transaction, pair.other_id));
  const file = second?.row.id === id ? second : first;
  const other = file === first ? second : first;
  enforceOnFile(acting, "triage:overlap", file);
  if (other === undefined) throw notFound();
  if (isFinal(file.row.status)) throw new Problem("move-refused", { reasons: [{ code: "frozen" }] });
  // Read again: what stood there may have changed, or gone, while the locks were waited for.
  const overlap = await transaction
    .selectFrom("application_overlaps")
    .select("version")
    .where("id", "=", overlapId)
    .executeTakeFirst();
  if (overlap === undefined) throw notFound();
  if (overlap.version !== version) throw new Problem("conflict");
  await transaction
    .updateTable("application_overlaps")
    .set((eb) => ({
      decision,
      reason,
      decided_by: acting.actor?.name ?? null,
      decided_at: acting.now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", overlapId)
    .execute();
  for (const [one, against] of [
    [file, other],
    [other, file],
  ] as const) {
    await record(transaction, acting, one, {
      action: "overlap.triaged",
      reason,
      params: { decision, number: against.row.number },
    });
  }
}

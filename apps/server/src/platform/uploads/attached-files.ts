import type { FileRef } from "@yer/api/contract/files";
import type { Db, Transaction } from "../database/database.js";
import { Problem } from "../problem/problem.js";
import { mediaTypes } from "./file-type.js";

/** Files by id as records refer to them, in the order asked for; unknown ones are left out. */
export async function readAttachedFiles(db: Db | Transaction, ids: readonly string[]): Promise<FileRef[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("stored_file")
    .select(["id", "name", "type", "size", "state", "uploaded_at", "kind"])
    .where("id", "in", [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [
          {
            id,
            name: row.name,
            type: mediaTypes[row.type],
            size: row.size,
            state: row.state,
            uploadedAt: row.uploaded_at.toISOString(),
            kind: row.kind,
          },
        ]
      : [];
  });
}

/**
 * Refuses files that a person may not attach: they must be the person's own uploads, or held by the record already.
 * Naming somebody else's file would otherwise open it.
 * @param named ids with the JSON pointer of each in the body
 * @param by under which names their uploads are kept: the user's id, `strangerOf` of each key
 * @throws {Problem} `invalid`
 */
export async function assertAttachable(
  transaction: Transaction,
  named: readonly { readonly id: string; readonly pointer: string }[],
  by: readonly string[],
  held: readonly string[] = [],
): Promise<void> {
  const fresh = named.filter(({ id }) => !held.includes(id));
  if (fresh.length === 0) return;
  const rows = await transaction
    .selectFrom("stored_file")
    .select("id")
    .where(
      "id",
      "in",
      fresh.map(({ id }) => id),
    )
    .where("uploaded_by", "in", [...by])
    .where("state", "!=", "refused")
    // Held until the record that names them is there: strangers' files that nothing names are forgotten one day.
    .forKeyShare()
    .execute();
  const allowed = new Set(rows.map(({ id }) => id));
  const errors = fresh.flatMap(({ id, pointer }) =>
    allowed.has(id) ? [] : [{ in: "body" as const, pointer, code: "unknown-file" as const }],
  );
  if (errors.length > 0) throw new Problem("invalid", { errors });
}

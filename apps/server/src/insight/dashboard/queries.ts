import type { Names } from "@yer/api/contract/values";
import type { Db } from "../../platform/database/database.js";

/** Names of organisations, by their ids. */
export async function organisationsNamed(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("organisations")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

import type { Kysely } from "kysely";
import { dropIndex } from "./index-beside-work.js";

export const inTransaction = false;

/**
 * What an application's objections and complaints are found by: another index of theirs begins with the same columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropIndex(db, "objections_application");
  await dropIndex(db, "complaints_application");
}

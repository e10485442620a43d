import type { Actor } from "../acting/actor.js";
import type { Context } from "../context.js";
import type { StoredFile } from "./file-store.js";

/** A resource whose records hold files: it knows who may see them, which is whoever may see the record. */
export type FileHolder = (context: Context, actor: Actor, fileId: string) => Promise<boolean>;

/** Whether a person may see a file: their own upload, or one held by a record they see. */
export async function maySeeFile(
  context: Context,
  holders: readonly FileHolder[],
  actor: Actor,
  file: StoredFile,
): Promise<boolean> {
  if (file.uploadedBy === actor.id) return true;
  for (const holder of holders) {
    if (await holder(context, actor, file.id)) return true;
  }
  return false;
}

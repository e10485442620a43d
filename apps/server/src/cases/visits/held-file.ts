import { decide } from "../../identity/access/decide.js";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import type { FileHolder } from "../../platform/uploads/file-access.js";
import { areaSubjectReason, findArea } from "../areas/area.js";
import { visitsOfPhoto } from "./queries.js";

/**
 * Ids of the visits that have this photo and that the person may read; members of organisations read those of their
 * own.
 */
export async function readableVisitsOf(db: Db, actor: Actor, fileId: string): Promise<string[]> {
  if (!decide(actor, { code: "read:area", kind: "read" }, { kind: "none" }).allowed) return [];
  const own = applicationScope(actor)?.organisationId ?? null;
  const readable: string[] = [];
  for (const { visit_id, area_id, organisation_id } of await visitsOfPhoto(db, fileId)) {
    if (own !== null && own !== organisation_id) continue;
    if (areaSubjectReason(actor, await findArea(db, area_id)) === undefined) readable.push(visit_id);
  }
  return readable;
}

/** A photo of a visit may be had by whoever may read the visit. */
export const visitsFileHolder: FileHolder = async ({ db }, actor, fileId) =>
  (await readableVisitsOf(db, actor, fileId)).length > 0;

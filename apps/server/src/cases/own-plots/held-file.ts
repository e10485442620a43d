import { decide } from "../../identity/access/decide.js";
import type { FileHolder } from "../../platform/uploads/file-access.js";
import { areaSubjectReason, findArea } from "../areas/area.js";
import { toldWithFile } from "./queries.js";

/** A photo of a plot may be had by who told of it, and by whoever may read its area; never by the public. */
export const ownPlotsFileHolder: FileHolder = async ({ db }, actor, fileId) => {
  const told = await toldWithFile(db, fileId);
  if (told.some(({ pinfl }) => pinfl !== null && pinfl === actor.pinfl)) return true;
  if (!decide(actor, { code: "read:area", kind: "read" }, { kind: "none" }).allowed) return false;
  for (const { area_id: id } of told) {
    if (areaSubjectReason(actor, await findArea(db, id)) === undefined) return true;
  }
  return false;
};

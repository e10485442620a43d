import { decide } from "../../identity/access/decide.js";
import type { FileHolder } from "../../platform/uploads/file-access.js";
import { areaSubjectReason, findArea } from "./area.js";
import { areasOfDocument } from "./inspection-queries.js";

/** The document of a proposal may be read by whoever may read its area: who approves has to see what it rests on. */
export const areasFileHolder: FileHolder = async ({ db }, actor, fileId) => {
  if (!decide(actor, { code: "read:area", kind: "read" }, { kind: "none" }).allowed) return false;
  for (const id of await areasOfDocument(db, fileId)) {
    if (areaSubjectReason(actor, await findArea(db, id)) === undefined) return true;
  }
  return false;
};

import type { FileHolder } from "../../platform/uploads/file-access.js";
import { holdersOf } from "./queries.js";
import { readingCodes } from "./reading.js";

/** Files of an article are seen by those who write, and by staff who may read the version in force that holds them. */
export const articlesFileHolder: FileHolder = async (context, actor, fileId) => {
  if (!actor.isStaff || actor.blocked) return false;
  const holders = await holdersOf(context.db, fileId);
  if (holders.length > 0 && actor.codes.has("update:article")) return true;
  return holders.some(({ kind, state, content }) => {
    const code = readingCodes[kind];
    return state === "published" && content.audience !== "public" && (code === null || actor.codes.has(code));
  });
};

import { sql } from "kysely";
import { isOccupier } from "../applications/is-occupier.js";
import { readApplicationRecord } from "../applications/application.js";
import type { FileHolder } from "../../platform/uploads/file-access.js";
import { vouchesFor } from "./vouched.js";

/**
 * Files of one's own things: an objection or a complaint by its author's number, a redacted copy by the occupier of the
 * application it is about.
 */
export const publicFileHolder: FileHolder = async (context, actor, fileId) => {
  const held = JSON.stringify([fileId]);
  const { rows: own } = await sql`
    select from objections as o where o.file_ids @> ${held}::jsonb and ${vouchesFor(actor, sql`o.objector_number`)}
    union all select from complaints as o
      where o.file_ids @> ${held}::jsonb and ${vouchesFor(actor, sql`o.complainant_number`)}
    limit 1`.execute(context.db);
  if (own.length > 0) return true;
  const { rows } = await sql<{ application_id: string }>`
    select distinct application_id from objections where redacted_file_ids @> ${held}::jsonb limit 20`.execute(
    context.db,
  );
  for (const { application_id: id } of rows) {
    if (isOccupier(actor, await readApplicationRecord(context.db, id))) return true;
  }
  return false;
};

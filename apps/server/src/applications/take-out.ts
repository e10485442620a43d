import { sql } from "kysely";
import type { Transaction } from "../database/database.js";
import { removeFromMap } from "../tiles/kept.js";
import type { Acting } from "./acting.js";
import { countMove } from "./counts.js";
import { type FileOrigin } from "./open-files.js";
import { lockFile } from "./file.js";
import { countStanding } from "./standing.js";
import { enforceOnFile, record, standingOfRow } from "./transition.js";

/** Files among `ids` that somebody has worked on since they were opened, or judged the place of. */
export async function workedOn(db: Pick<Transaction, "selectFrom">, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.id", "in", [...ids])
    .where((eb) =>
      eb.or([
        eb("a.status", "!=", "editing"),
        eb("a.version", ">", 1),
        eb.exists(
          eb
            .selectFrom("history_entry as h")
            .select("h.sequence")
            .whereRef("h.home_region", "=", "a.home_region")
            .where("h.record_kind", "=", "application")
            .where(sql<boolean>`h.record_id = a.id::text`)
            .where("h.sequence", ">", 1),
        ),
        eb.exists(
          eb
            .selectFrom("plot_overlaps as o")
            .select("o.id")
            .where("o.decision", "is not", null)
            .where((or) => or.or([or("o.plot_id", "=", or.ref("a.id")), or("o.other_id", "=", or.ref("a.id"))])),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes a file out again that was opened by mistake, as long as nobody has worked on it: nothing but its history stays,
 * which says so. Its number is given to no other.
 * @returns `false`: somebody has worked on it, or it is gone
 * @throws {Problem} `not-found`, `permission-missing`
 */
export async function takeOutFile(
  transaction: Transaction,
  acting: Acting,
  id: string,
  origin: FileOrigin,
): Promise<boolean> {
  const file = await lockFile(transaction, id);
  enforceOnFile(acting, "update:property", file);
  if ((await workedOn(transaction, [id])).size > 0) return false;
  const { row } = file;
  await removeFromMap(transaction, [id]);
  await countMove(transaction, row, row.status, null);
  await countStanding(transaction, row, standingOfRow(row), null);
  await sql`delete from plot_overlaps where plot_id = ${id} or other_id = ${id}`.execute(transaction);
  await record(transaction, acting, file, { action: "application.taken_out", from: row.status, params: { ...origin } });
  await transaction
    .deleteFrom("applications")
    .where("home_region", "=", row.home_region)
    .where("id", "=", id)
    .execute();
  return true;
}

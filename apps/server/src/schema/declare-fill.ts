import { type Kysely, sql } from "kysely";
import { machineClock } from "../platform/clock/clock.js";

/**
 * Says in a migration that something is left to be filled, by the fill of that name (`main/fills.ts`). Comes after the
 * statements that make the triggers: they wait for whoever writes, so that no row is missed by both
 * (docs/decisions/0371). Where there are no rows, as in a new database, the fill is done.
 *
 * @param of the table whose rows the fill goes through.
 */
export async function declareFill(db: Kysely<unknown>, name: string, of: string): Promise<void> {
  const at = machineClock.now();
  await sql`
    insert into fills (name, moved_at, done_at)
    select ${name}, ${at}, case when not exists (select from ${sql.table(of)}) then ${at}::timestamptz end
    on conflict (name) do nothing`.execute(db);
}

import type { Kysely } from "kysely";
import type { Database } from "../schema/database.js";
import { type Settings, settingsOf } from "./settings.js";

/** All dated settings and the calendar. */
export async function readSettings(db: Kysely<Database>): Promise<Settings> {
  const rows = await db.selectFrom("settings").selectAll().execute();
  const days = await db.selectFrom("calendar_days").select(["day", "kind"]).execute();
  return settingsOf(rows, days);
}

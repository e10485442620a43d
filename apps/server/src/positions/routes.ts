import { positions } from "@yer/api/contract/users";
import type { Db } from "../database/database.js";
import { route, type Api } from "../http/route.js";

async function listAll(db: Db, table: "positions" | "roles") {
  return db.selectFrom(table).select(["id", "name", "codes", "version"]).orderBy("sort_key").orderBy("id").execute();
}

/** Positions and roles, for choosing and for reading what they bring. */
export function positionsRoutes(api: Api): void {
  route(api, positions.list, async ({ context }) => ({ items: await listAll(context.db, "positions") }));
  route(api, positions.roles, async ({ context }) => ({ items: await listAll(context.db, "roles") }));
}

import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { users } from "@yer/api/contract/users";
import type { Actor } from "../access/actor.js";
import type { Db } from "../database/database.js";
import { notFound } from "../http/problem.js";
import { readCursor, writeCursor } from "./cursor.js";
import { presentUser } from "./present.js";
import { countUsers, cursorOf, listUsers } from "./queries.js";

/** Territory whose staff a person sees. @throws {Problem} `not-found` for someone without one */
function scopeOf(actor: Actor): string {
  if (actor.territory === null) throw notFound();
  return actor.territory;
}

/** A page of the register: staff of the actor's territory. Personal numbers are masked: full ones are read one by one. */
export async function readRegister(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof users.list>,
  now: Date,
): Promise<ReplyOf<typeof users.list>> {
  const scope = scopeOf(actor);
  const { sort = "name", limit = pageSizes.usual } = query;
  const after = query.after === undefined ? undefined : readCursor(query.after, sort);
  const found = await listUsers(db, scope, query, { sort, after, limit: limit + 1 }, now);
  const count = await countUsers(db, scope, query, query.exact ?? false, now);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentUser(row, false, now)),
    ...count,
    next: last === undefined ? null : writeCursor(sort, cursorOf(last, sort)),
  };
}

/** How many people of the actor's territory are online: as many as the register lists under that filter. */
export async function countOnline(db: Db, actor: Actor, now: Date): Promise<number> {
  const { total } = await countUsers(db, scopeOf(actor), { online: true }, true, now);
  return total;
}

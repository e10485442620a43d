import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { users } from "@yer/api/contract/users";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import type { Grouped, GroupKeys } from "../../platform/lists/grouped.js";
import type { Total } from "../../platform/lists/total.js";
import { enforce } from "../access/decide.js";
import { presentUser } from "./present.js";
import { countUsers, groupedUsers, listUsers, type UserFilters, type UserGroup, userOrder } from "./queries.js";

/** Territory whose staff a person sees. @throws {Problem} `not-found` for someone without one */
function scopeOf(actor: Actor): string {
  if (actor.territory === null) throw notFound();
  return actor.territory;
}

/** A page of the register: staff of the actor's territory. Personal numbers are masked: full ones are read one by one. @throws {Problem} `permission-missing` */
export async function readRegister(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof users.list>,
  now: Date,
): Promise<ReplyOf<typeof users.list>> {
  const scope = scopeOf(actor);
  // Who did what is read of histories.
  if (query.did !== undefined || query.didFrom !== undefined || query.didTo !== undefined) {
    enforce(actor, { code: "read_history:user", kind: "read" }, { kind: "none" });
  }
  const { sort = "name", limit = pageSizes.usual } = query;
  const found = await listUsers(db, scope, query, { from: userOrder.at(sort, query.after), limit: limit + 1 }, now);
  return {
    ...userOrder.page(sort, found, limit, (row) => presentUser(row, false, now)),
    ...(await countUsers(db, scope, query, query.exact ?? false, now)),
  };
}

/** How many people of the actor's territory are online: as many as the register lists under that filter. */
export async function countOnline(db: Db, actor: Actor, now: Date): Promise<number> {
  const { total } = await countUsers(db, scopeOf(actor), { online: true }, true, now);
  return total;
}

/** How many people the register lists under some filters, up to where lists stop counting. */
export async function countRegister(db: Db, actor: Actor, filters: UserFilters, now: Date): Promise<Total> {
  return countUsers(db, scopeOf(actor), filters, false, now);
}

/** The same register counted by group, each number exact. */
export async function groupedRegister(
  db: Db,
  actor: Actor,
  filters: UserFilters,
  by: GroupKeys<UserGroup>,
  now: Date,
): Promise<Grouped> {
  return groupedUsers(db, scopeOf(actor), filters, by, now);
}

import type { QueryOf } from "@yer/api/contract/endpoint";
import type { Preferences } from "@yer/api/contract/own-account";
import type { PlaceLevel } from "@yer/api/contract/places";
import type { users } from "@yer/api/contract/users";
import { searchKey } from "@yer/api/formats";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { rolesCodes } from "../access/codes-query.js";
import { republic } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, keyset, moment, type Place, type Placed, rising, text, uuid } from "../../platform/lists/keyset.js";
import { type Grouped, groupedBy, type GroupKeys, keyIn } from "../../platform/lists/grouped.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { deedsOf } from "./deeds.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** A user counts as online for so long after the last request. */
export const onlineMilliseconds = 5 * 60_000;

/** What the register of users can be narrowed by; paging is apart. */
export type UserFilters = Omit<QueryOf<typeof users.list>, "after" | "limit" | "exact" | "sort">;

/** What people are counted by: their organisation, or where their territory lies. */
export type UserGroup = PlaceLevel | "organisation";

/** Order of the register. */
export type UserSort = "name" | "-name" | "-lastSeen";

/** The moment that "never" sorts as. */
const never = sql`'epoch'::timestamptz`;

function within(territory: string): RawBuilder<SqlBool> {
  return territory === republic ? sql`true` : sql`users.territory like ${`${territory}%`}`;
}

function conditions(scope: string, filters: UserFilters, now: Date): RawBuilder<SqlBool> {
  const since = new Date(now.getTime() - onlineMilliseconds);
  const { did: _did, didFrom: _from, didTo: _to, ...others } = filters;
  return every([
    sql`users.is_staff`,
    within(scope),
    deedsOf(filters),
    conditionsFor(others, {
      search: namedLike,
      organisation: (ids) => among(sql`users.organisation_id`, ids),
      position: (ids) => among(sql`users.position_id`, ids),
      role: (ids) =>
        sql`exists (select from user_roles where user_roles.user_id = users.id
          and ${among(sql`user_roles.role_id`, ids)})`,
      territory: within,
      blocked: (wanted) => sql`users.blocked = ${wanted}`,
      online: (wanted) => sql`(coalesce(users.last_seen_at, ${never}) > ${since}) = ${wanted}`,
      holds: holding,
    }),
  ]);
}

/** Who holds a code, as `effectiveCodes` says of one person. */
function holding(code: string): RawBuilder<SqlBool> {
  return sql`not users.revoked ? ${code}::text and (
    users.granted ? ${code}::text
    or exists (select from positions where positions.id = users.position_id and positions.codes ? ${code}::text)
    or exists (
      select from user_roles join roles on roles.id = user_roles.role_id
      where user_roles.user_id = users.id and roles.codes ? ${code}::text))`;
}

/** Words that stand in a name or a user name, all of them; what holds no letter or digit names nobody. */
function namedLike(typed: string): RawBuilder<SqlBool> {
  const words = searchKey(typed).split(" ").filter(Boolean);
  if (words.length === 0) return typed.trim() === "" ? sql`true` : sql`false`;
  // A search key holds letters, digits and spaces only: nothing to escape for LIKE.
  return every(words.map((word) => sql`(users.search_key || ' ' || coalesce(users.username, '')) like ${`%${word}%`}`));
}

function rows(db: Db | Transaction) {
  return db
    .selectFrom("users")
    .leftJoin("organisations", "organisations.id", "users.organisation_id")
    .leftJoin("positions", "positions.id", "users.position_id")
    .select([
      "users.id",
      "users.name",
      "users.sort_key",
      "users.username",
      "users.pinfl",
      "users.phone",
      "users.email",
      "users.territory",
      "users.is_staff",
      "users.blocked",
      "users.last_seen_at",
      "users.version",
      "organisations.id as organisation_id",
      "organisations.name as organisation_name",
      "organisations.kind as organisation_kind",
      "positions.id as position_id",
      "positions.name as position_name",
    ]);
}

/** A row of the register as the database has it. */
export type UserRecordRow = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

const id = uuid(sql`users.id`);
const byName = [text(sql`users.sort_key`), id] as const;

/** The register's orders. */
export const userOrder = keyset<UserSort>({
  name: rising(...byName),
  "-name": falling(...byName),
  "-lastSeen": falling(moment(sql`coalesce(users.last_seen_at, ${never})`), id),
});

/** Staff of a territory from a place in the register on, at most `limit`. */
export async function listUsers(
  db: Db,
  scope: string,
  filters: UserFilters,
  page: { readonly from: Place; readonly limit: number },
  now: Date,
): Promise<(UserRecordRow & Placed)[]> {
  const { past, along, cursor } = page.from;
  return rows(db)
    .select(cursor.as("cursor"))
    .where(conditions(scope, filters, now))
    .where(past)
    .orderBy(along)
    .limit(page.limit)
    .execute();
}

/** How many rows the register has, counted to 10 000 unless `exact`. */
export async function countUsers(
  db: Db,
  scope: string,
  filters: UserFilters,
  exact: boolean,
  now: Date,
): Promise<Total> {
  return countUpTo(db, sql`from users where ${conditions(scope, filters, now)}`, exact);
}

/** The code of the place of a level that a person's territory lies in; null where the territory is wider. */
const placeOf = (digits: 4 | 7) =>
  sql`case when length(users.territory) >= ${sql.lit(digits)} then left(users.territory, ${sql.lit(digits)}) end`;

const groups: Readonly<Record<UserGroup, RawBuilder<unknown>>> = {
  organisation: sql`users.organisation_id::text`,
  region: placeOf(4),
  district: placeOf(7),
  // Nobody's territory is a neighbourhood.
  neighborhood: sql`null::text`,
};

/** How many rows the register has, by group, exactly. */
export async function groupedUsers(
  db: Db,
  scope: string,
  filters: UserFilters,
  by: GroupKeys<UserGroup>,
  now: Date,
): Promise<Grouped> {
  return groupedBy(db, sql`from users where ${conditions(scope, filters, now)}`, {
    key: keyIn(groups, by),
  });
}

/** One user, whole; with `lock`, held until the transaction ends. */
export async function findUser(db: Db | Transaction, id: string, lock = false) {
  return rows(db)
    .select([
      "users.granted",
      "users.revoked",
      "users.blocked_reason",
      "users.created_at",
      "users.organisation_id as own_organisation_id",
      "positions.codes as position_codes",
      rolesCodes.as("roles_codes"),
    ])
    .where("users.id", "=", id)
    .$if(lock, (query) => query.forUpdate("users"))
    .executeTakeFirst();
}

/** Roles of a user, in order. */
export async function rolesOf(db: Db | Transaction, userId: string) {
  return db
    .selectFrom("user_roles")
    .innerJoin("roles", "roles.id", "user_roles.role_id")
    .select(["roles.id", "roles.name", "roles.codes"])
    .where("user_roles.user_id", "=", userId)
    .orderBy("roles.sort_key")
    .orderBy("roles.id")
    .execute();
}

/** Roles by id; fewer come back when some are unknown. With `lock` they stay as they are until the transaction ends. */
export async function findRoles(db: Db | Transaction, ids: readonly string[], lock = false) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("roles")
    .select(["id", "codes"])
    .where("id", "in", [...ids])
    .$if(lock, (query) => query.forShare())
    .execute();
}

/** A position by id, locked as {@link findRoles}. */
export async function findPosition(db: Db | Transaction, id: string, lock = false) {
  return db
    .selectFrom("positions")
    .select(["id", "codes"])
    .where("id", "=", id)
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst();
}

/** An active organisation by id, locked as {@link findRoles}. */
export async function findActiveOrganisation(db: Db | Transaction, id: string, lock = false) {
  return db
    .selectFrom("organisations")
    .select(["id", "territory"])
    .where("id", "=", id)
    .where("active", "=", true)
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst();
}

/** Replaces a user's roles. */
export async function setRoles(tx: Transaction, userId: string, roleIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("user_roles").where("user_id", "=", userId).execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto("user_roles")
    .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
    .execute();
}

/** Names of people by id; what is nobody's (`null`: the clock, a command) is passed over. */
export async function namesOf(
  db: Db | Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom("users").select(["id", "name"]).where("id", "in", wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a person has set of their screens; `null` while nothing is, or nobody has this id. */
export async function preferencesOf(db: Db | Transaction, id: string): Promise<Preferences | null> {
  const kept = await db.selectFrom("users").select("preferences").where("id", "=", id).executeTakeFirst();
  return kept?.preferences ?? null;
}

/** Keeps what a person has set of their screens. */
export async function setPreferences(tx: Transaction, id: string, preferences: Preferences): Promise<void> {
  await tx
    .updateTable("users")
    .set({ preferences: jsonb(preferences) })
    .where("id", "=", id)
    .execute();
}

/** Sets the codes granted to and revoked from one user, beside position and roles. */
export async function setOwnCodes(
  tx: Transaction,
  id: string,
  version: number,
  { granted, revoked }: { readonly granted: string[]; readonly revoked: string[] },
): Promise<void> {
  await tx
    .updateTable("users")
    .set({ granted: jsonb(granted), revoked: jsonb(revoked), version })
    .where("id", "=", id)
    .execute();
}

/** Blocks a user for a reason, or unblocks. */
export async function setBlocking(
  tx: Transaction,
  id: string,
  version: number,
  { blocked, reason }: { readonly blocked: boolean; readonly reason: string | null },
): Promise<void> {
  await tx.updateTable("users").set({ blocked, blocked_reason: reason, version }).where("id", "=", id).execute();
}

/** What the register of users holds of a member of staff. */
interface Staff {
  readonly name: string;
  readonly sort_key: string;
  readonly search_key: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly pinfl: string | null;
  /** `null` where the number is another person's now: they have not signed in yet. */
  readonly oneid_user_id?: null;
  readonly organisation_id: string;
  readonly position_id: string;
  readonly territory: string;
}

/** Writes a member of staff anew; a citizen becomes one. */
export async function changeStaff(tx: Transaction, id: string, version: number, staff: Staff): Promise<void> {
  await tx
    .updateTable("users")
    .set({ ...staff, is_staff: true, version })
    .where("id", "=", id)
    .execute();
}

import { searchKey } from "@yer/api/formats";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { rolesCodes } from "../access/codes-query.js";
import { republic } from "../access/territory.js";
import type { Db, Transaction } from "../database/database.js";

/** A user counts as online for so long after the last request. */
export const onlineMilliseconds = 5 * 60_000;

/** What the register of users can be narrowed by. */
export interface UserFilters {
  readonly search?: string | undefined;
  readonly organisation?: readonly string[] | undefined;
  readonly position?: readonly string[] | undefined;
  readonly role?: readonly string[] | undefined;
  readonly territory?: string | undefined;
  readonly blocked?: boolean | undefined;
  readonly online?: boolean | undefined;
}

/** Order of the register. */
export type UserSort = "name" | "-name" | "-lastSeen";

/** Where a page ended: the value it is ordered by, as text, and the id. */
export interface UserCursor {
  readonly value: string;
  readonly id: string;
}

/** Rows counted before the register says "more". */
const countedAtMost = 10_000;
/** Stands for "never" among moments. */
const never = sql`'epoch'::timestamptz`;

function within(territory: string): RawBuilder<SqlBool> {
  return territory === republic ? sql`true` : sql`users.territory like ${`${territory}%`}`;
}

function conditions(scope: string, filters: UserFilters, now: Date): RawBuilder<SqlBool>[] {
  const found: RawBuilder<SqlBool>[] = [sql`users.is_staff`, within(scope)];
  const words = searchKey(filters.search ?? "")
    .split(" ")
    .filter(Boolean);
  // A search key holds letters, digits and spaces only: nothing to escape for LIKE.
  for (const word of words)
    found.push(sql`(users.search_key || ' ' || coalesce(users.username, '')) like ${`%${word}%`}`);
  if (filters.search !== undefined && filters.search.trim() !== "" && words.length === 0) found.push(sql`false`);
  const among = (column: RawBuilder<unknown>, values: readonly string[] | undefined): void => {
    if (values === undefined) return;
    found.push(values.length === 0 ? sql`false` : sql`${column} in (${sql.join([...values])})`);
  };
  among(sql`users.organisation_id`, filters.organisation);
  among(sql`users.position_id`, filters.position);
  if (filters.role !== undefined) {
    found.push(
      filters.role.length === 0
        ? sql`false`
        : sql`exists (select from user_roles where user_roles.user_id = users.id
            and user_roles.role_id in (${sql.join([...filters.role])}))`,
    );
  }
  if (filters.territory !== undefined) found.push(within(filters.territory));
  if (filters.blocked !== undefined) found.push(sql`users.blocked = ${filters.blocked}`);
  if (filters.online !== undefined) {
    const since = new Date(now.getTime() - onlineMilliseconds);
    found.push(sql`(coalesce(users.last_seen_at, ${never}) > ${since}) = ${filters.online}`);
  }
  return found;
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

/** The value a row is ordered by, for the cursor. */
export function cursorOf(row: UserRecordRow, sort: UserSort): UserCursor {
  const value = sort === "-lastSeen" ? (row.last_seen_at ?? new Date(0)).toISOString() : row.sort_key;
  return { value, id: row.id };
}

/** A page of the register: staff of a territory, at most `limit`. */
export async function listUsers(
  db: Db,
  scope: string,
  filters: UserFilters,
  page: { readonly sort: UserSort; readonly after?: UserCursor | undefined; readonly limit: number },
  now: Date,
): Promise<UserRecordRow[]> {
  const byTime = page.sort === "-lastSeen";
  const key = byTime ? sql`coalesce(users.last_seen_at, ${never})` : sql`users.sort_key`;
  const down = page.sort !== "name";
  const { after } = page;
  return rows(db)
    .where(sql<SqlBool>`${sql.join(conditions(scope, filters, now), sql` and `)}`)
    .$if(after !== undefined, (query) => {
      const value = byTime ? sql`${after?.value}::timestamptz` : sql`${after?.value}`;
      return query.where(sql<SqlBool>`(${key}, users.id) ${down ? sql`<` : sql`>`} (${value}, ${after?.id}::uuid)`);
    })
    .orderBy(key, down ? "desc" : "asc")
    .orderBy("users.id", down ? "desc" : "asc")
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
): Promise<{ total: number; more: boolean }> {
  const limit = exact ? sql`` : sql`limit ${countedAtMost + 1}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from users where ${sql.join(conditions(scope, filters, now), sql` and `)} ${limit}
    ) as found`.execute(db);
  const total = counted[0]?.total ?? 0;
  return exact || total <= countedAtMost ? { total, more: false } : { total: countedAtMost, more: true };
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

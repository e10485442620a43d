import { sql, type SqlBool } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";

/** An application as a person keeps it. */
export interface Bookmark {
  readonly user: string;
  /** The application's home region, which its row is found by. */
  readonly home: string;
  readonly id: string;
}

/** Ids of what a person keeps, whether they still see it or not. */
export async function bookmarksOf(
  db: Db,
  user: string,
): Promise<{ readonly pinned: readonly string[]; readonly recent: readonly string[] }> {
  const rows = await db
    .selectFrom("bookmarks")
    .select(["application_id", "visited_at", "pinned_at"])
    .where("user_id", "=", user)
    .orderBy("application_id")
    .execute();
  const times = (which: "visited_at" | "pinned_at") =>
    rows.flatMap((row) => {
      const at = row[which];
      return at === null ? [] : [{ id: row.application_id, at: at.getTime() }];
    });
  return {
    pinned: times("pinned_at")
      .toSorted((one, other) => one.at - other.at)
      .map(({ id }) => id),
    recent: times("visited_at")
      .toSorted((one, other) => other.at - one.at)
      .map(({ id }) => id),
  };
}

/** Keeps an application as opened at a moment. */
export async function markVisited(transaction: Transaction, { user, home, id }: Bookmark, at: Date): Promise<void> {
  await transaction
    .insertInto("bookmarks")
    .values({ user_id: user, home_region: home, application_id: id, visited_at: at, pinned_at: null })
    .onConflict((conflict) => conflict.columns(["user_id", "application_id"]).doUpdateSet({ visited_at: at }))
    .execute();
}

/** Forgets what a person opened before their latest `kept` applications; what is pinned stays pinned. */
export async function forgetVisits(transaction: Transaction, user: string, kept: number): Promise<void> {
  const old = sql<SqlBool>`application_id in (
    select application_id from bookmarks where user_id = ${user} and visited_at is not null
    order by visited_at desc, application_id offset ${kept})`;
  await transaction
    .deleteFrom("bookmarks")
    .where("user_id", "=", user)
    .where("pinned_at", "is", null)
    .where(old)
    .execute();
  await transaction.updateTable("bookmarks").set({ visited_at: null }).where("user_id", "=", user).where(old).execute();
}

/** Lets a person's pins be counted and added to by one request at a time. */
export async function lockPerson(transaction: Transaction, user: string): Promise<void> {
  await transaction.selectFrom("users").select("id").where("id", "=", user).forNoKeyUpdate().execute();
}

/** How many other applications a person has pinned. */
export async function countPinned(transaction: Transaction, user: string, besides: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from bookmarks
    where user_id = ${user} and pinned_at is not null and application_id <> ${besides}`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** Pins an application; one that is pinned keeps its place. */
export async function markPinned(transaction: Transaction, { user, home, id }: Bookmark, at: Date): Promise<void> {
  await transaction
    .insertInto("bookmarks")
    .values({ user_id: user, home_region: home, application_id: id, visited_at: null, pinned_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "application_id"])
        .doUpdateSet((eb) => ({ pinned_at: eb.fn.coalesce("bookmarks.pinned_at", eb.val(at)) })),
    )
    .execute();
}

/** Takes a pin away; an application that was opened lately stays among those. */
export async function removePin(transaction: Transaction, user: string, id: string): Promise<void> {
  const own = { user_id: user, application_id: id };
  await transaction
    .deleteFrom("bookmarks")
    .where((eb) => eb.and(own))
    .where("visited_at", "is", null)
    .execute();
  await transaction
    .updateTable("bookmarks")
    .set({ pinned_at: null })
    .where((eb) => eb.and(own))
    .execute();
}

import { type bookmarks, pinnedAtMost, recentAtMost } from "@yer/api/contract/bookmarks";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { homeOf } from "../applications/home-of.js";
import { rowsOf } from "../applications/register.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { bookmarksOf, countPinned, forgetVisits, lockPerson, markPinned, markVisited, removePin } from "./queries.js";

/**
 * What a person keeps at hand, as their rights are now: an application that they no longer see is left out, not
 * forgotten.
 */
export async function readBookmarks(db: Db, actor: Actor, now: Date): Promise<ReplyOf<typeof bookmarks.list>> {
  const kept = await bookmarksOf(db, actor.id);
  const ids = [...new Set([...kept.pinned, ...kept.recent])];
  const rows = await rowsOf(db, actor, ids, { now, soonDays: await settingAt(db, "soon.days", now) });
  const known = new Map(rows.map((row) => [row.id, row] as const));
  const seen = (list: readonly string[]) => list.flatMap((id) => known.get(id) ?? []);
  return { pinned: seen(kept.pinned), recent: seen(kept.recent) };
}

/**
 * Remembers that a person opened an application, and forgets what they opened longest ago.
 * @throws {Problem} `not-found`
 */
export async function visit(transaction: Transaction, { actor, now }: ActingInContext, id: string): Promise<void> {
  const home = await homeOf(transaction, actor, id);
  if (home === undefined) throw notFound();
  await markVisited(transaction, { user: actor.id, home, id }, now);
  await forgetVisits(transaction, actor.id, recentAtMost);
}

/**
 * Pins an application.
 * @throws {Problem} `not-found`; `move-refused` (`too-many-pinned`) beyond {@link pinnedAtMost}
 */
export async function pin(transaction: Transaction, { actor, now }: ActingInContext, id: string): Promise<void> {
  const home = await homeOf(transaction, actor, id);
  if (home === undefined) throw notFound();
  await lockPerson(transaction, actor.id);
  if ((await countPinned(transaction, actor.id, id)) >= pinnedAtMost) {
    throw new Problem("move-refused", {
      detail: `At most ${pinnedAtMost} files can be pinned: unpin one first.`,
      reasons: [{ code: "too-many-pinned", params: { most: pinnedAtMost } }],
    });
  }
  await markPinned(transaction, { user: actor.id, home, id }, now);
}

/** Unpins an application, seen or no longer. */
export async function unpin(transaction: Transaction, { actor }: ActingInContext, id: string): Promise<void> {
  await removePin(transaction, actor.id, id);
}

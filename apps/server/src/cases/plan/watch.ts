import type { ReplyOf } from "@yer/api/contract/endpoint";
import { type publicPlan, planWatchesAtMost } from "@yer/api/contract/public-plan";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { placeOf } from "./version-queries.js";
import { addWatch, lockWatcher, removeWatch, watchesOf } from "./watch-queries.js";

/** Neighbourhoods that a person is told of. */
export async function readWatches(db: Db, actor: Actor): Promise<ReplyOf<typeof publicPlan.watches>> {
  return { items: await watchesOf(db, actor.id) };
}

/**
 * Tells a person from now on when the days of a neighbourhood change.
 * @throws {Problem} `not-found` for none that is; `move-refused` beyond {@link planWatchesAtMost};
 *   `impersonation-limited`: nobody is told of something because another person asked in their name
 */
export async function watchPlan(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  neighborhood: string,
): Promise<void> {
  if (actor.impersonation !== null) throw new Problem("impersonation-limited");
  const place = await placeOf(transaction, neighborhood);
  if (!place?.active) throw notFound();
  await lockWatcher(transaction, actor.id);
  const others = (await watchesOf(transaction, actor.id)).filter(({ id }) => id !== neighborhood);
  if (others.length >= planWatchesAtMost) {
    throw new Problem("move-refused", { reasons: [{ code: "too-many-watched", params: { most: planWatchesAtMost } }] });
  }
  await addWatch(transaction, actor.id, neighborhood, now);
}

/** Tells a person of a neighbourhood no more. */
export async function unwatchPlan(
  transaction: Transaction,
  { actor }: ActingInContext,
  neighborhood: string,
): Promise<void> {
  await removeWatch(transaction, actor.id, neighborhood);
}

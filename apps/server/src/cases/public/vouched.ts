import { type RawBuilder, type SqlBool, sql } from "kysely";
import { methodOf } from "../../identity/sessions/session-queries.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";

/** `isHolderOf` in SQL: whether a column holds a number that OneID vouches for. Nobody holds none. */
export function vouchesFor(actor: Pick<Actor, "pinfl" | "stirs">, column: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const numbers = [...(actor.pinfl === null ? [] : [actor.pinfl]), ...actor.stirs];
  return numbers.length === 0 ? sql`false` : sql`${column} in (${sql.join(numbers)})`;
}

/** Whether OneID vouches for the person in this very session, and nobody acts in their name. */
export async function isVouched(db: Db | Transaction, actor: Actor | undefined): Promise<boolean> {
  if (actor === undefined || actor.impersonation !== null) return false;
  return (await methodOf(db, actor.sessionId)) === "oneid";
}

/**
 * A person's own word, consent, refusal or complaint, is theirs alone to give: OneID vouches for this very session, and
 * nobody gives it in their name (DOMAIN §7, §8).
 * @throws {Problem} `impersonation-limited`, `access-denied`
 */
export async function assertVouched(transaction: Db | Transaction, actor: Actor): Promise<void> {
  if (actor.impersonation !== null) throw new Problem("impersonation-limited");
  if (!(await isVouched(transaction, actor))) {
    throw new Problem("access-denied", { detail: "Sign in by OneID: it has to vouch for the person." });
  }
}

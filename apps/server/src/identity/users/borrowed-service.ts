import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Me, ownAccount } from "@yer/api/contract/own-account";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Actor } from "../../platform/acting/actor.js";
import { livingSessions } from "../sessions/session-queries.js";
import type { Db } from "../../platform/database/database.js";
import { entriesOfBorrowing } from "./history-queries.js";
import { namesOf } from "./queries.js";

/** Who acts in a person's name now, for the person to be told (DOMAIN §8). Whoever does so is told nothing of it. */
export async function readBorrowers(db: Db, actor: Actor, now: MachineTime): Promise<NonNullable<Me["borrowedBy"]>> {
  if (actor.impersonation !== null) return [];
  const sessions = await livingSessions(db, actor.id, now);
  return sessions.flatMap(({ impersonator, expires_at }) =>
    impersonator === null ? [] : [{ by: impersonator, until: expires_at.toISOString() }],
  );
}

/** The latest times somebody acted in a person's name, with the reason where one was given. */
export async function readBorrowings(db: Db, actor: Actor): Promise<ReplyOf<typeof ownAccount.borrowed>["items"]> {
  const found = await entriesOfBorrowing(db, actor.id, 100);
  // Opening is the act of who borrows; what follows is done under both names.
  const borrower = (entry: (typeof found)[number]) => entry.impersonator ?? entry.actor;
  const names = await namesOf(db, found.map(borrower));
  return found.map((entry) => ({
    id: entry.position,
    at: entry.at.toISOString(),
    by: names.get(borrower(entry) ?? "") ?? "",
    action: entry.action,
    reason: entry.reason,
  }));
}

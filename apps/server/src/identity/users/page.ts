import type { UserPage } from "@yer/api/contract/users";
import { maskEmail } from "@yer/api/formats";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../access/decide.js";
import { effectiveCodes } from "../access/effective-codes.js";
import type { Rights } from "../access/grant.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { NewEntry } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { presentUser } from "./present.js";
import { findUser, rolesOf } from "./queries.js";
import { appendUserHistory } from "./user-record.js";

/** A user with what their rights are made of. */
export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Codes the actor needs for a write on a user. */
type UserCode =
  | "read:user"
  | "update:user"
  | "update:permissions"
  | "block:user"
  | "read_jobs:user"
  | "sync_jobs:user"
  | "read_history:user"
  | "read_sessions:user"
  | "end_sessions:user"
  | "end:device"
  | "reset_factor:user"
  | "read_work:user"
  | "hand_over:work"
  | "explain:access";

/**
 * A user whom the actor may see, locked where something is about to change.
 * @throws {Problem} `not-found`, the same for unknown and not visible
 */
export async function visibleUser(
  tx: Db | Transaction,
  actor: Actor,
  id: string,
  code: UserCode,
  lock = false,
): Promise<FoundUser> {
  const user = await findUser(tx, id, lock);
  const subject = { kind: "user", id, territory: user?.territory ?? null } as const;
  const decision = decide(actor, { code, kind: lock ? "act" : "read" }, subject);
  if (user === undefined || !decision.allowed) throw notFound();
  return user;
}

/** What a user may do and where, as it stands. */
export function rightsOf(user: FoundUser): Rights {
  const codes = user.is_staff
    ? effectiveCodes({
        position: user.position_codes ?? [],
        roles: user.roles_codes,
        granted: user.granted,
        revoked: user.revoked,
      })
    : new Set<string>();
  return { codes, territory: user.territory };
}

/** A user as their own page shows them; PINFL, phone and e-mail masked unless `personal`. */
export async function pageOf(tx: Transaction, user: FoundUser, personal: boolean, now: Date): Promise<UserPage> {
  return {
    ...presentUser(user, personal, now),
    email: user.email === null || personal ? user.email : maskEmail(user.email),
    roles: (await rolesOf(tx, user.id)).map(({ id, name }) => ({ id, name })),
    granted: user.granted,
    revoked: user.revoked,
    effective: [...rightsOf(user).codes].toSorted(),
    blockedReason: user.blocked_reason,
    createdAt: user.created_at.toISOString(),
  };
}

/** The page after a write. */
export async function freshPage(tx: Transaction, id: string, now: Date): Promise<UserPage> {
  const user = await findUser(tx, id);
  if (user === undefined) throw notFound();
  return pageOf(tx, user, false, now);
}

/** Appends to the user's history, under the names of whoever acts. */
export async function recordAct(
  tx: Transaction,
  { actor, now }: Pick<ActingInContext, "actor" | "now">,
  id: string,
  entry: Pick<NewEntry, "action" | "reason" | "changes" | "personal" | "params">,
): Promise<void> {
  await appendUserHistory(tx, id, {
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    ...entry,
  });
}

/** Tells open screens, and the person's own, to read again: rights hold on the next request. */
export async function announce(context: Context, tx: Transaction, id: string): Promise<void> {
  await context.events.publish(tx, { kind: "users.changed", id });
  await context.events.publish(tx, { kind: "user.changed", id, user: id });
}

/** @throws {Problem} `precondition-failed` when the caller read an older version */
export async function assertVersion(tx: Transaction, user: FoundUser, ifMatch: number, now: Date): Promise<void> {
  if (user.version === ifMatch) return;
  throw new Problem("precondition-failed", { current: await pageOf(tx, user, false, now) });
}

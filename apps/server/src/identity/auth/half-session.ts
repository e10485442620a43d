import type { HalfOpen } from "@yer/api/contract/auth";
import { uuidv7 } from "uuidv7";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { relyingParty } from "../factors/passkeys.js";
import { factorsOf, recoveryLeft } from "../factors/queries.js";
import { Problem } from "../../platform/problem/problem.js";
import { isSignature, signature } from "../../platform/secrets/signature.js";
import type { HalfSessionsTable } from "../../schema/tables/people.js";

/** How long a person may look for their phone. */
const halfMinutes = 10;

/** Opens a sign-in that waits for its second factor; what it answers opens nothing but the calls under `/auth/factor`. */
export async function openHalfSession(
  context: Context,
  tx: Transaction,
  half: Pick<HalfSessionsTable, "user_id" | "method" | "remember">,
  now: MachineTime,
): Promise<HalfOpen> {
  const id = uuidv7();
  const expires = new Date(now.getTime() + halfMinutes * 60_000);
  await tx
    .insertInto("half_sessions")
    .values({ ...half, id, created_at: now, expires_at: expires, ended_at: null })
    .execute();
  const kinds = new Set((await factorsOf(tx, half.user_id)).map(({ kind }) => kind));
  const withCodes = kinds.size > 0 && (await recoveryLeft(tx, half.user_id)) > 0;
  return {
    second_factor: {
      pending: `${id}.${signature(context.secrets, "half-session.v1", id)}`,
      kinds: [...kinds, ...(withCodes ? (["recovery"] as const) : [])],
      passkeyHost: relyingParty(context.config)?.id ?? null,
      expiresAt: expires.toISOString(),
    },
  };
}

function idOf(context: Pick<Context, "secrets">, pending: string): string | undefined {
  const [, id, given] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(pending) ?? [];
  if (id === undefined || given === undefined) return undefined;
  return isSignature(context.secrets, "half-session.v1", id, given) ? id : undefined;
}

/**
 * The sign-in behind a pending token, with its person; locked where it is about to be finished.
 * @throws {Problem} `sign-in-over` for one that is forged, finished, or too old
 */
export async function readHalfSession(
  context: Context,
  db: Db | Transaction,
  pending: string,
  now: MachineTime,
  lock = false,
) {
  const id = idOf(context, pending);
  if (id === undefined) throw new Problem("sign-in-over");
  const query = db
    .selectFrom("half_sessions")
    .innerJoin("users", "users.id", "half_sessions.user_id")
    .selectAll("half_sessions")
    .select(["users.name", "users.is_staff", "users.blocked"])
    .where("half_sessions.id", "=", id)
    .where("half_sessions.ended_at", "is", null)
    .where("half_sessions.expires_at", ">", now);
  const row = await (lock ? query.forUpdate("half_sessions") : query).executeTakeFirst();
  if (row === undefined || row.blocked) throw new Problem("sign-in-over");
  return row;
}

/** Marks a sign-in as finished. */
export async function endHalfSession(tx: Transaction, id: string, now: MachineTime): Promise<void> {
  await tx.updateTable("half_sessions").set({ ended_at: now }).where("id", "=", id).execute();
}

/** Ends every half-open sign-in of a person. */
export async function endHalfSessionsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("half_sessions")
    .set({ ended_at: now })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
}

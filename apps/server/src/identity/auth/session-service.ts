import type { SignInRecord } from "@yer/api/contract/auth";
import { uuidv7 } from "uuidv7";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Secrets } from "../../platform/config/secrets.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Job } from "../../platform/jobs/jobs.js";
import type { Arrival } from "../sessions/device.js";
import type { SignInMethod } from "../../schema/tables/people.js";
import { appendUserHistory } from "../users/user-record.js";
import * as queries from "../sessions/session-queries.js";
import { readAccessToken, readRefreshToken, refreshToken, signAccessToken } from "./tokens.js";

/** While the newest refresh token is unused, the one before it is answered with the same again for so long (DESIGN §3). */
const graceMilliseconds = 30_000;

/** A session to open. */
export interface NewSession {
  readonly userId: string;
  readonly isStaff: boolean;
  readonly method: SignInMethod;
  readonly expiresAt: Date;
  /** Ends so long after the last touch; left out: at its end only. */
  readonly idleMinutes?: number | null;
  /** Where it was opened from; left out: not told. */
  readonly arrival?: Arrival;
  readonly parent?: { readonly sessionId: string; readonly userId: string };
}

/** Whoever comes with nothing but a token, or is about to have one: nobody acts yet, only when and with what is known. */
interface Arriving<Needed extends keyof Context = "secrets"> {
  readonly now: MachineTime;
  readonly context: Pick<Context, Needed>;
}

function recordOf(
  secrets: Secrets,
  session: { readonly id: string; readonly userId: string; readonly isStaff: boolean; readonly expiresAt: Date },
  n: number,
  now: MachineTime,
): SignInRecord {
  return {
    access_token: signAccessToken(secrets, session.userId, session.id, now, session.expiresAt),
    refresh_token: refreshToken(secrets, session.id, n),
    is_staff: session.isStaff,
  };
}

/**
 * How much longer the service waits than the browser, which tells of touches once a minute and ends the session itself:
 * whoever answers its warning in the last second is still in.
 */
const idleGraceMilliseconds = 120_000;

/** Whether nobody has touched a session for longer than it may lie idle. */
export function isIdle(
  session: { readonly active_at: Date; readonly idle_minutes: number | null },
  now: MachineTime,
): boolean {
  const { active_at: active, idle_minutes: minutes } = session;
  return minutes !== null && now.getTime() - active.getTime() >= minutes * 60_000 + idleGraceMilliseconds;
}

/** Opens a session; answers its first sign-in record. */
export async function openSession(
  tx: Transaction,
  { now, context: { secrets } }: Arriving,
  session: NewSession,
): Promise<SignInRecord> {
  const id = uuidv7();
  await queries.insertSession(tx, {
    id,
    user_id: session.userId,
    method: session.method,
    created_at: now,
    expires_at: session.expiresAt,
    ended_at: null,
    refresh_n: 1,
    refreshed_at: now,
    last_seen_at: now,
    parent_id: session.parent?.sessionId ?? null,
    impersonator_id: session.parent?.userId ?? null,
    impersonation_reason: null,
    browser: session.arrival?.browser ?? null,
    system: session.arrival?.system ?? null,
    network: session.arrival?.address ?? null,
    device_id: session.arrival?.deviceId ?? null,
    active_at: now,
    proved_at: now,
    idle_minutes: session.idleMinutes ?? null,
  });
  if (session.parent === undefined) await queries.setLastSeen(tx, session.userId, now);
  return recordOf(secrets, { ...session, id }, 1, now);
}

/**
 * Exchanges a refresh token for a new record. Each token works once; but a reply can be lost, and ten tabs can ask at
 * once: while the newest token n is unused, n − 1 is answered with n again for 30 s. Any other reuse means that two
 * parties hold the family, so it ends for both.
 * @returns `undefined` when the token is of no worth; what it ended stays ended, so do not throw inside `tx`
 */
export async function refreshSession(
  tx: Transaction,
  { now, context: { secrets } }: Arriving,
  token: string,
): Promise<SignInRecord | undefined> {
  const given = readRefreshToken(secrets, token);
  if (given === undefined) return undefined;
  const row = await queries.lockSession(tx, given.family);
  if (row === undefined || row.ended_at !== null || row.expires_at <= now || row.blocked || isIdle(row, now)) {
    return undefined;
  }
  const session = { id: row.id, userId: row.user_id, isStaff: row.is_staff, expiresAt: row.expires_at };
  if (given.n === row.refresh_n) {
    await queries.setRefresh(tx, row.id, row.refresh_n + 1, now);
    return recordOf(secrets, session, row.refresh_n + 1, now);
  }
  const age = now.getTime() - row.refreshed_at.getTime();
  if (given.n === row.refresh_n - 1 && age <= graceMilliseconds) return recordOf(secrets, session, row.refresh_n, now);
  await queries.endSessions(tx, row.id, now);
  return undefined;
}

/** A fresh record of a session that waited, for {@link refreshSession} to go on from. `undefined`: it is over. */
export async function resumeSession(
  tx: Transaction,
  { now, context: { secrets } }: Arriving,
  sessionId: string,
): Promise<SignInRecord | undefined> {
  const row = await queries.lockSession(tx, sessionId);
  if (row === undefined || row.ended_at !== null || row.expires_at <= now || row.blocked) return undefined;
  await queries.setRefresh(tx, row.id, row.refresh_n + 1, now);
  // The person was at the screen all the time, under another name.
  await queries.setActive(tx, row.id, now);
  const session = { id: row.id, userId: row.user_id, isStaff: row.is_staff, expiresAt: row.expires_at };
  return recordOf(secrets, session, row.refresh_n + 1, now);
}

/**
 * Signs out with whatever the browser still has: an access token, even one that is over, or a refresh token. Signing
 * out of an impersonation signs out of the session behind it too: the person leaves.
 */
export async function signOut(
  tx: Transaction,
  { now, context }: Arriving<"secrets" | "events" | "legalClock">,
  token: string,
): Promise<void> {
  const { secrets, events, legalClock } = context;
  const sessionId = readAccessToken(secrets, token)?.sid ?? readRefreshToken(secrets, token)?.family;
  if (sessionId === undefined) return;
  const row = await queries.lockSession(tx, sessionId);
  if (row === undefined || row.ended_at !== null) return;
  await queries.endSessions(tx, row.parent_id ?? row.id, now);
  await appendUserHistory(tx, row.user_id, {
    at: legalClock.now(),
    actor: row.user_id,
    impersonator: row.impersonator_id,
    action: "session.ended",
  });
  await events.publish(tx, { kind: "session.ended", user: row.user_id });
}

/** Forgets sessions a month after their end, and spent tickets, hourly. */
export function forgetSessionsJob(db: Db): Job {
  return {
    name: "forget-sessions",
    clock: "machine",
    lane: "upkeep",
    everySeconds: 3600,
    tick: async (now) => queries.deleteOld(db, now, new Date(now.getTime() - 30 * 24 * 3_600_000)),
  };
}

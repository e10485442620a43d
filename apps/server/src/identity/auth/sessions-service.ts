import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { sessions } from "@yer/api/contract/sessions";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { recordAct, visibleUser } from "../users/page.js";
import { acknowledgeDevice, newDevices } from "../sessions/device.js";
import { endSessions, endSessionsOf, livingSessions, setActive } from "../sessions/session-queries.js";
import { isIdle } from "./session-service.js";

type Sessions = ReplyOf<typeof sessions.list>;

async function listOf(tx: Db | Transaction, actor: Actor, userId: string, now: MachineTime): Promise<Sessions> {
  const rows = (await livingSessions(tx, userId, now)).filter((row) => !isIdle(row, now));
  return {
    items: rows.map((row) => ({
      id: row.id,
      method: row.method,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      browser: row.browser,
      system: row.system,
      network: row.network,
      expiresAt: row.expires_at.toISOString(),
      current: row.id === actor.sessionId,
      impersonator: row.impersonator,
    })),
  };
}

/** Living sessions of a user. @throws {Problem} `not-found` */
export async function readSessions(
  tx: Db | Transaction,
  actor: Actor,
  userId: string,
  now: MachineTime,
): Promise<Sessions> {
  await visibleUser(tx, actor, userId, "read_sessions:user");
  return listOf(tx, actor, userId, now);
}

/** The actor's own living sessions. */
export async function readOwnSessions(tx: Db | Transaction, actor: Actor, now: MachineTime): Promise<Sessions> {
  return listOf(tx, actor, actor.id, now);
}

async function endOne(tx: Transaction, acting: ActingInContext<MachineTime>, userId: string, id: string) {
  const { actor, context, now } = acting;
  const session = (await livingSessions(tx, userId, now)).find((row) => row.id === id);
  if (session === undefined) throw notFound();
  await endSessions(tx, id, now);
  await recordAct(tx, { actor, now: context.legalClock.now() }, userId, { action: "session.ended" });
  await context.events.publish(tx, { kind: "session.ended", user: userId });
}

/** Ends one session of a user; from the next request on it can do nothing. @throws {Problem} `not-found` */
export async function endSessionOf(
  tx: Transaction,
  acting: ActingInContext<MachineTime>,
  { id: userId, session }: { readonly id: string; readonly session: string },
): Promise<void> {
  const { actor } = acting;
  await visibleUser(tx, actor, userId, "end_sessions:user", true);
  await endOne(tx, acting, userId, session);
}

/** Ends one of the actor's own sessions. @throws {Problem} `not-found` */
export async function endOwnSession(tx: Transaction, acting: ActingInContext<MachineTime>, id: string): Promise<void> {
  const { actor } = acting;
  await endOne(tx, acting, actor.id, id);
}

async function endMany(
  tx: Transaction,
  acting: ActingInContext<MachineTime>,
  userId: string,
  except: string | undefined,
): Promise<{ ended: number }> {
  const { actor, context, now } = acting;
  const living = (await livingSessions(tx, userId, now)).filter((row) => row.id !== except);
  if (except === undefined) await endSessionsOf(tx, userId, now);
  // A handful: nobody has signed in on many devices.
  else for (const { id } of living) await endSessions(tx, id, now);
  if (living.length > 0) {
    await recordAct(tx, { actor, now: context.legalClock.now() }, userId, {
      action: "session.ended",
      params: { count: living.length },
    });
    await context.events.publish(tx, { kind: "session.ended", user: userId });
  }
  return { ended: living.length };
}

/** Ends every session of a user. @throws {Problem} `not-found` */
export async function endAllSessionsOf(
  tx: Transaction,
  acting: ActingInContext<MachineTime>,
  userId: string,
): Promise<{ ended: number }> {
  const { actor } = acting;
  await visibleUser(tx, actor, userId, "end_sessions:user", true);
  return endMany(tx, acting, userId, undefined);
}

/** Ends all of the actor's sessions but the one the request came with. */
export async function endOtherSessions(
  tx: Transaction,
  acting: ActingInContext<MachineTime>,
): Promise<{ ended: number }> {
  const { actor } = acting;
  return endMany(tx, acting, actor.id, actor.sessionId);
}

/** Devices the actor signed in on for the first time and has not called their own. */
export async function readNewDevices(db: Db, actor: Actor): Promise<ReplyOf<typeof sessions.newDevices>> {
  const rows = await newDevices(db, actor.id);
  return {
    items: rows.map(({ device_id: id, first_seen_at: firstSeenAt, ...row }) => ({
      id,
      ...row,
      firstSeenAt: firstSeenAt.toISOString(),
    })),
  };
}

/** Takes a device for the actor's own. @throws {Problem} `not-found` */
export async function knowDevice(tx: Transaction, { actor }: ActingInContext<MachineTime>, id: string): Promise<void> {
  if (!(await acknowledgeDevice(tx, actor.id, id))) throw notFound();
}

/** Puts off the end of an idle session. */
export async function stay({ actor, now, context: { db } }: ActingInContext<MachineTime>): Promise<void> {
  await setActive(db, actor.sessionId, now);
}
